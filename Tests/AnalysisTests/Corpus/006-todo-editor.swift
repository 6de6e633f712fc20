// For iOS 17
import SwiftUI

struct TodoItem: Identifiable, Hashable {
  enum Priority: Int, CaseIterable, Identifiable {
    case low, normal, high
    var id: Int { rawValue }
    var title: LocalizedStringKey {
      switch self {
      case .low: "Low"
      case .normal: "Normal"
      case .high: "High"
      }
    }
  }

  let id: UUID
  var title: String
  var notes = ""
  var isDone = false
  var priority = Priority.normal
  var due: Date?
}

struct TodoListScreen: View {
  @State private var items: [TodoItem] = []
  @State private var editing: TodoItem?
  @State private var newTitle = ""
  @FocusState private var isAdding: Bool

  var body: some View {
    List {
      ForEach($items) { $item in
        TodoRow(item: $item)
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button("Edit", systemImage: "pencil") { editing = item }.tint(.orange)
          }
          .listRowSeparator(.hidden)
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }

      TextField("New item", text: $newTitle)
        .focused($isAdding)
        .onSubmit(add)
    }
    .animation(.default, value: items)
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        EditButton()
        Button("Add", systemImage: "plus") { isAdding = true }
          .labelStyle(.iconOnly)
      }
      ToolbarItem(placement: .keyboard) {
        Button("Done") { isAdding = false }
      }
    }
    .sheet(item: $editing) { item in
      TodoEditor(item: item) { changed in
        guard let index = items.firstIndex(where: { $0.id == changed.id }) else { return }
        items[index] = changed
      }
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
    }
  }

  private func add() {
    let title = newTitle.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    items.append(TodoItem(id: UUID(), title: title))
    newTitle = ""
  }
}

private struct TodoRow: View {
  @Binding var item: TodoItem

  var body: some View {
    Toggle(isOn: $item.isDone) {
      Text(item.title).strikethrough(item.isDone)
    }
    .toggleStyle(.button)
    .sensoryFeedback(.success, trigger: item.isDone) { _, isDone in isDone }
  }
}

private struct TodoEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft: TodoItem
  private let onSave: (TodoItem) -> Void

  init(item: TodoItem, onSave: @escaping (TodoItem) -> Void) {
    _draft = State(initialValue: item)
    self.onSave = onSave
  }

  var body: some View {
    Form {
      TextField("Title", text: $draft.title, prompt: Text("What is to be done?"))
      Picker(selection: $draft.priority) {
        ForEach(TodoItem.Priority.allCases) { Text($0.title).tag($0) }
      } label: {
        Label("Priority", systemImage: "flag")
      }
      .pickerStyle(.segmented)
      TextEditor(text: $draft.notes).frame(minHeight: 120)
      Button("Save") {
        onSave(draft)
        dismiss()
      }
      .disabled(draft.title.isEmpty)
    }
    .interactiveDismissDisabled(draft.title.isEmpty)
  }
}
