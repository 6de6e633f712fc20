import KataLab
import SwiftUI

struct Cookbook: View {
	@State private var isFavorite = false
	@State private var servings = 2
	private let steps = ["Chop", "Boil", "Eat"]

	var body: some View {
		VStack {
			Button(isFavorite ? "Favorite" : "Mark") { isFavorite.toggle() }
			stepsSection
		}
	}

	// Servings only matter here.
	private var stepsSection: some View {
		VStack {
			Button("For \(servings)") { addServing() }
			ForEach(steps, id: \.self) { step in
				Text("\(step) for \(servings)")
			}
			Text("One")
			Text("Two")
			Text("Three")
			Text("Four")
			Text("Five")
		}
	}

	private func addServing() { servings += 1 }
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Cookbook())
	try lab.tap("Mark")
	try lab.tap("For 2")
}
