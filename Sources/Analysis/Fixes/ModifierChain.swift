import SwiftSyntax

/// Modifiers on a view whose name is known: those of `content.bold().padding()`.
struct ModifierChain {
  struct Link {
    let call: FunctionCallExprSyntax
    let name: String
    /// Comments on the lines above it.
    let comments: [String]
    let isOnItsOwnLine: Bool

    var labels: [String] { call.arguments.map { $0.label?.identifierText ?? "_" } }
  }

  let links: [Link]
  /// Whether the view is not written, as `self` need not be.
  let isBare: Bool

  /// `nil` for anything but modifiers without closures, on the view itself.
  init?(_ expression: ExprSyntax, on receiver: Receiver) {
    var links: [Link] = []
    var current = expression
    while !current.isReference(to: receiver.name) {
      guard let call = current.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        call.additionalTrailingClosures.isEmpty,
        !call.arguments.contains(where: { argument in
          argument.all(ClosureExprSyntax.self).count > 0
            || argument.all(DeclReferenceExprSyntax.self).contains {
              $0.baseName.text == receiver.name
            }
        })
      else { return nil }
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base
      {
        let trivia = base.trailingTrivia + access.period.leadingTrivia
        links.insert(
          Link(
            call: call, name: access.declName.baseName.identifierText, comments: trivia.comments,
            isOnItsOwnLine: trivia.containsNewline), at: 0)
        current = base
      } else if receiver.name == "self", receiver.isYielded(by: current),
        let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)
      {
        links.insert(
          Link(
            call: call, name: callee.baseName.identifierText, comments: [], isOnItsOwnLine: false),
          at: 0)
        (self.links, isBare) = (links, true)
        return
      } else {
        return nil
      }
    }
    (self.links, isBare) = (links, false)
  }
}

extension Trivia {
  var containsNewline: Bool {
    contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }
}

extension SyntaxProtocol {
  /// The comments inside of it, without those before its first and behind its last character.
  var innerComments: [String] {
    let tokens = tokens(viewMode: .sourceAccurate)
    let (first, last) = (
      firstToken(viewMode: .sourceAccurate), lastToken(viewMode: .sourceAccurate)
    )
    return tokens.flatMap { token in
      (token.id == first?.id ? [] : token.leadingTrivia.comments)
        + (token.id == last?.id ? [] : token.trailingTrivia.comments)
    }
  }
}
