/// How deeply the brackets of a text are nested, told from its characters alone: the parser itself
/// must not see what would take it minutes.
struct Nesting {
  /// The limit that the text breaks; `nil` where the parser of Swift 6.3 can be trusted with it.
  ///
  /// It looks ahead at each bracket, the longer the more are open, and tries each `[` as a type and
  /// as a value: 20 of them take it seconds. The compiler's own limit for brackets is 256.
  static func brokenLimit(in text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var nesting = Nesting()
      return nesting.read(bytes)
    }
  }

  private static let limit = 100
  private static let squareLimit = 12

  private enum Bracket {
    case round, square
    /// With the number of `[` that are open around it.
    case curly(Int)
    /// The `\(` of a text literal, which may be one of several lines.
    case code(isLong: Bool)
  }

  private var open: [Bracket] = []
  /// The `[` that are open since the innermost `{`.
  private var squares = 0
  private var conditions = 0

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = 0
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "("): open.append(.round)
      case UInt8(ascii: ")"):
        if case .code(let isLong) = close() {
          place = readString(text, from: place + 1, isLong: isLong)
        }
      case UInt8(ascii: "["):
        open.append(.square)
        squares += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        // In a file that is set as usual everything ends there, whatever was miscounted before.
        let isFirst = place == 0 || text[place - 1] == UInt8(ascii: "\n")
        if isFirst { (open, squares) = ([], 0) } else { _ = close() }
      case UInt8(ascii: "{"):
        open.append(.curly(squares))
        squares = 0
      case UInt8(ascii: "#"):
        if Self.starts("#if", text, at: place) { conditions += 1 }
        if Self.starts("#endif", text, at: place) { conditions = max(0, conditions - 1) }
        place = Self.endOfRawString(text, at: place)
      case UInt8(ascii: "/"): place = Self.endOfComment(text, at: place)
      case UInt8(ascii: "\""):
        let isLong = Self.starts("\"\"\"", text, at: place)
        place = readString(text, from: place + (isLong ? 3 : 1), isLong: isLong)
      default: break
      }
      if open.count + conditions > Self.limit { return Self.limit }
      if squares > Self.squareLimit { return Self.squareLimit }
      place += 1
    }
    return nil
  }

  private mutating func close() -> Bracket? {
    let last = open.popLast()
    switch last {
    case .square: squares = max(0, squares - 1)
    case .curly(let outer): squares = outer
    case .round, .code, nil: break
    }
    return last
  }

  /// Reads the rest of a text literal, as far as code in it. The place of the last character read.
  private mutating func readString(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, isLong: Bool
  ) -> Int {
    var place = start
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "\\"):
        place += 1
        guard place < text.count, text[place] == UInt8(ascii: "(") else { break }
        open.append(.code(isLong: isLong))
        return place
      case UInt8(ascii: "\""):
        if !isLong { return place }
        if Self.starts("\"\"\"", text, at: place) { return place + 2 }
      case UInt8(ascii: "\n") where !isLong: return place
      default: break
      }
      place += 1
    }
    return place
  }

  /// The last character of the text literal between `#` that begins there, or the place itself. What
  /// code it may hold is not looked at.
  private static func endOfRawString(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Int {
    let isHash = { (place: Int) in place < text.count && text[place] == UInt8(ascii: "#") }
    var place = start
    while isHash(place) { place += 1 }
    let hashes = place - start
    guard starts("\"", text, at: place) else { return start }
    let isLong = starts("\"\"\"", text, at: place)
    place += isLong ? 3 : 1
    while place < text.count, isLong || text[place] != UInt8(ascii: "\n") {
      let ends = isLong ? starts("\"\"\"", text, at: place) : text[place] == UInt8(ascii: "\"")
      let last = place + (isLong ? 2 : 0) + hashes
      if ends, (place + (isLong ? 3 : 1)...last).allSatisfy(isHash) { return last }
      place += 1
    }
    return place
  }

  /// The last character of the comment that begins there, or the place itself.
  private static func endOfComment(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    var end = place + 2
    if starts("//", text, at: place) {
      while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
      return end - 1
    }
    guard starts("/*", text, at: place) else { return place }
    while end < text.count, !starts("*/", text, at: end) { end += 1 }
    return end + 1
  }

  private static func starts(
    _ word: StaticString, _ text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Bool {
    guard place + word.utf8CodeUnitCount <= text.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount
    where text[place + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }
}
