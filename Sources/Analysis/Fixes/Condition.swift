import SwiftSyntax

/// What an `if` asks, as text that can stand in an argument.
struct Condition {
  /// Without a `!` in front of the whole.
  private let core: String
  private var isNegated: Bool
  private let isAtom: Bool
  private let hasOr: Bool
  private let inverse: String?
  /// Whether asking it several times costs nothing.
  let isCheap: Bool

  /// `nil` for one that spans lines, or cannot stand in an argument.
  init?(_ expression: ExprSyntax) {
    var expression = expression.withoutParentheses
    isNegated = false
    while let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      isNegated.toggle()
      expression = prefix.expression.withoutParentheses
    }
    let text = expression.trimmedDescription
    guard !text.contains("\n"), !expression.isTernary,
      expression.all(ClosureExprSyntax.self).isEmpty,
      !expression.is(TryExprSyntax.self), !expression.is(AwaitExprSyntax.self)
    else { return nil }
    let elements = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    core = text
    isAtom = elements.isEmpty
    hasOr = operators.contains("||")
    if elements.count == 3, let sign = operators.first,
      let swapped = ["==": "!=", "!=": "=="][sign]
    {
      inverse =
        "\(elements[0].trimmedDescription) \(swapped) \(elements[2].trimmedDescription)"
    } else {
      inverse = nil
    }
    isCheap = expression.all(FunctionCallExprSyntax.self).isEmpty
  }

  /// The conditions of an `if`, all of them plain.
  init?(_ list: ConditionElementListSyntax) {
    var parts: [Condition] = []
    for element in list {
      guard case .expression(let expression) = element.condition,
        let part = Condition(expression)
      else { return nil }
      parts.append(part)
    }
    guard let first = parts.first else { return nil }
    if parts.count == 1 {
      self = first
      return
    }
    core = parts.map { $0.hasOr ? "(\($0.flag))" : $0.flag }.joined(separator: " && ")
    (isNegated, isAtom, hasOr, inverse) = (false, false, false, nil)
    isCheap = parts.allSatisfy(\.isCheap)
  }

  var inverted: Condition {
    var other = self
    other.isNegated.toggle()
    return other
  }

  /// The condition as a value.
  var flag: String {
    guard isNegated else { return core }
    return inverse ?? (isAtom ? "!\(core)" : "!(\(core))")
  }

  /// `isOn ? a : b`
  func choosing(_ yes: String, _ no: String) -> String {
    isNegated ? "\(core) ? \(no) : \(yes)" : "\(core) ? \(yes) : \(no)"
  }

  /// Whether it holds and `value` does as well.
  func and(_ value: String) -> String {
    (hasOr && !isNegated ? "(\(flag))" : flag) + " && \(value)"
  }
}

extension ExprSyntax {
  var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    else { return self }
    return only.expression.withoutParentheses
  }

  /// Whether it is `a ? b : c`, not in parentheses.
  var isTernary: Bool {
    self.as(SequenceExprSyntax.self)?.elements
      .contains { $0.is(UnresolvedTernaryExprSyntax.self) } ?? false
  }
}
