import KataLab
import SwiftUI

enum Trace {
  @TaskLocal static var id = 0
}

func sum() async -> Int {
  await withTaskGroup(of: Int.self) { group in
    for id in 1...3 {
      group.addTask { Trace.$id.withValue(id) { Trace.id } }
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
    .task { total = await sum() }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Total())
  try await lab.settle()
  try lab.tap("Clear")
}
