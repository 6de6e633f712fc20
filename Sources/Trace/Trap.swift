/// A fatal error, a failed precondition or another crash of the learner's program.
public struct Trap: Codable, Sendable, Hashable {
  /// A line of the learner's, and the function it is in.
  public struct Place: Codable, Sendable, Hashable {
    /// Empty when it is not known.
    public var function: String
    public var file: String
    public var line: Int

    public init(function: String, file: String, line: Int) {
      (self.function, self.file, self.line) = (function, file, line)
    }
  }

  /// The innermost function of the learner's file on the stack; empty when it is not known.
  public var function: String
  public var message: String
  public var file: String
  public var line: Int
  /// The line of the body of a task group that led to it, if it is another one than ``line``.
  public var body: Place?
  /// The call that opened the task group in whose body a task-local value was bound, if that is
  /// why it trapped and the call is known.
  public var group: Place?
  /// What it means and what to do, for the traps that learners meet here.
  public var explanation: String?
  /// The step it belongs to, for traps after which the run went on.
  public var step: String?

  public init(function: String, message: String, file: String, line: Int) {
    (self.function, self.message, self.file, self.line) = (function, message, file, line)
  }
}
