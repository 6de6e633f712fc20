/// In which files a word stands, be it as a name, in a text or in a comment.
struct FilesByWord: Sendable {
  private let places: [UInt64: [Int]]

  /// Reads every file once; time and memory in proportion to their texts.
  init(_ files: [SourceFile]) {
    let words = concurrently(files) { Self.words(of: $0.text) }
    var places: [UInt64: [Int]] = [:]
    for (place, words) in words.enumerated() {
      for word in words { places[word, default: []].append(place) }
    }
    self.places = places
  }

  /// Positions of the files with the word. Two words may be taken for one, which costs a look into a
  /// file that does not have it.
  func files(saying word: String) -> [Int] {
    Self.words(of: word).first.flatMap { places[$0] } ?? []
  }

  /// A hash (FNV-1a) of each word.
  private static func words(of text: String) -> Set<UInt64> {
    var text = text
    return text.withUTF8 { bytes in
      var found: Set<UInt64> = []
      let start: UInt64 = 0xcbf2_9ce4_8422_2325
      var word = start
      for byte in bytes {
        if isOfWord(byte) {
          word = (word ^ UInt64(byte)) &* 0x100_0000_01b3
        } else if word != start {
          found.insert(word)
          word = start
        }
      }
      if word != start { found.insert(word) }
      return found
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
