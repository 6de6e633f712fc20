import Kata
import SwiftSyntax

extension Rule {
  static let zstackForDecoration = Rule(
    id: "zstack-for-decoration",
    summary: "A ZStack that lays a small mark over a view, where an overlay fits",
    severity: .note,
    explanation: """
      The children of a `ZStack` are peers: it is as large as the largest of them, proposes its own \
      space to each, and puts them in order. A dot in the corner of a picture is no peer but a \
      decoration: it should take its place from the picture and never change the picture's size.

      Write `overlay(alignment:)` on the main view, or `background` for what lies behind it. It says \
      which of the two is the subject, and layout asks that one alone.

      It is fine, and silent here, to stack peers that size together, several layers, a background \
      that fills the screen, and anything whose size is not a small constant.

      Source: https://developer.apple.com/documentation/swiftui/adding-a-background-to-your-view ; \
      https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
      """,
    bad: [
      """
      struct Avatar: View {
        let name: String
        var body: some View {
          ↓ZStack(alignment: .bottomTrailing) {
            Image(name).resizable().frame(width: 40, height: 40)
            Circle().fill(.green).frame(width: 10, height: 10)
          }
        }
      }
      """,
      """
      struct Bell: View {
        let hasNews: Bool
        var body: some View {
          HStack {
            ↓ZStack(alignment: .topTrailing) {
              Image(systemName: "bell")
              if hasNews {
                Circle().foregroundColor(.red).frame(width: 8, height: 8).offset(x: 4, y: -4)
              }
            }
          }
        }
      }
      """,
      """
      struct Card: View {
        var body: some View {
          ↓ZStack(alignment: .topLeading) {
            VStack { Text("a"); Text("b") }.padding()
            Capsule().frame(width: 20, height: 4).padding(6)
          }
          .border(.red)
        }
      }
      """,
    ],
    good: [
      """
      struct Avatar: View {
        let name: String
        var body: some View {
          Image(name).overlay(alignment: .bottomTrailing) {
            Circle().fill(.green).frame(width: 10, height: 10)
          }
        }
      }
      """,
      """
      struct Screen: View {
        var body: some View {
          ZStack {
            Color.black.ignoresSafeArea()
            Text("a")
          }
        }
      }
      """,
      """
      struct Clock: View {
        var body: some View {
          ZStack(alignment: .top) {
            Circle().stroke()
            Capsule().frame(width: 4, height: 20)
          }
          ZStack(alignment: .topTrailing) {
            Image("a")
            Circle().frame(width: 10, height: 10)
            Text("3")
          }
          ZStack(alignment: .topTrailing) {
            Image("a")
            Circle().frame(width: 100, height: 100)
          }
        }
      }
      """,
    ]
  ) { context in
    for call in context.index.calls(named: "ZStack") {
      guard let alignment = call.argument("alignment")?.trimmedDescription,
        alignment != ".center", call.isInViewCode,
        let children = call.trailingClosure?.statements, children.count == 2,
        let main = children.first?.expression?.chainRoot.as(FunctionCallExprSyntax.self)?
          .constructedType,
        !shapes.contains(main), !["Color", "ForEach", "Spacer", "Group"].contains(main),
        let mark = children.last?.expression?.smallShape
      else { continue }
      context.report(
        at: call,
        "The \(mark) decorates the \(main) and is no peer of it. Put it into "
          + "`.overlay(alignment: \(alignment))` of the \(main).")
    }
  }

  fileprivate static let shapes: Set = [
    "Circle", "Capsule", "Rectangle", "RoundedRectangle", "Ellipse",
  ]
}

extension ExprSyntax {
  /// The shape of a small constant size that this is, also under an `if` without `else`.
  fileprivate var smallShape: String? {
    if let branch = self.as(IfExprSyntax.self), branch.elseBody == nil {
      return branch.body.statements.onlyExpression?.smallShape
    }
    guard let shape = chainRoot.as(FunctionCallExprSyntax.self)?.constructedType,
      Rule.shapes.contains(shape)
    else { return nil }
    var link: ExprSyntax? = self
    while let current = link {
      if let call = current.as(FunctionCallExprSyntax.self), call.name == "frame",
        let width = call.argument("width")?.as(IntegerLiteralExprSyntax.self),
        let height = call.argument("height")?.as(IntegerLiteralExprSyntax.self)
      {
        let sides = [width, height].compactMap(\.representedLiteralValue)
        return sides.count == 2 && sides.allSatisfy { $0 <= 24 } ? shape : nil
      }
      link = current.chainBase
    }
    return nil
  }
}
