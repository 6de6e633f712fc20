import KataLab
import SwiftUI

enum Trace {
  @TaskLocal static var id = 0
}

extension Collection where Element == Int, Self: Sendable {
  func traced() async -> Int {
    await withTaskGroup(of: Int.self) { group in
      for element in self {
        _ = group.addTaskUnlessCancelled { Trace.$id.withValue(element) { Trace.id * Trace.id } }
      }
      return await group.reduce(into: 0) { $0 += $1 }
    }
  }
}

struct Total: View {
  @State private var total = 0

  var body: some View {
    VStack {
      Text("Total \(total)")
      Button("Clear") { total = 0 }
    }
    .task { total = await [2, 3].traced() }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Total())
  try await lab.settle()
  try lab.tap("Clear")
}
