import KataLab
import SwiftUI

struct Loading: ViewModifier {
  let isLoading: Bool

  @ViewBuilder
  func body(content: Content) -> some View {
    switch isLoading {
    case true:
      // Placeholders are as high as two lines.
      content.redacted(reason: .placeholder).frame(minHeight: 44, alignment: .leading)
    case false:
      content
    }
  }
}

struct Article: View {
  @State private var text = ""
  @State private var isLoading = true

  var body: some View {
    VStack {
      Text(text.isEmpty ? "Lorem ipsum" : text)
        .modifier(Loading(isLoading: isLoading))
      Button("Load") {
        text = "A cat sat on a mat"
        isLoading = false
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Article())
  try lab.tap("Load")
}
