import KataLab
import SwiftUI

struct Row: View, Equatable {
    let title: String

    var body: some View { Text(title) }
}

struct Screen: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Row(title: "Fixed")
            Button("Count \(count)") { count += 1 }
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Screen())
    try lab.tap("Count 0")
}
