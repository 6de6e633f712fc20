import SwiftSyntax

extension SourceFile {
  /// The line on which a function `scenario` is declared, outside types and comments.
  ///
  /// A file that does not parse has one as soon as a line looks like it: the compiler will say
  /// more.
  public var scenarioLine: Int? {
    if tree.hasError || tree.statements.isEmpty {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return lines.firstIndex { line in
        guard let found = line.firstRange(of: /\bfunc\s+scenario\s*\(/) else { return false }
        return !line[..<found.lowerBound].contains("//")
      }.map { $0 + 1 }
    }
    return tree.statements.unconditional.lazy
      .compactMap { $0.item.as(FunctionDeclSyntax.self) }
      .first { $0.name.identifierText == "scenario" }
      .map {
        SourceLocationConverter(fileName: path, tree: tree)
          .location(for: $0.name.positionAfterSkippingLeadingTrivia).line
      }
  }
}
