import KataLab
import SwiftUI

#if os(macOS)
typealias Amount = Double
#else
typealias Amount = CGFloat
#endif

struct Inset<Content: View>: View {
    var by: Amount
    let content: () -> Content

    var body: some View {
        HStack { content() }.padding(by)
    }
}

struct Shaded<Content: View>: View {
    @State private var isDark = false
    let content: () -> Content

    var body: some View {
        VStack {
            content()
            Button("Shade") { isDark.toggle() }
        }
        .opacity(isDark ? 0.5 : 1)
    }
}

struct Page: View {
    var body: some View {
        Shaded {
            Inset(by: 4) {
                Text("""
                    Dear all,
                      yours
                    """)
            }
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Page())
    try lab.tap("Shade")
}
