import KataLab
import SwiftUI

final class Log: ObservableObject {
  @Published var lines = 0
}

struct Logged: ViewModifier {
  @ObservedObject var log = Log()

  func body(content: Content) -> some View {
    VStack {
      content
      Text("\(log.lines) lines")
      Button("Log") { log.lines += 1 }
    }
  }
}

struct Screen: View {
  var body: some View {
    VStack { Text("Content").modifier(Logged()) }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Log")
}
