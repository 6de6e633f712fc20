import SwiftSyntax

extension SourceFile {
  /// What the file declares that others of its module can see: `Row`, `load(_:)`, `View.card()`.
  ///
  /// Two files that share one of them are hardly of one module.
  public var sharedNames: Set<String> {
    Set(tree.statements.flatMap { $0.item.as(DeclSyntax.self)?.sharedNames ?? [] })
  }
}

extension DeclSyntax {
  fileprivate var sharedNames: [String] {
    if let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
    {
      return []
    }
    if let type = asProtocol((any NamedDeclSyntax).self), !self.is(FunctionDeclSyntax.self) {
      return [type.name.identifierText]
    }
    if let function = self.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      return ["\(function.name.text)(\(labels.joined()))"]
    }
    if let properties = self.as(VariableDeclSyntax.self) {
      return properties.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      }
    }
    guard let block = self.as(ExtensionDeclSyntax.self) else { return [] }
    let owner = block.extendedType.trimmedDescription
    return block.memberBlock.members.flatMap { $0.decl.sharedNames }.map { "\(owner).\($0)" }
  }
}
