import SwiftSyntax

/// A call such as `.modify { view in … }`, which puts what its closure returns in place of a view.
struct Transform {
  let call: FunctionCallExprSyntax
  let closure: ClosureExprSyntax
  /// The view, as the closure calls it.
  let view: Receiver
}

extension SourceIndex {
  /// The transforms in code that returns views: by their usual names, and by methods of the files
  /// that take one closure from the view to another one.
  var transforms: [Transform] {
    let names = Self.usualNames.union(
      viewExtensionMethods.filter(\.isTransform).map(\.name.identifierText))
    return calls.compactMap { call in
      guard names.contains(call.name), call.constructedType == nil,
        call.calledExpression.is(MemberAccessExprSyntax.self), call.isInViewCode,
        let closure = call.closures.last?.closure,
        closure.parameterNames.count == 1 || closure.signature == nil
      else { return nil }
      return Transform(
        call: call, closure: closure,
        view: Receiver(name: closure.parameterNames.first ?? "$0"))
    }
  }

  private static let usualNames: Set = [
    "modify", "modified", "applying", "apply", "transform", "transformed", "adapt", "adapting",
    "backport",
  ]
}

extension FunctionDeclSyntax {
  /// Whether it takes one closure from the view to another view, and nothing else.
  fileprivate var isTransform: Bool {
    guard signature.parameterClause.parameters.count == 1,
      let parameter = signature.parameterClause.parameters.first,
      let function = parameter.type.function, function.parameters.count == 1
    else { return false }
    return function.parameters.first?.type.dottedName == "Self"
  }
}
