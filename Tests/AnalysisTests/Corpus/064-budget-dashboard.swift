// For iOS 17, macOS 14
import SwiftUI

struct BudgetCategory: Identifiable, Hashable {
  let id: String
  var limit: Decimal
  var spent: Decimal

  var remaining: Decimal { limit - spent }
  var isOver: Bool { spent > limit }
}

struct BudgetMonth: Equatable {
  var title: String
  var categories: [BudgetCategory]
  var income: Decimal

  var spent: Decimal { categories.reduce(0) { $0 + $1.spent } }
}

/// A screen of several sections in computed properties, all of which show the same month.
struct BudgetDashboard: View {
  @Binding var month: BudgetMonth
  @State private var edited: BudgetCategory?

  var body: some View {
    List {
      summary
      categories
    }
    .navigationTitle(month.title)
    .sheet(item: $edited) { category in
      BudgetLimitEditor(category: category, save: replace)
    }
  }

  private var summary: some View {
    Section {
      HStack {
        VStack(alignment: .leading) {
          Text("Income").font(.caption)
          Text(month.income, format: .currency(code: "EUR"))
        }
        Spacer()
        VStack(alignment: .trailing) {
          Text("Spent").font(.caption)
          Text(month.spent, format: .currency(code: "EUR"))
            .foregroundStyle(month.spent > month.income ? .red : .primary)
        }
      }
      ProgressView(value: share).tint(share >= 1 ? .red : .green)
    }
  }

  private var categories: some View {
    Section("Categories") {
      ForEach(month.categories) { category in
        Button {
          edited = category
        } label: {
          BudgetRow(category: category)
        }
        .buttonStyle(.plain)
      }
    }
  }

  private var share: Double {
    guard month.income > 0 else { return 0 }
    return min(1, NSDecimalNumber(decimal: month.spent / month.income).doubleValue)
  }

  private func replace(_ category: BudgetCategory) {
    guard let index = month.categories.firstIndex(where: { $0.id == category.id }) else { return }
    month.categories[index] = category
  }
}

private struct BudgetRow: View {
  let category: BudgetCategory

  var body: some View {
    LabeledContent(category.id) {
      VStack(alignment: .trailing) {
        Text(category.remaining, format: .currency(code: "EUR"))
        Text("of \(category.limit, format: .currency(code: "EUR"))").font(.caption2)
      }
      .foregroundStyle(category.isOver ? .red : .secondary)
    }
  }
}

private struct BudgetLimitEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var category: BudgetCategory
  private let save: (BudgetCategory) -> Void

  init(category: BudgetCategory, save: @escaping (BudgetCategory) -> Void) {
    _category = State(initialValue: category)
    self.save = save
  }

  var body: some View {
    Form {
      TextField("Limit", value: $category.limit, format: .currency(code: "EUR"))
      Button("Save") {
        save(category)
        dismiss()
      }
    }
  }
}
