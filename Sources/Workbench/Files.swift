import Foundation
import Glibc

/// The system's words for an `errno`.
func reason(_ error: Int32) -> String { String(cString: strerror(error)) }

private func failure(_ error: Int32, writing path: String) -> WorkbenchError {
  error == ENOSPC || error == EDQUOT
    ? .diskFull(path: path) : .cannotWrite(path: path, reason: reason(error))
}

/// Reading and writing with the reason in the error, which Foundation words for dialogs.
enum Files {
  static func makeFolder(_ path: String) throws(WorkbenchError) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    let error = errno
    let parent = (path as NSString).deletingLastPathComponent
    guard error == ENOENT, !parent.isEmpty, parent != path else {
      throw failure(error, writing: path)
    }
    try makeFolder(parent)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(errno, writing: path) }
  }

  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(WorkbenchError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure(errno, writing: path) }
    defer { close(file) }
    let bytes = Array(bytes)
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw failure(errno, writing: path) }
      done += count
    }
  }

  static func read(_ path: String) throws(WorkbenchError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .cannotRead(path: path, reason: reason(errno)) }
    defer { close(file) }
    // To the end rather than by size: files of /proc have none.
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: max(4096, size(path) + 1))
    while true {
      let count = Glibc.read(file, &chunk, chunk.count)
      guard count >= 0 else { throw .cannotRead(path: path, reason: reason(errno)) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Takes the place of what is there, in one step.
  static func move(_ path: String, to other: String) throws(WorkbenchError) {
    guard rename(path, other) == 0 else { throw failure(errno, writing: other) }
  }

  /// The entries of a folder; none where there is no folder.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// With links followed; the path itself where there is nothing.
  static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Goes on where something is missing already: what is to be removed may be gone.
  static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Size and time of change, in a word that differs when the file does.
  static func stamp(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "\(path) missing" }
    return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Seconds since 1970 of the last change.
  static func changed(_ path: String) -> Double {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }

  /// A folder for this user among the temporary files. Programs are run from it, so one that
  /// somebody else made under this name is left alone.
  static var ownTemporaryFolder: String {
    let path = NSTemporaryDirectory() + "viewkata-\(getuid())"
    var status = stat()
    if mkdir(path, 0o700) == 0 { return path }
    if lstat(path, &status) == 0, status.st_uid == getuid(), status.st_mode & S_IFMT == S_IFDIR,
      status.st_mode & 0o022 == 0
    {
      return path
    }
    return "\(path)-\(UInt64.random(in: 0 ... .max))"
  }

  /// A new empty folder in `parent`, which is made if need be.
  static func temporaryFolder(in parent: String) throws(WorkbenchError) -> String {
    try makeFolder(parent)
    var template = Array("\(parent)/tmp-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw failure(errno, writing: parent) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
