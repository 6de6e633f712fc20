import SwiftSyntax

extension DeclSyntax {
  var parameters: [FunctionParameterSyntax] {
    (self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters).map(Array.init) ?? []
  }

  /// The braces with what makes the view.
  var block: Syntax? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.body.map { Syntax($0) } }
    guard let accessors = self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock else {
      return nil
    }
    if case .accessors(let list) = accessors.accessors {
      return list.first?.body.map { Syntax($0) }
    }
    return Syntax(accessors)
  }

  func canBeView(_ member: Member) -> Bool {
    guard let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.allSatisfy({ ["private", "fileprivate", "internal"].contains($0.name.text) }),
      member.returns?.opaqueConstraints == ["View"],
      member.returns?.is(SomeOrAnyTypeSyntax.self) == true,
      member.attributes.count == member.attributes.plain.count,
      member.attributes.plain.allSatisfy({
        ["ViewBuilder", "MainActor", "available"].contains($0.attributeName.dottedName)
      }), block != nil
    else { return false }
    guard let function = self.as(FunctionDeclSyntax.self) else { return true }
    let names = function.parameterNames
    return function.genericParameterClause == nil && function.genericWhereClause == nil
      && function.signature.effectSpecifiers == nil
      && Set(names).count == names.count
      && !names.contains { ["body", "self", "_"].contains($0) }
      && parameters.allSatisfy { parameter in
        parameter.defaultValue == nil && parameter.ellipsis == nil && parameter.attributes.isEmpty
          && parameter.type.opaqueConstraints.isEmpty
          && !parameter.type.is(AttributedTypeSyntax.self)
          // A closure is another one each time.
          && parameter.type.function == nil
      }
  }
}

extension FunctionParameterSyntax {
  var inner: String { (secondName ?? firstName).identifierText }
}

extension TypeSyntax {
  /// `Int` for `Binding<Int>`.
  var boundValue: TypeSyntax? {
    guard let type = self.as(IdentifierTypeSyntax.self), type.name.text == "Binding",
      let arguments = type.genericArgumentClause?.arguments, arguments.count == 1
    else { return nil }
    return arguments.first.flatMap { TypeSyntax($0.argument) }
  }
}

extension Syntax {
  /// How code that was handed a binding says the same of a `@Binding` of that name.
  func mentions(ofBinding name: String) -> [Replacement] {
    all(DeclReferenceExprSyntax.self).compactMap { reference in
      guard reference.baseName.text == name, !Syntax(reference).isShadowed(name, below: self),
        reference.parent?.is(KeyPathPropertyComponentSyntax.self) != true
      else { return nil }
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self) else {
        return Replacement(reference, with: "$\(name)")
      }
      if access.declName.id == reference.id { return nil }
      return access.declName.baseName.text == "wrappedValue"
        ? Replacement(access, with: name) : Replacement(reference, with: "$\(name)")
    }
  }
}
