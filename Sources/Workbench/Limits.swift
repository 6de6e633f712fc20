/// How much a learner's program may use before it is ended.
public struct Limits: Sendable, Hashable {
  /// Real time from its start.
  public var wall: Duration = .seconds(10)
  /// Processor time of the program itself.
  public var cpuSeconds = 8
  /// Resident memory of all its processes together.
  public var memoryBytes = 2 << 30
  /// What it may print, and the largest file it may write.
  public var outputBytes = 8 << 20
  /// Running at once.
  public var processes = 64
  /// Deep view trees recurse deeply, so this is far more than the usual 8 MiB.
  public var stackBytes = 512 << 20

  public init() {}

  /// For the compiler, which is trusted but may take long over one expression.
  static let compiler: Limits = {
    var limits = Limits()
    limits.wall = .seconds(120)
    limits.cpuSeconds = 0
    limits.memoryBytes = 0
    limits.outputBytes = 0
    limits.processes = 0
    limits.stackBytes = 0
    return limits
  }()

  /// For a check that has something to fall back on.
  static let availability: Limits = {
    var limits = compiler
    limits.wall = .seconds(45)
    return limits
  }()
}

/// For a message: `10 s`.
func seconds(_ duration: Duration) -> String {
  let seconds = duration / .seconds(1)
  return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
}
