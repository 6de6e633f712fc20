import SwiftSyntax

/// The view that a modifier or transform is applied to: `self`, `content`, `$0` or another name.
struct Receiver {
  let name: String
  /// Parameters of the function around, which may be closures: `transform(self)`, `otherwise()`.
  var parameters: [String] = []

  /// Whether the expression is the view, changed or not: the view itself, a chain that starts from
  /// it, or a call that takes it.
  func isYielded(by expression: ExprSyntax) -> Bool {
    let root = expression.chainRoot
    if root.isReference(to: name) { return true }
    guard let call = root.as(FunctionCallExprSyntax.self) else { return false }
    if call.arguments.contains(where: { $0.expression.isReference(to: name) }) {
      return call.constructedType == nil || call.constructedType == "AnyView"
    }
    // In an extension of View a bare `overlay(…)` is `self.overlay(…)`.
    return name == "self" && call.calledExpression.is(DeclReferenceExprSyntax.self)
      && call.constructedType == nil && !parameters.contains(call.name)
  }
}

extension CodeBlockItemListSyntax {
  func yields(_ receiver: Receiver) -> Bool {
    onlyExpression.map(receiver.isYielded) ?? false
  }
}

extension FunctionDeclSyntax {
  /// The receiver of a method in an extension of View.
  var receiver: Receiver { Receiver(name: "self", parameters: parameterNames) }
}
