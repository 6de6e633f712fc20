import SwiftSyntax

extension Nominal {
  /// The member and those that nobody but it and they use: what can leave the type together.
  func closedGroup(around member: Member, in context: Context) -> [Member] {
    var group = [member]
    var next = 0
    while next < group.count {
      for use in group[next].uses {
        for found in members(use.name) where !group.contains(where: { $0.code.id == found.code.id })
        {
          group.append(found)
        }
      }
      next += 1
    }
    while let open = group.dropFirst().first(where: { isNeeded($0, outside: group, in: context) }) {
      group.removeAll { $0.code.id == open.code.id }
    }
    return group
  }

  /// Whether the name is said in code of the type other than these members'.
  func says(_ name: String, outside group: [Member]) -> Bool {
    let codes = group.compactMap(\.declaration)
    return ownMentions(of: name).contains { mention in !codes.contains { mention.isInside($0) } }
  }

  private func isNeeded(_ member: Member, outside group: [Member], in context: Context) -> Bool {
    guard member.name != "body", members(member.name).count == 1,
      let declaration = member.declaration, declaration.isFreeToGo,
      declaration.root.id == group[0].code.root.id
    else { return true }
    return says(member.name, outside: group) || context.isAsked(member.name, of: self)
  }
}

extension Context {
  /// Whether a new value of the type is asked for the member: `Panel().header`.
  func isAsked(_ name: String, of type: Nominal) -> Bool {
    // A value is made with the type's name, which fewer files say than the member's.
    files(saying: type.nameToken.identifierText).contains { file in
      file.tree.all(MemberAccessExprSyntax.self).contains { access in
        access.declName.baseName.identifierText == name
          && access.base?.chainRoot.as(FunctionCallExprSyntax.self)?.constructedType == type.name
      }
    }
  }
}

extension Member {
  /// The declaration, where it declares nothing else and stands outside of `#if`.
  var declaration: DeclSyntax? {
    for node in nameToken.ancestors().prefix(4) {
      let isOwn: Bool
      if let variable = node.as(VariableDeclSyntax.self) {
        isOwn = variable.bindings.count == 1
      } else {
        isOwn = node.is(FunctionDeclSyntax.self)
      }
      guard isOwn else { continue }
      let block = node.parent?.parent?.parent
      return block?.is(MemberBlockSyntax.self) == true ? node.as(DeclSyntax.self) : nil
    }
    return nil
  }
}

extension DeclSyntax {
  /// Whether it can stand in another type as it is: no setter, no observer, nothing that others
  /// rely on.
  fileprivate var isFreeToGo: Bool {
    guard let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.allSatisfy({ ["private", "fileprivate", "internal"].contains($0.name.text) }),
      let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes,
      attributes.count == attributes.plain.count,
      attributes.plain.allSatisfy({
        ["ViewBuilder", "MainActor", "discardableResult"].contains($0.attributeName.dottedName)
      })
    else { return false }
    guard let accessors = self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock else {
      return true
    }
    if case .accessors(let list) = accessors.accessors { return list.count == 1 }
    return true
  }
}
