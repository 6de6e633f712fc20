import SwiftSyntax

extension Rewriter.Concern {
  /// Counts evaluations of view-returning computed properties and functions.
  ///
  ///     var header: some View { Text("a") }
  ///     var header: some View { let _ = _viewKataMember("Panel.header"); return Text("a") }
  ///
  /// `body` and its like are left alone: the graph itself counts those. With the probe in front a
  /// single expression is no implicit result any more and gets its `return`, except under a result
  /// builder, which a `return` would switch off.
  static let members = Self(words: ["View", "Text", "Image"], purposes: [.running]) { source in
    let known = KnownViews(source.tree)
    let visitor = Members(known)
    visitor.walk(source.tree)
    return visitor.edits
  }
}

private final class Members: ScopedVisitor {
  var edits: [Rewriter.Edit] = []
  private let known: KnownViews

  init(_ known: KnownViews) { self.known = known }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.identifierText
    guard !node.hasError, let body = node.body, !isCountedByGraph(node),
      isView(node.signature.returnClause?.type, node.attributes)
    else { return .visitChildren }
    probe(
      name, brace: body.leftBrace, statements: body.statements,
      builder: node.attributes.haveBuilder)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.hasError, let (name, type, getter) = node.computed,
      path.isEmpty || !(name == "body" || name == "previews")
    else { return .visitChildren }
    let own = getter.attributes ?? []
    if isView(type, node.attributes) || isView(type, own) {
      probe(
        name, brace: getter.brace, statements: getter.statements,
        builder: node.attributes.haveBuilder || own.haveBuilder)
    }
    return .visitChildren
  }

  private func isCountedByGraph(_ function: FunctionDeclSyntax) -> Bool {
    guard !path.isEmpty else { return false }
    let name = function.name.text
    let label = function.signature.parameterClause.parameters.first?.firstName.text
    return name == "body" && label == "content" || name == "makeBody" && label == "configuration"
      || ["makeUI", "makeNS", "updateUI", "updateNS"].contains(where: name.hasPrefix)
  }

  private func isView(_ type: TypeSyntax?, _ attributes: AttributeListSyntax) -> Bool {
    if attributes.has("ViewBuilder") { return true }
    guard let type else { return false }
    return type.opaqueConstraints.contains(where: KnownViews.isProtocol)
      || type.names.map(known.containsType) ?? false
  }

  private func probe(
    _ name: String, brace: TokenSyntax, statements: CodeBlockItemListSyntax, builder: Bool
  ) {
    guard let first = statements.first else { return }
    let call = "let _ = _viewKataMember(\"\(qualified(name))\");"
    // Nothing may stand in front of an `#if` on its line.
    if first.item.is(IfConfigDeclSyntax.self) {
      edits.append(.insert(" " + call, at: brace.end))
    } else {
      edits.append(.insert(call + " ", at: first.start))
    }
    guard !builder else { return }
    edits += statements.implicitResults
      // A requirement's builder is inherited; there only control flow would mind a `return`.
      .filter { !known.builderRequirements.contains(name) || !$0.isControlFlow }
      .map { .insert("return ", at: $0.start) }
  }
}

extension CodeBlockItemListSyntax {
  /// The expressions that are the result of a body without saying `return`; more than one where
  /// every `#if` branch has its own.
  fileprivate var implicitResults: [ExprSyntax] {
    let conditional = compactMap { $0.item.as(IfConfigDeclSyntax.self) }
    // A filtered collection would be a tree of its own, with other places.
    let plain = Array(self).filter { !$0.item.is(IfConfigDeclSyntax.self) }
    if plain.count == 1 { return plain.first?.result.map { [$0] } ?? [] }
    guard plain.isEmpty, conditional.count == 1 else { return [] }
    return conditional.flatMap(\.clauses).flatMap { clause in
      clause.elements?.as(CodeBlockItemListSyntax.self)?.implicitResults ?? []
    }
  }
}

extension CodeBlockItemSyntax {
  fileprivate var result: ExprSyntax? {
    let expression = item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
    guard let expression, expression.canBeReturned else { return nil }
    return expression
  }
}

extension ExprSyntax {
  fileprivate var isControlFlow: Bool {
    self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self)
  }

  /// Whether it has a value: not an `if` without `else`, nor a call that never comes back.
  fileprivate var canBeReturned: Bool {
    if isControlFlow {
      return ownReturns.isEmpty && (self.as(IfExprSyntax.self)?.endsWithElse ?? true)
    }
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
    return callee.map { !["fatalError", "preconditionFailure"].contains($0) } ?? true
  }
}
