import KataLab
import SwiftUI

extension View {
  @ViewBuilder func `if`<V: View>(_ isTrue: Bool, then change: (Self) -> V) -> some View {
    if isTrue { change(self) } else { self }
  }
}

struct Task: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
}

struct TaskRow: View {
  let task: Task
  var isCompact = false

  var body: some View {
    HStack {
      Text(task.title).if(task.isDone) { $0.strikethrough().italic() }
      if !isCompact { Text("#\(task.id)").if(!task.isDone) { $0.bold() } }
    }
    .if(task.isDone || isCompact) { row in row.disabled(true) }
  }
}

struct Tasks: View {
  @State private var tasks = [Task(id: 1, title: "Water plants"), Task(id: 2, title: "Call Ida")]

  var body: some View {
    VStack {
      ForEach(tasks) { TaskRow(task: $0) }
      Button("Done") { tasks[0].isDone = true }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Tasks())
  try lab.tap("Done")
}
