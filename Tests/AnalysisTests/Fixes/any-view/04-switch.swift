import KataLab
import SwiftUI

enum Phase: Hashable {
  case idle
  case loading(Double)
  case failed(String), done
}

struct PhaseView: View {
  let phase: Phase
  var retry: () -> Void = {}

  var body: some View {
    content.padding()
  }

  var content: AnyView {
    switch phase {
    case .idle:
      return AnyView(EmptyView())
    case .loading(let share) where share > 0.5: return AnyView(Text("Almost"))
    case .loading(let share):
      return AnyView(ProgressView(value: share))
    case .failed(let message):
      let text = "Failed: \(message)"
      return AnyView(
        VStack {
          Text(text)
          Button("Retry", action: retry)
        }
        .border(.red))
    case .done:
      // Nothing more to say.
      return AnyView(Text("Done"))
    }
  }
}

struct Sync: View {
  @State private var phase = Phase.idle

  var body: some View {
    VStack {
      PhaseView(phase: phase) { phase = .done }
      Button("Start") { phase = .loading(0.2) }
      Button("Go on") { phase = .loading(0.7) }
      Button("Break") { phase = .failed("offline") }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Sync())
  try lab.tap("Start")
  try lab.tap("Go on")
  try lab.tap("Break")
  try lab.tap("Retry")
}
