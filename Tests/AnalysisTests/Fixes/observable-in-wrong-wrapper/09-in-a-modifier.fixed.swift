import KataLab
import SwiftUI

final class Log: ObservableObject {
  @Published var lines = 0
}

struct Logged: ViewModifier {
  @State private var log = Log()
  @State private var isOpen = false

  func body(content: Content) -> some View {
    VStack {
      content
      Text(isOpen ? "\(log.lines) lines" : "closed \(log.lines)")
      Button("Log") {
        log.lines += 1
        isOpen = true
      }
    }
  }
}

struct Screen: View {
  var body: some View { Text("Content").modifier(Logged()) }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Log")
}
