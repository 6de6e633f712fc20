import KataLab
import SwiftUI

struct Tap<Label: View>: View {
	@State private var taps = 0
	var name = "Tap"
	// What is tapped.
	let label: () -> Label

	var body: some View {
		VStack {
			Button("\(name) \(taps)") { taps += 1 }
			HStack {
				label()
			}
		}
	}
}

struct Taps: View {
	let words = ["one", "two"]

	var body: some View {
		VStack {
			ForEach(words, id: \.self) { word in
				Tap(name: word, label: { Text("Tap \(word)") })
			}
		}
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Taps())
	try lab.tap("one 0")
}
