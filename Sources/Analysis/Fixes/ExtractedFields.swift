import SwiftSyntax

extension ExtractedInputs {
  /// Takes single fields of a value or of an observed model instead of the whole.
  mutating func addFields(_ property: Property, _ uses: [Use], of type: Nominal, limit: Int)
    -> Bool
  {
    guard type.kind == .struct || type.kind == .class, !type.isView, type.genericNames.isEmpty
    else { return false }
    var fields: [String] = []
    for use in uses {
      guard use.form == .value, !use.callsMember, !context.changes(by: use, property),
        let field = use.member,
        let access = use.node.parent?.as(MemberAccessExprSyntax.self),
        access.declName.baseName.identifierText == field
      else { return false }
      // What an action reads of a model is what there is at that time.
      if use.isDeferred, type.kind == .class { return false }
      if !fields.contains(field) { fields.append(field) }
    }
    guard fields.count <= limit else { return false }
    var found: [(field: String, name: String, type: String)] = []
    for field in fields {
      let name =
        taken.contains(field) || !owner.members(field).isEmpty || owner.property(field) != nil
        ? "\(property.name)\(field.prefix(1).uppercased())\(field.dropFirst())" : field
      guard !taken.contains(name), let text = fieldType(field, of: type) else { return false }
      found.append((field, name, text))
    }
    for (field, name, text) in found {
      taken.insert(name)
      add("let \(name): \(text)", "\(property.name).\(field)", named: name)
      for use in uses where use.member == field {
        guard let access = use.node.parent else { continue }
        changes.append(Replacement(access, with: name))
      }
    }
    return true
  }

  private func fieldType(_ field: String, of type: Nominal) -> String? {
    if let property = type.property(field) {
      guard property.wrapper == nil || property.wrapper == "Published" else { return nil }
      return context.typeText(of: property, in: type, at: place)
    }
    let members = type.members(field).filter { !$0.isFunction }
    guard members.count == 1, let returned = members[0].returns, !returned.isView,
      context.isKept(returned)
    else { return nil }
    return context.text(returned, from: type, to: place)
  }
}

extension Context {
  /// Whether two values of a type that are worked out from the same are seen to be the same:
  /// collections without `==` are not.
  func isKept(_ type: TypeSyntax) -> Bool {
    type.element == nil && !type.is(DictionaryTypeSyntax.self)
      || ValueTypes(index: index).isEquatable(type) == true
  }

  /// Whether a mention changes the property: not so a method of the files that does not mutate.
  func changes(by use: Use, _ property: Property) -> Bool {
    guard use.mayWrite else { return false }
    guard !use.isAssigned, use.callsMember, let member = use.member,
      let type = index.type(named: property.typeName, near: property.nameToken)
    else { return true }
    let methods = type.members(member)
    guard !methods.isEmpty else { return true }
    return methods.contains { method in
      method.declaration?.as(FunctionDeclSyntax.self)?.modifiers.has(.mutating) ?? true
    }
  }
}
