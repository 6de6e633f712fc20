import Dependencies
import KataLab
import SwiftUI

struct Client: DependencyKey, Sendable {
    var base = 1
    static let liveValue = Client()
    func fetch(_ id: Int) async throws -> Int { base * 100 + id }
}

extension DependencyValues {
    var client: Client {
        get { self[Client.self] }
        set { self[Client.self] = newValue }
    }
}

func fetch(_ id: Int) async throws -> Int {
    @Dependency(\.client) var client
    return try await client.fetch(id)
}

func load(from mirrors: [Client]) async -> Int {
    let sum = try? await withThrowingTaskGroup(of: Int.self) { group in
        for mirror in mirrors {
            withDependencies {
                $0.client = mirror
            } operation: {
                group.addTask { try await fetch(2) }
            }
        }
        return try await group.reduce(0, +)
    }
    return sum ?? -1
}

struct Total: View {
    @State private var total = 0

    var body: some View {
        VStack {
            Text("Total \(total)")
            Button("Clear") { total = 0 }
        }
        .task { total = await load(from: [Client(base: 3), Client(base: 4)]) }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Total())
    try await lab.settle()
    try lab.tap("Clear")
}
