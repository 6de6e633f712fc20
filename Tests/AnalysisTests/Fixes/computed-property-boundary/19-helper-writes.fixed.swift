import KataLab
import SwiftUI

struct Composer: View {
  @State private var text = ""
  @State private var isDark = false
  @State private var shade = 0

  var body: some View {
    VStack {
      Toggle("Dark", isOn: $isDark)
      Text(isDark ? "dark \(shade)" : "light")
      TextField("Text", text: $text)
      HistoryView(text: $text)
    }
  }
}

// What was sent.
//
// Newest last.
private struct HistoryView: View {
  @State private var sent: [String] = []
  @Binding var text: String

  var body: some View {
    VStack {
      ForEach(sent, id: \.self) { Text($0) }
      Button("Send") { send() }
    }
  }

  /// Sends the text.
  private func send() {
    guard !text.isEmpty else { return }
    sent.append(text)
    text = ""
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Composer())
  try lab.toggle("Dark")
  try lab.enter("Hi", into: "Text")
  try lab.tap("Send")
}
