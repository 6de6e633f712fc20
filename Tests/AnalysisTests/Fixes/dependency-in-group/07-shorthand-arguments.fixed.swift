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

  func total() async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { [api] in
      $0.addTask(priority: api.priority) { 7 }
      return try await $0.next() ?? api.ids.count
    }
  }

  func warm() async {
    await withDiscardingTaskGroup { [api] in for id in api.ids { $0.addTask { print(id * 0) } } }
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

@MainActor func load() async -> Int {
  let shop = Shop()
  await shop.warm()
  return (try? await shop.total()) ?? 0
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Total())
  try await lab.settle()
  try lab.tap("Clear")
}
