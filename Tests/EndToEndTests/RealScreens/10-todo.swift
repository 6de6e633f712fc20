import Observation
import SwiftUI

enum Priority: Int, CaseIterable, Comparable, Identifiable {
  case low, medium, high

  var id: Int { rawValue }
  static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }

  var title: String {
    switch self {
    case .low: String(localized: "Low")
    case .medium: String(localized: "Medium")
    case .high: String(localized: "High")
    }
  }

  var color: Color {
    switch self {
    case .low: .blue
    case .medium: .orange
    case .high: .red
    }
  }
}

@Observable
final class TodoItem: Identifiable {
  let id: Int
  var title: String
  var notes = ""
  var isDone = false
  var priority = Priority.medium
  var subtasks: [Subtask] = []

  struct Subtask: Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  init(id: Int, title: String, priority: Priority = .medium) {
    self.id = id
    self.title = title
    self.priority = priority
  }

  var progress: Double {
    subtasks.isEmpty
      ? (isDone ? 1 : 0)
      : Double(subtasks.filter(\.isDone).count) / Double(subtasks.count)
  }
}

@Observable
final class TodoStore {
  enum Filter: String, CaseIterable {
    case all = "All"
    case open = "Open"
    case done = "Done"
  }

  var items: [TodoItem]
  var filter = Filter.all
  var sortsByPriority = false
  private var lastID: Int

  init() {
    let titles = ["Buy milk", "Call the plumber", "Write report", "Water plants", "Book flights"]
    items = titles.enumerated().map { index, title in
      TodoItem(id: index + 1, title: title, priority: Priority.allCases[index % 3])
    }
    lastID = titles.count
  }

  var visible: [TodoItem] {
    let filtered = items.filter { item in
      switch filter {
      case .all: true
      case .open: !item.isDone
      case .done: item.isDone
      }
    }
    return sortsByPriority ? filtered.sorted { $0.priority > $1.priority } : filtered
  }

  var openCount: Int { items.count { !$0.isDone } }

  func add(_ title: String, priority: Priority) {
    lastID += 1
    items.append(TodoItem(id: lastID, title: title, priority: priority))
  }

  func remove(_ item: TodoItem) {
    items.removeAll { $0 === item }
  }

  func removeDone() {
    items.removeAll(where: \.isDone)
  }
}

struct TodoScreen: View {
  @State private var store = TodoStore()
  @State private var isAdding = false
  @State private var edited: TodoItem?
  @State private var editMode = EditMode.inactive

  var body: some View {
    NavigationStack {
      List {
        Section {
          Picker("Filter", selection: $store.filter) {
            ForEach(TodoStore.Filter.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          .listRowInsets(EdgeInsets())
        }
        Section {
          ForEach(store.visible) { item in
            TodoRow(item: item)
              .contentShape(Rectangle())
              .onTapGesture { edited = item }
              .swipeActions(edge: .trailing) {
                Button("Delete", role: .destructive) { store.remove(item) }
                Button("Edit") { edited = item }.tint(.indigo)
              }
              .swipeActions(edge: .leading, allowsFullSwipe: true) {
                Button(item.isDone ? "Reopen" : "Done") { item.isDone.toggle() }.tint(.green)
              }
          }
          .onDelete { offsets in
            for item in offsets.map({ store.visible[$0] }) { store.remove(item) }
          }
          .onMove { source, destination in
            store.items.move(fromOffsets: source, toOffset: destination)
          }
        } header: {
          Text("\(store.openCount) open").textCase(nil)
        }
      }
      .listStyle(.insetGrouped)
      .animation(.default, value: store.visible.map(\.id))
      .environment(\.editMode, $editMode)
      .navigationTitle("To do")
      .toolbar { toolbar }
      .sheet(isPresented: $isAdding) {
        AddSheet { store.add($0, priority: $1) }
      }
      .sheet(item: $edited) { item in
        DetailSheet(item: item)
      }
    }
  }

  @ToolbarContentBuilder
  private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      EditButton()
    }
    ToolbarItemGroup(placement: .topBarTrailing) {
      Menu {
        Toggle("Sort by priority", isOn: $store.sortsByPriority)
        Divider()
        Button("Remove done items", systemImage: "trash") { store.removeDone() }
      } label: {
        Label("More", systemImage: "ellipsis.circle")
      }
      Button("New", systemImage: "plus") { isAdding = true }
    }
    ToolbarItem(placement: .bottomBar) {
      Text("\(store.items.count) items").font(.caption)
    }
  }
}

private struct TodoRow: View {
  @Bindable var item: TodoItem

  var body: some View {
    HStack {
      Toggle(item.title, isOn: $item.isDone)
        .toggleStyle(CheckboxStyle())
      Spacer()
      if !item.subtasks.isEmpty {
        ProgressView(value: item.progress)
          .progressViewStyle(.circular)
          .controlSize(.small)
      }
      Image(systemName: "flag.fill")
        .foregroundStyle(item.priority.color)
        .accessibilityLabel(Text(item.priority.title))
    }
  }
}

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .onTapGesture { configuration.isOn.toggle() }
      configuration.label
        .strikethrough(configuration.isOn)
        .foregroundStyle(configuration.isOn ? .secondary : .primary)
    }
  }
}

private struct AddSheet: View {
  let add: (String, Priority) -> Void
  @State private var title = ""
  @State private var priority = Priority.medium
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("What is to be done?", text: $title)
        Picker("Priority", selection: $priority) {
          ForEach(Priority.allCases) { Text($0.title).tag($0) }
        }
      }
      .navigationTitle("New item")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            add(title, priority)
            dismiss()
          }
          .disabled(title.isEmpty)
        }
      }
    }
    .interactiveDismissDisabled(!title.isEmpty)
  }
}

private struct DetailSheet: View {
  @Bindable var item: TodoItem
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $item.title)
          TextField("Notes", text: $item.notes, axis: .vertical)
        }
        Picker("Priority", selection: $item.priority) {
          ForEach(Priority.allCases) { Text($0.title).tag($0) }
        }
        .pickerStyle(.inline)
        Section("Subtasks") {
          ForEach($item.subtasks) { $subtask in
            HStack {
              TextField("Subtask", text: $subtask.title)
              Toggle("Done", isOn: $subtask.isDone).labelsHidden()
            }
          }
          Button("Add subtask") {
            let id = (item.subtasks.last?.id ?? 0) + 1
            item.subtasks.append(.init(id: id, title: "Subtask \(id)"))
          }
        }
        ProgressView("Progress", value: item.progress)
      }
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}

#Preview {
  TodoScreen()
}
