import SwiftSyntax

extension Evaluation {
  /// Whether a collection is the same at each evaluation: literals, ranges between literals,
  /// `Planet.allCases`, globals, constants that are set up with a literal, and what is derived from
  /// them.
  func isConstant(_ base: ExprSyntax, in member: Member) -> Bool {
    let root = base.chainRoot
    if root.is(ArrayExprSyntax.self) || root.is(StringLiteralExprSyntax.self)
      || root.is(DictionaryExprSyntax.self) || root.is(SequenceExprSyntax.self)
    {
      return Syntax(root).all(DeclReferenceExprSyntax.self).isEmpty
    }
    if let tuple = root.as(TupleExprSyntax.self) {
      return Syntax(tuple).all(DeclReferenceExprSyntax.self).allSatisfy {
        $0.baseName.text.first?.isUppercase ?? true
      }
    }
    if let call = root.as(FunctionCallExprSyntax.self), call.constructedType == "Array",
      call.arguments.count == 1, let wrapped = call.arguments.first?.expression
    {
      return isConstant(wrapped, in: member)
    }
    guard let reference = root.as(DeclReferenceExprSyntax.self) else { return false }
    // `Planet.allCases`, `Self.titles`: a type's own values do not change from run to run.
    if reference.baseName.text.first?.isUppercase == true { return true }
    let name = reference.baseName.text
    if let property = view.property(name) {
      return property.isConstant && property.initializer?.is(ArrayExprSyntax.self) == true
    }
    // A global is set up once; a local, a parameter or a member of the view may be new each time.
    return !name.hasPrefix("$") && name != "self" && view.members(name).isEmpty
      && !member.parameters.contains(name)
      && !Syntax(reference).isShadowed(name, below: member.code)
  }
}
