import KataLab
import SwiftUI

final class Cart: ObservableObject {
	@Published var items: [String] = []
}

struct Shop: View {
	@State var cart = Cart()
	@State private var total = 0

	var body: some View {
		VStack {
			Text(cart.items.joined(separator: ", "))
			Button("Add for \(total)") {
				cart.items.append("item")
				total += 5
			}
		}
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Shop())
	try lab.tap("Add for 0")
	try lab.tap("Add for 5")
}
