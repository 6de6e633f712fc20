import KataLab
import SwiftUI

struct Search: View {
    @State private var query = ""

    var body: some View {
        VStack {
            TextField(
                "Query",
                text: Binding(
                    get: { self.query },
                    set: { self.query = $0 }
                )
            )
            Text("Results for \(query)")
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Search())
    try lab.enter("tea", into: "Query")
}
