import Dependencies
import KataLab
import SwiftUI

struct API: DependencyKey, Sendable {
	var ids = [1, 2, 3]
	var priority = TaskPriority.medium
	static let liveValue = API()
	func price(of id: Int) async -> Int { id * 10 }
}

extension DependencyValues {
	var api: API {
		get { self[API.self] }
		set { self[API.self] = newValue }
	}
}

struct Log: DependencyKey, Sendable {
	static let liveValue = Log()
	func note(_ text: String) {}
}

extension DependencyValues {
	var log: Log {
		get { self[Log.self] }
		set { self[Log.self] = newValue }
	}
}

@MainActor
final class Shop: ObservableObject {
	@Dependency(\.api) var api
	@Dependency(\.log) var log
	@Published var total = 0

	func load() async {
		total = await withTaskGroup(of: Int.self) { [log, api = self.api] group -> Int in
			defer { log.note("done") }
			for id in api.ids {
				group.addTask { await api.price(of: id) }
			}
			var sum = 0
			while let price = await group.next() {
				log.note("price \(price)")
				sum += price
			}
			return sum
		}
		log.note("total \(total)")
	}
}

struct Total: View {
	@StateObject private var shop = Shop()

	var body: some View {
		VStack {
			Text("Total \(shop.total)")
			Button("Clear") { shop.total = 0 }
		}
		.task { await shop.load() }
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Total())
	try await lab.settle()
	try lab.tap("Clear")
}
