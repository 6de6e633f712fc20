import SwiftSyntax

extension Syntax {
  /// The plain assignments in it, `target = value`, in source order.
  var assignments: [(target: ExprSyntax, value: ExprSyntax)] {
    all(SequenceExprSyntax.self).compactMap { sequence in
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
      return (elements[0], elements[2])
    }
  }
}
