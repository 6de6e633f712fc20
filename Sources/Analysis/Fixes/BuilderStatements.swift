import SwiftSyntax

/// Writes statements that return erased views as those of a view builder.
struct BuilderStatements {
  let layout: Layout
  /// Methods of the files that do nothing but erase.
  let erasers: Set<String>
  /// Names of what is declared as `any View`, which no builder takes.
  let existentials: Set<String>
  /// Whether there is more than one result.
  private(set) var hasBranches = false
  /// What is returned, as it is written and without the erasing.
  private(set) var results: [(written: ExprSyntax, view: ExprSyntax)] = []

  private indirect enum Piece {
    case lines([String])
    case branch(head: String, then: [Piece], otherwise: [Piece])
    case choice(head: String, cases: [(label: String, isOneLine: Bool, code: [Piece])])
  }

  init(layout: Layout, erasers: Set<String>, existentials: Set<String>) {
    (self.layout, self.erasers, self.existentials) = (layout, erasers, existentials)
  }

  /// Everything from the first statement to the last; `nil` where a builder has no words for it or
  /// a comment would be lost.
  mutating func text(of statements: CodeBlockItemListSyntax) -> String? {
    // What stands behind the last one would end up behind a brace.
    guard statements.last?.trailingTrivia.comments.isEmpty == true,
      let pieces = pieces(Array(statements)[...], isFirst: true)
    else { return nil }
    return checked(pieces, against: statements)
  }

  /// The same for one expression.
  mutating func text(of expression: ExprSyntax) -> String? {
    guard let pieces = result(expression) else { return nil }
    return checked(pieces, against: expression)
  }

  private func checked(_ pieces: [Piece], against node: some SyntaxProtocol) -> String? {
    let text = render(pieces).joined(separator: "\n")
    let lost = node.innerComments.contains { !text.contains($0) }
    return lost ? nil : text
  }

