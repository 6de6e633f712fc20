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
  let context: Context
  let owner: Nominal
  let member: Member
  /// The member and those that go with it.
  let group: [Member]
  let inputs: ExtractedInputs
  /// How the group's code says things in the new type.
  let changes: [Replacement]
  let parameters: [FunctionParameterSyntax]
  let parameterLines: [String]
  let calls: [(use: Use, caller: Member)]
  /// The owner's declaration, or the extension with the member.
  let container: Syntax
  let layout: Layout

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
    let given = parameters.map { parameter in
      context.text(parameter.type.boundValue ?? parameter.type, from: owner, to: place).map {
        "\(parameter.type.boundValue == nil ? "let" : "@Binding var") \(parameter.inner): \($0)"
      }
    }
    guard !given.contains(nil) else { return nil }
    parameterLines = given.compactMap { $0 }
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
    for parameter in parameters where parameter.type.boundValue != nil {
      changes += member.code.mentions(ofBinding: parameter.inner)
    }
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

  /// The container, or the last of the views behind it that are parts of the owner alone and come
  /// before this one in it.
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
        makings.allSatisfy({ making in
          owner.parts.contains { making.isInside($0) }
            && making.position < calls[0].use.node.position
        })
      else { break }
      last = declaration
    }
    return last
  }
}

extension Syntax {
  var attributes: AttributeListSyntax? {
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
