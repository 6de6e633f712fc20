/// A number or a text that a goal asks about: one of the counts of ``Step``, or what is visible.
public struct Metric: Codable, Sendable, Hashable {
  /// The counts and contents there are, by the names of ``Step``.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case bodies, members, closures, skipped, wasted, updates, interpolated, replaced
    case stateCreated, stateDestroyed, appeared, disappeared
    case issues, texts, output, trap
  }

  /// Which count or content it is.
  public var kind: Kind
  /// The key within the count, such as `RowView` or `Field.text`; `nil` for the sum of all keys.
  public var name: String?

  public init(_ kind: Kind, _ name: String? = nil) { (self.kind, self.name) = (kind, name) }

  /// Evaluations of `body` of views and view modifiers. Here and below: of all without a name.
  public static func bodies(_ view: String? = nil) -> Metric { Metric(.bodies, view) }
  /// Evaluations of view-returning members, named like `RowView.header`.
  public static func members(_ member: String? = nil) -> Metric { Metric(.members, member) }
  /// Evaluations of row closures, named like `ListView.ForEach`.
  public static func closures(_ closure: String? = nil) -> Metric { Metric(.closures, closure) }
  /// New values that compared equal, so that the body did not run.
  public static func skipped(_ view: String? = nil) -> Metric { Metric(.skipped, view) }
  /// Evaluations after which nothing below had changed.
  public static func wasted(_ view: String? = nil) -> Metric { Metric(.wasted, view) }
  /// Primitive views, such as `Text`, whose content changed.
  public static func updates(_ view: String? = nil) -> Metric { Metric(.updates, view) }
  /// Of the updates in animated transactions, those of a view that stayed.
  public static func interpolated(_ view: String? = nil) -> Metric { Metric(.interpolated, view) }
  /// Of the updates in animated transactions, those where another identity took the place.
  public static func replaced(_ view: String? = nil) -> Metric { Metric(.replaced, view) }
  /// State that began with an identity, named like `RowView.isOn`.
  public static func stateCreated(_ state: String? = nil) -> Metric {
    Metric(.stateCreated, state)
  }
  /// State that ended with its identity, named like `RowView.isOn`.
  public static func stateDestroyed(_ state: String? = nil) -> Metric {
    Metric(.stateDestroyed, state)
  }
  /// Views that came on screen.
  public static func appeared(_ view: String? = nil) -> Metric { Metric(.appeared, view) }
  /// Views that left the screen.
  public static func disappeared(_ view: String? = nil) -> Metric { Metric(.disappeared, view) }
  /// Run-time warnings, or those whose message contains `text`.
  public static func issues(_ text: String? = nil) -> Metric { Metric(.issues, text) }
  /// The strings visible when the step ends.
  public static var texts: Metric { Metric(.texts) }
  /// The lines the learner's code printed.
  public static var output: Metric { Metric(.output) }
  /// How often the program trapped: 1 or 0, unless it is told of all traps (``TrapMode/all``).
  public static var trap: Metric { Metric(.trap) }

  /// Whether its value is a list of lines rather than a number.
  public var isOfLines: Bool { kind == .texts || kind == .output }

  /// The rows of a table call it `RowView.body`, `DashboardView.header`, `wasted` and so on.
  public var label: String {
    switch (kind, name) {
    case (.bodies, let name?): "\(name).body"
    case (.members, let name?), (.closures, let name?): name
    case (.bodies, nil): "all bodies"
    case (.wasted, let name): name.map { "\($0) evaluated for nothing" } ?? "evaluated for nothing"
    case (.skipped, let name): "\(name ?? "views") skipped"
    case (.updates, let name): "\(name ?? "views") updated"
    case (.interpolated, let name): "\(name ?? "views") interpolated"
    case (.replaced, let name): "\(name ?? "views") replaced"
    case (.stateCreated, let name): "\(name ?? "state") created"
    case (.stateDestroyed, let name): "\(name ?? "state") destroyed"
    case (.appeared, let name): "\(name ?? "views") appeared"
    case (.disappeared, let name): "\(name ?? "views") disappeared"
    case (.issues, let name): name.map { "warnings “\($0)”" } ?? "warnings"
    case (.texts, _): "on screen"
    case (.output, _): "printed"
    case (.trap, _): "traps"
    case (.members, nil): "all view members"
    case (.closures, nil): "all row closures"
    }
  }
}

/// What a goal's value is compared with.
public enum Comparison: Codable, Sendable, Hashable {
  case equal(Int)
  case atMost(Int)
  case atLeast(Int)
  /// The text or lines are exactly these.
  case are([String])
  /// Each of these is among the texts or lines.
  case contain([String])
  /// None of these is among the texts or lines.
  case lack([String])

