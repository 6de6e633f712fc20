import KataLab
import SwiftUI

final class Log: ObservableObject {
  @Published var lines = 0
  @Published var title = "Log"
}

struct LogView: View {
  #if DEBUG
  @State private var log = Log()
  #else
  @State private var log = Log()
  #endif
  @Binding var isOpen: Bool

  var body: some View {
    VStack {
      Text(isOpen ? "\(log.title): \(log.lines) lines" : "closed")
      Button("Write") {
        log.lines += 1
        isOpen.toggle()
      }
    }
  }
}

struct Screen: View {
  @State private var isOpen = false

  var body: some View { LogView(isOpen: $isOpen) }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Write")
  try lab.tap("Write")
}
