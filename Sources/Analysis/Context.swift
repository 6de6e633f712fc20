import Kata
import SwiftSyntax
import Trace

/// What a rule's check works with: the files, the index over them, and a place for findings.
final class Context {
  let files: [SourceFile]
  let index: SourceIndex
  /// The oldest systems that the code has to run on, one a platform; empty when nobody said.
  let targets: [SimulatedSystem]
  /// Whose rules the code is to compile by, such as 27; `nil` when nobody said.
  let sdk: Int?
  private let converters: [SyntaxIdentifier: SourceLocationConverter]
  private let places: [SyntaxIdentifier: Int]
  private(set) var findings: [Finding] = []
  private var rule: Rule?
  /// What the files do with task-local values; worked out when the first rule asks.
  private(set) lazy var taskEffects = TaskEffects(
    index: index, names: Names(files: files, index: index))

  /// Whether a file asks for systems at all: most rules on them are done where none does.
  private(set) lazy var asksForSystems = files.contains { $0.text.contains("available(") }

  /// Whether a file may ask for them by other means.
  private(set) lazy var asksAtRunTime =
    asksForSystems
    || files.contains { file in
      ["AtLeast", "ystemVersion", "NSFoundationVersionNumber"].contains { file.text.contains($0) }
    }

  /// The guards for systems and what lies outside of them; `nil` without the table. Without targets
  /// it is as for the first systems with SwiftUI.
  private(set) lazy var availability: GuardWalker? = AvailabilityTable.standard.map { table in
    let walker = GuardWalker(
      targets: targets.isEmpty ? SimulatedSystem.firstWithSwiftUI : targets,
      symbols: SymbolUses(table, self))
    for file in files { walker.walk(file) }
    return walker
  }

  /// What can change while a view stays; worked out when the first rule asks.
  private(set) lazy var changes = Changes(index: index, writes: Writes(files: files))

  /// Whether a file says `@Dependency` at all: most do not, and several rules are done with them.
  private(set) lazy var hasDependencies = files.contains { $0.text.contains("Dependency") }
  /// Whether a file says `@Dependency` or `@TaskLocal`.
  private(set) lazy var hasTaskLocals =
    hasDependencies || files.contains { $0.text.contains("TaskLocal") }

  init(files: [SourceFile], targets: [SimulatedSystem] = [], sdk: Int? = nil) {
    (self.files, self.targets, self.sdk) = (files, targets, sdk)
    index = SourceIndex(files: files)
    converters = Dictionary(
      files.map { ($0.tree.id, SourceLocationConverter(fileName: $0.path, tree: $0.tree)) },
      uniquingKeysWith: { first, _ in first })
    places = Dictionary(
      files.enumerated().map { ($1.tree.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func run(_ rule: Rule) {
    self.rule = rule
    rule.check(self)
  }

  /// Reports a finding of the running rule at the first character of `node`.
  func report(
    at node: some SyntaxProtocol, _ message: String, asks: [Evidence] = [], fix: Fix? = nil
  ) {
    guard let rule, let converter = converters[node.root.id] else { return }
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    findings.append(
      Finding(
        rule: rule.id, severity: rule.severity, message: message, file: location.file,
        line: location.line, column: location.column, asks: asks, fix: fix))
  }

  /// The file that the node is from.
  func file(of node: some SyntaxProtocol) -> SourceFile? { places[node.root.id].map { files[$0] } }
}
