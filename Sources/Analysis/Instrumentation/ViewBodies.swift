import SwiftSyntax

extension VariableDeclSyntax {
  /// The one computed property that is declared here, with the block its getter runs.
  var computed: (name: String, type: TypeSyntax, getter: Getter)? {
    guard bindings.count == 1, let binding = bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let type = binding.typeAnnotation?.type, let getter = binding.accessorBlock?.readBlock
    else { return nil }
    return (name, type, getter)
  }
}

extension AccessorBlockSyntax {
  /// What runs when a property or subscript is read; `nil` where it is stored.
  var readBlock: Getter? {
    switch accessors {
    case .getter(let statements):
      return Getter(brace: leftBrace, statements: statements, attributes: nil)
    case .accessors(let accessors):
      guard
        let get = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) }),
        let body = get.body
      else { return nil }
      return Getter(brace: body.leftBrace, statements: body.statements, attributes: get.attributes)
    @unknown default: return nil
    }
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
