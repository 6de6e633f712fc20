import SwiftSyntax

extension TypeSyntax {
  /// `Outer.Panel` for a type written by name, without optionals, attributes, generic arguments and
  /// the module of Apple's frameworks; `nil` for functions, tuples, arrays, `some` and `any`.
  var dottedName: String? {
    if let names {
      let isModule = ["SwiftUI", "Foundation", "Swift", "Observation", "Combine"].contains(names[0])
      return names.dropFirst(isModule && names.count > 1 ? 1 : 0).joined(separator: ".")
    }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.dottedName }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.dottedName
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.dottedName }
    return nil
  }

  /// The names of a type that is written as nothing but names, generic arguments left out:
  /// `["SwiftUI", "Text"]`.
  var names: [String]? {
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.identifierText] }
    guard let type = self.as(MemberTypeSyntax.self) else { return nil }
    return type.baseType.names.map { $0 + [type.name.identifierText] }
  }

  /// Whether this is `some View`, `some View & Equatable` and the like, or `AnyView`.
  var isView: Bool { isSomeView || dottedName == "AnyView" }

  var isSomeView: Bool { opaqueConstraints.contains("View") }

  /// What a `some` in this type has to conform to: `["View", "Equatable"]`.
  var opaqueConstraints: [String] {
    if let type = self.as(SomeOrAnyTypeSyntax.self) {
      guard type.someOrAnySpecifier.tokenKind == .keyword(.some) else { return [] }
      let composition = type.constraint.as(CompositionTypeSyntax.self)
      return (composition?.elements.map(\.type) ?? [type.constraint]).compactMap(\.dottedName)
    }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.opaqueConstraints }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1 {
      return type.elements.first?.type.opaqueConstraints ?? []
    }
    return []
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
  var identifierText: String {
    // Asked for more often than anything else, and few names are in backticks.
    let text = text
    guard text.utf8.first == UInt8(ascii: "`") else { return text }
    return identifier?.name ?? text
  }
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
