import KataLab
import SwiftUI

struct Page: View {
    @State private var number = 1

    var body: some View {
        VStack {
            Text("Page \(number)")
            Button("Next") { number += 1 }
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Page())
    try lab.tap("Next")
    try lab.tap("Next")
}