  private mutating func pieces(_ items: ArraySlice<CodeBlockItemSyntax>, isFirst: Bool = false)
    -> [Piece]?
  {
    guard let first = items.first else { return nil }
    let rest = items.dropFirst()
    var found: [Piece] = []
    if !isFirst {
      if items.startIndex > 0, first.leadingTrivia.newlines > 1 { found.append(.lines([""])) }
      found += first.leadingTrivia.comments.map { .lines([$0]) }
    }
    let own: [Piece]?
    switch first.item {
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self), variable.isPlainConstant,
        let tail = pieces(rest)
      else { return nil }
      return found + [.lines([variable.text(in: layout) + first.endComment])] + tail
    case .stmt(let statement):
      if let exit = statement.as(GuardStmtSyntax.self) {
        guard let otherwise = pieces(Array(exit.body.statements)[...]), let then = pieces(rest)
        else { return nil }
        hasBranches = true
        own = [
          .branch(
            head: "if \(exit.conditions.text(in: layout))", then: then, otherwise: otherwise)
        ]
        return found + (own ?? [])
      }
      if let leave = statement.as(ReturnStmtSyntax.self) {
        guard rest.isEmpty, let value = leave.expression else { return nil }
        own = result(value)
      } else if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        own = branches(expression, rest)
      } else {
        return nil
      }
    case .expr(let expression):
      if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
        own = branches(expression, rest)
      } else {
        guard rest.isEmpty else { return nil }
        own = result(expression)
      }
    @unknown default: return nil
    }
    guard var own else { return nil }
    if case .lines(var lines) = own.last, let last = lines.last {
      lines[lines.count - 1] = last + first.endComment
      own[own.count - 1] = .lines(lines)
    }
    return found + own
  }

  private mutating func branches(
    _ expression: ExprSyntax, _ rest: ArraySlice<CodeBlockItemSyntax>
  ) -> [Piece]? {
    hasBranches = true
    if let branch = expression.as(IfExprSyntax.self) { return pieces(branch, rest) }
    guard let choice = expression.as(SwitchExprSyntax.self), rest.isEmpty else { return nil }
    var cases: [(label: String, isOneLine: Bool, code: [Piece])] = []
    for element in choice.cases {
      guard let element = element.as(SwitchCaseSyntax.self), element.attribute == nil,
        let code = pieces(Array(element.statements)[...])
      else { return nil }
      let comments = element.leadingTrivia.comments.map { $0 + "\n" }.joined()
      cases.append(
        (
          comments + element.label.text(in: layout),
          !(element.statements.first?.leadingTrivia.containsNewline ?? true)
            && !element.label.trailingTrivia.containsNewline,
          code
        ))
    }
    return [.choice(head: "switch \(choice.subject.text(in: layout))", cases: cases)]
  }

  private mutating func pieces(
    _ branch: IfExprSyntax, _ rest: ArraySlice<CodeBlockItemSyntax>
  ) -> [Piece]? {
    guard let then = pieces(Array(branch.body.statements)[...]) else { return nil }
    let otherwise: [Piece]?
    switch branch.elseBody {
    case .ifExpr(let next): otherwise = pieces(next, rest)
    case .codeBlock(let block):
      guard rest.isEmpty else { return nil }
      otherwise = pieces(Array(block.statements)[...])
    case nil: otherwise = pieces(rest)
    @unknown default: return nil
    }
    guard let otherwise else { return nil }
    if render(then) == Self.nothing, let condition = Condition(branch.conditions) {
      return [.branch(head: "if \(condition.inverted.flag)", then: otherwise, otherwise: [])]
    }
    return [
      .branch(head: "if \(branch.conditions.text(in: layout))", then: then, otherwise: otherwise)
    ]
  }

  /// What is returned, the erasing taken away.
  private mutating func result(_ expression: ExprSyntax) -> [Piece]? {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return result(Array(sequence.elements)[...])
    }
    guard let view = expression.erased(by: erasers) ?? expression.asView, isAllowed(view)
    else { return nil }
    results.append((expression, view))
    return [.lines(view.text(in: layout).components)]
  }

  private mutating func result(_ elements: ArraySlice<ExprSyntax>) -> [Piece]? {
    if elements.count == 1, let only = elements.first { return result(only) }
    guard
      let position = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[position].as(UnresolvedTernaryExprSyntax.self)
    else {
      guard elements.count == 3, elements[elements.startIndex + 1].is(UnresolvedAsExprSyntax.self),
        elements[elements.startIndex + 2].trimmedDescription == "AnyView"
      else { return nil }
      return result(elements[elements.startIndex])
    }
    let question = elements[..<position]
    guard question.allSatisfy({ $0.all(ClosureExprSyntax.self).isEmpty }),
      let then = result(ternary.thenExpression),
      let otherwise = result(elements[(position + 1)...])
    else { return nil }
    hasBranches = true
    let head = question.map(\.trimmedDescription).joined(separator: " ")
    return [.branch(head: "if \(head)", then: then, otherwise: otherwise)]
  }

  /// Whether a builder takes it, as far as declarations tell.
  func isAllowed(_ view: ExprSyntax) -> Bool {
    !view.all(DeclReferenceExprSyntax.self)
      .contains { existentials.contains($0.baseName.identifierText) }
  }

  private func render(_ pieces: [Piece]) -> [String] {
    pieces.flatMap { piece -> [String] in
      switch piece {
      case .lines(let lines): lines
      case .branch(let head, let then, let otherwise):
        render(head: head, then: then, otherwise: otherwise)
      case .choice(let head, let cases):
        render(head: head, cases: cases)
      }
    }
  }

  private func render(
    head: String, cases: [(label: String, isOneLine: Bool, code: [Piece])]
  ) -> [String] {
    var found = ["\(head) {"]
    for (label, isOneLine, code) in cases {
      let lines = render(code)
      if isOneLine, lines.count == 1 {
        found += "\(label) \(lines[0])".components
      } else {
        found += label.components
        found += indented(lines)
      }
    }
    return found + ["}"]
  }

  private func render(head: String, then: [Piece], otherwise: [Piece]) -> [String] {
    let body: [String] = "\(head) {".components + indented(render(then))
    let rest = render(otherwise)
    if rest.isEmpty || rest == Self.nothing { return body + ["}"] }
    if otherwise.count == 1, case .branch = otherwise[0] {
      return body + ["} else \(rest[0])"] + rest.dropFirst()
    }
    return body + ["} else {"] + indented(rest) + ["}"]
  }

  private static let nothing = ["EmptyView()"]

  private func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? $0 : layout.unit + $0 }
  }
}

extension String {
  /// Its lines.
  fileprivate var components: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Trivia {
  fileprivate var newlines: Int {
    reduce(0) { count, piece in
      if case .newlines(let more) = piece { return count + more }
      return count
    }
  }
}

extension CodeBlockItemSyntax {
  /// The comment behind it, with a blank before it.
  fileprivate var endComment: String {
    trailingTrivia.comments.map { " \($0)" }.joined()
  }
}

extension VariableDeclSyntax {
  /// Whether it is a `let` that a builder takes and that keeps no erased view.
  fileprivate var isPlainConstant: Bool {
    bindingSpecifier.tokenKind == .keyword(.let) && attributes.isEmpty
      && bindings.allSatisfy { $0.initializer != nil && $0.accessorBlock == nil }
      && !trimmedDescription.contains("AnyView")
  }
}

extension ExprSyntax {
  /// What `AnyView(…)` or a method that only erases is given; `nil` for anything else.
  func erased(by erasers: Set<String>) -> ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return nil
    }
    if call.constructedType == "AnyView" {
      guard call.arguments.count == 1, let only = call.arguments.first, only.label == nil,
        !only.expression.trimmedDescription.hasPrefix(".")
      else { return nil }
      return only.expression
    }
    guard erasers.contains(call.name), call.arguments.isEmpty else { return nil }
    return chainBase ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self)))
  }

  /// Itself, where it may be a view as it stands.
  fileprivate var asView: ExprSyntax? {
    if self.is(NilLiteralExprSyntax.self) || trimmedDescription.hasPrefix(".") { return nil }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return ["fatalError", "preconditionFailure", "AnyView"].contains(call.name) ? nil : self
    }
    return self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      ? self : nil
  }
}
