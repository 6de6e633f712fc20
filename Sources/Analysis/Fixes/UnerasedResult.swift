import Kata
import SwiftSyntax

extension Context {
  /// Makes a property or method that returns `AnyView` return `some View`, with a view builder where
  /// it has several results.
  func unerasing(_ member: Member, of type: Nominal) -> Fix? {
    let isBody = member.name == "body" && (type.isView || type.isViewModifier)
    guard let returns = member.returns, !type.declaresBody || !isBody,
      !type.reaches(member.name, from: member), !isOverridden(member.name, in: type),
      !isAskedForErased(member.name, of: type)
    else { return nil }
    return unerasing(member.code, returns: returns, isBuilder: isBody)
  }

  /// The same for a method of `extension View`.
  func unerasing(_ method: FunctionDeclSyntax) -> Fix? {
    let name = method.name.identifierText
    guard let returns = method.signature.returnClause?.type, let body = method.body,
      !body.all(DeclReferenceExprSyntax.self).contains(where: { $0.baseName.text == name }),
      !isAskedForErased(name, of: nil)
    else { return nil }
    return unerasing(Syntax(body), returns: returns, isBuilder: false)
  }

  /// Takes the erasing away where a builder takes any view.
  func unerasing(_ call: FunctionCallExprSyntax) -> Fix? {
    guard let file = file(of: call), let code = call.surroundingCode else { return nil }
    var builder = builderStatements(of: file)
    if code.statements.hasReturn {
      let isClosure = code.owner.is(ClosureExprSyntax.self)
      guard isClosure || code.owner.builds == false else { return nil }
      return rewriting(code, in: file, isBuilder: isClosure || code.isBody, returns: nil)
    }
    if let sequence = call.ternaryAround {
      guard sequence.parent?.is(CodeBlockItemSyntax.self) == true else { return nil }
      if code.statements.count == 1 {
        let isBuilder =
          code.owner.is(ClosureExprSyntax.self) || code.isBody || code.owner.builds != false
        return rewriting(code, in: file, isBuilder: isBuilder, returns: nil)
      }
      guard let text = builder.text(of: ExprSyntax(sequence)) else { return nil }
      let views = builder.results.map(\.view)
      guard !loseIdentity(views) || areOfOneType(views) else { return nil }
      return fix(Self.title) { draft in
        if loseIdentity(views) {
          draft.unwrap(builder)
        } else {
          draft.replace(sequence, with: text)
        }
      }
    }
    guard let view = ExprSyntax(call).erased(by: builder.erasers), builder.isAllowed(view),
      call.innerComments.count == view.innerComments.count,
      !view.is(SequenceExprSyntax.self) || ExprSyntax(call).id == call.outermostChain.id
    else { return nil }
    return fix(Self.title) { $0.replace(call, with: view.text(in: builder.layout)) }
  }

  private static var title: String { "Take AnyView away" }

  private func unerasing(_ code: Syntax, returns: TypeSyntax, isBuilder: Bool) -> Fix? {
    guard let file = file(of: code), let statements = code.statementList,
      let owner = code.declarationAround
    else { return nil }
    return rewriting(
      SurroundingCode(owner: owner, statements: statements), in: file,
      isBuilder: isBuilder || owner.builds == true, returns: returns)
  }

  /// Writes the code as a builder's, or only its last result anew where there is but one.
  private func rewriting(
    _ code: SurroundingCode, in file: SourceFile, isBuilder: Bool, returns: TypeSyntax?
  ) -> Fix? {
    var builder = builderStatements(of: file)
    guard let text = builder.text(of: code.statements), let first = code.statements.first,
      let last = code.statements.last
    else { return nil }
    let title = returns == nil ? Self.title : "Return `some View`"
    let views = builder.results.map(\.view)
    let isOne = builder.hasBranches && loseIdentity(views)
    // Several results of one type are fine without a builder, as long as they are returned.
    guard !isOne || areOfOneType(views) && (code.statements.hasReturn || code.isTernary) else {
      return nil
    }
    return fix(title) { draft in
      if let returns { draft.replace(returns, with: "some View") }
      guard !isOne else { return draft.unwrap(builder) }
      guard builder.hasBranches else {
        guard let result = last.expression else { return draft.giveUp() }
        let text = builder.text(of: result)
        // A closure of a builder is one again without `return`.
        if code.owner.is(ClosureExprSyntax.self), last.item.is(ReturnStmtSyntax.self) {
          draft.replace(last, with: text ?? "")
        } else {
          draft.replace(result, with: text ?? "")
        }
        return
      }
      if builder.layout.begins(first) {
        draft.replace(from: first, through: last, with: text)
      } else {
        draft.open(code, with: text, unit: builder.layout.unit)
      }
      if !isBuilder { draft.mark(code.owner, "@ViewBuilder", in: file) }
    }
  }

  private func builderStatements(of file: SourceFile) -> BuilderStatements {
    BuilderStatements(
      layout: Layout(file),
      erasers: Set(
        index.viewExtensionMethods.filter(\.isErasure).map(\.name.identifierText)),
      existentials: existentials)
  }

  /// The names of what is declared as `any View`.
  private var existentials: Set<String> {
    var names: Set<String> = []
    for file in files where file.says("any View") {
      for type in file.tree.all(SomeOrAnyTypeSyntax.self)
      where type.someOrAnySpecifier.text == "any" && type.constraint.dottedName == "View" {
        for node in type.ancestors() {
          if let binding = node.as(PatternBindingSyntax.self) {
            names.insert(binding.pattern.trimmedDescription)
            break
          }
          if let parameter = node.as(FunctionParameterSyntax.self) {
            names.insert((parameter.secondName ?? parameter.firstName).identifierText)
            break
          }
          if let function = node.as(FunctionDeclSyntax.self) {
            names.insert(function.name.identifierText)
            break
          }
          if node.is(CodeBlockItemSyntax.self) { break }
        }
      }
    }
    return names
  }

