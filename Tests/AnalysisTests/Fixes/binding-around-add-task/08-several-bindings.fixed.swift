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

enum Trace { @TaskLocal static var name = "none" }

final class Mirror: Sendable {
    let client = Client(base: 9)

    func load() async -> [String] {
        await withTaskGroup(of: String.self) { group in
            group.addTask {
                withDependencies { $0.client = self.client } operation: {
                    @Dependency(\.client) var client
                    return "client \(client.base) of \(self.client.base)"
                }
            }
            group.addTask {
                Trace.$name.withValue("mirror") {
                    """
                        name
                            \(Trace.name)
                        """
                }
            }
            var lines: [String] = []
            while let line = await group.next() { lines.append(line) }
            return lines.sorted()
        }
    }
}

struct Lines: View {
    @State private var lines: [String] = []

    var body: some View {
        VStack {
            ForEach(lines, id: \.self) { Text($0) }
            Button("Clear") { lines.removeAll() }
        }
        .task { lines = await Mirror().load() }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Lines())
    try await lab.settle()
    try lab.tap("Clear")
}
