import KataLab
import SwiftUI

private struct Highlight: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {
      content
        .background(.yellow)
        .bold()
    } else {
      content
    }
  }
}

extension View {
  fileprivate func highlight(_ isOn: Bool) -> some View {
    modifier(Highlight(isOn: isOn))
  }
}

struct Line: View {
  @State private var isMarked = false

  var body: some View {
    HStack {
      Text("Item").highlight(isMarked)
      Button("Mark") { isMarked.toggle() }
    }
  }
}

#Preview {
  Line()
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Line())
  try lab.tap("Mark")
}
