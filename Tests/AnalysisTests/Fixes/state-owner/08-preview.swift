import KataLab
import SwiftUI

struct Player: View {
	@State private var isShuffled = false

	var body: some View {
		VStack {
			Text("Player")
			ShuffleButton(isShuffled: $isShuffled)
		}
	}
}

struct ShuffleButton: View {
	@Binding var isShuffled: Bool

	var body: some View {
		Button(isShuffled ? "Shuffled" : "In order") { isShuffled.toggle() }
	}
}

#Preview {
	ShuffleButton(isShuffled: .constant(false))
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Player())
	try lab.tap("In order")
}
