/// What git prints as a patch without context, read for the lines that are new in it.
struct Patch {
  /// Paths from the root, with the new lines; `nil` for a file that a merge left in conflict.
  private(set) var files: [String: [Range<Int>]?] = [:]

  /// Reads it line by line. What a hunk holds is counted off, so that no text of a file is taken
  /// for git's own.
  init(_ bytes: [UInt8]) {
    var file: String?
    var rest = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if rest > 0 {
        // `\ No newline at end of file` is not counted.
        if line.first != UInt8(ascii: "\\") { rest -= 1 }
      } else if line.starts(with: "+++ ".utf8) {
        file = Self.name(line.dropFirst(4)).flatMap { $0.hasPrefix("b/") ? $0 : nil }
          .map { String($0.dropFirst(2)) }
        if let file { files[file] = .some([]) }
      } else if line.starts(with: "@@ ".utf8) {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count > 2, let old = Self.extent(words[1]), let new = Self.extent(words[2])
        else { continue }
        rest = old.count + new.count
        if let file, case .some(.some(let ranges)) = files[file] {
          files[file] = .some(ranges + [new])
        }
      } else if line.starts(with: Self.conflict.utf8) {
        // Behind it comes a comparison with one side of the merge.
        if let name = Self.name(line.dropFirst(Self.conflict.utf8.count)) {
          files[name] = .some(nil)
        }
      }
    }
  }

  private static let conflict = "* Unmerged path "

  /// `+12,3` is 12..<15, and a number alone one line.
  private static func extent(_ text: Substring) -> Range<Int>? {
    let numbers = text.dropFirst().split(separator: ",").map { Int($0) }
    guard let start = numbers.first ?? nil, let count = numbers.count > 1 ? numbers[1] : 1 else {
      return nil
    }
    return start..<start + count
  }

  /// A path as git writes it: with a tab behind it where it holds blanks, in quotes where it holds
  /// what is not ASCII or printable.
  private static func name(_ line: ArraySlice<UInt8>) -> String? {
    guard line.first == UInt8(ascii: "\"") else {
      let end = line.last == UInt8(ascii: "\t") ? line.dropLast() : line
      return String(decoding: end, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    var rest = line.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(3), as: UTF8.self)
      if digits.count == 3, let code = UInt8(digits, radix: 8) {
        bytes.append(code)
        rest = rest.dropFirst(3)
      } else if let letter = rest.popFirst() {
        bytes.append(signs[letter] ?? letter)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let signs: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]
}
