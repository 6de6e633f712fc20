import SwiftUI

/// Finds the one thing on screen that a label means.
struct Search {
  private let candidates: [Touchable]
  private let noun: String

  init(_ candidates: [Touchable], _ noun: String) {
    (self.candidates, self.noun) = (candidates, noun)
  }

  /// The enabled candidate whose text is `label`, else the only one that contains it. Of two that
  /// contain one another the inner one is meant.
  func find(_ label: String, _ place: SourcePlace) throws -> Touchable {
    let exact = candidates.filter { $0.label == label }
    let matches = exact.isEmpty ? candidates.filter { $0.label.contains(label) } : exact
    let enabled = matches.filter(\.isEnabled)
    if enabled.count == 1 { return enabled[0] }
    if let innermost = enabled.last, isNest(enabled) { return innermost }
    let there =
      candidates.isEmpty
      ? "there is no \(noun) on screen"
      : "on screen: "
        + candidates.map { "“\($0.label)”\($0.isEnabled ? "" : " (disabled)")" }
        .joined(separator: ", ")
    if matches.isEmpty { throw ScenarioFailure("no \(noun) shows “\(label)”; \(there)", place) }
    if enabled.isEmpty {
      throw ScenarioFailure("the \(noun) “\(label)” is disabled; \(there)", place)
    }
    throw ScenarioFailure("\(enabled.count) \(noun)s show “\(label)”; \(there)", place)
  }

  private func isNest(_ matches: [Touchable]) -> Bool {
    zip(matches, matches.dropFirst()).allSatisfy { $1.isInside($0) }
  }
}
