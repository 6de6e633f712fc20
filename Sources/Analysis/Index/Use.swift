import SwiftSyntax

/// One mention of a property or member of the own type.
struct Use {
  enum Form {
    /// `count`, `self.count`
    case value
    /// `$count`
    case binding
    /// `_count`
    case storage
  }

  let name: String
  let form: Form
  /// What is taken from it: `title` in `model.title`.
  let member: String?
  /// Whether that is called: `model.load()`.
  let callsMember: Bool
  /// Whether it is assigned to, also by `+=`.
  let isAssigned: Bool
  /// Whether it stands in a closure that runs on an event, or is handed over to be called on one.
  let isDeferred: Bool
  /// The mention with its `self.`.
  let node: Syntax
}

extension SourceIndex {
  /// The mentions of `names` in a member's code. Locals and parameters of the same name are not.
  func uses(of names: Set<String>, in member: Member) -> [Use] {
    uses(of: names.subtracting(member.parameters), in: member.code)
      // A parameter hides the property, `self.` uncovers it.
      + uses(of: names.intersection(member.parameters), in: member.code).filter {
        $0.node.is(MemberAccessExprSyntax.self)
      }
  }

  func uses(of names: Set<String>, in code: Syntax) -> [Use] {
    guard !names.isEmpty else { return [] }
    let finder = UseFinder(names: names, code: code, index: self)
    finder.walk(code)
    return finder.found
  }
}

private final class UseFinder: SyntaxVisitor {
  let names: Set<String>
  let code: Syntax
  let index: SourceIndex
  var found: [Use] = []
  /// Most names are bound nowhere in the code: for those nobody has to look around each mention.
  private lazy var bound = BoundNames(in: code).names
  private var deferred: [SyntaxIdentifier: Bool] = [:]

  init(names: Set<String>, code: Syntax, index: SourceIndex) {
    (self.names, self.code, self.index) = (names, code, index)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let (name, form) = property(node.baseName.identifierText) else { return .visitChildren }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .visitChildren }
    var mention = Syntax(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      guard let base = access.base, base.isReference(to: "self") else { return .visitChildren }
      mention = Syntax(access)
    } else if bound.contains(name), mention.isShadowed(name, below: code) {
      return .visitChildren
    }
    add(name, form, mention)
    return .visitChildren
  }

  // `if let item { }` reads `item` without an expression.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self),
      names.contains(pattern.identifier.identifierText),
      !Syntax(node).isShadowed(pattern.identifier.identifierText, below: code)
    {
      add(pattern.identifier.identifierText, .value, Syntax(pattern))
    }
    return .visitChildren
  }

  private func property(_ text: String) -> (String, Use.Form)? {
    if names.contains(text) { return (text, .value) }
    let rest = String(text.dropFirst())
    guard names.contains(rest) else { return nil }
    switch text.first {
    case "$": return (rest, .binding)
    case "_": return (rest, .storage)
    default: return nil
    }
  }

  private func add(_ name: String, _ form: Use.Form, _ mention: Syntax) {
    var outer = mention
    var member: String?
    var callsMember = false
    while outer.id != code.id, let parent = outer.parent {
      if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
        outer = parent
      } else if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == outer.id {
        if member == nil {
          member = access.declName.baseName.identifierText
          callsMember =
            access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id
        }
        outer = parent
      } else if let call = parent.as(SubscriptCallExprSyntax.self),
        call.calledExpression.id == outer.id
      {
        outer = parent
      } else {
        break
      }
    }
    found.append(
      Use(
        name: name, form: form, member: member, callsMember: callsMember,
        isAssigned: outer.isAssigned, isDeferred: isDeferred(mention), node: mention))
  }

  private func isDeferred(_ node: Syntax) -> Bool {
    node.isHandedAsAction
      || node.ancestors(below: code).contains {
        guard let closure = $0.as(ClosureExprSyntax.self) else { return false }
        let answer = deferred[closure.id] ?? closure.isDeferred(in: index)
        deferred[closure.id] = answer
        return answer
      }
  }
}

/// The names that locals, patterns and parameters in a piece of code have.
private final class BoundNames: SyntaxVisitor {
  var names: Set<String> = []

  init(in code: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(code)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.identifierText)
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    names.formUnion(node.parameterNames)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.formUnion(node.parameterNames)
    return .visitChildren
  }
}

extension Syntax {
  /// Whether the expression is the left side of `=`, `+=` and the like.
  ///
  /// `(width, height) = (0, 0)` assigns to both.
  var isAssigned: Bool {
    if let element = parent?.as(LabeledExprSyntax.self),
      let tuple = element.parent?.parent?.as(TupleExprSyntax.self)
    {
      return Syntax(tuple).isAssigned
    }
    guard let list = parent?.as(ExprListSyntax.self),
      let position = list.firstIndex(where: { $0.id == id })
    else { return false }
    let next = list.index(after: position)
    guard next < list.endIndex else { return false }
    if list[next].is(AssignmentExprSyntax.self) { return true }
    guard let name = list[next].as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return false
    }
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
  }
}
