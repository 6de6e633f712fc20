import Kata
import SwiftSyntax

extension Context {
  /// Makes a member that returns a view a type of its own, with what it needs as inputs. `unread` is
  /// what makes the owner run and is not read by the member: some of it has to be left, or the new
  /// view would run as often.
  func extracting(_ member: Member, of owner: Nominal, unread: Set<String>) -> Fix? {
    guard let part = ExtractedView(member, of: owner, unread: unread, context: self) else {
      return nil
    }
    return fix("Make \(member.name) a view of its own, \(part.name)") { part.write(into: &$0) }
  }
}

/// A view-returning member on its way to be a type.
struct ExtractedView {
  let name: String
  private let context: Context
  private let owner: Nominal
  private let member: Member
  /// The member and those that go with it.
  private let group: [Member]
  private let inputs: ExtractedInputs
  /// How the group's code says things in the new type.
  private let changes: [Replacement]
  private let parameters: [FunctionParameterSyntax]
  private let parameterTypes: [String]
  private let calls: [(use: Use, caller: Member)]
  /// The owner's declaration, or the extension with the member.
  private let container: Syntax
  private let layout: Layout

  init?(_ member: Member, of owner: Nominal, unread: Set<String>, context: Context) {
    (self.context, self.owner, self.member) = (context, owner, member)
    guard let declaration = member.declaration, declaration.canBeView(member),
      owner.members(member.name).count == 1, !owner.hasForeignProtocols,
      !member.nameToken.text.hasPrefix("`"), let body = owner.body,
      let container = declaration.parent?.parent?.parent?.parent, container.isPlainContainer,
      let place = container.parent, let file = context.file(of: declaration),
      let name = context.typeName(for: member, of: owner)
    else { return nil }
    (self.name, self.container, layout) = (name, container, Layout(file))
    group = owner.closedGroup(around: member, in: context)
    calls = owner.members.flatMap { caller in
      caller.uses.filter { $0.name == member.name }.map { ($0, caller) }
    }
    let (calls, group) = (self.calls, self.group)
    let parameters = declaration.parameters
    guard !calls.isEmpty, calls.count == owner.ownMentions(of: member.name).count,
      calls.allSatisfy({ call in
        call.use.form == .value && !group.contains { $0.code.id == call.caller.code.id }
          && (!member.isFunction || call.use.call?.canBeMaking == true)
      }), group.allSatisfy({ $0.code.saysSelfOnly(in: $0.uses) }),
      !context.isAsked(member.name, of: owner)
    else { return nil }

    self.parameters = parameters
    let types = parameters.map { context.text($0.type, from: owner, to: place) }
    guard !types.contains(nil) else { return nil }
    parameterTypes = types.compactMap { $0 }
    let livesOn =
      calls.count == 1
      && (calls[0].caller.code.id == body.code.id
        ? calls[0].use.node.isUnconditional(below: body.code)
          && calls[0].use.node.keepsState(below: body.code, context.index)
        : false)
    guard
      let inputs = ExtractedInputs(
        of: group, in: owner, at: place, parameters: Set(parameters.map(\.inner)),
        livesOn: livesOn, context: context)
    else { return nil }
    self.inputs = inputs
    let isAlone = calls.allSatisfy { $0.use.node.root.id == declaration.root.id }
    guard isAlone || inputs.leaving.isEmpty,
      parameters.allSatisfy({ parameter in
        context.isKept(parameter.type)
          || calls.allSatisfy { $0.use.hands(parameter, at: parameters) }
      }),
      unread.contains(where: { path in
        !inputs.observed.contains { path.hasPrefix("\($0).") }
      })
    else { return nil }
    var changes = inputs.changes
    for member in group {
      guard let declaration = member.declaration,
        let carried = context.carrying(
          declaration, from: owner, to: place, keeping: owner.genericNames)
      else { return nil }
      changes += carried
    }
    self.changes = changes
    guard generics != nil, isAlone || access.isEmpty else { return nil }
  }

  func write(into draft: inout Draft) {
    for (use, caller) in calls {
      let place = use.call.map { Syntax($0) }
      draft.replace(member.isFunction ? place ?? use.node : use.node, with: making(use, in: caller))
    }
    let properties = inputs.leaving.compactMap(\.declaration).map { DeclSyntax($0) }
    let leaving = group.compactMap(\.declaration) + properties
    let items = container.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    if container.is(ExtensionDeclSyntax.self),
      items?.count == leaving.count(where: { $0.isInside(container) })
    {
      _ = draft.delete(leaving.filter { !$0.isInside(container) })
      draft.replace(container, with: declaration(under: layout.marks(in: container)))
    } else {
      let marks = draft.delete(leaving)
      draft.insert("\n\n" + declaration(under: marks), after: lastPart)
    }
  }

