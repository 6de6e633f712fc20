import Kata
import SwiftSyntax
import Trace

/// What a rule's check works with: the files, the index over them, and a place for findings.
final class Context {
  let files: [SourceFile]
  let index: SourceIndex
  /// The oldest systems that the code has to run on, one a platform; empty when nobody said.
  let targets: [SimulatedSystem]
  private let converters: [SyntaxIdentifier: SourceLocationConverter]
  private(set) var findings: [Finding] = []
  private var rule: Rule?

  init(files: [SourceFile], targets: [SimulatedSystem] = []) {
    (self.files, self.targets) = (files, targets)
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
  func report(at node: some SyntaxProtocol, _ message: String, asks: [Evidence] = []) {
    guard let rule, let converter = converters[node.root.id] else { return }
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    findings.append(
      Finding(
        rule: rule.id, severity: rule.severity, message: message, file: location.file,
        line: location.line, column: location.column, asks: asks))
  }
}
