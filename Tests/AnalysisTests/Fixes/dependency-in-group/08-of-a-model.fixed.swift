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

struct Pricing: Sendable {
  @Dependency(\.api) var api
  var factor = 2
}

struct Shop {
  let pricing = Pricing()

  func total() async -> Int {
    await withTaskGroup(of: Int.self, returning: Int.self) { [api = pricing.api] group in
      for id in api.ids {
        group.addTask { id * 3 }
      }
      var sum = api.ids.count
      for await part in group { sum += part }
      return sum * pricing.factor
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
