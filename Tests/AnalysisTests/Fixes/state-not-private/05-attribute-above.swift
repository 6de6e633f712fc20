import KataLab
import SwiftUI

struct Search: View {
	/// What is looked for.
	@State
	var query = ""

	var body: some View {
		VStack {
			TextField("Query", text: $query)
			Text(query.isEmpty ? "All" : "Results for \(query)")
		}
	}
}

@MainActor func scenario(_ lab: Lab) async throws {
	try lab.mount(Search())
	try lab.enter("tea", into: "Query")
}
