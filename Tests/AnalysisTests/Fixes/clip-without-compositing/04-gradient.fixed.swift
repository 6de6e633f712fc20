import KataLab
import SwiftUI

struct Cover: View {
	@State private var name = "Cover"

	var body: some View {
		VStack {
			Text(name)
				.background(Color.white)
				.overlay(LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom))
				.compositingGroup()
				.clipShape(RoundedRectangle(cornerRadius: 8))
				.padding()
			Button("Rename") { name = "Title" }
		}
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Cover())
	try lab.tap("Rename")
}
