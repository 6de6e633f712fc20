import KataLab
import SwiftUI

struct Player: View {
    enum Rate: String { case normal, fast }

    var body: some View {
        VStack {
            Text("Player")
            RateButton()
        }
    }

    private struct RateButton: View {
        @State private var rate = Rate.normal

        var body: some View {
            Button("Rate \(rate.rawValue)") {
                rate = rate == .normal ? .fast : .normal
            }
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Player())
    try lab.tap("Rate normal")
}
