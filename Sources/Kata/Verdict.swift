import Trace

/// What `check` says of one answer to one kata.
public struct Verdict: Codable, Sendable {
  /// One row of the table *before / now / goal*.
  public struct Row: Codable, Sendable, Hashable {
    public var goal: Goal
    /// The starter's value under the same scenario; `nil` when the starter gives none.
    public var before: GoalResult.Value?
    public var now: GoalResult.Value
    public var passed: Bool

    public init(goal: Goal, before: GoalResult.Value?, now: GoalResult.Value, passed: Bool) {
      (self.goal, self.before, self.now, self.passed) = (goal, before, now, passed)
    }
  }

  /// `2.3`, and the slug that identifies the kata.
  public var label: String
  public var slug: String
  public var title: String
  public var measurement: Measurement
  /// The starter's run under the same scenario; `nil` when there was none to compare with.
  public var baseline: Measurement?
  public var rows: [Row]
  /// Findings of the rules the kata asks for; these decide.
  public var findings: [Finding]
  /// Other findings worth showing; these do not.
  public var remarks: [Finding]
  /// Findings that the run contradicts.
  public var withdrawn: [Finding]

  public init(
    label: String, slug: String, title: String, measurement: Measurement,
    baseline: Measurement? = nil, rows: [Row], findings: [Finding], remarks: [Finding],
    withdrawn: [Finding] = []
  ) {
    self.label = label
    self.slug = slug
    self.title = title
    self.measurement = measurement
    self.baseline = baseline
    self.rows = rows
    self.findings = findings
    self.remarks = remarks
    self.withdrawn = withdrawn
  }

  /// Passed means: it ran to the end, every goal is met, there was at least one goal, and the
  /// kata's rules are silent.
  public var passed: Bool {
    measurement.outcome == .completed && !rows.isEmpty && rows.allSatisfy(\.passed)
      && findings.isEmpty
  }
}

extension Verdict.Row {
  private enum CodingKeys: String, CodingKey { case before, now, passed }

  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: CodingKeys.self)
    func value(_ key: CodingKeys) throws -> GoalResult.Value {
      // Null is a step that never happened, which is not the same as no value.
      try keyed.decodeNil(forKey: key) ? .missing : keyed.decode(GoalResult.Value.self, forKey: key)
    }
    goal = try Goal(from: decoder)
    before = keyed.contains(.before) ? try value(.before) : nil
    now = try value(.now)
    passed = try keyed.decode(Bool.self, forKey: .passed)
  }

  /// Writes the goal's keys with `before`, `now` and `passed` beside them.
  public func encode(to encoder: any Encoder) throws {
    try goal.encode(to: encoder)
    var keyed = encoder.container(keyedBy: CodingKeys.self)
    if let before { try keyed.encode(before, forKey: .before) }
    try keyed.encode(now, forKey: .now)
    try keyed.encode(passed, forKey: .passed)
  }
}
