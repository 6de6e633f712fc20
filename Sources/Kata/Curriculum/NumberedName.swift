/// A name such as `03-narrow-inputs`: the number orders, the slug identifies.
struct NumberedName: Hashable {
  var number: Int
  var slug: String

  static let expectation = "Names look like “03-narrow-inputs”: a number, then lowercase words."

  /// `nil` for anything but digits, a hyphen and lowercase words joined by hyphens.
  init?(_ name: some StringProtocol) {
    guard let hyphen = name.firstIndex(of: "-"), let number = Int(name[..<hyphen]),
      name[..<hyphen].allSatisfy(\.isASCIIDigit), isSlug(name[name.index(after: hyphen)...])
    else { return nil }
    (self.number, slug) = (number, String(name[name.index(after: hyphen)...]))
  }
}

/// Lowercase ASCII words and digits, joined by single hyphens.
func isSlug(_ text: some StringProtocol) -> Bool {
  let words = text.split(separator: "-", omittingEmptySubsequences: false)
  return words.allSatisfy { word in
    !word.isEmpty && word.allSatisfy { $0.isASCIIDigit || ("a"..."z").contains($0) }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