  private func isOverridden(_ name: String, in type: Nominal) -> Bool {
    type.kind == .class
      && index.types.contains { $0.inherited.contains(type.name) && !$0.members(name).isEmpty }
  }
}

/// Statements, and whose they are: a closure's, a function's or a property's.
private struct SurroundingCode {
  let owner: Syntax
  let statements: CodeBlockItemListSyntax

  /// Whether it is nothing but `a ? b : c`.
  var isTernary: Bool { statements.onlyExpression?.isTernary == true }

  /// Whether a protocol's builder applies without being written.
  var isBody: Bool {
    if let function = owner.as(FunctionDeclSyntax.self) { return function.name.text == "body" }
    return owner.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription == "body"
  }
}

extension Draft {
  /// Takes only the erasing away.
  fileprivate mutating func unwrap(_ builder: BuilderStatements) {
    for (written, view) in builder.results where written.id != view.id {
      guard written.innerComments.count == view.innerComments.count else { return giveUp() }
      replace(written, with: view.text(in: builder.layout))
    }
  }

  /// Puts the lines between the braces of one-line code.
  fileprivate mutating func open(_ code: SurroundingCode, with lines: String, unit: String) {
    let body = unit + lines.indented(like: unit)
    if let closure = code.owner.as(ClosureExprSyntax.self) {
      let signature = closure.signature.map { " \($0.trimmedDescription)" } ?? ""
      return replace(closure, with: "{\(signature)\n\(body)\n}")
    }
    guard let parent = code.statements.parent else { return giveUp() }
    if let block = parent.as(CodeBlockSyntax.self) {
      replace(block, with: "{\n\(body)\n}")
    } else if let block = parent.as(AccessorBlockSyntax.self) {
      replace(block, with: "{\n\(body)\n}")
    } else {
      giveUp()
    }
  }

  /// Gives a declaration an attribute, where the file has such attributes.
  fileprivate mutating func mark(_ declaration: Syntax, _ attribute: String, in file: SourceFile) {
    guard
      let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes,
      let start = attributes.isEmpty
        ? declaration.firstToken(viewMode: .sourceAccurate)
        : attributes.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    else { return giveUp() }
    let isAbove = file.text.contains("\(attribute)\n") || file.text.contains("\(attribute)\r\n")
    replace(start, with: attribute + (isAbove ? "\n" : " ") + start.text)
  }
}

extension Nominal {
  /// Whether it says itself what its body's type is.
  fileprivate var declaresBody: Bool {
    declaration.all(TypeAliasDeclSyntax.self).contains { $0.name.text == "Body" }
  }

  /// Whether a member's code leads back to it: the type of such a result would contain itself.
  fileprivate func reaches(_ name: String, from member: Member) -> Bool {
    var seen: Set<String> = []
    var next = member.uses.map(\.name)
    while let used = next.popLast() {
      if used == name { return true }
      guard seen.insert(used).inserted else { continue }
      next += members(used).flatMap(\.uses).map(\.name)
    }
    return false
  }
}

extension FunctionDeclSyntax {
  /// Whether all it does is to wrap the view, as its name promises.
  var isErasure: Bool {
    let wrap = body?.statements.onlyExpression?.as(FunctionCallExprSyntax.self)
    return wrap?.constructedType == "AnyView"
      && wrap?.arguments.first?.expression.isReference(to: "self") == true
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it returns, closures and functions in it left out.
  fileprivate var hasReturn: Bool {
    all(ReturnStmtSyntax.self).contains { leave in
      !leave.ancestors(below: Syntax(self)).contains {
        $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self)
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// The `a ? b : c` that this is `b` or `c` of.
  fileprivate var ternaryAround: SequenceExprSyntax? {
    ancestors().first {
      !$0.is(ExprListSyntax.self) && !$0.is(UnresolvedTernaryExprSyntax.self)
    }?.as(SequenceExprSyntax.self)
  }
}

extension Syntax {
  /// The statements of a getter or body.
  fileprivate var statementList: CodeBlockItemListSyntax? {
    self.as(CodeBlockItemListSyntax.self) ?? self.as(CodeBlockSyntax.self)?.statements
  }

  fileprivate var declarationAround: Syntax? {
    ancestors().first { $0.is(VariableDeclSyntax.self) || $0.is(FunctionDeclSyntax.self) }
  }

  /// Whether a declaration has a builder written; `nil` for what is no declaration.
  fileprivate var builds: Bool? {
    asProtocol((any WithAttributesSyntax).self).map(\.attributes.haveBuilder)
  }
}

extension SyntaxProtocol {
  /// The innermost closure, function or getter around.
  fileprivate var surroundingCode: SurroundingCode? {
    for node in ancestors() {
      if let closure = node.as(ClosureExprSyntax.self) {
        return SurroundingCode(owner: node, statements: closure.statements)
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.body.map { SurroundingCode(owner: node, statements: $0.statements) }
      }
      if let block = node.as(AccessorBlockSyntax.self) {
        guard let statements = block.getter?.statementList,
          let owner = Syntax(block).declarationAround
        else { return nil }
        return SurroundingCode(owner: owner, statements: statements)
      }
    }
    return nil
  }
}
