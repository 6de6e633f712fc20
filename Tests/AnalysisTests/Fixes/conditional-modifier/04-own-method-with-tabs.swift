import KataLab
import SwiftUI

extension View {
	/// Shows that somebody else has to answer.
	@ViewBuilder
	func dimmed(_ isDimmed: Bool, by amount: Double = 0.4) -> some View {
		if !isDimmed {
			self
		} else {
			self.opacity(amount).allowsHitTesting(false)
		}
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
