import SwiftUI
import Testing
import Trace

extension Rig {
  /// Flips a switch.
  func toggle(_ label: String) -> Step {
    operate(.toggle, label) { $0.toggle() }
  }

  /// Writes into a field.
  func enter(_ text: String, into label: String) -> Step {
    operate(.enter, label) { $0.enter(text) }
  }

  /// Chooses an option by its place.
  func choose(_ option: Int, in label: String) -> Step {
    operate(.choose, label) { $0.choose(option) }
  }

  private func operate(
    _ kind: Touchable.Kind, _ label: String, _ action: (Touchable) -> Void
  ) -> Step {
    let found = graph.touchables(kind).first { $0.label == label }
    #expect(found != nil, "nothing named “\(label)” to operate")
    return act { if let found { action(found) } }
  }
}

extension Step {
  /// What a screen's test compares: all bodies that ran, were skipped or ran in vain, every
  /// warning, and what is on screen.
  var story: String {
    func line(_ name: String, _ counts: [String: Int]) -> String {
      let all = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      return all.isEmpty ? "" : "\(name) \(all.joined(separator: ", "))\n"
    }
    return line("ran", bodies) + line("skipped", skipped) + line("wasted", wasted)
      + issues.map { "issue \($0.message)\n" }.joined() + texts.joined(separator: " | ")
  }
}
