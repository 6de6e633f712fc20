import Kata
import SwiftSyntax

extension Context {
  /// Puts the only view of a container's closure in the container's place, with the modifiers that
  /// stand behind it.
  func unwrapping(_ call: FunctionCallExprSyntax, to child: ExprSyntax) -> Fix? {
    guard let file = file(of: call), let closure = call.trailingClosure else { return nil }
    let layout = Layout(file)
    let chain = call.outermostChain
    let comments = closure.statements.leadingTrivia.comments
    let end = closure.rightBrace
    // A comment is not lost for the sake of a brace.
    guard comments.isEmpty || layout.begins(call),
      closure.leftBrace.trailingTrivia.comments.isEmpty,
      end.leadingTrivia.comments.isEmpty, child.trailingTrivia.comments.isEmpty
    else { return nil }
    let view = child.text(in: layout)
    let isIndented =
      view.split(separator: "\n").last.map { "}.".contains($0.first ?? " ") } ?? false
    let rest = chain.text(in: layout).dropFirst(call.text(in: layout).count)
    let modifiers =
      isIndented ? String(rest) : String(rest).indented(like: layout.unit)
    return fix("Take the \(call.name) away") { draft in
      draft.replace(chain, with: (comments + [view + modifiers]).joined(separator: "\n"))
    }
  }
}

extension ExprSyntaxProtocol {
  /// The whole of the chain that this expression begins: `x.bold().padding()` for `x`.
  var outermostChain: ExprSyntax {
    var chain = ExprSyntax(self)
    for node in ancestors() {
      guard let next = node.as(ExprSyntax.self),
        next.chainBase?.id == chain.id
          || next.as(FunctionCallExprSyntax.self)?.calledExpression.id == chain.id
      else { break }
      chain = next
    }
    return chain
  }
}

extension Trivia {
  /// The comments, each as written.
  var comments: [String] {
    compactMap { piece in
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        text
      default: nil
      }
    }
  }
}
