import KataLab
import SwiftUI

struct Card: View {
    // Asked for by the designers.
    let title: String

    @Environment(\.colorScheme) private var colorScheme

    @State private var count = 0

    var body: some View {
        Button("\(title) \(count)") { count += 1 }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Card(title: "Tea"))
    try lab.tap("Tea 0")
}
