extension String {
  /// The text with control characters shown instead of obeyed: escape as `␛`, others as a picture
  /// of theirs or as `<U+009B>`.
  ///
  /// Characters that turn the direction of writing count too: they make source read as what it is
  /// not.
  public func showingControlCharacters(except allowed: Set<Unicode.Scalar> = []) -> String {
    guard unicodeScalars.contains(where: { $0.isControl && !allowed.contains($0) }) else {
      return self
    }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if !scalar.isControl || allowed.contains(scalar) {
        shown.append(scalar)
      } else if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
        shown.append(picture)
      } else if scalar.value == 0x7F {
        shown.append("\u{2421}")
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: max(0, 4 - digits.count))
        shown.append(contentsOf: "<U+\(padding)\(digits)>".unicodeScalars)
      }
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }
}
