import SwiftSyntax

extension Draft {
  /// Takes arguments out of a call, the trailing closure too if it is among them.
  mutating func remove(_ unwanted: [ExprSyntax], from call: FunctionCallExprSyntax) {
    let ids = Set(unwanted.map(\.id))
    let trailing =
      [call.trailingClosure].compactMap { $0 }
      + call.additionalTrailingClosures.map(\.closure)
    let isGone = trailing.map { ids.contains(ExprSyntax($0).id) }
    if isGone.first == true {
      guard !isGone.contains(false), let parenthesis = call.rightParen else { return giveUp() }
      cut(
        parenthesis.endPositionBeforeTrailingTrivia..<call.endPositionBeforeTrailingTrivia,
        of: call)
    } else {
      for (index, closure) in trailing.enumerated() where isGone[index] {
        cut(
          trailing[index - 1]
            .endPositionBeforeTrailingTrivia..<closure
            .endPositionBeforeTrailingTrivia, of: call)
      }
    }
    let arguments = Array(call.arguments)
    guard let closure = call.trailingClosure, !ids.contains(ExprSyntax(closure).id),
      !arguments.isEmpty, arguments.allSatisfy({ ids.contains($0.expression.id) }),
      let open = call.leftParen, let close = call.rightParen
    else { return remove(arguments) { ids.contains($0.expression.id) } }
    // The parentheses have nothing left to hold.
    guard !arguments.contains(where: \.hasComment) else { return giveUp() }
    cut(
      open.positionAfterSkippingLeadingTrivia..<close.endPositionBeforeTrailingTrivia, of: call)
  }

  /// Takes elements out of a list in parentheses.
  mutating func remove<Element: WithTrailingCommaSyntax>(
    _ elements: [Element], where isUnwanted: (Element) -> Bool
  ) {
    let isGone = elements.map(isUnwanted)
    guard let first = elements.first, let last = elements.last, isGone.contains(true) else {
      return
    }
    guard let open = first.previousToken(viewMode: .sourceAccurate),
      let close = last.nextToken(viewMode: .sourceAccurate),
      !close.hasComment, !open.hasComment,
      !elements.contains(where: \.hasComment)
    else { return giveUp() }
    guard isGone.contains(false) else {
      return cut(
        open.endPositionBeforeTrailingTrivia..<close.positionAfterSkippingLeadingTrivia, of: first)
    }
    var position = 0
    while position < elements.count {
      var next = position
      while next < elements.count, isGone[next] { next += 1 }
      if next == elements.count, next > position {
        cut(elements[position - 1].endOfContent..<last.endOfContent, of: first)
      } else if next > position {
        cut(
          elements[position]
            .positionAfterSkippingLeadingTrivia..<elements[next]
            .positionAfterSkippingLeadingTrivia, of: first)
      }
      position = next + 1
    }
  }
}

extension WithTrailingCommaSyntax {
  /// Whether something is said of the element itself.
  fileprivate var hasComment: Bool {
    let content = trailingComma?.previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []
    return !(leadingTrivia.comments + content.comments + trailingTrivia.comments).isEmpty
  }

  fileprivate var endOfContent: AbsolutePosition {
    trailingComma?.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
      ?? endPositionBeforeTrailingTrivia
  }
}

extension TokenSyntax {
  fileprivate var hasComment: Bool {
    !leadingTrivia.comments.isEmpty || !trailingTrivia.comments.isEmpty
  }
}
