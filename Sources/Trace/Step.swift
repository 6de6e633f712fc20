/// What happened between two calls of the scenario, folded from the run's ``Event`` stream.
///
/// Dictionaries are keyed by the type name as the learner wrote it (`Outer.Panel`, generics
/// without arguments), or by `Type.member`. A key that is missing counts zero.
public struct Step: Codable, Sendable, Equatable {
  public var name: String
  /// Evaluations of `body` of views and view modifiers.
  public var bodies: [String: Int] = [:]
  /// Evaluations of view-returning computed properties and functions.
  public var members: [String: Int] = [:]
  /// Evaluations of row closures, as `Type.ForEach` of the view whose body wrote them.
  public var closures: [String: Int] = [:]
  /// New values that compared equal, so that the body did not run.
  public var skipped: [String: Int] = [:]
  /// Body evaluations after which nothing below had changed.
  public var wasted: [String: Int] = [:]
  /// Primitive views whose resolved content changed: what a renderer would touch.
  public var updates: [String: Int] = [:]
  /// Of the updates in animated transactions, those of a view that stayed: a renderer goes from the
  /// old look to the new one.
  public var interpolated: [String: Int] = [:]
  /// Of the updates in animated transactions, those where another identity took the place: a
  /// renderer takes the old view out and brings the new one in.
  public var replaced: [String: Int] = [:]
  /// State that began with an identity, as `Type.property`, as in ``stateDestroyed``.
  public var stateCreated: [String: Int] = [:]
  public var stateDestroyed: [String: Int] = [:]
  /// Views that came on screen; ``disappeared`` has those that left it.
  public var appeared: [String: Int] = [:]
  public var disappeared: [String: Int] = [:]
  /// The lines `Self._printChanges()` would print, in order.
  public var changes: [String] = []
  /// Identities that began, ended or moved, in the order of the update; a mount tells none.
  public var identity: [IdentityChange] = []
  /// In the order they first occurred.
  public var causes: [Cause] = []
  /// Run-time warnings, none twice.
  public var issues: [Issue] = []
  /// Lines printed by the learner's code.
  public var output: [String] = []
  /// Visible strings after the step, in reading order.
  public var texts: [String] = []
  /// The identity tree after the step, from the top down; long trees are cut. It is for `tree`;
  /// the object that `measure --json` prints does not have it.
  public var tree: [TreeRow]?
  /// How often each modifier that changes nothing but looks is on screen after the step, by its name
  /// in code: what tells whether a branch for newer systems was taken. `nil` if there is none.
  public var modifiers: [String: Int]?

  public init(name: String) { self.name = name }
}

/// Why bodies of one view ran in one step, grouped.
public struct Cause: Codable, Sendable, Hashable {
  public var view: String
  public var count: Int
  /// `mounted`, or what changed: ``\Model.count``, `_isOn`, `input title`, `environment \.font`.
  public var reason: String
  /// The view or the call of the scenario that did it; `nil` for a mount.
  public var by: String?
  /// How a changed input was compared, such as `closure capturing self, never equal`; `nil` for
  /// other reasons.
  public var comparison: String?
  /// The way on from `by` back to the write: what made that run, and so on, nearest first. Empty if
  /// `by` is a call of the scenario.
  public var chain: [CauseLink]?

  public init(
    view: String, count: Int, reason: String, by: String?, comparison: String? = nil,
    chain: [CauseLink] = []
  ) {
    self.view = view
    self.count = count
    self.reason = reason
    self.by = by
    self.comparison = comparison
    self.chain = chain.isEmpty ? nil : chain
  }

  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: CodingKeys.self)
    try keyed.encode(view, forKey: .view)
    try keyed.encode(count, forKey: .count)
    try keyed.encode(reason, forKey: .reason)
    try keyed.encode(by, forKey: .by)
    try keyed.encodeIfPresent(comparison, forKey: .comparison)
    try keyed.encodeIfPresent(chain, forKey: .chain)
  }
}

/// A run-time warning, in the words the system would log.
public struct Issue: Codable, Sendable, Hashable {
  public var message: String
  public var file: String?
  public var line: Int?
  /// Where in the executable the program's functions were that raised it, innermost first, until
  /// the workbench has looked up their lines.
  public var frames: [UInt]?

  public init(
    message: String, file: String? = nil, line: Int? = nil, frames: [UInt]? = nil
  ) {
    (self.message, self.file, self.line, self.frames) = (message, file, line, frames)
  }
}
