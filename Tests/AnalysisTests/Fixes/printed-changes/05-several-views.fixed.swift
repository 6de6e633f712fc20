import KataLab
import SwiftUI

struct Outer: View {
	@State private var count = 0

	var body: some View {
		VStack {
			Inner(count: count)
			Button("More") { count += 1 }
		}
	}
}

struct Inner: View {
	let count: Int

	var body: some View {
		let text = "Count \(count)"
		Text(text)
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Outer())
	try lab.tap("More")
}
