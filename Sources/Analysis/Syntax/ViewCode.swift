import SwiftSyntax

extension SyntaxProtocol {
  /// Whether it stands in a property or function that returns a view.
  var isInViewCode: Bool {
    for node in ancestors() {
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.isView ?? false
      }
      if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation?.type.isView ?? false
      }
    }
    return false
  }

  /// Whether a closure between it and the declaration around runs on an event.
  func isDeferred(in index: SourceIndex) -> Bool {
    for node in ancestors() {
      if node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self) { return false }
      if let closure = node.as(ClosureExprSyntax.self), closure.isDeferred(in: index) {
        return true
      }
    }
    return false
  }
}

extension AvailabilityList {
  /// The `if` that asks.
  var branch: IfExprSyntax? {
    node.parent?.parent?.parent?.as(IfExprSyntax.self)
  }
}
