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
    do {
      let folder = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unable(
        "\(shortened(path)) cannot be written: \(systemReason(error))",
        advice: "Nothing was changed. Free space or make the folder writable, or use --home DIR.")
    }
  }

  /// The error for a file that is not there, with what is there and sounds like it.
  static func missing(_ path: String) -> ShellError {
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    // A folder that cannot be listed has nothing to suggest.
    let there = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder))
    let swift = (there ?? []).filter { $0.hasSuffix(".swift") }
    return .invalid(
      "\(shortened(path)): no such file",
      advice: there == nil
        ? "The folder \(folder) does not exist either."
        : suggestion(for: name, among: swift, or: listed(swift.sorted(), in: folder)))
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
