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

func sum() async -> Int {
  @Dependency(\.api) var api
  return await withTaskGroup(of: Int.self) { group in
    for id in api.ids where id > 1 {
      group.addTask(priority: api.priority) { await api.price(of: id) }
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
