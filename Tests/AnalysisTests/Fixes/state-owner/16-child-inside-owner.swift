import KataLab
import SwiftUI

struct Player: View {
    @State private var rate = Rate.normal

    enum Rate: String { case normal, fast }

    var body: some View {
        VStack {
            Text("Player")
            RateButton(rate: rate, change: { rate = rate == .normal ? .fast : .normal })
        }
    }

    private struct RateButton: View {
        let rate: Rate
        let change: () -> Void

        var body: some View {
            Button("Rate \(rate.rawValue)") {
                change()
            }
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Player())
    try lab.tap("Rate normal")
}
