import Kata
import SwiftSyntax
import Trace

/// What a rule's check works with: the files, the index over them, and a place for findings.
///
/// Each rule has one of its own, so that what it finds does not depend on which others run.
final class Context {
  private let facts: Facts
  private let rule: Rule
  private(set) var findings: [Finding] = []

  /// What the files do with task-local values; worked out when the rule asks.
  private(set) lazy var taskEffects = TaskEffects(index: index, names: facts.names)

  /// What the rule finds.
  static func findings(of rule: Rule, _ facts: Facts) -> [Finding] {
    let context = Context(facts, rule)
    rule.check(context)
    return context.findings
  }

  private init(_ facts: Facts, _ rule: Rule) { (self.facts, self.rule) = (facts, rule) }

  var files: [SourceFile] { facts.files }
  var index: SourceIndex { facts.index }
  /// The oldest systems that the code has to run on, one a platform; empty when nobody said.
  var targets: [SimulatedSystem] { facts.targets }
  /// Whose rules the code is to compile by, such as 27; `nil` when nobody said.
  var sdk: Int? { facts.sdk }

  /// Whether a file asks for systems at all: most rules on them are done where none does.
  var asksForSystems: Bool { facts.asksForSystems }
  /// Whether a file may ask for them by other means.
  var asksAtRunTime: Bool { facts.asksAtRunTime }

  /// The guards for systems and what lies outside of them; `nil` without the table, and where no
  /// file asks for systems and nobody named targets. Without targets it is as for the first systems
  /// with SwiftUI.
  var availability: GuardedCode? { facts.availability }

  /// What finds the symbols of the table; `nil` where ``availability`` is.
  var symbols: SymbolUses? {
    guard let table = AvailabilityTable.standard, let names = facts.declaredNames else {
      return nil
    }
    return SymbolUses(table, names, taskEffects)
  }

  /// What can change while a view stays.
  var changes: Changes { facts.changes }

  /// Whether a file says `@Dependency` at all: most do not, and several rules are done with them.
  var hasDependencies: Bool { facts.hasDependencies }
  /// Whether a file says `@Dependency` or `@TaskLocal`.
  var hasTaskLocals: Bool { facts.hasTaskLocals }

  /// Reports a finding of the rule at the first character of `node`.
  func report(
    at node: some SyntaxProtocol, _ message: String, asks: [Evidence] = [], fix: Fix? = nil
  ) {
    guard let location = facts.location(of: node) else { return }
    findings.append(
      Finding(
        rule: rule.id, severity: rule.severity, message: message, file: location.file,
        line: location.line, column: location.column, asks: asks, fix: fix))
  }

  /// The file that the node is from.
  func file(of node: some SyntaxProtocol) -> SourceFile? { facts.file(of: node) }

  /// The files in which a name may stand.
  func files(saying name: String) -> [SourceFile] { facts.files(saying: name) }
}
