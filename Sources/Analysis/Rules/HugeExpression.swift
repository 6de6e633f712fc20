import Kata
import SwiftSyntax

extension Rule {
  static let hugeExpression = Rule(
    id: "huge-expression",
    summary: "An expression of many operators and literals, which the type checker may give up on",
    severity: .should,
    explanation: """
      Each operator has many overloads, and each literal may be of many types. Swift tries the \
      combinations of a whole expression together: with ten operators and as many literals that \
      takes seconds, or ends with "the compiler is unable to type-check this expression in \
      reasonable time". In a body it is the whole body that is then reported, not the line.

      Name the parts in constants with a type (`let inset: CGFloat = …`), or make a property of the \
      value.

      It is fine, and silent here, to chain modifiers, to combine conditions with `&&`, and to \
      write shorter sums.

      Source: Swift's book, type inference; WWDC21 "Demystify SwiftUI" on small expressions; Apple's \
      SwiftUI guidance on view structure.
      """,
    bad: [
      """
      struct Bar: View {
        let index: Int
        let width: Double
        var body: some View {
          Rectangle()
            .frame(
              width: ↓width * 0.5 + Double(index) * 12 - 4 + (width / 3 - 2) * 0.8 + 7 / width - 1.5)
        }
      }
      """,
      """
      struct Line: View {
        let parts: [String]
        var body: some View {
          Text(
            ↓"a " + parts[0] + ", b " + parts[1] + ", c " + parts[2] + ", d " + parts[3] + ", e "
              + parts[4] + ".")
        }
      }
      """,
      """
      struct Wave: View {
        let x: Double
        var height: Double {
          ↓1 + x * 2 + x * x * 3.5 - x / 4 + 5 * x - 6 / x + 7 * x - 8
        }
        var body: some View { Text("\\(height)") }
      }
      """,
    ],
    good: [
      """
      struct Bar: View {
        let index: Int
        let width: Double
        var body: some View {
          let inset: Double = width * 0.5 + 12
          Rectangle().frame(width: inset + Double(index) * 4 - 1)
        }
      }
      """,
      """
      struct Gate: View {
        let a: Bool
        let b: Int
        var body: some View {
          if a && b == 1 || a && b == 2 || a && b == 3 || a && b == 4 || a && b == 5 { Text("x") }
        }
      }
      """,
      """
      struct Sum: View {
        let a, b, c: Double
        var body: some View { Text("\\(a + b + c + a * b + b * c + c * a + a * a + b * b + c * c)") }
      }
      """,
    ]
  ) { context in
    for file in context.files {
      for sequence in file.tree.all(SequenceExprSyntax.self) where !sequence.isPart {
        let count = sequence.guesses
        guard count.operators >= 9, count.literals >= 5 else { continue }
        context.report(
          at: sequence,
          "This expression has \(count.operators) operators and \(count.literals) literals, more "
            + "than the type checker may be able to try. Name its parts in constants with a type.")
      }
    }
  }
}

extension SequenceExprSyntax {
  /// Whether it stands in the parentheses of a larger one, which is counted with it.
  fileprivate var isPart: Bool {
    for node in ancestors() {
      if node.is(SequenceExprSyntax.self) { return true }
      guard
        node.is(TupleExprSyntax.self) || node.is(LabeledExprSyntax.self)
          || node.is(LabeledExprListSyntax.self) || node.is(ExprListSyntax.self)
          || node.is(PrefixOperatorExprSyntax.self)
      else { return false }
    }
    return false
  }

  /// The operators with many overloads and the literals without a type of their own.
  fileprivate var guesses: (operators: Int, literals: Int) {
    var count = (operators: 0, literals: 0)
    for element in elements {
      if let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if ["+", "-", "*", "/", "%"].contains(name) { count.operators += 1 }
      } else if element.is(IntegerLiteralExprSyntax.self) || element.is(FloatLiteralExprSyntax.self)
        || element.is(StringLiteralExprSyntax.self)
      {
        count.literals += 1
      } else if let tuple = element.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
      {
        let more = inner.guesses
        count = (count.operators + more.operators, count.literals + more.literals)
      }
    }
    return count
  }
}