  /// The container, or the last of the views that stand behind it and are its parts alone.
  private var lastPart: Syntax {
    var last = container
    while let item = last.parent,
      let next = item.parent?.children(viewMode: .sourceAccurate)
        .drop(while: { $0.id != item.id }).dropFirst().first
    {
      let declaration =
        next.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
        ?? next.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
      guard let declaration,
        let view = context.index.views.first(where: { $0.declaration.id == declaration.id })
      else { break }
      let makings = context.index.constructions(of: view)
      guard !makings.isEmpty,
        makings.allSatisfy({ making in owner.parts.contains { making.isInside($0) } })
      else { break }
      last = declaration
    }
    return last
  }

  // MARK: - The type

  private func declaration(under marks: [String]) -> String {
    let unit = layout.unit
    var blocks: [String] = []
    let stored = storedProperties
    if !stored.isEmpty { blocks.append(stored.joined(separator: "\n")) }
    for member in group { blocks.append(text(of: member)) }
    let head =
      (member.declaration.map { layout.comments(of: $0) } ?? []) + availability + [
        "\(access)struct \(name)\(generics ?? ""): View {"
      ]
    return marks.map { $0 + "\n\n" }.joined() + head.joined(separator: "\n") + "\n"
      + blocks.map { unit + $0.indented(like: unit) }.joined(separator: "\n\n") + "\n}"
  }

  private var storedProperties: [String] {
    let own = inputs.inputs.filter { $0.argument == nil }
    let taken = inputs.inputs.filter { $0.argument != nil }
    let given = zip(parameters, parameterTypes).map { "let \($0.inner): \($1)" }
    return own.flatMap { $0.comments + [$0.declaration] } + given + taken.map(\.declaration)
  }

  private func text(of member: Member) -> String {
    guard let declaration = member.declaration else { return "" }
    guard member.code.id == self.member.code.id else {
      return (layout.comments(of: declaration) + [declaration.text(in: layout, replacing: changes)])
        .joined(separator: "\n")
    }
    let block = declaration.block
    return "var body: some View \(block?.text(in: layout, replacing: changes) ?? "{}")"
  }

  private var access: String {
    let isHidden =
      member.declaration.map { Syntax($0).isHidden } ?? false || owner.declaration.isHidden
      || inputs.inputs.contains { input in
        context.index.types.contains { type in
          type.declaration.isHidden && input.declaration.says(type.nameToken.identifierText)
        }
      }
    return isHidden ? "private " : ""
  }

  private var availability: [String] {
    let lists = [member.attributes, container.attributes].compactMap { $0 }
    return lists.flatMap(\.plain).filter { $0.attributeName.dottedName == "available" }
      .map(\.trimmedDescription)
  }

  /// `<Content: View>` where inputs are of generic types; `nil` where that is not all there is to
  /// say.
  private var generics: String? {
    guard
      let clause = owner.declaration.asProtocol((any WithGenericParametersSyntax).self),
      let parameters = clause.genericParameterClause?.parameters
    else { return "" }
    let code = group.map(\.code.description).joined()
    let types = inputs.inputs.filter { $0.argument != nil }.map(\.declaration) + parameterTypes
    let needed = parameters.filter { parameter in
      let name = parameter.name.identifierText
      return (inputs.inputs.map(\.declaration) + types + [code]).contains { $0.says(name) }
    }
    guard !needed.isEmpty else { return "" }
    guard clause.genericWhereClause == nil,
      needed.allSatisfy({ parameter in
        types.contains { $0.says(parameter.name.identifierText) }
      })
    else { return nil }
    let texts = needed.map { $0.with(\.trailingComma, nil).trimmedDescription }
    return "<\(texts.joined(separator: ", "))>"
  }

  // MARK: - The calls

