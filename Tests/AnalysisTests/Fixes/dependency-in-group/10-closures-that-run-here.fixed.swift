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

protocol Summing: Sendable {
    func total() async -> Int
}

extension Summing {
    func doubled() async -> Int { await total() * 2 }
}

struct Shop: Summing {
    @Dependency(\.api) var api
    let start: Int

    func total() async -> Int {
        let ids = [5, 6]
        return await withTaskGroup(of: Int.self) { [start, api] group in
            ids.filter { !api.ids.contains($0) }.forEach { id in
                group.addTask { await api.price(of: id) }
            }
            #if DEBUG || true
            group.addTask { start }
            #endif
            return await group.reduce(0) { sum, price in
                max(sum + price, api.ids.count)
            }
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
        .task { total = await Shop(start: 1).doubled() }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Total())
    try await lab.settle()
    try lab.tap("Clear")
}
