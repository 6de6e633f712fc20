import KataLab
import SwiftUI

struct Panel<Content: View>: View {
  var isOpen = true
  @ViewBuilder let content: Content

  var body: some View {
    panel(of: content)
  }

  private func panel<Inner: View>(of inner: Inner) -> AnyView {
    if #available(iOS 16, macOS 13, *) {
      return isOpen ? AnyView(inner.bold()) : AnyView(Text("…"))
    } else {
      return AnyView(inner)
    }
  }
}

struct Book: View {
  @State private var isOpen = true

  var body: some View {
    VStack {
      Panel(isOpen: isOpen) {
        Text("Once upon a time")
      }
      Button("Close") { isOpen = false }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Book())
  try lab.tap("Close")
}
