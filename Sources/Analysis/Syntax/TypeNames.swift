import SwiftSyntax

extension TypeSyntax {
  /// `Outer.Panel` for a type written by name, without optionals, attributes, generic arguments and
  /// the module of Apple's frameworks; `nil` for functions, tuples, arrays, `some` and `any`.
  var dottedName: String? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.identifierText }
    if let type = self.as(MemberTypeSyntax.self) {
      guard let base = type.baseType.dottedName else { return nil }
      let isModule = ["SwiftUI", "Foundation", "Swift", "Observation", "Combine"].contains(base)
      return isModule ? type.name.identifierText : "\(base).\(type.name.identifierText)"
    }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.dottedName }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.dottedName
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.dottedName }
    return nil
  }

  /// Whether this is `some View`, `some View & Equatable` and the like, or `AnyView`.
  var isView: Bool { isSomeView || dottedName == "AnyView" }

  var isSomeView: Bool {
    guard let type = self.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some"
    else { return false }
    if let composition = type.constraint.as(CompositionTypeSyntax.self) {
      return composition.elements.contains { $0.type.dottedName == "View" }
    }
    return type.constraint.dottedName == "View"
  }

  /// The function type behind optionals, parentheses and attributes such as `@escaping`.
  var function: FunctionTypeSyntax? {
    if let type = self.as(FunctionTypeSyntax.self) { return type }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.function }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.function }
    if let type = self.as(TupleTypeSyntax.self), let only = type.elements.first,
      type.elements.count == 1
    {
      return only.type.function
    }
    return nil
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String { identifier?.name ?? text }
}

extension DeclGroupSyntax {
  /// The types in the inheritance clause, generic arguments left out.
  var inheritedNames: Set<String> {
    var names: Set<String> = []
    for inherited in inheritanceClause?.inheritedTypes ?? [] {
      if let composition = inherited.type.as(CompositionTypeSyntax.self) {
        names.formUnion(composition.elements.compactMap { $0.type.dottedName })
      } else if let name = inherited.type.dottedName {
        names.insert(name)
      }
    }
    return names
  }
}

extension AttributeListSyntax {
  /// The attributes of the list that stand outside `#if`.
  var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  func has(_ name: String) -> Bool { plain.contains { $0.attributeName.dottedName == name } }
}

extension DeclModifierListSyntax {
  func has(_ keywords: Keyword...) -> Bool {
    contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
  }
}
