// For iOS 17, macOS 14
import Dependencies
import SwiftUI

struct StockLevel: Identifiable, Sendable, Equatable {
  let id: Int
  var count: Int
}

struct StockClient: Sendable {
  var levels: @Sendable (Int) async throws -> [StockLevel]
  var reorder: @Sendable (StockLevel.ID) async throws -> Void
}

extension StockClient: DependencyKey {
  static let liveValue = StockClient(
    levels: { warehouse in [StockLevel(id: warehouse, count: 3)] },
    reorder: { _ in })
  static let testValue = StockClient(levels: { _ in [] }, reorder: { _ in })
}

extension DependencyValues {
  var stock: StockClient {
    get { self[StockClient.self] }
    set { self[StockClient.self] = newValue }
  }
}

@MainActor @Observable
final class StockModel {
  private(set) var levels: [StockLevel] = []
  private(set) var checked: Date?
  @ObservationIgnored @Dependency(\.stock) private var stock
  @ObservationIgnored @Dependency(\.date.now) private var now

  /// Asks all warehouses at once.
  func refresh(_ warehouses: [Int]) async {
    levels = await withTaskGroup(of: [StockLevel].self) { [stock] group in
      for warehouse in warehouses {
        group.addTask { (try? await stock.levels(warehouse)) ?? [] }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    checked = now
  }

  func reorderAll() async throws {
    let stock = stock
    for level in levels where level.count < 5 { try await stock.reorder(level.id) }
  }

  func compare(_ first: Int, _ second: Int) async throws -> Bool {
    async let one = stock.levels(first)
    async let two = stock.levels(second)
    return try await one == two
  }
}

struct StockScreen: View {
  @State private var model = StockModel()
  let warehouses: [Int]

  var body: some View {
    List(model.levels) { level in
      LabeledContent("Item \(level.id)", value: level.count, format: .number)
    }
    .safeAreaInset(edge: .bottom) {
      if let checked = model.checked { Text(checked, style: .time) }
    }
    .task { await model.refresh(warehouses) }
    .toolbar {
      Button("Reorder") { Task { try await model.reorderAll() } }
    }
  }
}

#Preview {
  let _ = prepareDependencies { $0.stock = .testValue }
  StockScreen(warehouses: [1, 2])
}
