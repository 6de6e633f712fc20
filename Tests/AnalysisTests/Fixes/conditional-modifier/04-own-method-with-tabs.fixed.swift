import KataLab
import SwiftUI

extension View {
	/// Shows that somebody else has to answer.
	func dimmed(_ isDimmed: Bool, by amount: Double = 0.4) -> some View {
		self.opacity(isDimmed ? amount : 1).allowsHitTesting(!isDimmed)
	}
}

struct Chat: View {
	@State private var isTheirTurn = false

	var body: some View {
		VStack {
			Text("Your turn?")
				.dimmed(isTheirTurn)
			Button("Pass") { isTheirTurn = true }
		}
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Chat())
	try lab.tap("Pass")
}
