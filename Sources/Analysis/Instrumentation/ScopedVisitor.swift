import SwiftSyntax

/// A walk that knows the dotted name of the type around each declaration.
///
/// A function body, an accessor or a closure begins anew: what is declared there is local.
class ScopedVisitor: SyntaxVisitor {
  private(set) var path: [String] = []
  private var outer: [[String]] = []

  init() { super.init(viewMode: .sourceAccurate) }

  /// `Panel.header` for a member, `header` for what no type owns.
  func qualified(_ name: String) -> String { (path + [name]).joined(separator: ".") }

  private func enter(_ names: [String]) -> SyntaxVisitorContinueKind {
    outer.append(path)
    path = names
    return .visitChildren
  }

  private func leave() { path = outer.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(path + [node.name.identifierText])
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(path + [node.name.identifierText])
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(path + [node.name.identifierText])
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(path + [node.name.identifierText])
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(path + [node.name.identifierText])
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.names ?? [node.extendedType.trimmedDescription])
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter([]) }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter([]) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter([]) }

  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
  override func visitPost(_ node: CodeBlockSyntax) { leave() }
  override func visitPost(_ node: AccessorBlockSyntax) { leave() }
  override func visitPost(_ node: ClosureExprSyntax) { leave() }
}
