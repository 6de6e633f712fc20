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

enum Shop {
  static func total() async -> Int {
    await withTaskGroup(of: Int.self) { group in
      @Dependency(\.api) var api

      for id in api.ids {
        group.addTask { await api.price(of: id) }
      }
      return await group.reduce(0, +)
    }
  }

  static func count() async -> Int {
    let extra = 1
    let sum = await withTaskGroup(of: Int.self) { group in
      @Dependency(\.api) var api
      let ids = api.ids
      for id in ids { group.addTask { id } }
      return await group.reduce(0) { $0 + $1 * 0 + 1 }
    }
    return sum + extra
  }
}

struct Total: View {
  @State private var total = 0

  var body: some View {
    VStack {
      Text("Total \(total)")
      Button("Clear") { total = 0 }
    }
    .task { total = await Shop.total() + Shop.count() }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Total())
  try await lab.settle()
  try lab.tap("Clear")
}
