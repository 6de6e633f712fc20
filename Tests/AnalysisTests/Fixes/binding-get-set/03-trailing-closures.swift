import KataLab
import SwiftUI

struct Volume: View {
	@State private var level = 1

	var body: some View {
		VStack {
			Knob(
				level: Binding {
					level
				} set: { new in
					level = new
				})
			Text("Level \(level)")
		}
	}
}

struct Knob: View {
	@Binding var level: Int

	var body: some View { Button("Turn from \(level)") { level += 1 } }
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Volume())
	try lab.tap("Turn from 1")
}
