import KataLab
import SwiftUI

extension View {
    @ViewBuilder
    func applyIf<A: View, B: View>(
        _ condition: Bool,
        transform: (Self) -> A,
        else other: (Self) -> B
    ) -> some View {
        if condition {
            transform(self)
        } else {
            other(self)
        }
    }
}

final class Player: ObservableObject {
    @Published var isPlaying = false
}

struct Controls: View {
    @StateObject private var player = Player()

    var body: some View {
        Button("Play") { player.isPlaying.toggle() }
            .opacity(player.isPlaying ? 0.8 : 0.3)
            .offset(y: player.isPlaying ? 4 : 0)
            .accessibilityHint("Starts the song")
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Controls())
    try lab.tap("Play")
    try lab.tap("Play")
}
