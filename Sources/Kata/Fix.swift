/// A change of the source that answers a finding and keeps what the screen shows.
public struct Fix: Codable, Sendable, Hashable {
  /// What it does, as one tells a colleague to: `Move isOn into VolumeRow`.
  public var title: String
  /// In the order of their files and places; no two of them overlap.
  public var edits: [Edit]

  /// A run of bytes of one file, and what is to stand there instead.
  public struct Edit: Codable, Sendable, Hashable {
    public var file: String
    /// UTF-8 offsets from the file's beginning, the end not included; empty for an insertion.
    public var range: Range<Int>
    public var text: String

    public init(file: String, range: Range<Int>, text: String) {
      (self.file, self.range, self.text) = (file, range, text)
    }
  }

  public init(title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits.sorted {
      ($0.file, $0.range.lowerBound, $0.range.upperBound)
        < ($1.file, $1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// The files it changes, by the names that findings use.
  public var files: Set<String> { Set(edits.map(\.file)) }

  /// A file's text after its edits; `nil` where they overlap, cut a character in two or reach
  /// beyond the text.
  public func applied(to text: String, of file: String) -> String? {
    let old = Array(text.utf8)
    var new: [UInt8] = []
    var place = 0
    for edit in edits where edit.file == file {
      guard edit.range.lowerBound >= place, edit.range.upperBound <= old.count else { return nil }
      new += old[place..<edit.range.lowerBound]
      new += edit.text.utf8
      place = edit.range.upperBound
    }
    new += old[place...]
    return String(validating: new, as: UTF8.self)
  }
}
