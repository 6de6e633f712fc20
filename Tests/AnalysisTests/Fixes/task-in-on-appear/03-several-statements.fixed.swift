import KataLab
import SwiftUI

struct Count: View {
    @State private var count = 0

    var body: some View {
        Button("Count \(count)") { count += 1 }
            .padding()
            .task {
                // Ten, because the server says so.
                let start = await Server.start()
                count = start
            }
            .bold()
    }
}

enum Server {
    static func start() async -> Int { 10 }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Count())
    try await lab.settle()
    try lab.tap("Count 10")
}
