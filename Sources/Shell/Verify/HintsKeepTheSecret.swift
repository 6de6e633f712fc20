import Kata

extension Claim {
  /// No hint contains a line of the solution that the starter does not have.
  static let hintsKeepTheSecret = Claim(
    "hints do not contain the solution", applies: { !$0.hints.isEmpty }
  ) { kata, _ in
    let given = Set(lines(of: kata.starter.text))
    // Short lines such as `VStack {` give nothing away.
    let secret = Set(lines(of: try TextFile.read(kata.solutionFile))).subtracting(given)
      .filter { $0.count >= 16 }
    let markdown = try TextFile.read(kata.file).split(
      separator: "\n", omittingEmptySubsequences: false)
    let first = markdown.firstIndex { $0.hasPrefix("## Hint") } ?? 0
    return kata.hints.enumerated().flatMap { index, hint -> [CourseProblem] in
      let text = squeezed(hint)
      return secret.filter(text.contains).sorted().prefix(1).map { line in
        let place = markdown.indices.first { $0 >= first && squeezed(markdown[$0]).contains(line) }
        return kata.problem(
          "Hint \(index + 1) contains a line of the solution: \(line)", at: (place ?? first) + 1,
          do: "Ask a question instead, or show the idea on other code.")
      }
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(squeezed).filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  private static func squeezed(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
