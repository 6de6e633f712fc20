import Kata
import SwiftSyntax

extension Context {
  /// Binds in the closures of the children what was bound around `addTask`.
  func bindingInChildren(_ effect: TaskEffect) -> Fix? {
    guard case .binding(let name) = effect.kind, effect.path.isEmpty,
      let call = effect.node.ancestors().lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) })
        .first, call.nameToken.map({ Syntax($0).id }) == effect.node.id,
      let operation = call.additionalTrailingClosures.last?.closure ?? call.trailingClosure,
      operation.signature == nil, let statement = call.ownStatement, let file = file(of: call)
    else { return nil }
    let layout = Layout(file)
    guard let binding = call.text(before: operation, in: layout), canMove(call, operation) else {
      return nil
    }
    let writer = ChildWriter(binding: binding, layout: layout)
    var lines: [String] = []
    for item in operation.statements {
      guard let text = writer.text(of: item) else { return nil }
      lines += item.leadingTrivia.comments + [text]
    }
    let text = lines.joined(separator: "\n")
    guard !lines.isEmpty, statement.innerComments.allSatisfy(text.contains) else { return nil }
    guard layout.begins(statement) || !text.contains("\n") else { return nil }
    return fix("Call \(name) in the closure of addTask") { $0.replace(statement, with: text) }
  }

  /// Whether what is bound means the same in a child's closure, and later.
  private func canMove(_ call: FunctionCallExprSyntax, _ operation: ClosureExprSyntax) -> Bool {
    let parts =
      call.arguments.map { Syntax($0) }
      + call.closures.filter { $0.closure.id != operation.id }.map { Syntax($0.closure) }
      + [Syntax(call.calledExpression)]
    // What a call gives now it may not give then.
    let calls = call.arguments.flatMap { $0.all(FunctionCallExprSyntax.self) }
    guard calls.allSatisfy({ $0.constructedType != nil }),
      !parts.contains(where: {
        !$0.all(TryExprSyntax.self).isEmpty || !$0.all(AwaitExprSyntax.self).isEmpty
      })
    else { return false }
    let usesSelf = operation.all(DeclReferenceExprSyntax.self).contains(where: isOfSelf)
    return parts.flatMap { $0.all(DeclReferenceExprSyntax.self) }.allSatisfy { mention in
      if isOfSelf(mention) { return usesSelf }
      switch taskEffects.names.meaning(of: mention.baseName.identifierText, at: mention) {
      case .variable(let variable, let binding):
        return variable.bindingSpecifier.tokenKind == .keyword(.let)
          || binding.accessorBlock != nil
          || mention.parent?.as(MemberAccessExprSyntax.self)?.declName.id == mention.id
      default: return true
      }
    }
  }

  private func isOfSelf(_ mention: DeclReferenceExprSyntax) -> Bool {
    if mention.baseName.text == "self" { return true }
    if let access = mention.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == mention.id
    {
      return false
    }
    if case .member = taskEffects.names.meaning(of: mention.baseName.identifierText, at: mention) {
      return true
    }
    return false
  }
}

/// Writes statements that add children with a binding in each child.
private struct ChildWriter {
  /// Up to the operation's brace: `Trace.$id.withValue(id)`.
  let binding: String
  let layout: Layout

  /// `nil` for anything but `addTask`, and loops of nothing else.
  func text(of item: CodeBlockItemSyntax) -> String? {
    if let loop = item.item.as(ForStmtSyntax.self) {
      let head = loop.text(before: loop.body, in: layout)
      guard let head, loop.sequence.all(FunctionCallExprSyntax.self).isEmpty,
        loop.whereClause == nil, loop.awaitKeyword == nil
      else { return nil }
      var lines: [String] = []
      for item in loop.body.statements {
        guard let text = text(of: item) else { return nil }
        lines += item.leadingTrivia.comments + [text]
      }
      return "\(head) {\n\(indented(lines.joined(separator: "\n")))\n}"
    }
    guard let expression = item.expression else { return nil }
    let call =
      expression.as(FunctionCallExprSyntax.self)
      ?? expression.as(SequenceExprSyntax.self).flatMap { sequence in
        // `_ = group.addTaskUnlessCancelled { }`
        sequence.elements.count == 3
          && sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
          ? sequence.elements.last?.as(FunctionCallExprSyntax.self) : nil
      }
    guard let call, call.addsChild, call.additionalTrailingClosures.isEmpty,
      let child = call.trailingClosure, let head = expression.text(before: child, in: layout)
    else { return nil }
    return text(of: child, behind: head)
  }

