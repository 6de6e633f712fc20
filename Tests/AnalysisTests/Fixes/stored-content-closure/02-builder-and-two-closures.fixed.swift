import KataLab
import SwiftUI

struct Panel<Header: View, Content: View, Footer: View>: View {
    /// Above the line.
    @ViewBuilder var header: Header
    @ViewBuilder let content: Content
    @ViewBuilder let footer: Footer

    var body: some View {
        VStack {
            header.bold()
            Divider()
            content
            footer
        }
    }
}

struct Settings: View {
    @State private var isLoud = false

    var body: some View {
        Panel {
            Text("Sound")
            Text("and more")
        } content: {
            Toggle("Loud", isOn: $isLoud)
        } footer: {
            if isLoud { Text("Mind the neighbours") }
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Settings())
    try lab.toggle("Loud")
}
