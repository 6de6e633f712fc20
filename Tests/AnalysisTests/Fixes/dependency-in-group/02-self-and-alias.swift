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

final class Shop: @unchecked Sendable {
  // Read by every method.
  @Dependency(\.api) private var api

  func total(of ids: [Int]) async -> Int {
    await withTaskGroup(of: Int.self) { group in
      for id in ids {
        let api = self.api
        group.addTask { await api.price(of: id) }
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
    .task { total = await Shop().total(of: [4, 5]) }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Total())
  try await lab.settle()
  try lab.tap("Clear")
}
