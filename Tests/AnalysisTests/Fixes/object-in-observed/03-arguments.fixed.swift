import KataLab
import SwiftUI

final class Timer: ObservableObject {
	@Published var left: Int

	init(minutes: Int, name: String) { left = minutes }
}

struct TimerView: View {
	let title: String
	@StateObject private var timer: Timer = Timer(
		minutes: 3,
		name: "Tea")

	var body: some View {
		VStack {
			Text("\(title) \(timer.left)")
			Button("Minus") { timer.left -= 1 }
		}
	}
}

struct Kitchen: View {
	var body: some View {
		HStack {
			TimerView(title: "Eggs")
		}
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Kitchen())
	try lab.tap("Minus")
}
