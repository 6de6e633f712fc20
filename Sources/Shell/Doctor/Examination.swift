/// One thing `doctor` looks at.
struct Examination: Encodable, Sendable {
  enum State: String, Encodable, Sendable {
    case ok
    /// It works, but less well.
    case warning
    /// Katas cannot be checked.
    case missing
  }

  var name: String
  var state: State
  /// What was found, and where.
  var found: String
  /// What to do about it; empty when there is nothing to do.
  var advice = ""
}
