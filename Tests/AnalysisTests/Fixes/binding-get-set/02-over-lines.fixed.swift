import KataLab
import SwiftUI

struct Search: View {
    @State private var query = ""

    var body: some View {
        VStack {
            TextField(
                "Query",
                text: $query
            )
            Text("Results for \(query)")
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Search())
    try lab.enter("tea", into: "Query")
}
