import KataLab
import SwiftUI

enum Trace {
	@TaskLocal static var id = 0
}

actor Counter {
	var count = 0
	let step = 2

	func run(_ ids: Range<Int>) async -> Int {
		await withDiscardingTaskGroup { group in
			Trace.$id.withValue(5) {
				for id in ids {
					group.addTask { await self.add(id + Trace.id) }
				}
			}
		}
		return count * step
	}

	func add(_ amount: Int) { count += amount }
}

struct Total: View {
	@State private var total = 0

	var body: some View {
		VStack {
			Text("Total \(total)")
			Button("Clear") { total = 0 }
		}
		.task { total = await Counter().run(0..<3) }
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Total())
	try await lab.settle()
	try lab.tap("Clear")
}
