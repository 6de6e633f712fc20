import Kata

extension Claim {
  /// An empty file fails, and so does the solution with nothing in its bodies: no kata is solved by
  /// deleting what it is about.
  static let emptyAnswersFail = Claim("empty answers fail") { kata, checker in
    let solution = try TextFile.read(kata.solutionFile)
    let answers = [
      ("An empty file", ""), ("The solution with its bodies emptied", emptyingBodies(of: solution)),
    ]
    return try answers.filter { $0.1 != solution }.flatMap { name, text -> [CourseProblem] in
      let answer = Checker.Answer(text: text, path: kata.solutionFile)
      let verdicts = try checker.verdicts(on: answer, for: kata)
      guard verdicts.contains(where: \.passed) else { return [] }
      return [
        kata.problem(
          "\(name) passes.", at: kata.scenario.line,
          do: "Add a goal about what the screen still has to show.")
      ]
    }
  }
}

/// The source with `EmptyView()` as the whole of every `body`.
func emptyingBodies(of source: String) -> String {
  var result = ""
  var rest = source[...]
  while let head = rest.firstRange(of: /var\s+body\s*:\s*some\s+View\s*\{/) {
    result += rest[..<head.upperBound]
    rest = rest[head.upperBound...]
    guard let end = closingBrace(in: rest) else { break }
    result += " EmptyView() "
    rest = rest[end...]
  }
  return result + rest
}

/// Where the brace closes that was opened before the text; braces in strings and comments do not
/// count.
private func closingBrace(in text: Substring) -> Substring.Index? {
  var depth = 1
  var index = text.startIndex
  while index < text.endIndex {
    let rest = text[index...]
    if rest.hasPrefix("//") {
      index = rest.firstIndex(of: "\n") ?? text.endIndex
      continue
    }
    if rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") {
      index = end.upperBound
      continue
    }
    if rest.hasPrefix("\"") {
      index = endOfString(in: rest)
      continue
    }
    if text[index] == "{" { depth += 1 }
    if text[index] == "}" { depth -= 1 }
    if depth == 0 { return index }
    index = text.index(after: index)
  }
  return nil
}

/// Behind the closing quote of a string that begins here; interpolations are taken as its text, so
/// quotes inside them have to pair up, as they do.
private func endOfString(in text: Substring) -> Substring.Index {
  let quote = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
  var index = text.index(text.startIndex, offsetBy: quote.count)
  var parentheses = 0
  while index < text.endIndex {
    let rest = text[index...]
    if rest.hasPrefix("\\(") {
      parentheses += 1
      index = text.index(index, offsetBy: 2)
    } else if rest.hasPrefix("\\") {
      index = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
    } else if parentheses > 0 {
      if rest.hasPrefix("\"") {
        index = endOfString(in: rest)
        continue
      }
      if text[index] == "(" { parentheses += 1 }
      if text[index] == ")" { parentheses -= 1 }
      index = text.index(after: index)
    } else if rest.hasPrefix(quote) {
      return text.index(index, offsetBy: quote.count)
    } else {
      index = text.index(after: index)
    }
  }
  return index
}
