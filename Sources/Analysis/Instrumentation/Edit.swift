extension Rewriter {
  /// A run of bytes of the learner's text and what stands there instead.
  struct Edit: Equatable {
    /// UTF-8 offsets; empty for an insertion.
    let range: Range<Int>
    let text: String

    static func insert(_ text: String, at offset: Int) -> Edit {
      Edit(range: offset..<offset, text: text)
    }
  }
}

/// What ends a line for the Swift lexer: LF, or CR that no LF follows.
struct LineEnds {
  let bytes: [UInt8]

  func isEnd(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"):
      index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }

  /// The parts of a range between its line ends; one more than there are line ends.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var (parts, start) = ([Range<Int>](), range.lowerBound)
    for index in range where isEnd(index) {
      parts.append(start..<index)
      start = index + 1
    }
    return parts + [start..<range.upperBound]
  }
}
