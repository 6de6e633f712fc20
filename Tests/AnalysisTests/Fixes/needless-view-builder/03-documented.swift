import KataLab
import SwiftUI

struct Card: View {
    @State private var count = 1

    var body: some View {
        VStack {
            badge(count)
            Button("More") { count += 1 }
        }
    }

    /// A number on a red ground.
    // Shown in the list also.
    @ViewBuilder
    private func badge(_ number: Int) -> some View {
        Text("\(number)")
            .padding()
            .background(Color.red)
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Card())
    try lab.tap("More")
}
