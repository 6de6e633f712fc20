import SwiftSyntax

extension FunctionCallExprSyntax {
  /// Whether it is made for each element of something that is not a constant: `ForEach(0..<3)` and
  /// `ForEach(Tab.allCases)` stay as few as they are.
  var isInChangingRow: Bool {
    ancestors().contains { node in
      guard let rows = node.as(ClosureExprSyntax.self)?.receiver?.call, rows.makesRows,
        let data = rows.arguments.first?.expression, !isInside(rows.arguments)
      else { return false }
      return !Syntax(data).changingNames.isEmpty
    }
  }
}
