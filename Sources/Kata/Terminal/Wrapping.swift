extension TextStyle {
  /// Breaks spans into lines of at most `width` columns, at spaces and between wide characters.
  ///
  /// A word that is too long is cut, except a link or a place: a terminal wraps those itself and
  /// still knows them, and so does a program that reads them. The text is made ``printable(_:)`` on the way.
  public func wrapped(_ spans: [Span], width: Int) -> [[Span]] {
    let width = max(1, width)
    var lines: [[Span]] = []
    var line: [Span] = []
    var used = 0
    for word in words(of: spans) {
      let space = word.followsSpace && !line.isEmpty ? 1 : 0
      if used + space + word.width > width, !line.isEmpty {
        lines.append(line)
        (line, used) = ([], 0)
      } else if space > 0 {
        // Between two words of one look the space has it too, which keeps the line one piece.
        let (before, after) = (line.last?.look, word.spans.first?.look)
        line.append(Span(" ", before == after ? before ?? .plain : .plain))
        used += 1
      }
      guard word.width > width, !word.isUnbroken else {
        line += word.spans
        used += word.width
        continue
      }
      for (character, look) in word.characters {
        let columns = displayWidth(character)
        if used + columns > width, !line.isEmpty {
          lines.append(line)
          (line, used) = ([], 0)
        }
        line.append(Span(String(character), look))
        used += columns
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines.map(joined)
  }

  private func words(of spans: [Span]) -> [Word] {
    var words: [Word] = []
    var word = Word(followsSpace: false)
    var isAfterSpace = false
    func finish() {
      if !word.spans.isEmpty { words.append(word) }
    }
    for span in spans {
      for character in printable(span.text) {
        if character == " " {
          finish()
          word = Word(followsSpace: true)
          isAfterSpace = true
          continue
        }
        // Text without spaces may be broken between any two ideographs.
        if displayWidth(character) == 2, character.isLetter, !isAfterSpace {
          finish()
          word = Word(followsSpace: false)
        }
        isAfterSpace = false
        word.append(character, span.look)
      }
    }
    finish()
    return words
  }

  private func joined(_ spans: [Span]) -> [Span] {
    spans.reduce(into: []) { result, span in
      if result.last?.look == span.look {
        result[result.count - 1].text += span.text
      } else {
        result.append(span)
      }
    }
  }
}

private struct Word {
  var followsSpace: Bool
  var spans: [Span] = []
  var width = 0

  var isUnbroken: Bool { spans.contains { $0.look == .link || $0.look == .place } }

  var characters: [(Character, Span.Look)] {
    spans.flatMap { span in span.text.map { ($0, span.look) } }
  }

  mutating func append(_ character: Character, _ look: Span.Look) {
    if spans.last?.look == look {
      spans[spans.count - 1].text.append(character)
    } else {
      spans.append(Span(String(character), look))
    }
    width += displayWidth(character)
  }
}
