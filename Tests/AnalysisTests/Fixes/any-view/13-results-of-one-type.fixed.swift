import KataLab
import SwiftUI

struct Probe: View {
  let name: String
  @State private var taps = 0

  var body: some View {
    Button("\(name) \(taps)") { taps += 1 }
  }
}

struct Steps: View {
  @State private var step = 0

  var body: some View {
    VStack {
      probe
      self.second(step > 0)
      Group {
        step == 0 ? Probe(name: "g") : Probe(name: "h")
      }
      Button("Next") { step += 1 }
    }
  }

  // Three names of one view, which keeps its count.
  private var probe: some View {
    if step == 0 { return Probe(name: "a").padding(4) }
    guard step > 1 else {
      return Probe(name: "b")
        .padding(8)
    }
    return Probe(name: "c").padding(12)
  }

  private func second(_ isLate: Bool) -> some View {
    isLate ? Probe(name: "late") : Probe(name: "early")
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Steps())
  try lab.tap("a 0")
  try lab.tap("early 0")
  try lab.tap("g 0")
  try lab.tap("Next")
  try lab.tap("Next")
}
