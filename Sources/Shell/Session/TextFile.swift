import Foundation

/// Reading and writing whole text files, with the system's words when it refuses.
enum TextFile {
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func read(_ path: String) throws(ShellError) -> String {
    guard TextFile.exists(path) else { throw missing(path) }
    guard !isFolder(path) else { throw .invalid("\(shortened(path)) is a folder, not a file") }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unable("\(shortened(path)) cannot be read: \(systemReason(error))")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .invalid(
        "\(shortened(path)) is not text in UTF-8", advice: "Save it as UTF-8 in your editor.")
    }
    return text
  }

  /// Writes beside the file and renames, so that a full disk leaves the old text whole.
  static func write(_ text: String, to path: String) throws(ShellError) {
    // Through a link, so that the link stays one.
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    try makeFolder((path as NSString).deletingLastPathComponent, for: path)
    // A pipe or device cannot be replaced, only written to.
    var status = stat()
    let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    let draft = isSpecial ? path : "\(path).\(getpid()).part"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw refusal(path) }
    if !isSpecial, status.st_mode != 0 { fchmod(file, status.st_mode & 0o7777) }
    var bytes = Array(text.utf8)[...]
    var failed = false
    while !bytes.isEmpty, !failed {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      failed = count < 0 && errno != EINTR
      bytes = bytes.dropFirst(max(0, count))
    }
    let error = errno
    guard close(file) == 0, !failed, isSpecial || rename(draft, path) == 0 else {
      errno = failed ? error : errno
      let refusal = refusal(path)
      if !isSpecial { unlink(draft) }
      throw refusal
    }
  }

  private static func makeFolder(_ folder: String, for path: String) throws(ShellError) {
    if mkdir(folder, 0o755) == 0 || errno == EEXIST { return }
    let parent = (folder as NSString).deletingLastPathComponent
    guard errno == ENOENT, !parent.isEmpty, parent != folder else { throw refusal(path) }
    try makeFolder(parent, for: path)
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw refusal(path) }
  }

  private static func refusal(_ path: String) -> ShellError {
    .unable(
      "\(shortened(path)) cannot be written: \(String(cString: strerror(errno)))",
      advice: "Nothing was changed. Free space or make the folder writable, or use --home DIR.")
  }

  /// The error for a file that is not there, with what is there and sounds like it.
  static func missing(_ path: String) -> ShellError {
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    // A folder that cannot be listed has nothing to suggest.
    let there =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder))
    let swift = (there ?? []).filter { $0.hasSuffix(".swift") }
    // The shared ending would make short names look alike.
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    let near = nearest(to: stem, among: swift.map { String($0.dropLast(6)) }).map { $0 + ".swift" }
    return .invalid(
      "\(shortened(path)): no such file",
      advice: there == nil
        ? "The folder \(folder) does not exist either."
        : near.isEmpty
          ? listed(swift.sorted(), in: folder) : "Did you mean \(near.joined(separator: " or "))?")
  }

  private static func listed(_ files: [String], in folder: String) -> String {
    let place = folder.isEmpty || folder == "." ? "this folder" : shortened(folder)
    guard !files.isEmpty else { return "There is no Swift file in \(place)." }
    let more = files.count > 5 ? " and \(files.count - 5) more" : ""
    return "In \(place) there is \(files.prefix(5).joined(separator: ", "))\(more)."
  }
}

/// The system's own words for an error, without Foundation's frame.
func systemReason(_ error: any Error) -> String {
  let error = error as NSError
  if let below = error.userInfo[NSUnderlyingErrorKey] as? NSError,
    below.domain == NSPOSIXErrorDomain
  {
    return String(cString: strerror(Int32(below.code)))
  }
  return error.localizedDescription
}

extension String {
  fileprivate init?(validating data: Data, as: UTF8.Type) {
    self.init(data: data, encoding: .utf8)
  }
}
