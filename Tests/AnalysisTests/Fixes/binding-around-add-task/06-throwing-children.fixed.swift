import KataLab
import SwiftUI

enum Trace {
  @TaskLocal static var id = 0
}

struct Refused: Error {}

func check(_ id: Int) throws -> Int {
  guard id == Trace.id else { throw Refused() }
  return id
}

func load() async -> Int {
  do {
    return try await withThrowingTaskGroup(of: Int.self) { group in
      for id in [4, 5] {
        group.addTask { try Trace.$id.withValue(id) { try check(id) } }
        group.addTask { Trace.$id.withValue(id + 1) { (try? check(id)) ?? 100 } }
      }
      return try await group.reduce(0, +)
    }
  } catch {
    return -1
  }
}

struct Total: View {
  @State private var total = 0

  var body: some View {
    VStack {
      Text("Total \(total)")
      Button("Clear") { total = 0 }
    }
    .task { total = await load() }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Total())
  try await lab.settle()
  try lab.tap("Clear")
}
