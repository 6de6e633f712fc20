import KataLab
import SwiftUI

struct Closing: View {
	@Environment(\.dismiss) private var dismiss
	@State private var asks = 0

	var body: some View {
		VStack {
			Text("Asked \(asks) times")
			Button("Close") {
				asks += 1
				dismiss()
			}
		}
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Closing())
	try lab.tap("Close")
}
