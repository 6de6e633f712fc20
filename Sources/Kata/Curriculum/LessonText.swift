import Foundation

/// Why a file or folder could not be read, in the system's words.
struct Unreadable: Error {
  var reason: String
  /// Where in the file the trouble is; `nil` when it is the file as a whole.
  var place: (line: Int, column: Int)?
  var advice: String
}

/// The text of a course file: UTF-8, lines ended by `\n`, control characters made visible.
///
/// Line numbers stay those of the file. A pipe or a device is refused, so that listing a course
/// cannot hang on one.
func lessonText(atPath path: String) throws(Unreadable) -> String {
  let bytes = try contents(ofFile: path, limit: 1 << 20)
  if let place = firstInvalidByte(in: bytes) {
    throw Unreadable(
      reason: "The file is not UTF-8: this byte fits no character.", place: place,
      advice: "Save it as UTF-8.")
  }
  return lessonText(String(decoding: bytes, as: UTF8.self))
}

/// Text with a byte order mark taken away, line ends unified and control characters made visible.
func lessonText(_ text: String) -> String {
  var scalars = String.UnicodeScalarView()
  var previous: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    defer { previous = scalar }
    if previous == nil, scalar == "\u{FEFF}" { continue }
    if scalar == "\n", previous == "\r" { continue }
    scalars.append(scalar == "\r" ? "\n" : scalar)
  }
  return String(scalars).showingControlCharacters(except: ["\n", "\t"])
}

/// The names in a folder, sorted as numbers and text; those that begin with a dot are left out.
func fileNames(inFolder path: String) throws(Unreadable) -> [String] {
  guard let folder = opendir(path) else {
    throw systemError("Look at the folder's path and rights.")
  }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names.sorted()
}

/// Whether the path leads to a folder; a link that leads nowhere throws.
func leadsToFolder(_ path: String) throws(Unreadable) -> Bool {
  var info = stat()
  guard stat(path, &info) == 0 else {
    throw systemError("Look at what the name leads to, or take it out of the course.")
  }
  return info.st_mode & S_IFMT == S_IFDIR
}

private func contents(ofFile path: String, limit: Int) throws(Unreadable) -> [UInt8] {
  // Non-blocking, or opening a pipe would wait for its writer.
  let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard file >= 0 else { throw systemError("Look at the file's path and rights.") }
  defer { close(file) }
  var info = stat()
  guard fstat(file, &info) == 0 else { throw systemError("Look at the file's path and rights.") }
  guard info.st_mode & S_IFMT == S_IFREG else {
    throw Unreadable(
      reason: "It is not an ordinary file.", advice: "Put a Markdown file in its place.")
  }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count <= limit {
    let count = read(file, &buffer, buffer.count)
    if count == 0 { return bytes }
    if count < 0 {
      if errno == EINTR { continue }
      throw systemError("Look at the disk.")
    }
    bytes += buffer[..<count]
  }
  throw Unreadable(
    reason: "The file is larger than \(limit >> 20) MB.", advice: "A kata fits in a few pages.")
}

private func systemError(_ advice: String) -> Unreadable {
  Unreadable(reason: "\(String(cString: strerror(errno))).", advice: advice)
}

private func firstInvalidByte(in bytes: [UInt8]) -> (line: Int, column: Int)? {
  var (line, column) = (1, 1)
  var iterator = bytes.makeIterator()
  var decoder = UTF8()
  while true {
    switch decoder.decode(&iterator) {
    case .scalarValue("\n"): (line, column) = (line + 1, 1)
    case .scalarValue(let scalar): column += UTF8.width(scalar)
    case .emptyInput: return nil
    case .error: return (line, column)
    }
  }
}
