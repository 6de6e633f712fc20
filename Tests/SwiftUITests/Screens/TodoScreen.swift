import SwiftUI
import Testing

private struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

private struct TodoScreen: View {
  @State private var todos = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread")]
  @State private var draft = ""
  @State private var editMode = EditMode.inactive

  var body: some View {
    List {
      ForEach($todos) { $todo in
        TodoRow(todo: $todo, isEditing: editMode.isEditing)
      }
      .onDelete { todos.remove(atOffsets: $0) }
      .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
      HStack {
        TextField("New todo", text: $draft, axis: .horizontal)
        Button("Add") {
          todos.append(Todo(id: todos.count + 1, title: draft))
          draft = ""
        }
        .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
      }
      Button("Remove first") { todos.remove(atOffsets: IndexSet(integer: 0)) }
        .deleteDisabled(true)
      Remaining(count: todos.count { !$0.isDone })
    }
    .listStyle(.plain)
    .toolbar { EditButton() }
    .environment(\.editMode, $editMode)
    .animation(.default, value: todos)
  }
}

private struct TodoRow: View {
  @Binding var todo: Todo
  let isEditing: Bool

  var body: some View {
    HStack(spacing: 12) {
      Toggle(isOn: $todo.isDone) { Text("Done \(todo.id)") }
        .labelsHidden()
        .toggleStyle(SwitchToggleStyle(tint: .green))
      if isEditing {
        TextField("Title \(todo.id)", text: $todo.title)
      } else {
        Text(todo.title).strikethrough(todo.isDone, color: .secondary)
      }
    }
  }
}

private struct Remaining: View {
  let count: Int
  var body: some View {
    Text("\(count) left").font(.caption2).foregroundColor(.secondary)
  }
}

@MainActor @Test func `a list of bindings runs the row that was written`() {
  let rig = Rig()
  var steps = [rig.mount { TodoScreen() }]
  steps.append(rig.toggle("Done 2"))
  steps.append(rig.tap("Edit"))
  steps.append(rig.enter("Oat milk", into: "Title 1"))
  steps.append(rig.tap("Done"))
  steps.append(rig.enter("Tea", into: "New todo"))
  steps.append(rig.tap("Add"))
  steps.append(rig.tap("Remove first"))
  #expect(
    steps.map(\.story) == [
      """
      ran Remaining 1, TodoRow 2, TodoScreen 1
      Edit | Done 1 | Milk | Done 2 | Bread | New todo | Add | Remove first | 2 left
      """,
      """
      ran Remaining 1, TodoRow 1, TodoScreen 1
      skipped TodoRow 1
      Edit | Done 1 | Milk | Done 2 | Bread | New todo | Add | Remove first | 1 left
      """,
      """
      ran TodoRow 2, TodoScreen 1
      skipped Remaining 1
      Done | Done 1 | Milk | Done 2 | Bread | New todo | Add | Remove first | 1 left
      """,
      """
      ran TodoRow 1, TodoScreen 1
      skipped Remaining 1, TodoRow 1
      Done | Done 1 | Oat milk | Done 2 | Bread | New todo | Add | Remove first | 1 left
      """,
      """
      ran TodoRow 2, TodoScreen 1
      skipped Remaining 1
      Edit | Done 1 | Oat milk | Done 2 | Bread | New todo | Add | Remove first | 1 left
      """,
      """
      ran TodoScreen 1
      skipped Remaining 1, TodoRow 2
      Edit | Done 1 | Oat milk | Done 2 | Bread | Tea | Add | Remove first | 1 left
      """,
      """
      ran Remaining 1, TodoRow 1, TodoScreen 1
      skipped TodoRow 2
      Edit | Done 1 | Oat milk | Done 2 | Bread | Done 3 | Tea | New todo | Add | Remove first | \
      2 left
      """,
      """
      ran Remaining 1, TodoRow 2, TodoScreen 1
      wasted TodoRow 2
      Edit | Done 2 | Bread | Done 3 | Tea | New todo | Add | Remove first | 1 left
      """,
    ])
}
