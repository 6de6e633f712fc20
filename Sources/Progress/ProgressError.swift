/// What kept progress from being read or written.
public enum ProgressError: Error, Equatable, CustomStringConvertible {
  /// The folder or file cannot be created, opened or written.
  case cannotOpen(path: String, reason: String)
  /// SQLite refused a statement: the disk is full, the file is damaged, another shell holds it.
  case refused(doing: String, path: String, reason: String)
  /// The file was written by a viewkata that knows more than this one.
  case newer(path: String, version: Int, known: Int)
  /// An exported file that is not one, or is damaged.
  case notAnExport(path: String, reason: String)

  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "progress cannot be kept in \(path): \(reason); make it writable or use --home DIR"
    case .refused(let doing, let path, let reason):
      "\(doing) failed in \(path): \(reason); set that right or use --home DIR"
    case .newer(let path, let version, let known):
      "\(path) has format \(version), this viewkata knows \(known); update viewkata or use --home DIR"
    case .notAnExport(let path, let reason):
      "\(path) is not exported progress: \(reason)"
    }
  }
}
