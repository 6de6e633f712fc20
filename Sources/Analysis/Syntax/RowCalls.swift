import SwiftSyntax

/// A `ForEach` or `List` over data, and the view in whose code it stands.
struct RowCall {
  let call: FunctionCallExprSyntax
  let owner: Nominal
  /// What is iterated.
  let data: ExprSyntax
  /// What follows `id:`.
  let id: ExprSyntax?

  /// The name the row closure gives its element, without `$`; `$0` where it gives none.
  var element: String? {
    guard let closure = call.closures.last(where: { $0.label == nil || $0.label == "content" })
    else { return nil }
    guard let first = closure.closure.parameterNames.first else { return "$0" }
    return first.hasPrefix("$") ? String(first.dropFirst()) : first
  }

  /// The field in `id: \.name`; `nil` for anything but a single one.
  var idField: String? {
    guard let text = id?.trimmedDescription.split(separator: ".").map(String.init), text.count == 2
    else { return nil }
    return text[0].hasPrefix("\\") ? text[1] : nil
  }
}

extension SourceIndex {
  /// What ``rowCalls`` remembers.
  var rows: [RowCall] {
    calls.compactMap { call in
      guard call.makesRows, call.constructedType != "Table",
        let first = call.arguments.first, first.label == nil,
        !first.expression.is(ClosureExprSyntax.self), let owner = type(around: call)
      else { return nil }
      return RowCall(call: call, owner: owner, data: first.expression, id: call.argument("id"))
    }
  }
}

extension ExprSyntax {
  /// The bounds of `a..<b`, and of `a...b` where both are written.
  var rangeBounds: (from: ExprSyntax, operator: String, to: ExprSyntax)? {
    var expression = self
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      expression = only.expression
    }
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements,
      let position = elements.firstIndex(where: {
        ["..<", "..."].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
      }), let sign = elements[position].as(BinaryOperatorExprSyntax.self), let from = elements.first
    else { return nil }
    let after = elements.index(after: position)
    guard after < elements.endIndex else { return nil }
    return (from, sign.operator.text, elements[after])
  }

  /// The collection whose positions this is: `items` of `items.indices`, `0..<items.count`,
  /// `Array(items.enumerated())` and `zip(items.indices, items)`.
  var indexedCollection: ExprSyntax? {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text == "indices" ? access.base : nil
    }
    if let bounds = rangeBounds {
      guard let access = bounds.to.as(MemberAccessExprSyntax.self),
        ["count", "endIndex"].contains(access.declName.baseName.text)
      else { return nil }
      return access.base
    }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    if call.name == "enumerated" {
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
    if call.constructedType == "Array" || call.name == "zip", call.arguments.first?.label == nil {
      return call.arguments.first?.expression.indexedCollection
    }
    return nil
  }

  /// The text in one line, for a message; `fallback` when it is too long for one.
  func quoted(or fallback: String) -> String {
    let text = trimmedDescription
    return text.count <= 30 && !text.contains("\n") ? "`\(text)`" : fallback
  }
}
