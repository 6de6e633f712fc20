import SwiftSyntax

extension Context {
  /// What has to be written differently in a piece of a type's code so that it means the same
  /// elsewhere: `Settings.Kind` for `Kind`. `nil` where it cannot mean the same there.
  ///
  /// It follows the names of types, and those of private globals; the type's own values are for
  /// others to carry. Generic parameters mean the same there if they are among `generics`.
  func carrying(
    _ code: some SyntaxProtocol, from owner: Nominal, to place: some SyntaxProtocol,
    keeping generics: [String] = []
  ) -> [Replacement]? {
    let leavesFile = code.root.id != place.root.id
    var found: [Replacement] = []
    for token in code.all(DeclReferenceExprSyntax.self).compactMap(\.typeOrValueName)
      + code.all(IdentifierTypeSyntax.self).map(\.name)
    {
      let name = token.identifierText
      guard name.first?.isUppercase == true else {
        if leavesFile, hidesInFile(name, of: code) { return nil }
        continue
      }
      if generics.contains(name) { continue }
      guard !owner.declaration.declaresAlias(name) else { return nil }
      if name == "Self" || name == owner.nameToken.identifierText, let member = token.askedMember {
        guard !owner.hidesStatic(member), owner.genericNames.isEmpty else { return nil }
        if name == "Self" {
          found.append(Replacement(token, with: shortName(of: owner, near: place)))
        }
        continue
      }
      guard name != "Self" else { return nil }
      let there = index.type(named: name, near: place)
      guard let here = index.type(named: name, near: token) else {
        guard there == nil, !owner.genericNames.contains(name) else { return nil }
        continue
      }
      if leavesFile, here.declaration.isHidden { return nil }
      if here.declaration.id == there?.declaration.id { continue }
      let types = here.declaration.ancestors()
        .filter { $0.isProtocol((any DeclGroupSyntax).self) }
      guard let outer = types.last, !here.declaration.isPrivate(below: outer),
        owner.genericNames.isEmpty,
        index.type(named: here.name, near: place)?.declaration.id == here.declaration.id
      else { return nil }
      found.append(Replacement(token, with: shortName(of: here, near: place)))
    }
    return found
  }

  /// The name by which code at a place can call the type.
  private func shortName(of type: Nominal, near place: some SyntaxProtocol) -> String {
    let parts = type.name.split(separator: ".")
    return parts.indices.reversed().lazy.map { parts[$0...].joined(separator: ".") }
      .first { index.type(named: $0, near: place)?.declaration.id == type.declaration.id }
      ?? type.name
  }

  private func hidesInFile(_ name: String, of code: some SyntaxProtocol) -> Bool {
    guard let file = file(of: code) else { return true }
    return file.tree.statements.contains { item in
      let item = Syntax(item.item)
      guard item.isHidden else { return false }
      return item.as(FunctionDeclSyntax.self)?.name.identifierText == name
        || item.as(VariableDeclSyntax.self)?.bindings.contains {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
        } ?? false
    }
  }
}

extension TokenSyntax {
  /// `columns` for the `Self` of `Self.columns`.
  fileprivate var askedMember: String? {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self),
      let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == ExprSyntax(reference).id
    else { return nil }
    return access.declName.baseName.identifierText
  }
}

extension Nominal {
  /// Whether a static member of that name is private to the type.
  fileprivate func hidesStatic(_ name: String) -> Bool {
    parts.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
      .flatMap { $0.memberBlock.members.map { Syntax($0.decl) } }
      .contains { member in
        guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
          modifiers.has(.private)
        else { return false }
        return member.as(FunctionDeclSyntax.self)?.name.identifierText == name
          || member.asProtocol((any NamedDeclSyntax).self)?.name.identifierText == name
          || member.as(VariableDeclSyntax.self)?.bindings.contains {
            $0.pattern.trimmedDescription == name
          } ?? false
      }
  }

  /// The names of its generic parameters.
  var genericNames: [String] {
    declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?
      .parameters.map(\.name.identifierText) ?? []
  }
}

extension Syntax {
  /// Whether the declaration itself is `private` or `fileprivate`.
  var isHidden: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.private, .fileprivate) ?? false
  }

  /// Whether it, or a type between it and `outer`, is private to `outer`.
  func isPrivate(below outer: Syntax) -> Bool {
    ([self] + ancestors(below: outer)).contains {
      $0.asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.private) ?? false
    }
  }

  fileprivate func declaresAlias(_ name: String) -> Bool {
    asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.contains {
      $0.decl.as(TypeAliasDeclSyntax.self)?.name.identifierText == name
    } ?? false
  }
}

extension DeclReferenceExprSyntax {
  /// The name, unless it is a member of something: `Kind` in `Kind.all`, nothing in `.all`.
  fileprivate var typeOrValueName: TokenSyntax? {
    if parent?.is(KeyPathPropertyComponentSyntax.self) == true { return nil }
    return parent?.as(MemberAccessExprSyntax.self)?.declName.id == id ? nil : baseName
  }
}
