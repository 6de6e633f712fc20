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
        step == 0 ? AnyView(Probe(name: "g")) : AnyView(Probe(name: "h"))
      }
      Button("Next") { step += 1 }
    }
  }

  // Three names of one view, which keeps its count.
  private var probe: AnyView {
    if step == 0 { return AnyView(Probe(name: "a").padding(4)) }
    guard step > 1 else {
      return AnyView(
        Probe(name: "b")
          .padding(8)
      )
    }
    return AnyView(Probe(name: "c").padding(12))
  }

  private func second(_ isLate: Bool) -> AnyView {
    isLate ? AnyView(Probe(name: "late")) : AnyView(Probe(name: "early"))
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
