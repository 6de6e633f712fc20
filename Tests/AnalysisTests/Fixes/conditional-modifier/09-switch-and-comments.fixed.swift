import KataLab
import SwiftUI

struct Loading: ViewModifier {
  let isLoading: Bool

  func body(content: Content) -> some View {
    // Placeholders are as high as two lines.
    content
      .redacted(reason: isLoading ? .placeholder : [])
      .frame(minHeight: isLoading ? 44 : nil, alignment: .leading)
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
