import SwiftSyntax

/// What the files and the standard library tell of a type; `nil` in an answer means unknown.
struct ValueTypes {
  let index: SourceIndex

  /// Whether values are copied as bytes, with no reference in them.
  func isTrivial(_ property: Property) -> Bool? {
    if let wrapper = property.wrapper {
      return Self.storing.contains(wrapper) ? false : nil
    }
    if let type = property.type { return isTrivial(type) }
    guard let value = property.initializer else { return nil }
    if value.is(StringLiteralExprSyntax.self) || value.is(ArrayExprSyntax.self)
      || value.is(DictionaryExprSyntax.self)
    {
      return false
    }
    return value.isPlainNumber ? true : nil
  }

  func isTrivial(_ type: TypeSyntax) -> Bool? { isTrivial(type, depth: 0) }

  /// Whether two values are compared with `==`, by conformance.
  func isEquatable(_ type: TypeSyntax) -> Bool? {
    if type.function != nil { return false }
    if let element = type.element {
      return isEquatable(element)
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return isEquatable(optional.wrappedType) }
    guard let name = type.dottedName else { return nil }
    if Self.trivial.contains(name) || Self.equatable.contains(name) { return true }
    guard let own = index.type(named: name, near: type) else { return nil }
    if !own.inherited.isDisjoint(with: ["Equatable", "Hashable", "Comparable"]) { return true }
    if own.kind == .enum { return own.hasPayload ? nil : true }
    // Another protocol or a macro may bring it along.
    return own.kind == .struct && own.inherited.isSubset(of: Self.bare) && own.attributes.isEmpty
      ? false : nil
  }

  /// Whether this is a struct, enum or standard value that is known by name.
  func isKnownValue(_ property: Property) -> Bool {
    if let type = property.type { return isKnownValue(type) }
    guard let value = property.initializer else { return false }
    if value.isPlainLiteral { return true }
    return value.madeType.map { isKnownValue($0, near: value) } ?? false
  }

  private func isKnownValue(_ type: TypeSyntax) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return isKnownValue(optional.wrappedType) }
    if let element = type.element { return isKnownValue(element) }
    return type.dottedName.map { isKnownValue($0, near: type) } ?? false
  }

  private func isKnownValue(_ name: String, near node: some SyntaxProtocol) -> Bool {
    if Self.trivial.contains(name) || Self.equatable.contains(name) { return true }
    let own = index.type(named: name, near: node)
    return own?.kind == .struct && own?.isView == false || own?.kind == .enum
  }

  private func isTrivial(_ type: TypeSyntax, depth: Int) -> Bool? {
    if type.function != nil || type.element != nil || type.is(DictionaryTypeSyntax.self) {
      return false
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return isTrivial(optional.wrappedType, depth: depth)
    }
    guard let name = type.dottedName else { return nil }
    if Self.trivial.contains(name) { return true }
    if Self.equatable.contains(name) || ["Array", "Dictionary", "Set"].contains(name) {
      return false
    }
    guard depth < 8, let own = index.type(named: name, near: type) else { return nil }
    switch own.kind {
    case .class, .actor: return false
    case .enum: return own.hasPayload ? nil : true
    case .protocol: return nil
    case .struct:
      var known = true
      for property in own.properties {
        guard property.wrapper == nil else { return nil }
        let trivial = property.type.map { isTrivial($0, depth: depth + 1) } ?? isTrivial(property)
        if trivial == false { return false }
        if trivial == nil { known = false }
      }
      return known ? true : nil
    }
  }

  private static let trivial: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Bool", "CGSize", "CGPoint", "CGRect", "Date", "TimeInterval",
    "UUID", "EdgeInsets", "UnitPoint", "Angle",
  ]
  private static let equatable: Set = [
    "String", "Substring", "Character", "URL", "Data", "Color", "Font", "AttributedString",
    "Locale", "Calendar", "TimeZone", "Decimal", "DateComponents", "LocalizedStringKey",
  ]
  private static let storing: Set = [
    "State", "Binding", "Environment", "ObservedObject", "StateObject", "EnvironmentObject",
    "Bindable", "FocusState", "AppStorage", "SceneStorage", "GestureState",
  ]
  private static let bare: Set = ["Identifiable", "Sendable", "Codable", "Decodable", "Encodable"]
}

extension Nominal {
  /// Whether an enum's case carries values.
  var hasPayload: Bool {
    declaration.all(EnumCaseElementSyntax.self).contains { $0.parameterClause != nil }
  }
}

extension TypeSyntax {
  /// `Item` for `[Item]`, `Array<Item>` and `Set<Item>`; the value for a dictionary.
  var element: TypeSyntax? {
    if let array = self.as(ArrayTypeSyntax.self) { return array.element }
    if let dictionary = self.as(DictionaryTypeSyntax.self) { return dictionary.value }
    guard let generic = self.as(IdentifierTypeSyntax.self),
      ["Array", "Set", "Dictionary"].contains(generic.name.text),
      let argument = generic.genericArgumentClause?.arguments.last
    else { return nil }
    return TypeSyntax(argument.argument)
  }
}

extension ExprSyntax {
  /// A number or a truth value as written.
  var isPlainNumber: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self)
  }

  /// A literal in which nothing is worked out: `0`, `"a"`, `["a", "b"]`, `.zero` within it.
  var isPlainLiteral: Bool {
    if isPlainNumber { return true }
    if let text = self.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    if let array = self.as(ArrayExprSyntax.self) {
      return array.elements.allSatisfy { $0.expression.isPlainLiteral }
    }
    return false
  }
}

extension ExprSyntax {
  /// `Size` of `Size(width: 1)` and of `Size.zero`.
  fileprivate var madeType: String? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.constructedType }
    let base = self.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)
    return base.map(\.baseName.identifierText).flatMap {
      $0.first?.isUppercase == true ? $0 : nil
    }
  }
}
