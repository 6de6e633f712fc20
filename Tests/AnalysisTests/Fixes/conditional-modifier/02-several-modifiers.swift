import KataLab
import SwiftUI

extension View {
    @ViewBuilder
    func applyIf<T: View>(_ condition: Bool, @ViewBuilder transform: (Self) -> T) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct CardView: View {
    let title: String
    let isSelected: Bool

    var body: some View {
        VStack(alignment: .leading) {
            // The title is all there is.
            Text(title)
            Divider()
        }
        .applyIf(isSelected) { card in
            card
                .padding(12)
                .scaleEffect(1.05)
                .shadow(radius: 6)
        }
        .border(.gray)
    }
}

struct Deck: View {
    @State private var selected = 1

    var body: some View {
        VStack {
            ForEach(0..<3) { index in
                CardView(title: "Card \(index)", isSelected: index == selected)
            }
            Button("Next") { selected += 1 }
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Deck())
    try lab.tap("Next")
}
