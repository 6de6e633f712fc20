import KataLab
import SwiftUI

struct Title: View {
	@State private var count = 0

	var body: some View {
		VStack {
			label(for: count)
			Button("More") { count += 1 }
		}
	}

	@ViewBuilder func label(for count: Int) -> some View {
		if count == 0 {
			return Text("none")
		}
		return Text("\(count) things")
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Title())
	try lab.tap("More")
}
