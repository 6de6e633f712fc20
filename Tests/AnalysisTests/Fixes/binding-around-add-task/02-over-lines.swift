import KataLab
import SwiftUI

enum Trace {
  @TaskLocal static var id = 0
}

struct Loader {
  let ids: [Int]

  func load() async -> Int {
    await withTaskGroup(of: Int.self, returning: Int.self) { group in
      for id in ids {
        // Each one under its own number.
        Trace.$id.withValue(id * 10) {
          group.addTask {
            let extra = 1
            await Task.yield()
            return Trace.id + extra
          }
        }
      }
      var total = 0
      for await part in group { total += part }
      return total
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
    .task { total = await Loader(ids: [1, 2]).load() }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Total())
  try await lab.settle()
  try lab.tap("Clear")
}
