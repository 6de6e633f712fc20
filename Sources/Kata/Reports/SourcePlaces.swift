/// Lines and columns of a text for offsets into it.
struct SourcePlaces {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The line and the column in Unicode scalars, both counted from 1, of a UTF-8 offset.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = bytes[starts[low]..<min(max(offset, starts[low]), bytes.count)]
    return (low + 1, String(decoding: before, as: UTF8.self).unicodeScalars.count + 1)
  }
}
