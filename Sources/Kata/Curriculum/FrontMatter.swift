/// The flat `key: value` lines between two `---` at the top of a course file.
struct FrontMatter {
  struct Entry {
    var value: String
    var line: Int
    /// Where the value begins, in UTF-8 bytes.
    var column: Int
  }

  private(set) var entries: [String: Entry] = [:]
  /// How many lines of the file it takes, the two `---` included.
  private(set) var lineCount = 0
  /// Whether its end is missing, so that it took the whole file.
  private(set) var isOpen = false

  /// Reads it from a file's lines; `keys` are those the file may use.
  init(_ lines: [Substring], keys: [String], complaints: inout Complaints) {
    guard lines.first.map(isFence) == true else {
      complaints.add(
        "The file does not begin with front matter.", at: 1,
        do: "Put “---”, lines such as “title: Narrow inputs” and another “---” at the top.",
        fatal: true)
      return
    }
    guard let end = lines.dropFirst().firstIndex(where: isFence) else {
      complaints.add(
        "The front matter is never closed.", at: 1,
        do: "End it with a line that holds only “---”.", fatal: true)
      (lineCount, isOpen) = (lines.count, true)
      return
    }
    lineCount = end + 1
    for index in 1..<end {
      read(lines[index], at: index + 1, keys: keys, complaints: &complaints)
    }
  }

  subscript(key: String) -> Entry? { entries[key] }

  private mutating func read(
    _ line: Substring, at number: Int, keys: [String], complaints: inout Complaints
  ) {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    guard let colon = line.firstIndex(of: ":") else {
      complaints.add(
        "“\(trimmed(line))” is not “key: value”.", at: number,
        do: "Write a key, a colon and a value on each line of the front matter.")
      return
    }
    let key = trimmed(line[..<colon])
    guard keys.contains(key) else {
      complaints.add(
        "“\(key)” is not a key of the front matter.", at: number, column: 1,
        do: hint(for: key, among: keys))
      return
    }
    if let first = entries[key] {
      complaints.add(
        "“\(key)” is given twice, first in line \(first.line).", at: number, column: 1,
        do: "Keep one of them.")
      return
    }
    let rest = line[line.index(after: colon)...]
    let value = rest.drop(while: \.isWhitespace)
    let column = line.utf8.distance(from: line.startIndex, to: value.startIndex) + 1
    guard !value.isEmpty else {
      complaints.add(
        "“\(key)” has no value.", at: number,
        do: "Write one behind the colon, or take the line out.")
      return
    }
    entries[key] = Entry(value: trimmed(value), line: number, column: column)
  }
}

/// Without white space at both ends.
func trimmed(_ text: some StringProtocol) -> String {
  var rest = text[...]
  while rest.first?.isWhitespace == true { rest.removeFirst() }
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}

private func isFence(_ line: Substring) -> Bool { line.hasPrefix("---") && trimmed(line) == "---" }
