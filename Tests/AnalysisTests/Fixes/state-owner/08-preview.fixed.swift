import KataLab
import SwiftUI

struct Player: View {
	var body: some View {
		VStack {
			Text("Player")
			ShuffleButton()
		}
	}
}

struct ShuffleButton: View {
	@State private var isShuffled = false

	var body: some View {
		Button(isShuffled ? "Shuffled" : "In order") { isShuffled.toggle() }
	}
}

#Preview {
	ShuffleButton()
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Player())
	try lab.tap("In order")
}
