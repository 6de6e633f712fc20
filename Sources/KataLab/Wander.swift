import Foundation
import SwiftUI

extension Lab {
  /// Operates whatever is on screen, at random: a walk of `count` interactions, each a step of its
  /// own that is named like the call it could be replaced by (`tap Save`, `toggle Wi-Fi`,
  /// `enter Ada into Name`).
  ///
  /// The same screen and the same `seed` give the same walk. While something is presented, only
  /// that is operated; pages and sheets are also left the way the system lets one leave them
  /// (`go back`). A part of the interactions let time pass (`wait 1 s`). The walk ends early, with
  /// a step that says so, where nothing can be operated and no time is waited for.
  ///
  /// ```swift
  /// try lab.mount(Settings())
  /// try await lab.wander(200, seed: 1)
  /// ```
  public func wander(
    _ count: Int, seed: UInt64, file: String = #fileID, line: Int = #line
  ) async throws {
    guard isMounted else {
      throw ScenarioFailure(
        "there is nothing to wander through: call lab.mount(…) first", SourcePlace(file, line))
    }
    var dice = Dice(seed: seed)
    var patience = Patience(SourcePlace(file, line), moments: 500)
    for _ in 0..<max(count, 0) {
      patience.timeMoved()
      guard let ways = waysOn(screen: graph) else {
        return try step("wander: nothing can be operated") {}
      }
      switch dice.pick(from: ways, weight: \.weight) {
      case .wait:
        let seconds = dice.pick(from: [0.25, 1, 5])
        try await step("wait \(seconds.shortText) s") {
          try await pass(.milliseconds(Int(seconds * 1000)), &patience)
        }
      case .goBack(let leave):
        try await operate("go back", &patience, leave)
      case .operate(let things):
        let move = Move(things[dice.below(things.count)], among: things, &dice)
        try await operate(move.name, &patience, move.act)
      case .scroll(let thing):
        let row = dice.below(40)
        try await operate("scroll to \(row)", &patience) { thing.scroll(to: row) }
      }
    }
  }

  private func operate(
    _ name: String, _ patience: inout Patience, _ act: () -> Void
  ) async throws {
    try await step(name) {
      graph.actor = Actor(name)
      graph.perform(by: name, act)
      try await drain(&patience)
    }
  }

  /// The kinds of things that can be done now; `nil` if there is nothing to do or to wait for.
  private func waysOn(screen graph: ViewGraph) -> [Way]? {
    let front = graph.frontmost
    func things(_ kind: Touchable.Kind) -> [Touchable] {
      graph.touchables(kind).filter { thing in
        thing.isEnabled && front.map { thing.isInside($0) } ?? true
          && (kind != .choose || !thing.options.isEmpty)
      }
    }
    var ways = [Touchable.Kind.press, .toggle, .enter, .choose, .slide, .step]
      .map(things).filter { !$0.isEmpty }.map(Way.operate)
    let scrollable = things(.scroll)
    if let thing = scrollable.first(where: \.overflows) ?? scrollable.first {
      ways.append(.scroll(thing))
    }
    if let leave = graph.wayBack(evenIfModal: ways.isEmpty) { ways.append(.goBack(leave)) }
    guard !ways.isEmpty || graph.clock.nextDeadline != nil || graph.clock.hasBusyTasks else {
      return nil
    }
    return ways + [.wait]
  }
}

/// A kind of thing that can be done.
private enum Way {
  case operate([Touchable])
  case scroll(Touchable)
  case goBack(() -> Void)
  case wait

  /// How often it is done, compared with the others: most of what people do is pressing.
  var weight: Int {
    switch self {
    case .operate(let things): things[0].kind == .press ? 8 : 4
    case .scroll, .goBack, .wait: 1
    }
  }
}

/// Something to be done with one control.
private struct Move {
  var name: String
  var act: () -> Void

  /// - Parameter all: the controls of its kind on screen, which number those that show no text.
  init(_ thing: Touchable, among all: [Touchable], _ dice: inout Dice) {
    let label = thing.label.shortened
    switch thing.kind {
    case .toggle: (name, act) = ("toggle \(label)", { thing.toggle() })
    case .enter:
      let text = dice.pick(from: Self.entries)
      name = text.isEmpty ? "clear \(label)" : "enter \(text.shortened) into \(label)"
      act = { thing.enter(text) }
    case .choose:
      let options = thing.options
      let index = dice.below(options.count)
      (name, act) = ("select \(options[index].shortened) in \(label)", { thing.choose(index) })
    case .slide:
      let tenths = Double(dice.below(11)) / 10
      let value = thing.bounds.lowerBound * (1 - tenths) + thing.bounds.upperBound * tenths
      (name, act) = ("slide \(label) to \(value.shortText)", { thing.slide(to: value) })
    case .step:
      let goesUp = dice.below(2) == 1
      name = "\(goesUp ? "increment" : "decrement") \(label)"
      act = { thing.step(up: goesUp) }
    case .press, .scroll: (name, act) = ("tap \(label)", { thing.press() })
    }
    guard label.isEmpty, let place = all.firstIndex(where: { $0.isInside(thing) }) else { return }
    name = name.trimmingCharacters(in: .whitespaces) + " (no. \(place + 1))"
  }

  /// What is typed into fields: what they expect, what they do not, and nothing.
  private static let entries = [
    "Ada", "", "42", "ada@example.org", "3.5", "a few more words than fit into one line of a form",
    "ß 👩‍👩‍👧 é", "-1", " ", "2026-02-30",
  ]
}

/// Random numbers that depend on nothing but the seed (SplitMix64).
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to `limit`, which is not reached.
  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Int(bits.multipliedFullWidth(by: UInt64(limit)).high)
  }

  mutating func pick<T>(from choices: [T]) -> T { choices[below(choices.count)] }

  mutating func pick<T>(from choices: [T], weight: (T) -> Int) -> T {
    var rest = below(choices.reduce(0) { $0 + weight($1) })
    for choice in choices.dropLast() {
      rest -= weight(choice)
      if rest < 0 { return choice }
    }
    return choices[choices.count - 1]
  }
}

extension String {
  /// Short enough for the name of a step, on one line.
  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= 40 ? line : line.prefix(39) + "…"
  }
}

extension Double {
  /// Without zeroes that say nothing.
  fileprivate var shortText: String { String(format: "%g", self) }
}
