import KataLab
import SwiftUI

public final class Catalog: ObservableObject {
	@Published var isLarge = false
}

struct Shelf: View {
	@ObservedObject var catalog: Catalog
	let title: String

	var body: some View {
		VStack {
			if catalog.isLarge {
				AnyView(Text(title).font(.largeTitle))
			} else {
				AnyView(Text(title))
					.font(.body)
			}
			footer
		}
	}
}

extension Shelf {
	fileprivate var footer: some View {
		if title.isEmpty { return AnyView(EmptyView()) }
		return AnyView(Text("\(title.count) letters"))
	}
}

struct Library: View {
	@StateObject private var catalog = Catalog()

	var body: some View {
		VStack {
			Shelf(catalog: catalog, title: "Poems")
			Shelf(catalog: catalog, title: "")
			Button("Larger") { catalog.isLarge = true }
		}
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Library())
	try lab.tap("Larger")
}
