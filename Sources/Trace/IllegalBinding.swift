/// A task-local value bound in the body of a task group, where Swift runtimes before 6.0 end the
/// program.
public struct IllegalBinding: Codable, Sendable, Hashable {
  /// So many are told; what a loop without end binds is not of interest.
  public static let limit = 1_000

  /// The place that binds, as `#fileID` and `#line` name it.
  public var file: String
  public var line: Int
  /// The calls that led there, innermost first, as far as they are the program's or the
  /// concurrency library's; those of suspended functions too.
  public var calls: [Call]
  /// Whether the program ends here.
  public var isEnd: Bool

  /// A place in machine code that a call returns to.
  public struct Call: Codable, Sendable, Hashable {
    /// The path of the library; `nil` for the program itself.
    public var library: String?
    /// Counted from where the file is loaded.
    public var offset: UInt

    public init(library: String?, offset: UInt) { (self.library, self.offset) = (library, offset) }
  }

  public init(file: String, line: Int, calls: [Call], isEnd: Bool) {
    (self.file, self.line, self.calls, self.isEnd) = (file, line, calls, isEnd)
  }
}
