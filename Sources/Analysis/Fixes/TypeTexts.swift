import SwiftSyntax

extension Context {
  /// The type of a stored property as it is written at another place; `nil` where neither an
  /// annotation nor the default value tells.
  func typeText(of property: Property, in owner: Nominal, at place: Syntax, keeping: [String] = [])
    -> String?
  {
    if let type = property.type { return text(type, from: owner, to: place, keeping: keeping) }
    return property.initializer.flatMap { inferred($0, in: owner, at: place) }
  }

  /// A piece of a type's code as it is written at another place.
  func text(
    _ node: some SyntaxProtocol, from owner: Nominal, to place: Syntax, keeping: [String] = []
  ) -> String? {
    guard let file = file(of: node),
      let changes = carrying(node, from: owner, to: place, keeping: keeping)
    else { return nil }
    return node.text(in: Layout(file), replacing: changes)
  }

  private func inferred(_ value: ExprSyntax, in owner: Nominal, at place: Syntax) -> String? {
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if let negative = value.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
      return inferred(negative.expression, in: owner, at: place)
    }
    if let array = value.as(ArrayExprSyntax.self) {
      let elements = Set(
        array.elements.map { inferred($0.expression, in: owner, at: place) })
      return elements.count == 1 ? elements.first.flatMap { $0 }.map { "[\($0)]" } : nil
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let made = call.calledExpression
      if made.is(ArrayExprSyntax.self) || made.is(DictionaryExprSyntax.self)
        || made.as(GenericSpecializationExprSyntax.self)?.expression.isReference(to: "Set") == true
      {
        return text(made, from: owner, to: place)
      }
      guard made.is(DeclReferenceExprSyntax.self) || made.is(MemberAccessExprSyntax.self),
        call.name != "init", let name = call.constructedType
      else { return nil }
      if Self.plainlyMade.contains(name), index.type(named: name, near: call) == nil { return name }
      guard let type = index.type(named: name, near: call), type.genericNames.isEmpty,
        type.initializers.allSatisfy({ $0.optionalMark == nil })
      else { return nil }
      return text(made, from: owner, to: place)
    }
    if let access = value.as(MemberAccessExprSyntax.self), let base = access.base,
      let name = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        ?? base.as(MemberAccessExprSyntax.self)?.trimmedDescription
    {
      let member = access.declName.baseName.identifierText
      if let type = index.type(named: name, near: value) {
        let cases = type.declaration.all(EnumCaseElementSyntax.self).map(\.name.identifierText)
        return cases.contains(member) ? text(base, from: owner, to: place) : nil
      }
      return Self.chosenFrom.contains(name)
        || Self.plainlyMade.contains(name) && ["zero", "now"].contains(member) ? name : nil
    }
    return nil
  }

  /// Types whose static members are values of them.
  private static let chosenFrom: Set = [
    "Edge", "Color", "ColorScheme", "LayoutDirection", "Axis", "UnitPoint", "Alignment",
    "HorizontalAlignment", "VerticalAlignment", "Angle", "EditMode", "ScenePhase",
  ]
  private static let plainlyMade: Set = [
    "Date", "UUID", "CGFloat", "CGSize", "CGPoint", "CGRect", "String", "Double", "NavigationPath",
  ]
}
