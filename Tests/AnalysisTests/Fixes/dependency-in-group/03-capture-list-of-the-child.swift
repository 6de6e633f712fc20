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
        var total = 0
        await withTaskGroup(of: Int.self) { group in
            for id in 1...3 {
                group.addTask { [api] in await api.price(of: id) }
                group.addTask { [api, half = id / 2] in
                    // Half price.
                    await api.price(of: half)
                }
            }
            for await price in group { total += price }
        }
        return total
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
