import KataLab
import SwiftUI

struct Row: View {
    /// How many fit.
    private let limit: Int = 3
    @State private var count = 0

    var body: some View {
        Button("\(count) of \(limit)") { count = min(count + 1, limit) }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Row())
    try lab.tap("0 of 3")
}
