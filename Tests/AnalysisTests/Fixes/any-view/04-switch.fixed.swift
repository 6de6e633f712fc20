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

  @ViewBuilder var content: some View {
    switch phase {
    case .idle:
      EmptyView()
    case .loading(let share) where share > 0.5: Text("Almost")
    case .loading(let share):
      ProgressView(value: share)
    case .failed(let message):
      let text = "Failed: \(message)"
      VStack {
        Text(text)
        Button("Retry", action: retry)
      }
      .border(.red)
    case .done:
      // Nothing more to say.
      Text("Done")
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
