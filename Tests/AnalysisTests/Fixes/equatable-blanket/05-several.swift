import KataLab
import SwiftUI

struct Cell: View, Equatable {
	let x: Int
	let y: Int

	var body: some View { Text("\(x), \(y)") }
}

struct Board: View {
	@State private var x = 0

	var body: some View {
		HStack {
			Cell(x: x, y: 0).equatable()
			Cell(x: 1, y: 1).equatable().bold()
			VStack { Cell(x: 2, y: x).equatable() }
			Button("Move") { x += 1 }
		}
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Board())
	try lab.tap("Move")
}
