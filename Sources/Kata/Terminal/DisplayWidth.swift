/// The number of terminal columns a text takes: two for East Asian wide characters and emoji, none
/// for combining marks, one for the rest.
public func displayWidth(_ text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + displayWidth($1) }
}

/// The number of terminal columns one character takes, whatever it is composed of.
public func displayWidth(_ character: Character) -> Int {
  if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  // A flag is two letters; U+FE0F asks for the coloured form of a sign that has both.
  if scalars.contains("\u{FE0F}") || (scalars.count > 1 && first.isRegionalIndicator) { return 2 }
  if first.takesNoColumn { return 0 }
  return first.isWide ? 2 : 1
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  fileprivate var takesNoColumn: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: true
    default: false
    }
  }

  fileprivate var isWide: Bool {
    if properties.isEmojiPresentation { return !isRegionalIndicator }
    return switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// The beginning that fits into `columns`.
  func prefix(columns: Int) -> SubSequence {
    var width = 0
    return prefix { character in
      width += displayWidth(character)
      return width <= columns
    }
  }
}
