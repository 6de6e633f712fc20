import SwiftSyntax

/// Walks what one task runs of a piece of code and writes down what it does with task-locals.
final class EffectWalker: SyntaxVisitor {
  private let root: Syntax
  private let effects: TaskEffects
  private(set) var found: [TaskEffect] = []
  private var bindings = 0

  init(root: Syntax, effects: TaskEffects) {
    (self.root, self.effects) = (root, effects)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.id != root.id else { return .visitChildren }
    // The values of a capture list are taken by whoever makes the closure.
    if let captures = node.signature?.capture { walk(captures) }
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    guard isCalled || runsHere(node) else { return .skipChildren }
    let isOperation = node.receiver?.call.bindsTaskLocals(effects) ?? false
    if isOperation { bindings += 1 }
    walk(node.statements)
    if isOperation { bindings -= 1 }
    return .skipChildren
  }

  private func runsHere(_ closure: ClosureExprSyntax) -> Bool {
    guard let (call, label, _) = closure.receiver else { return false }
    return call.runs(closure, label: label) == .here && !effects.escapes(closure, label, call)
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { add(node.name.identifierText, Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // The value of `async let` is worked out by the child task; a getter runs when it is asked.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    node.modifiers.has(.async) ? .skipChildren : .visitChildren
  }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    found += bound(
      effects.effects(ofLoopOver: node.sequence, isAsync: node.awaitKeyword != nil))
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      add(name.identifier.identifierText, Syntax(name))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.bindsNow(effects) {
      found += bound([
        TaskEffect(
          kind: .binding(node.name), node: node.nameToken.map { Syntax($0) } ?? Syntax(node))
      ])
    }
    if let made = node.constructedType, let type = effects.index.type(named: made, near: node) {
      found += bound(effects.effects(ofMaking: type, node))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .skipChildren }
    walk(base)
    let name = node.declName.baseName.identifierText
    if name == "wrappedValue", let made = base.as(FunctionCallExprSyntax.self),
      made.constructedType == "Dependency"
    {
      found += bound([TaskEffect(kind: .read("Dependency", .local), node: Syntax(node))])
    } else if !isHandedToChild(node), let type = effects.type(of: base) {
      // A mention of a property through `self` is the property's; of another object, its own name.
      let place = base.isReference(to: "self") ? Syntax(node) : Syntax(node.declName)
      found += bound(
        effects.effects(of: name, in: type, at: place, call: node.call(below: root)))
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !isHandedToChild(node) { add(node.baseName.identifierText, Syntax(node)) }
    return .skipChildren
  }

  /// Whether it is a function that the child is to run: `addTask(operation: load)`.
  private func isHandedToChild(_ node: some SyntaxProtocol) -> Bool {
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      ["operation", "body"].contains(argument.label?.identifierText ?? "")
    else { return false }
    let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.addsChild == true || call?.constructedType == "Task" || call?.base == "Task"
  }

  private func add(_ name: String, _ node: Syntax) {
    guard name != "self" else { return }
    let call = node.as(DeclReferenceExprSyntax.self).flatMap { ExprSyntax($0).call(below: root) }
    found += bound(effects.effects(of: name, at: node, call: call))
  }

  private func bound(_ effects: [TaskEffect]) -> [TaskEffect] {
    guard bindings > 0 else { return effects }
    return effects.map { effect in
      var effect = effect
      effect.isBound = true
      return effect
    }
  }
}

extension ExprSyntaxProtocol {
  /// The call of which this is what is called.
  fileprivate func call(below root: Syntax) -> FunctionCallExprSyntax? {
    parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == id ? $0 : nil }
  }
}

extension FunctionCallExprSyntax {
  /// Whether its closure runs with task-local values that the call binds.
  func bindsTaskLocals(_ effects: TaskEffects) -> Bool {
    switch name {
    case "withDependencies": base == nil || base == "Dependencies"
    case "withValue": takesTaskLocal(effects)
    case "yield": yieldsEscaped(effects)
    default: false
    }
  }

  /// Whether it binds them where the system checks: the asynchronous `withDependencies` is not
  /// checked.
  func bindsNow(_ effects: TaskEffects) -> Bool {
    bindsTaskLocals(effects) && !(name == "withDependencies" && isAwaited)
  }

  /// `$requestID.withValue(…)`, `Tracer.$id.withValue(…)`, or a local that holds a `$requestID`.
  private func takesTaskLocal(_ effects: TaskEffects) -> Bool {
    guard let base = calledExpression.as(MemberAccessExprSyntax.self)?.base else { return false }
    if base.isProjected { return true }
    guard let reference = base.as(DeclReferenceExprSyntax.self),
      case .variable(_, let binding) = effects.names.meaning(
        of: reference.baseName.identifierText, at: reference)
    else { return false }
    return binding.initializer?.value.isProjected ?? false
  }

  /// `continuation.yield { }` where the continuation is that of `withEscapedDependencies`.
  private func yieldsEscaped(_ effects: TaskEffects) -> Bool {
    guard
      let reference = calledExpression.as(MemberAccessExprSyntax.self)?.base?
        .as(DeclReferenceExprSyntax.self),
      case .closureParameter(let closure, _) = effects.names.meaning(
        of: reference.baseName.identifierText, at: reference)
    else { return false }
    return closure.receiver?.call.name == "withEscapedDependencies"
  }
}

extension ExprSyntax {
  fileprivate var isProjected: Bool {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName
    return name?.text.hasPrefix("$") == true && name?.text.dropFirst().first?.isNumber == false
  }
}
