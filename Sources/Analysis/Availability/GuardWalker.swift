import Kata
import SwiftSyntax
import Trace

/// The guards for systems in the files, and what lies outside of them.
struct GuardedCode: Sendable {
  fileprivate(set) var violations: [Violation] = []
  fileprivate(set) var guards: [Guard] = []
  /// `@available` attributes and the oldest systems that their declarations were for without them.
  fileprivate(set) var attributes: [(attribute: AttributeSyntax, asked: [SimulatedSystem])] = []

  /// - Parameter symbols: makes what each thread looks symbols up with.
  init(
    _ files: [SourceFile], targets: [SimulatedSystem],
    symbols: @escaping @Sendable () -> SymbolUses
  ) {
    for file in spread(files, { GuardWalker.read($0, targets: targets, symbols: symbols()) }) {
      violations += file.violations
      guards += file.guards
      attributes += file.attributes
    }
  }

  fileprivate init() {}
}

/// Walks a file with the oldest system that each place is reached on, as guards and `@available`
/// raise it.
private final class GuardWalker: SyntaxAnyVisitor {
  private var found = GuardedCode()
  private let symbols: SymbolUses
  private var floors: [SimulatedSystem]
  private var reportedUpTo = AbsolutePosition(utf8Offset: 0)
  private var open: [AvailabilityList] = []
  /// Positions in ``found`` of those that are known to hold.
  private var holding: [Int] = []
  private var checks: [RuntimeCheck] = []
  private var undo: [SyntaxIdentifier: (floors: [SimulatedSystem], open: Int, holding: [Int])] =
    [:]

  private init(targets: [SimulatedSystem], symbols: SymbolUses) {
    (floors, self.symbols) = (targets, symbols)
    super.init(viewMode: .sourceAccurate)
  }

  /// A file that imports other things than SwiftUI means others by the same names.
  static func read(_ file: SourceFile, targets: [SimulatedSystem], symbols: SymbolUses)
    -> GuardedCode
  {
    let imports = file.tree.statements.unconditional.compactMap {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    let walker = GuardWalker(targets: targets, symbols: symbols)
    if imports.isEmpty || !modules.isDisjoint(with: imports) { walker.walk(file.tree) }
    return walker.found
  }

  private static let modules: Set = ["SwiftUI", "SwiftUIBackportKit", "KataLab", "WidgetKit"]

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.kind {
    case .ifExpr:
      visitBranches(node.cast(IfExprSyntax.self))
      return .skipChildren
    case .whileStmt:
      let loop = node.cast(WhileStmtSyntax.self)
      restoring { walkConditions(loop.conditions, region: Syntax(loop.body)) }
      return .skipChildren
    case .codeBlockItemList:
      visitList(node.cast(CodeBlockItemListSyntax.self))
      return .skipChildren
    case .ifConfigDecl:
      visitConfig(node.cast(IfConfigDeclSyntax.self))
      return .skipChildren
    case .functionCallExpr: return visitCall(node.cast(FunctionCallExprSyntax.self))
    case .ternaryExpr, .sequenceExpr:
      return visitTernary(node)
    case .macroExpansionExpr, .macroExpansionDecl:
      let isPreview =
        node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        || node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
      return isPreview ? .skipChildren : .visitChildren
    case .importDecl: return .skipChildren
    case .sourceFile: reportedUpTo = node.position
    case .token: return .skipChildren
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl,
      .functionDecl, .initializerDecl, .variableDecl, .subscriptDecl, .typeAliasDecl,
      .enumCaseDecl, .accessorDecl:
      enter(node)
    default: look(at: node)
    }
    return .visitChildren
  }

  private func enter(_ node: Syntax) {
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes.plain ?? []
    let available = attributes.filter { $0.attributeName.dottedName == "available" }
    guard !available.isEmpty else { return }
    found.attributes += available.map { ($0, floors) }
    undo[node.id] = (floors, open.count, holding)
    for list in available.compactMap({ AvailabilityList($0) }) {
      found.guards.append(Guard(list: list, asked: floors, region: node))
      holding = [found.guards.count - 1]
      raise(by: list)
    }
  }

  override func visitAnyPost(_ node: Syntax) {
    guard let saved = undo.removeValue(forKey: node.id) else { return }
    (floors, holding) = (saved.floors, saved.holding)
    open.removeSubrange(saved.open...)
  }

  private func restoring(_ work: () -> Void) {
    let saved = (floors, open, holding, checks)
    work()
    (floors, open, holding, checks) = saved
  }

  private func raise(by list: AvailabilityList) {
    floors = floors.map { floor in
      guard let version = list.version(on: floor.platform), floor.isOlder(than: version) else {
        return floor
      }
      return SimulatedSystem(
        platform: floor.platform, major: version.major, minor: version.minor)
    }
    open.append(list)
  }

  private func visitBranches(_ branch: IfExprSyntax) {
    var unavailable: AvailabilityList?
    restoring {
      unavailable = walkConditions(branch.conditions, region: Syntax(branch.body))
    }
    guard let other = branch.elseBody else { return }
    restoring {
      // Behind `#unavailable` alone, `else` is where it is available.
      if let unavailable, branch.conditions.count == 1,
        let position = found.guards.lastIndex(where: { $0.list.node.id == unavailable.node.id })
      {
        raise(by: unavailable)
        found.guards[position].region = Syntax(other)
        holding = [position]
      }
      walk(other)
    }
  }

