import SwiftSyntax

extension VariableDeclSyntax {
  /// The one computed property that is declared here, with the block its getter runs.
  var computed: (name: String, type: TypeSyntax, getter: Getter)? {
    guard bindings.count == 1, let binding = bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let type = binding.typeAnnotation?.type, let block = binding.accessorBlock
    else { return nil }
    if case .getter(let statements) = block.accessors {
      return (name, type, Getter(brace: block.leftBrace, statements: statements, attributes: nil))
    }
    guard case .accessors(let accessors) = block.accessors,
      let get = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) }),
      let body = get.body
    else { return nil }
    let getter = Getter(
      brace: body.leftBrace, statements: body.statements, attributes: get.attributes)
    return (name, type, getter)
  }
}

/// What runs when a computed property is read.
struct Getter {
  let brace: TokenSyntax
  let statements: CodeBlockItemListSyntax
  /// Of an explicit `get`.
  let attributes: AttributeListSyntax?
}

extension SyntaxProtocol {
  /// The `return` statements that leave this code itself, not a function or closure inside it.
  var ownReturns: [ReturnStmtSyntax] {
    let finder = OwnReturns(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }
}

private final class OwnReturns: SyntaxVisitor {
  var found: [ReturnStmtSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