  /// The count is this one.
  public static func equals(_ count: Int) -> Comparison { .equal(count) }
  /// Each of these is one of the texts or lines; a part of one is not enough.
  public static func contains(_ texts: String...) -> Comparison { .contain(texts) }
  /// None of these is one of the texts or lines.
  public static func excludes(_ texts: String...) -> Comparison { .lack(texts) }
  /// These are all the texts or lines, in this order.
  public static func equals(_ texts: [String]) -> Comparison { .are(texts) }

  /// Whether it compares lists of lines rather than numbers.
  public var isOfLines: Bool {
    switch self {
    case .equal, .atMost, .atLeast: false
    case .are, .contain, .lack: true
    }
  }

  /// `≤ 1`, `= 3`, `shows “Count: 3”`: short enough for a column of a table.
  public var label: String {
    func quoted(_ texts: [String]) -> String {
      texts.map { "“\($0)”" }.joined(separator: ", ")
    }
    return switch self {
    case .equal(let count): "= \(count)"
    case .atMost(let count): "≤ \(count)"
    case .atLeast(let count): "≥ \(count)"
    case .are(let texts): "is \(quoted(texts))"
    case .contain(let texts): "has \(quoted(texts))"
    case .lack(let texts): "lacks \(quoted(texts))"
    }
  }
}

/// What a scenario asks of the run, as `lab.goal(…)` declared it.
public struct Goal: Codable, Sendable, Hashable {
  /// In plain words: what is true of the screen or its cost once the goal is met.
  public var title: String
  public var metric: Metric
  /// The step it is about; `nil` for the whole run.
  public var during: String?
  public var comparison: Comparison

  public init(title: String, metric: Metric, during: String?, comparison: Comparison) {
    self.title = title
    self.metric = metric
    self.during = during
    self.comparison = comparison
  }
}

/// A goal together with what was measured.
public struct GoalResult: Codable, Sendable, Hashable {
  public var goal: Goal
  public var value: Value
  public var passed: Bool

  public enum Value: Codable, Sendable, Hashable {
    case count(Int)
    case lines([String])
    /// The step the goal is about never happened.
    case missing
  }

  public init(goal: Goal, value: Value, passed: Bool) {
    (self.goal, self.value, self.passed) = (goal, value, passed)
  }
}

extension Goal {
  /// The goal's value in a run, and whether it is met. A step that did not happen meets nothing.
  ///
  /// Several steps of one name are taken together: counts are summed, texts are those after the
  /// last of them. A trap that ended the run belongs to every step.
  public func judged(steps: [Step], traps: [Trap]) -> GoalResult {
    let measured = during.map { name in steps.filter { $0.name == name } } ?? steps
    guard !measured.isEmpty else { return GoalResult(goal: self, value: .missing, passed: false) }
    let value: GoalResult.Value =
      switch metric.kind {
      case .texts: .lines(measured.last?.texts ?? [])
      case .output: .lines(measured.flatMap(\.output))
      case .trap:
        .count(traps.count { $0.step == nil || during == nil || $0.step == during })
      case .issues:
        .count(
          measured.flatMap(\.issues).filter { metric.name.map($0.message.contains) ?? true }.count)
      default:
        .count(measured.reduce(0) { $0 + $1.total(of: metric) })
      }
    return GoalResult(goal: self, value: value, passed: comparison.accepts(value))
  }
}

extension Step {
  /// The counts of a metric's kind; empty for those that are not counts by name.
  public func counts(_ kind: Metric.Kind) -> [String: Int] {
    switch kind {
    case .bodies: bodies
    case .members: members
    case .closures: closures
    case .skipped: skipped
    case .wasted: wasted
    case .updates: updates
    case .interpolated: interpolated
    case .replaced: replaced
    case .stateCreated: stateCreated
    case .stateDestroyed: stateDestroyed
    case .appeared: appeared
    case .disappeared: disappeared
    case .issues, .texts, .output, .trap: [:]
    }
  }

  func total(of metric: Metric) -> Int {
    let counts = counts(metric.kind)
    return metric.name.map { counts[$0] ?? 0 } ?? counts.values.reduce(0, +)
  }
}

extension Comparison {
  func accepts(_ value: GoalResult.Value) -> Bool {
    switch (self, value) {
    case (.equal(let wanted), .count(let count)): count == wanted
    case (.atMost(let wanted), .count(let count)): count <= wanted
    case (.atLeast(let wanted), .count(let count)): count >= wanted
    case (.are(let wanted), .lines(let lines)): lines == wanted
    case (.contain(let wanted), .lines(let lines)): wanted.allSatisfy(lines.contains)
    case (.lack(let unwanted), .lines(let lines)): !unwanted.contains(where: lines.contains)
    default: false
    }
  }
}
