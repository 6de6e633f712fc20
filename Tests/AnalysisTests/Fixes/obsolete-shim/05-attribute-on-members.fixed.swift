// targets: iOS 17
import KataLab
import SwiftUI

struct Card: View {
	@State private var count = 0

	var body: some View {
		VStack {
			title
			more
		}
	}

	private var title: some View { Text("Card \(count)") }

	// What adds one.
	@ViewBuilder private var more: some View {
		Button("More") { count += 1 }
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Card())
	try lab.tap("More")
}
