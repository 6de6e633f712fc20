import SwiftSyntax

/// An action that the owner of a state handed to the child that is to own it: it becomes the
/// child's own code, where it is used or as a method of its name.
struct MovedAction {
  let input: ChildInput
  private let closure: ClosureExprSyntax
  private let child: Nominal
  private let uses: [Use]
  /// The mentions of the state, as the child calls it.
  private let changes: [Replacement]
  private let layout: Layout

  init?(
    _ closure: ClosureExprSyntax, for input: ChildInput, changing name: String,
    _ mentions: [Syntax], in child: Nominal, from owner: Nominal, _ context: Context
  ) {
    guard let file = context.file(of: closure),
      let type = input.property.type?.as(FunctionTypeSyntax.self), type.effectSpecifiers == nil,
      type.returnClause.type.isVoid, input.property.attributes.isEmpty,
      closure.signature?.capture == nil, closure.signature?.effectSpecifiers == nil,
      !closure.statements.isEmpty, closure.leftBrace.trailingTrivia.comments.isEmpty,
      closure.statements.trailingTrivia.comments.isEmpty,
      closure.rightBrace.leadingTrivia.comments.isEmpty
    else { return nil }
    (self.input, self.closure, self.child) = (input, closure, child)
    uses = child.ownUses(of: input.property.name)
    layout = Layout(file)
    let own = mentions.filter { $0.isInside(closure) }
    guard input.mentions + uses.count == child.ownMentions(of: input.property.name).count,
      !uses.isEmpty, uses.allSatisfy({ $0.form == .value && $0.member == nil }),
      context.carrying(closure, from: owner, to: child.nameToken)?.isEmpty == true,
      closure.statements.saysOnly(own, of: owner, or: child),
      own.allSatisfy({ !$0.isShadowed(name, below: Syntax(closure).parent ?? Syntax(closure)) })
    else { return nil }
    changes = own.map { mention in
      let isBinding = mention.lastToken(viewMode: .sourceAccurate)?.text.hasPrefix("$") ?? false
      return Replacement(mention, with: (isBinding ? "$" : "") + name)
    }
  }

  func write(into draft: inout Draft) {
    guard let declaration = input.property.declaration,
      let layout = draft.layout(of: declaration)
    else { return draft.giveUp() }
    let comments = layout.comments(of: declaration)
    draft.delete(declaration)
    if comments.isEmpty, uses.count == 1, inline(at: uses[0].node, &draft) { return }
    guard
      let last = child.declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.last
    else { return draft.giveUp() }
    let unit = layout.unit
    let names = names.map {
      $0.hasPrefix("$") ? $0 == "$0" ? "value" : "value\($0.dropFirst())" : $0
    }
    let parameters = zip(names, types).map { "_ \($0): \($1.trimmedDescription)" }
    let lines =
      comments + [
        "private func \(input.property.name)(\(parameters.joined(separator: ", "))) {",
        (closure.statements.leadingTrivia.comments + [statements(with: names)])
          .map { unit + $0.indented(like: unit) }.joined(separator: "\n"), "}",
      ]
    draft.insert("\n\n" + lines.joined(separator: "\n"), after: last)
  }

  /// Writes the one statement where the action is called or handed on.
  private func inline(at use: Syntax, _ draft: inout Draft) -> Bool {
    guard closure.statements.count == 1, closure.statements.leadingTrivia.comments.isEmpty,
      !closure.statements.trimmedDescription.contains("\n")
    else { return false }
    if let call = use.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression).id == use.id
    {
      let arguments = call.arguments.map(\.expression)
      guard call.trailingClosure == nil, call.parent?.is(CodeBlockItemSyntax.self) == true,
        arguments.count == names.count,
        zip(names, arguments).allSatisfy({ $1.writtenPath != nil || references(to: $0).count == 1 })
      else { return false }
      draft.replace(
        call,
        with: statements(
          with: arguments.map {
            $0.is(SequenceExprSyntax.self) ? "(\($0.trimmed))" : $0.trimmedDescription
          }))
      return true
    }
    guard let argument = use.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let signature = closure.signature.map { "\($0.trimmedDescription) " } ?? ""
    let code = "{ \(signature)\(statements(with: names)) }"
    guard call.arguments.last?.id == argument.id, call.trailingClosure == nil,
      ["action", "perform"].contains(argument.label?.identifierText),
      let open = call.leftParen, let close = call.rightParen
    else {
      draft.replace(use, with: code)
      return true
    }
    if call.arguments.count == 1 {
      draft.replace(from: open, through: close, with: " \(code)")
    } else {
      draft.remove([argument.expression], from: call)
      draft.insert(" \(code)", after: close)
    }
    return true
  }

  /// The names that the closure has for what it is called with.
  private var names: [String] {
    let written = closure.parameterNames
    return written.isEmpty ? Array(["$0", "$1", "$2"].prefix(types.count)) : written
  }

  private var types: [TypeSyntax] {
    input.property.type?.function?.parameters.map(\.type) ?? []
  }

  private func references(to name: String) -> [DeclReferenceExprSyntax] {
    closure.statements.all(DeclReferenceExprSyntax.self).filter { $0.baseName.text == name }
  }

  /// The closure's statements with values for its parameters.
  private func statements(with values: [String]) -> String {
    let values = zip(names, values).flatMap { name, value in
      name == value ? [] : references(to: name).map { Replacement($0, with: value) }
    }
    return closure.statements.text(in: layout, replacing: changes + values)
  }
}

extension TypeSyntax {
  /// `Void` or `()`.
  var isVoid: Bool {
    dottedName == "Void" || self.as(TupleTypeSyntax.self)?.elements.isEmpty == true
  }
}

extension CodeBlockItemListSyntax {
  /// Whether of what two types' code can name without saying whose it is, it says these mentions of
  /// the first and nothing else; locals from around it are something else as well.
  fileprivate func saysOnly(_ mentions: [Syntax], of owner: Nominal, or other: Nominal) -> Bool {
    let names = Set(
      [owner, other].flatMap { $0.properties.map(\.name) + $0.members.map(\.name) })
    let closure = parent.map { Syntax($0) } ?? Syntax(self)
    return all(DeclReferenceExprSyntax.self).allSatisfy { reference in
      if mentions.contains(where: { reference.isInside($0) }) { return true }
      if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return true }
      if let access = reference.parent?.as(MemberAccessExprSyntax.self),
        access.declName.id == reference.id
      {
        return true
      }
      let name = reference.baseName.identifierText
      if name == "self" || name == "Self" { return false }
      if Syntax(reference).isShadowed(name, below: closure.parent ?? closure) { return true }
      let plain = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
      if names.contains(plain) { return false }
      return !closure.isShadowed(name, below: Syntax(reference.root))
    }
  }
}