  /// Walks conditions and, with what they ask for, `region`. The `#unavailable` among them.
  @discardableResult
  private func walkConditions(_ conditions: ConditionElementListSyntax, region: Syntax?)
    -> AvailabilityList?
  {
    var unavailable: AvailabilityList?
    for element in conditions {
      if let condition = element.condition.as(AvailabilityConditionSyntax.self) {
        let list = AvailabilityList(condition)
        found.guards.append(Guard(list: list, asked: floors, region: list.isNegated ? nil : region))
        if list.isNegated {
          unavailable = list
        } else {
          raise(by: list)
          holding = [found.guards.count - 1]
        }
      } else {
        if let asked = symbols.effects.runtimeCheck(in: Syntax(element.condition)) {
          checks.append(asked)
        }
        walk(element)
      }
    }
    if let region { walk(region) }
    return unavailable
  }

  private func visitList(_ list: CodeBlockItemListSyntax) {
    restoring {
      for item in list {
        guard case .stmt(let statement) = item.item,
          let guarding = statement.as(GuardStmtSyntax.self)
        else {
          walk(item)
          continue
        }
        restoring { walk(guarding.body) }
        let unavailable = walkConditions(guarding.conditions, region: nil)
        if unavailable == nil, let last = holding.last, found.guards[last].region == nil,
          guarding.conditions.contains(where: { $0.condition.id == found.guards[last].list.node.id }
          )
        {
          found.guards[last].region = Syntax(list)
        }
      }
    }
  }

  private func visitConfig(_ config: IfConfigDeclSyntax) {
    var rest = floors
    for clause in config.clauses {
      let here = rest.filter { clause.condition?.holds(on: $0.platform) ?? true }
      let isCertain = clause.condition.map { condition in
        rest.filter { condition.holds(on: $0.platform) != nil }
      }
      let saved = floors
      floors = here
      if let elements = clause.elements { walk(elements) }
      floors = saved
      rest = rest.filter { floor in
        guard let isCertain, isCertain.contains(floor) else { return true }
        return !here.contains(floor)
      }
    }
  }

  private func visitCall(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard call.name == "platformValue", call.constructedType == nil else { return .visitChildren }
    walk(call.calledExpression)
    restoring {
      let version = call.argument("ifAtLeast").flatMap { Syntax($0).largestNumber }
      checks.append(RuntimeCheck(asked: "platformValue", version: version))
      walk(call.arguments)
      if let closure = call.trailingClosure { walk(closure) }
      for closure in call.additionalTrailingClosures { walk(closure) }
    }
    return .skipChildren
  }

  private func visitTernary(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let sequence = node.as(SequenceExprSyntax.self),
      let question = sequence.elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }
      )
    else { return .visitChildren }
    let condition = sequence.elements[..<question]
    guard
      let asked = condition.lazy.compactMap({ self.symbols.effects.runtimeCheck(in: Syntax($0)) })
        .first
    else { return .visitChildren }
    for element in condition { walk(element) }
    restoring {
      checks.append(asked)
      for element in sequence.elements[question...] { walk(element) }
    }
    return .skipChildren
  }

  private func look(at node: Syntax) {
    guard let use = symbols.use(at: node) else { return }
    for position in holding { found.guards[position].uses.append(use) }
    // `.basedOnSize` came with the modifier it is handed to, which is reported.
    if use.isImplicit, node.position < reportedUpTo || !use.isOfCall { return }
    for floor in floors {
      let isUnavailable = use.isUnavailable(on: floor.platform)
      let since = use.least(on: floor.platform)
      guard isUnavailable && !use.isImplicit || since.map(floor.isOlder) ?? false else { continue }
      found.violations.append(
        Violation(use: use, place: place(of: use, on: floor), reached: floor, since: since))
      reportedUpTo = max(reportedUpTo, node.parent?.endPosition ?? node.endPosition)
      return
    }
  }

  private func place(of use: SymbolUse, on floor: SimulatedSystem) -> Violation.Place {
    if use.isType, use.node.isInSignature, !use.isUnavailable(on: floor.platform) {
      return .signature
    }
    if let check = checks.last { return .runtimeCheck(check) }
    if let list = open.last, list.version(on: floor.platform) == nil { return .unlisted(list) }
    return .code
  }
}

extension Syntax {
  /// Whether it is part of what a declaration shows: parameters, results, defaults, stored
  /// properties, aliases, payloads of cases.
  fileprivate var isInSignature: Bool {
    var child = self
    while let parent = child.parent {
      switch parent.kind {
      case .codeBlock, .closureExpr, .accessorBlock, .codeBlockItemList: return false
      case .functionSignature, .typeAliasDecl, .enumCaseElement, .genericParameterClause,
        .genericWhereClause, .inheritanceClause, .associatedTypeDecl:
        return true
      case .patternBinding:
        // The type of a member; a value is code.
        return parent.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
          && child.is(TypeAnnotationSyntax.self)
      case .attribute: return false
      default: child = parent
      }
    }
    return false
  }
}

extension ExprSyntax {
  /// What an `#if` condition says on a platform; `nil` when that depends on something else.
  fileprivate func holds(on platform: String) -> Bool? {
    if let call = self.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression.trimmedDescription
    {
      switch call.name {
      case "os": return argument == (platform == "macCatalyst" ? "iOS" : platform)
      case "canImport":
        if argument == "UIKit" { return platform != "macOS" }
        return argument == "AppKit" ? platform == "macOS" : nil
      case "targetEnvironment":
        return argument == "macCatalyst" ? platform == "macCatalyst" : nil
      default: return nil
      }
    }
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return prefix.expression.holds(on: platform).map { !$0 }
    }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    let operators = Set(
      parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
    guard operators.count == 1, parts.count % 2 == 1 else { return nil }
    let values = stride(from: 0, to: parts.count, by: 2).map { parts[$0].holds(on: platform) }
    if operators == ["||"] {
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
    return values.contains(false) ? false : values.contains(nil) ? nil : true
  }
}
