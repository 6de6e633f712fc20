/// What an analyzer rule says about one place of the learner's source.
public struct Finding: Codable, Sendable, Hashable {
  /// How much it matters: breaks behaviour, costs something, worth knowing, well done.
  public enum Severity: String, Codable, Sendable, CaseIterable, Comparable {
    case must, should, note, praise

    public static func < (a: Severity, b: Severity) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// The rule's id, such as `state-owner`.
  public var rule: String
  public var severity: Severity
  public var message: String
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in UTF-8 bytes, as the compiler counts.
  public var column: Int
  /// The metrics of a run that support or refute the finding, asked for by the rule.
  public var asks: [Evidence] = []
  /// What the run said, in words: "2 of its 4 evaluations". `nil` until a run was asked.
  public var evidence: String?
  /// The count of the run that it explains; 0 where the run has none, or was not asked.
  public var cost = 0
  /// What in the run contradicts it, in words; it is withdrawn then.
  public var refutation: String?
  /// A change that answers it, where the rule knows one that is safe.
  public var fix: Fix?

  public init(
    rule: String, severity: Severity, message: String, file: String, line: Int, column: Int,
    asks: [Evidence] = [], fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.asks = asks
    self.fix = fix
  }
}
