import Trace

/// A question a rule puts to a run, and how to say the answer.
public struct Evidence: Codable, Sendable, Hashable {
  /// What the answer is good for.
  public enum Role: Codable, Sendable, Hashable {
    /// A count that is not zero is what the finding costs.
    case supports
    /// A count that is not zero contradicts the finding.
    case refutes
    /// A count of zero contradicts the finding, where bodies of the view named here ran after they
    /// were mounted; `nil` is any view.
    case isNeeded(whereRan: String?)
  }

  public var metric: Metric
  /// A sentence with `#` where the count stands and `##` where that of all evaluations does:
  /// `Form.body ran # times`.
  public var sentence: String
  public var role: Role
  /// Whether evaluations that mount a view are left out; of bodies only.
  public var isAgain = false
  /// Of bodies: counts only those that ran for this reason, as ``Trace/Cause`` has it; with a dot
  /// at its end, for any that begins so.
  public var reason: String?

  /// A count that supports the finding.
  public init(_ metric: Metric, _ sentence: String) {
    (self.metric, self.sentence, role) = (metric, sentence, .supports)
  }

  private init(_ metric: Metric, _ sentence: String, _ role: Role) {
    (self.metric, self.sentence, self.role) = (metric, sentence, role)
  }

  /// Evaluations of a view after it was mounted: what a finding costs that is about running again.
  public static func again(_ view: String) -> Evidence {
    var evidence = Evidence(.bodies(view), "\(view).body ran # times after it was mounted")
    evidence.isAgain = true
    return evidence
  }

  /// Evaluations of a view for a reason, among all of its evaluations.
  public static func evaluations(of view: String, dueTo reason: String) -> Evidence {
    var evidence = Evidence(.bodies(view), "# of the ## evaluations of \(view).body")
    evidence.reason = reason
    return evidence
  }

  /// A count that contradicts the finding if it is not zero.
  public static func refuted(by metric: Metric, _ sentence: String) -> Evidence {
    Evidence(metric, sentence, .refutes)
  }

  /// The finding is contradicted where the view never ran again, though `other` did: a view, or any
  /// where it is `nil`.
  public static func refutedIfAsleep(_ view: String, whereRan other: String?) -> Evidence {
    var evidence = Evidence(
      .bodies(view),
      "\(view).body did not run again when \(other.map { "\($0).body" } ?? "others") did",
      .isNeeded(whereRan: other))
    evidence.isAgain = true
    return evidence
  }
}

extension Finding {
  /// The finding with what a run says of it. A run that did not come to its end contradicts nothing.
  public func judged(by run: Measurement) -> Finding {
    var judged = self
    var said: [String] = []
    for ask in asks {
      let count = ask.count(in: run)
      switch ask.role {
      case .supports where count > 0:
        said.append(
          ask.sentence.replacing("##", with: String(ask.total(in: run)))
            .replacing("#", with: String(count)))
        judged.cost = max(judged.cost, count)
      case .refutes where count > 0 && run.outcome == .completed:
        judged.refutation = ask.sentence.replacing("#", with: String(count))
      case .isNeeded(let other) where count == 0 && run.outcome == .completed:
        if run.bodiesAgain(of: other) > 0 { judged.refutation = ask.sentence }
      default: break
      }
    }
    judged.evidence = said.isEmpty ? nil : said.joined(separator: "; ")
    return judged
  }
}

extension Evidence {
  fileprivate func count(in run: Measurement) -> Int {
    guard let view = metric.name, metric.kind == .bodies, reason != nil || isAgain else {
      return total(in: run)
    }
    guard let reason else { return run.bodiesAgain(of: view) }
    return run.steps.flatMap(\.causes).filter { cause in
      cause.view == view
        && (cause.reason == reason || reason.hasSuffix(".") && cause.reason.hasPrefix(reason))
    }.reduce(0) { $0 + $1.count }
  }

  fileprivate func total(in run: Measurement) -> Int {
    let goal = Goal(title: "", metric: metric, during: nil, comparison: .atLeast(1))
    guard case .count(let count) = goal.judged(steps: run.steps, traps: run.traps ?? []).value
    else { return 0 }
    return count
  }
}

extension Measurement {
  /// Evaluations of a view's body, or of all, without those that mounted it.
  fileprivate func bodiesAgain(of view: String?) -> Int {
    steps.reduce(0) { sum, step in
      let all = view.map { step.bodies[$0] ?? 0 } ?? step.bodies.values.reduce(0, +)
      let mounted = step.causes.filter { cause in
        cause.reason == "mounted" && (view == nil || cause.view == view)
      }.reduce(0) { $0 + $1.count }
      return sum + max(0, all - mounted)
    }
  }
}

extension [Finding] {
  /// What breaks behaviour first, then by what the run says it costs, then as they stand in the files.
  public var costliestFirst: [Finding] {
    enumerated().sorted { a, b in
      let (isMustA, isMustB) = (a.element.severity == .must, b.element.severity == .must)
      if isMustA != isMustB { return isMustA }
      if a.element.cost != b.element.cost { return a.element.cost > b.element.cost }
      return (a.element.severity, a.offset) < (b.element.severity, b.offset)
    }.map(\.element)
  }
}
