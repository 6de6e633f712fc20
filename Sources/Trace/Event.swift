/// One thing that happened in the view graph.
///
/// The simulator emits these in order and keeps no other books: counts, causes and `why` are
/// folds over the stream (see ``Tally``). Names are type names as the learner wrote them.
public enum Event: Sendable {
  /// A body ran. `change` is the line `_printChanges()` prints for it.
  case evaluated(view: String, change: String, causes: [Reason])
  case memberEvaluated(String)
  case closureEvaluated(String)
  /// A new value of this view compared equal to the former one.
  case skipped(String)
  /// The body that ran last for this view left everything below it as it was.
  case wasted(String)
  /// What a primitive view shows is new or has changed.
  case updated(String)
  /// A primitive view that was told to be updated changed in place, in an animated transaction.
  case interpolated(String)
  /// A primitive view came in place of another one, in an animated transaction.
  case replaced(String)
  case identity(IdentityChange)
  case stateCreated(String)
  case stateDestroyed(String)
  case appeared(String)
  case disappeared(String)
  case issue(Issue)

  /// One of the things that made a body run.
  public struct Reason: Sendable, Hashable {
    /// As in ``Cause/reason``.
    public var what: String
    /// As in ``Cause/by``.
    public var by: String?
    /// As in ``Cause/comparison``.
    public var comparison: String?
    /// What was behind it, if that is something in the graph: it has reasons of its own.
    public var origin: Origin?

    public init(
      _ what: String, by: String?, comparison: String? = nil, origin: Origin? = nil
    ) {
      (self.what, self.by, self.comparison, self.origin) = (what, by, comparison, origin)
    }

    /// The view is new.
    public static let mounted = Reason("mounted", by: nil)
  }
}
