import KataLab
import SwiftUI

struct Grid: View {
	@State private var columns = 2
	@State private var title = "Grid" // shown above
	@State private var isBig = false
	@State private var count = 0

	var body: some View {
		VStack {
			Text("\(title) of \(columns)")
			Text(isBig ? "big" : "small")
			Button("Count \(count)") { count += 1 }
		}
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Grid())
	try lab.tap("Count 0")
}
