import KataLab
import SwiftUI

struct Screen: View {
    @State private var count = 0
    let rows: [String]

    // MARK: - Body

    var body: some View {
        VStack {
            Button("Count \(count)") { count += 1 } // counts
            rowSection // the rows
                .padding()
        }
    }

    // MARK: - Sections

    /* The rows. */
    private var rowSection: some View { // as many as there are
        VStack {
            #if DEBUG
            Text("debug \(rows.count)")
            #endif
            ForEach(rows, id: \.self) { row in
                Text(row) // plain
            }
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Screen(rows: ["a"]))
    try lab.tap("Count 0")
}
