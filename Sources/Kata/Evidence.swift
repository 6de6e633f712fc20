import Trace

/// A question a rule puts to a run, and how to say the answer.
public struct Evidence: Codable, Sendable, Hashable {
  public var metric: Metric
  /// A sentence with `#` where the count stands: `Form.header ran # times`.
  public var sentence: String

  public init(_ metric: Metric, _ sentence: String) {
    (self.metric, self.sentence) = (metric, sentence)
  }
}

extension Finding {
  /// The finding with what a run says of it. Counts of zero say nothing.
  public func supported(by steps: [Step]) -> Finding {
    var supported = self
    let said = asks.compactMap { ask -> String? in
      let count = steps.reduce(0) { sum, step in
        let counts = step.counts(ask.metric.kind)
        return sum + (ask.metric.name.map { counts[$0] ?? 0 } ?? counts.values.reduce(0, +))
      }
      guard count > 0 else { return nil }
      return ask.sentence.replacing("#", with: String(count))
    }
    supported.evidence = said.isEmpty ? nil : said.joined(separator: "; ")
    return supported
  }
}
