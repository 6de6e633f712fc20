import KataLab
import SwiftUI

enum Trace {
  @TaskLocal static var id = 0
}

func pair() async -> Int {
  let request = 7
  return await withTaskGroup(of: Int.self) { group in
    Trace.$id.withValue(request) {
      group.addTask { Trace.id }
      // The second one is in a hurry.
      group.addTask(priority: .high) { [request] in
        Trace.id * request
      }
    }
    return await group.reduce(0, +)
  }
}

struct Total: View {
  @State private var total = 0

  var body: some View {
    VStack {
      Text("Total \(total)")
      Button("Clear") { total = 0 }
    }
    .task { total = await pair() }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Total())
  try await lab.settle()
  try lab.tap("Clear")
}
