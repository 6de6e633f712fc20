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
  public var rows: [Row]
  /// Findings of the rules the kata asks for; these decide.
  public var findings: [Finding]
  /// Other findings worth showing; these do not.
  public var remarks: [Finding]

  public init(
    label: String, slug: String, title: String, measurement: Measurement, rows: [Row],
    findings: [Finding], remarks: [Finding]
  ) {
    self.label = label
    self.slug = slug
    self.title = title
    self.measurement = measurement
    self.rows = rows
    self.findings = findings
    self.remarks = remarks
  }

  /// Passed means: it ran to the end, every goal is met, there was at least one goal, and the
  /// kata's rules are silent.
  public var passed: Bool {
    measurement.outcome == .completed && !rows.isEmpty && rows.allSatisfy(\.passed)
      && findings.isEmpty
  }
}
