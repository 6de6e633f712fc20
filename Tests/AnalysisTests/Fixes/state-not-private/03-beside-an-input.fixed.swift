import KataLab
import SwiftUI

struct Row: View {
    let title: String
    @State private var isOpen = false // closed when it appears

    var body: some View {
        VStack {
            Button(title) { isOpen.toggle() }
            if isOpen {
                Text("Details of \(title)")
            }
        }
    }
}

struct Rows: View {
    var body: some View {
        VStack {
            Row(title: "One")
            Row(title: "Two")
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Rows())
    try lab.tap("One")
    try lab.tap("Two")
}
