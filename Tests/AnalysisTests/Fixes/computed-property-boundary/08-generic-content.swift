import KataLab
import SwiftUI

struct Framed<Content: View, Label: View>: View {
  @State private var taps = 0
  let titles: [String]
  let label: Label
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Button("Taps \(taps)") { taps += 1 }
      label
      framedContent
    }
  }

  @ViewBuilder
  private var framedContent: some View {
    content
    ForEach(titles, id: \.self) { title in
      Text(title)
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount {
    Framed(titles: ["one", "two"], label: Text("label")) { Text("inside") }
  }
  try lab.tap("Taps 0")
}
