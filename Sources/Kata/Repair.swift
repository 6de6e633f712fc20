import Trace

/// What fixes did to files, or would do.
public struct Repair: Sendable {
  /// A file before and after.
  public struct Change: Sendable {
    public var file: String
    public var before: String
    public var after: String

    public init(file: String, before: String, after: String) {
      (self.file, self.before, self.after) = (file, before, after)
    }
  }

  /// The findings that were answered, each with its ``Fix``, at the places they had when it was
  /// applied.
  public var fixed: [Finding]
  /// The findings of the files as they are afterwards.
  public var left: [Finding]
  public var changes: [Change]
  /// Runs of the same scenario before and after; empty where nothing could be run.
  public var before: [Measurement] = []
  public var now: [Measurement] = []
  /// Whether the files were left as they are.
  public var isDry: Bool
  /// Whether the report shows the lines that changed.
  public var showsLines: Bool

  public init(
    fixed: [Finding], left: [Finding], changes: [Change], isDry: Bool, showsLines: Bool
  ) {
    (self.fixed, self.left, self.changes) = (fixed, left, changes)
    (self.isDry, self.showsLines) = (isDry, showsLines)
  }
}
