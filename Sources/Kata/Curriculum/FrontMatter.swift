/// Flat `key: value` lines: those between two `---` at the top of a course file, or a whole file.
struct FrontMatter {
  struct Entry {
    var value: String
    var line: Int
    /// Where the value begins, in UTF-8 bytes.
    var column: Int
  }

  private(set) var entries: [String: Entry] = [:]
  /// How messages call it.
  private var name = "the front matter"
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

  /// Reads a file that is nothing else; `#` begins a comment there.
  init(wholeFile lines: [Substring], keys: [String], complaints: inout Complaints) {
    name = "this file"
    lineCount = lines.count
    for (index, line) in lines.enumerated() {
      read(line.withoutComment, at: index + 1, keys: keys, complaints: &complaints)
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
        do: "Write a key, a colon and a value on each line of \(name).")
      return
    }
    let key = trimmed(line[..<colon])
    guard keys.contains(key) else {
      complaints.add(
        "“\(key)” is not a key of \(name).", at: number, column: 1,
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

extension FrontMatter.Entry {
  /// The parts of a list, each with its own place; empty ones are left out.
  var items: [FrontMatter.Entry] {
    value.split(separator: ",").compactMap { part in
      let text = part.drop(while: \.isWhitespace)
      guard !text.isEmpty else { return nil }
      let offset = value.utf8.distance(from: value.startIndex, to: text.startIndex)
      return .init(value: trimmed(text), line: line, column: column + offset)
    }
  }
}

extension Substring {
  /// A `#` inside of a word belongs to the word.
  fileprivate var withoutComment: Substring {
    let comment = indices.first { index in
      self[index] == "#" && (index == startIndex || self[self.index(before: index)].isWhitespace)
    }
    return self[..<(comment ?? endIndex)]
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
