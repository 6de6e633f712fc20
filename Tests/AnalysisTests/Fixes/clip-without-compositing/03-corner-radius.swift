import KataLab
import SwiftUI

struct Tile: View {
    @State private var count = 0

    var body: some View {
        VStack {
            // Round, as on the home screen.
            Text("\(count)")
                .padding()
                .background(Color.gray)
                .overlay { Color.black.opacity(0.1) }
                .cornerRadius(12)
            Button("More") { count += 1 }
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Tile())
    try lab.tap("More")
}
