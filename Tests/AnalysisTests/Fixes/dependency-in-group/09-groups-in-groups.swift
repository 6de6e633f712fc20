import Dependencies
import KataLab
import SwiftUI

struct API: DependencyKey, Sendable {
  var ids = [1, 2, 3]
  var priority = TaskPriority.medium
  static let liveValue = API()
  func price(of id: Int) async -> Int { id * 10 }
}

extension DependencyValues {
  var api: API {
    get { self[API.self] }
    set { self[API.self] = newValue }
  }
}

struct Shop {
  @Dependency(\.api) var api

  func total() async -> Int {
    await withTaskGroup(of: Int.self) { outer in
      outer.addTask {
        await withTaskGroup(of: Int.self) { inner in
          for id in self.api.ids {
            inner.addTask { id }
          }
          return await inner.reduce(0, +)
        }
      }
      let more = await withTaskGroup(of: Int.self) { inner in
        inner.addTask { 1 }
        return await inner.reduce(self.api.ids[0], +)
      }
      return await outer.reduce(more, +)
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
    .task { total = await Shop().total() }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Total())
  try await lab.settle()
  try lab.tap("Clear")
}