  private func making(_ use: Use, in caller: Member) -> String {
    var arguments: [String] = []
    let layout = context.file(of: use.node).map(Layout.init) ?? layout
    if let call = use.call {
      for (parameter, argument) in zip(parameters, call.arguments) {
        arguments.append("\(parameter.inner): \(argument.expression.text(in: layout))")
      }
    }
    for input in inputs.inputs {
      guard let argument = input.argument else { continue }
      let root = argument.prefix { $0 != "." }.drop { $0 == "$" }
      let isHidden =
        use.node.isShadowed(String(root), below: caller.code)
        || caller.parameters.contains(String(root))
      arguments.append("\(input.name): \(isHidden ? "self." : "")\(argument)")
    }
    let line = "\(name)(\(arguments.joined(separator: ", ")))"
    let column = layout.indentation(of: use.node).count
    guard column + line.count > 96 else { return line }
    return "\(name)(\n"
      + arguments.map { layout.unit + $0.indented(like: layout.unit) }.joined(separator: ",\n")
      + "\n)"
  }
}

extension Use {
  /// The call, where the mention is what is called.
  fileprivate var call: FunctionCallExprSyntax? {
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    return call.map { Syntax($0.calledExpression).id == node.id } == true ? call : nil
  }
}

extension Use {
  /// Whether what the call hands over for a parameter is something that is stored.
  fileprivate func hands(
    _ parameter: FunctionParameterSyntax, at parameters: [FunctionParameterSyntax]
  ) -> Bool {
    guard let position = parameters.firstIndex(where: { $0.id == parameter.id }), let call,
      position < call.arguments.count
    else { return false }
    return Array(call.arguments)[position].expression.writtenPath != nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether each argument is between the parentheses.
  fileprivate var canBeMaking: Bool {
    trailingClosure == nil && additionalTrailingClosures.isEmpty
  }
}

extension FunctionParameterSyntax {
  fileprivate var inner: String { (secondName ?? firstName).identifierText }
}

extension DeclSyntax {
  fileprivate var parameters: [FunctionParameterSyntax] {
    (self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters).map(Array.init) ?? []
  }

  /// The braces with what makes the view.
  fileprivate var block: Syntax? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.body.map { Syntax($0) } }
    guard let accessors = self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock else {
      return nil
    }
    if case .accessors(let list) = accessors.accessors {
      return list.first?.body.map { Syntax($0) }
    }
    return Syntax(accessors)
  }

  fileprivate func canBeView(_ member: Member) -> Bool {
    guard let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.allSatisfy({ ["private", "fileprivate", "internal"].contains($0.name.text) }),
      member.returns?.opaqueConstraints == ["View"],
      member.returns?.is(SomeOrAnyTypeSyntax.self) == true,
      member.attributes.count == member.attributes.plain.count,
      member.attributes.plain.allSatisfy({
        ["ViewBuilder", "MainActor", "available"].contains($0.attributeName.dottedName)
      }), block != nil
    else { return false }
    guard let function = self.as(FunctionDeclSyntax.self) else { return true }
    let names = function.parameterNames
    return function.genericParameterClause == nil && function.genericWhereClause == nil
      && function.signature.effectSpecifiers == nil
      && Set(names).count == names.count
      && !names.contains { ["body", "self", "_"].contains($0) }
      && parameters.allSatisfy { parameter in
        parameter.defaultValue == nil && parameter.ellipsis == nil && parameter.attributes.isEmpty
          && parameter.type.opaqueConstraints.isEmpty
          && !parameter.type.is(AttributedTypeSyntax.self)
          // A closure is another one each time.
          && parameter.type.function == nil
      }
  }
}

extension Syntax {
  fileprivate var attributes: AttributeListSyntax? {
    asProtocol((any WithAttributesSyntax).self)?.attributes
  }

  /// Whether it is a type or an extension without conditions, outside of `#if`.
  fileprivate var isPlainContainer: Bool {
    if let part = self.as(ExtensionDeclSyntax.self), part.genericWhereClause != nil { return false }
    guard isProtocol((any DeclGroupSyntax).self), let item = parent else { return false }
    let list = item.parent
    return list?.parent?.is(SourceFileSyntax.self) == true
      || list?.parent?.is(MemberBlockSyntax.self) == true
  }

  /// Whether `self` is said for these mentions only.
  fileprivate func saysSelfOnly(in uses: [Use]) -> Bool {
    let known = Set(uses.map(\.node.id))
    return all(DeclReferenceExprSyntax.self).allSatisfy { reference in
      guard reference.baseName.text == "self", let parent = reference.parent,
        !parent.is(KeyPathPropertyComponentSyntax.self)
      else { return true }
      guard let access = parent.as(MemberAccessExprSyntax.self) else { return false }
      return access.declName.id == reference.id || known.contains(access.id)
    } && all(ClosureCaptureSyntax.self).allSatisfy { $0.name.text != "self" }
  }
}
