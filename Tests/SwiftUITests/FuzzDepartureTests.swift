import Foundation
import SwiftUI
import Testing

/// What leaves with a transition in an animated transaction lives on until the animation ends, and
/// comes back with its state if it is shown again before. Random walks against a model of that.
private struct Stage: View {
  @State var ids: [Int]
  @State var isOn: Bool
  @State var side: Bool
  let log: Log

  var body: some View {
    // The stack is there even when nothing else is.
    VStack {
      ForEach(ids, id: \.self) { Tapper("r\($0)").transition(.slide) }
      if isOn { Tapper("on").padding().transition(.opacity) }
      if side { Tapper("left").transition(.opacity) } else { Tapper("right").transition(.scale) }
      if isOn { Tapper("plain") }
    }
    .onAppear { Stage.change = { (ids, isOn, side) = ($0.ids, $0.isOn, $0.side) } }
  }

  @MainActor static var change: ((Shown) -> Void)?
}

private struct Shown: Equatable {
  var ids: [Int]
  var isOn: Bool
  var side: Bool

  /// The tags on screen, in reading order.
  var tags: [String] {
    ids.map { "r\($0)" } + (isOn ? ["on"] : []) + [side ? "left" : "right"]
      + (isOn ? ["plain"] : [])
  }
}

private struct StageModel {
  var shown: Shown
  var now = 0.0
  /// The hits of everything that lives.
  var hits: [String: Int] = [:]
  /// When what is on its way out ends.
  var deadlines: [String: Double] = [:]

  mutating func show(_ new: Shown, animatedFor seconds: Double?) {
    shown = new
    let tags = Set(new.tags)
    for tag in hits.keys where !tags.contains(tag) && deadlines[tag] == nil {
      if let seconds, tag != "plain" {
        deadlines[tag] = now + seconds
      } else {
        hits[tag] = nil
      }
    }
    for tag in tags {
      deadlines[tag] = nil
      hits[tag] = hits[tag] ?? 0
    }
  }

  mutating func advance(to time: Double) {
    now = time
    for (tag, deadline) in deadlines where deadline <= now {
      (deadlines[tag], hits[tag]) = (nil, nil)
    }
  }

  var texts: [String] { shown.tags.map { "\($0) \(hits[$0] ?? 0)" } }
}

@MainActor private func departure(seed: UInt64) -> String? {
  var random = Seeded(state: seed)
  func flip() -> Bool { Bool.random(using: &random) }
  func newShown() -> Shown {
    Shown(
      ids: Array((0..<4).shuffled(using: &random).prefix(.random(in: 0..<5, using: &random))),
      isOn: flip(), side: flip())
  }
  let first = newShown()
  var model = StageModel(shown: first)
  model.show(first, animatedFor: nil)
  let rig = Rig()
  rig.mount { Stage(ids: first.ids, isOn: first.isOn, side: first.side, log: Log()) }
  defer { rig.graph.unmount() }
  for number in 0..<40 {
    let before = model.hits.count
    var told = ""
    var created = 0
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let time = model.now + Double.random(in: 0..<3, using: &random)
      told = "time \(time)"
      model.advance(to: time)
      rig.graph.clock.advance(to: time)
      rig.act {}
    case 1, 2:
      guard let tag = model.shown.tags.randomElement(using: &random) else { continue }
      told = "tap \(tag)"
      rig.tap("\(tag) \(model.hits[tag] ?? 0)")
      model.hits[tag, default: 0] += 1
    default:
      let new = newShown()
      let seconds = flip() ? Double.random(in: 1..<4, using: &random) : nil
      told = "show \(new), animated: \(seconds ?? 0)"
      created = new.tags.count { model.hits[$0] == nil }
      model.show(new, animatedFor: seconds)
      let step = rig.act {
        guard let seconds else { return Stage.change?(new) ?? () }
        withAnimation(.linear(duration: seconds)) { Stage.change?(new) }
      }
      let (made, ended) = (
        step.stateCreated["Tapper.hits"] ?? 0, step.stateDestroyed["Tapper.hits"] ?? 0
      )
      if made != created || ended != before + created - model.hits.count {
        return "step \(number), \(told): \(made) made, \(ended) ended"
      }
    }
    if rig.graph.texts != model.texts {
      return "step \(number), \(told): \(rig.graph.texts), not \(model.texts)"
    }
  }
  return nil
}

@MainActor @Test
func `random departures and returns keep the state of exactly what comes back in time`() {
  let count = ProcessInfo.processInfo.environment["VIEWKATA_FUZZ"].flatMap(UInt64.init) ?? 200
  for seed in 0..<count {
    guard let difference = departure(seed: seed) else { continue }
    Issue.record("seed \(seed): \(difference)")
    return
  }
}
