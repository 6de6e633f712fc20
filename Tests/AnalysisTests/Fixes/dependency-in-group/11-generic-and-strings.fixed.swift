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

extension Sequence where Element: Sendable {
  func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: Result.self) { group in
      for element in self { group.addTask { await transform(element) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
}

struct Report<ID: Sendable & BinaryInteger>: Sendable {
  @Dependency(\.api) var api
  var ids: [ID]

  func lines() async -> [String] {
    return await withTaskGroup(of: String.self) { [api] group in
      for id in ids.prefix(api.ids.count) {
        let number = Int(id)
        group.addTask {
          """
          Article \(number)
            costs \(await api.price(of: number))
          """
        }
      }
      var lines: [String] = []
      for await line in group { lines.append(line) }
      return lines.sorted()
    }
  }
}

struct Total: View {
  @State private var lines: [String] = []

  var body: some View {
    VStack {
      ForEach(lines, id: \.self) { Text($0) }
      Button("Clear") { lines = [] }
    }
    .task { lines = await Report(ids: [1, 2, 3, 4] as [Int16]).lines() }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Total())
  try await lab.settle()
  try lab.tap("Clear")
}
