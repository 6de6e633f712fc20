import Kata
import SwiftSyntax

/// What a rule's check works with: the files, the index over them, and a place for findings.
final class Context {
  let files: [SourceFile]
  let index: SourceIndex
  private let converters: [SyntaxIdentifier: SourceLocationConverter]
  private(set) var findings: [Finding] = []
  private var rule: Rule?

  init(files: [SourceFile]) {
    self.files = files
    index = SourceIndex(files: files)
    converters = Dictionary(
      files.map { ($0.tree.id, SourceLocationConverter(fileName: $0.path, tree: $0.tree)) },
      uniquingKeysWith: { first, _ in first })
  }

  func run(_ rule: Rule) {
    self.rule = rule
    rule.check(self)
  }

  /// Reports a finding of the running rule at the first character of `node`.
  ///
  /// Previews are scaffolding that never ships, so nothing inside them is reported.
  func report(at node: some SyntaxProtocol, _ message: String, asks: [Evidence] = []) {
    guard let rule, let converter = converters[node.root.id], !Syntax(node).isInPreview else {
      return
    }
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    findings.append(
      Finding(
        rule: rule.id, severity: rule.severity, message: message, file: location.file,
        line: location.line, column: location.column, asks: asks))
  }

  /// Calls `visit` for every node of type `Node` in every file, in source order.
  func each<Node: SyntaxProtocol>(_ type: Node.Type, _ visit: (Node) -> Void) {
    for file in files {
      for node in Syntax(file.tree).all(type) { visit(node) }
    }
  }
}
