import Combine
import Foundation
import SwiftUI

struct Expense: Identifiable, Codable, Equatable {
  enum Category: String, Codable, CaseIterable, Identifiable {
    case food, travel, fun, home
    var id: String { rawValue }
  }

  var id: Int
  var note: String
  var amount: Double
  var category: Category
  var day: Int
}

protocol ExpenseRepository {
  var changes: AnyPublisher<[Expense], Never> { get }
  func insert(_ expense: Expense)
  func remove(ids: [Expense.ID])
}

final class InMemoryRepository: ExpenseRepository {
  private let subject: CurrentValueSubject<[Expense], Never>

  init(_ expenses: [Expense] = InMemoryRepository.samples) {
    subject = CurrentValueSubject(expenses)
  }

  var changes: AnyPublisher<[Expense], Never> { subject.eraseToAnyPublisher() }

  func insert(_ expense: Expense) {
    var expense = expense
    expense.id = (subject.value.map(\.id).max() ?? 0) + 1
    subject.value.append(expense)
  }

  func remove(ids: [Expense.ID]) {
    subject.send(subject.value.filter { !ids.contains($0.id) })
  }

  static let samples: [Expense] = {
    let json = """
      [{"id": 1, "note": "Groceries", "amount": 54.2, "category": "food", "day": 1},
       {"id": 2, "note": "Train", "amount": 23, "category": "travel", "day": 1},
       {"id": 3, "note": "Cinema", "amount": 12.5, "category": "fun", "day": 2}]
      """
    return (try? JSONDecoder().decode([Expense].self, from: Data(json.utf8))) ?? []
  }()
}

@MainActor
final class ExpensesViewModel: ObservableObject {
  struct DaySection: Identifiable {
    let id: Int
    let expenses: [Expense]
    var total: Double { expenses.reduce(0) { $0 + $1.amount } }
  }

  @Published var query = ""
  @Published var category: Expense.Category?
  @Published private(set) var sections: [DaySection] = []
  @Published private(set) var total = 0.0
  @Published var budget = 150.0

  let repository: ExpenseRepository
  private var subscriptions: Set<AnyCancellable> = []

  init(repository: ExpenseRepository = InMemoryRepository()) {
    self.repository = repository

    let filtered = Publishers.CombineLatest3(repository.changes, $query, $category)
      .map { expenses, query, category in
        expenses.filter { expense in
          (query.isEmpty || expense.note.lowercased().contains(query.lowercased()))
            && (category == nil || expense.category == category)
        }
      }
      .share()

    filtered
      .map { expenses in
        Dictionary(grouping: expenses, by: \.day)
          .map { DaySection(id: $0.key, expenses: $0.value) }
          .sorted { $0.id < $1.id }
      }
      .sink { [weak self] sections in self?.sections = sections }
      .store(in: &subscriptions)

    repository.changes
      .map { $0.reduce(0) { $0 + $1.amount } }
      .assign(to: \.total, on: self)
      .store(in: &subscriptions)
  }

  var isOverBudget: Bool { total > budget }

  func delete(at offsets: IndexSet, in section: DaySection) {
    repository.remove(ids: offsets.map { section.expenses[$0].id })
  }
}

struct ExpensesScreen: View {
  @StateObject private var model = ExpensesViewModel()
  @State private var isAdding = false

  var body: some View {
    NavigationView {
      List {
        Section {
          BudgetView(total: model.total, budget: $model.budget)
        }
        categoryPicker
        ForEach(model.sections) { section in
          Section {
            ForEach(section.expenses) { expense in
              ExpenseRow(expense: expense)
            }
            .onDelete { model.delete(at: $0, in: section) }
          } header: {
            HStack {
              Text("Day \(section.id)")
              Spacer()
              Text(section.total, format: .currency(code: "EUR"))
            }
          }
        }
      }
      .listStyle(InsetGroupedListStyle())
      .searchable(text: $model.query)
      .navigationTitle("Expenses")
      .toolbar {
        Button {
          isAdding = true
        } label: {
          Label("Add", systemImage: "plus")
        }
      }
      .sheet(isPresented: $isAdding) {
        AddExpense(lastDay: model.sections.last?.id ?? 1, save: model.repository.insert)
      }
    }
    .alert("Over budget", isPresented: .constant(false)) {}
  }

  private var categoryPicker: some View {
    Picker("Category", selection: $model.category) {
      Text("All").tag(Expense.Category?.none)
      ForEach(Expense.Category.allCases) { category in
        Text(category.rawValue.capitalized).tag(Optional(category))
      }
    }
    .pickerStyle(.menu)
  }
}

private struct BudgetView: View {
  let total: Double
  @Binding var budget: Double

  var body: some View {
    VStack(alignment: .leading) {
      ProgressView(value: min(total, budget), total: max(budget, 1)) {
        Text("Spent \(total, specifier: "%.2f") of \(budget, specifier: "%.0f")")
      }
      .accentColor(total > budget ? .red : .green)
      Slider(value: $budget, in: 50...500, step: 10)
      if total > budget {
        Label("Over budget", systemImage: "exclamationmark.octagon")
          .foregroundColor(.red)
      }
    }
    .animation(.easeIn(duration: 0.2), value: total > budget)
  }
}

private struct ExpenseRow: View {
  let expense: Expense

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(expense.note)
        Text(LocalizedStringKey(expense.category.rawValue))
          .font(.caption)
          .foregroundColor(.secondary)
      }
      Spacer()
      Text(expense.amount.formatted(.number.precision(.fractionLength(2))))
        .foregroundColor(expense.amount > 50 ? .red : .primary)
    }
  }
}

private struct AddExpense: View {
  let lastDay: Int
  let save: (Expense) -> Void
  @State private var draft = Expense(id: 0, note: "", amount: 0, category: .food, day: 1)
  @Environment(\.presentationMode) private var presentationMode
  @FocusState private var focus: Bool

  var body: some View {
    NavigationView {
      Form {
        TextField("Note", text: $draft.note).focused($focus)
        TextField("Amount", value: $draft.amount, format: .number)
          .keyboardType(.decimalPad)
        Picker("Kind", selection: $draft.category) {
          ForEach(Expense.Category.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        Stepper("Day \(draft.day)", value: $draft.day, in: 1...31)
      }
      .navigationBarTitle("New expense", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button("Save") {
          save(draft)
          presentationMode.wrappedValue.dismiss()
        }
        .disabled(draft.note.isEmpty || draft.amount <= 0)
      )
      .onAppear {
        draft.day = lastDay
        focus = true
      }
    }
  }
}

#Preview {
  ExpensesScreen()
}