  private func text(of child: ClosureExprSyntax, behind head: String) -> String? {
    let statements = child.statements
    guard let first = statements.first else { return "\(head) {}" }
    let effects =
      (statements.throwsOut ? "try " : "") + (statements.waits ? "await " : "") + binding
    let signature = child.signature.map { " \($0.trimmedDescription)" } ?? ""
    let body = statements.text(in: layout)
    let isOneLine = !body.contains("\n") && !first.leadingTrivia.containsNewline
    if isOneLine {
      let line = "\(head) {\(signature) \(effects) { \(body) } }"
      let column = layout.indentation(of: child).count
      if column + line.count <= 100 { return line }
    }
    let comments = first.leadingTrivia.comments
    let lines = (comments + [body]).joined(separator: "\n")
    return "\(head) {\(signature)\n"
      + indented("\(effects) {\n\(indented(lines))\n}") + "\n}"
  }

  private func indented(_ text: String) -> String {
    layout.unit + text.indented(like: layout.unit)
  }
}

extension SyntaxProtocol {
  /// What of the node stands before a part of it; `nil` where a comment would be cut.
  fileprivate func text(before part: some SyntaxProtocol, in layout: Layout) -> String? {
    let length =
      part.positionAfterSkippingLeadingTrivia.utf8Offset
      - positionAfterSkippingLeadingTrivia.utf8Offset
    var text = String(decoding: trimmedDescription.utf8.prefix(length), as: UTF8.self)
    while text.last?.isWhitespace == true { text.removeLast() }
    let base = layout.indentation(of: self)
    guard text.contains("\n") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0 > 0 && $1.hasPrefix(base) ? String($1.dropFirst(base.count)) : String($1) }
      .joined(separator: "\n")
  }
}

extension FunctionCallExprSyntax {
  /// The statement that is this call and nothing else, `try` and `await` left out.
  fileprivate var ownStatement: ExprSyntax? {
    var expression = ExprSyntax(self)
    while let outer = expression.parent?.as(ExprSyntax.self),
      outer.is(TryExprSyntax.self) || outer.is(AwaitExprSyntax.self)
    {
      expression = outer
    }
    return expression.parent?.is(CodeBlockItemSyntax.self) == true ? expression : nil
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it waits for something itself.
  fileprivate var waits: Bool {
    all(AwaitExprSyntax.self).contains { !$0.isInClosure(below: Syntax(self)) }
      || all(ForStmtSyntax.self).contains {
        $0.awaitKeyword != nil && !$0.isInClosure(below: Syntax(self))
      }
  }

  /// Whether an error may leave it.
  fileprivate var throwsOut: Bool {
    let leaving = { (node: Syntax) in
      !node.isInClosure(below: Syntax(self))
        && !node.ancestors(below: Syntax(self)).contains { $0.is(DoStmtSyntax.self) }
    }
    return all(TryExprSyntax.self).contains {
      $0.questionOrExclamationMark == nil && leaving(Syntax($0))
    } || all(ThrowStmtSyntax.self).contains { leaving(Syntax($0)) }
      || all(ForStmtSyntax.self).contains { $0.tryKeyword != nil && leaving(Syntax($0)) }
  }
}

extension SyntaxProtocol {
  fileprivate func isInClosure(below root: Syntax) -> Bool {
    ancestors(below: root).contains {
      $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self)
    }
  }
}
