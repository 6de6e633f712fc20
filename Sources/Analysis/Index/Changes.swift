import SwiftSyntax

/// What can change while a view stays, followed through its properties, its models and the views
/// that make it. What cannot be followed counts as constant.
struct Changes {
  let index: SourceIndex
  let writes: Writes

  /// What changes, and the name a reader knows it by.
  struct Cause {
    var change: Change = []
    var name: String?

    fileprivate mutating func add(_ other: Cause) {
      if name == nil, !other.change.isEmpty { name = other.name }
      change.formUnion(other.change)
    }
  }

  /// What can make the expression another one, where it stands in code of `type`.
  func cause(of expression: some SyntaxProtocol, in type: Nominal) -> Cause {
    var seen: Set<SyntaxIdentifier> = []
    return cause(of: Syntax(expression), in: type, &seen)
  }

  /// The writes to a stored property of the type, or to a field below it.
  func writes(to path: [String], of type: Nominal) -> [Write] {
    guard let name = path.last else { return [] }
    return writes.named(name).filter { write in
      write.type == type.name && write.names == path
        && !isShadowed(write.node, write.names[0])
    }
  }

  /// The writes to a field of a model, in its own methods and from outside.
  func writes(toField field: String, of model: Nominal) -> [Write] {
    writes.named(field).filter { write in
      let names = write.names
      if names.count == 1 {
        return write.type == model.name && !isShadowed(write.node, names[0])
      }
      let root = names[0]
      guard names.count == 2, let owner = index.type(named: write.type, near: write.node),
        let known = owner.property(root).flatMap({ self.type(of: $0) })
      else { return true }
      return known.declaration.id == model.declaration.id
    }
  }

  /// The type of the files that a property holds; of `@Environment(Model.self)` also.
  func type(of property: Property) -> Nominal? {
    if let named = index.type(named: property.typeName, near: property.nameToken) { return named }
    guard property.wrapper == "Environment",
      case .argumentList(let list) = property.wrapperAttribute?.arguments,
      let access = list.first?.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self"
    else { return nil }
    return index.type(named: access.base?.trimmedDescription, near: property.nameToken)
  }

  /// What the writes amount to. A binding handed to a view of these files is what that view writes.
  private func change(of writes: [Write], depth: Int = 0) -> Change {
    writes.reduce(Change()) { sum, write in
      guard write.isBinding, depth < 4,
        let argument = write.node.parent?.as(LabeledExprSyntax.self),
        let label = argument.label?.identifierText,
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
        let taker = index.type(named: call.constructedType, near: call),
        taker.property(label)?.wrapper == "Binding"
      else { return sum.union(write.change) }
      return sum.union(change(of: self.writes(to: [label], of: taker), depth: depth + 1))
    }
  }

  private func isShadowed(_ node: Syntax, _ name: String) -> Bool {
    guard let root = node.as(ExprSyntax.self)?.chainRoot,
      root.is(DeclReferenceExprSyntax.self), !root.isReference(to: "self")
    else { return false }
    return Syntax(root).isShadowed(name, below: Syntax(root.root))
  }

  private func cause(
    of expression: Syntax, in type: Nominal, _ seen: inout Set<SyntaxIdentifier>
  ) -> Cause {
    guard seen.count < 40, seen.insert(expression.id).inserted else { return Cause() }
    let names = Set(type.properties.map(\.name) + type.members.map(\.name))
    var found = Cause()
    for use in index.uses(of: names, in: expression) where !use.isDeferred && !use.isAssigned {
      if use.node.is(DeclReferenceExprSyntax.self),
        use.node.isShadowed(use.name, below: Syntax(use.node.root))
      {
        continue
      }
      if let property = type.property(use.name) {
        found.add(cause(of: property, use, in: type, &seen))
      } else {
        for member in type.members(use.name) { found.add(cause(of: member.code, in: type, &seen)) }
      }
    }
    for reference in expression.all(DeclReferenceExprSyntax.self) {
      guard reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id,
        let local = Syntax(reference).localValue
      else { continue }
      found.add(cause(of: Syntax(local), in: type, &seen))
    }
    if !found.change.isEmpty, expression.selectsElements { found.change.insert(.order) }
    return found
  }

  private func cause(
    of property: Property, _ use: Use, in type: Nominal, _ seen: inout Set<SyntaxIdentifier>
  ) -> Cause {
    let held = self.type(of: property)
    let name = property.name
    func own() -> Cause {
      var change = self.change(of: writes(to: [name], of: type))
      if let member = use.member, held?.property(member) != nil {
        change.formUnion(self.change(of: writes(to: [name, member], of: type)))
      }
      return Cause(change: change.subtracting(.part), name: name)
    }
    switch property.wrapper {
    case "State" where held?.kind == .class: return field(use, held, &seen)
    case "State", "AppStorage", "SceneStorage", "GestureState", "FocusState": return own()
    case "Binding":
      var found = own()
      if index.constructions(of: type).isEmpty {
        found.add(Cause(change: .value, name: name))
      } else {
        found.add(passed(for: property, to: type, &seen))
      }
      return found
    case "FetchRequest", "SectionedFetchRequest", "Query", "ObservedResults":
      return Cause(change: [.value, .length, .order], name: name)
    case "ObservedObject", "StateObject", "EnvironmentObject", "Bindable", "Environment":
      return field(use, held, &seen)
    case nil:
      if held?.kind == .class { return field(use, held, &seen) }
      if property.isConstant, property.initializer != nil { return Cause() }
      if !type.isView, !type.isViewModifier {
        return Cause(
          change: self.change(of: writes(toField: name, of: type)).subtracting(.part), name: name)
      }
      return passed(for: property, to: type, &seen)
    case "Published":
      return Cause(
        change: self.change(of: writes(toField: name, of: type)).subtracting(.part), name: name)
    default: return Cause()
    }
  }

  private func field(
    _ use: Use, _ model: Nominal?, _ seen: inout Set<SyntaxIdentifier>
  ) -> Cause {
    guard let model, let name = use.member else { return Cause() }
    if let property = model.property(name) {
      // Nobody is told of a plain property of an ObservableObject.
      guard !property.isConstant,
        model.isObservable || !model.isObservableObject || property.wrapper == "Published"
      else { return Cause() }
      let change = self.change(of: writes(toField: name, of: model))
      return Cause(change: change.subtracting(.part), name: "\(use.name).\(name)")
    }
    var found = Cause()
    for member in model.members(name) where !member.isFunction {
      found.add(cause(of: member.code, in: model, &seen))
    }
    if found.name != nil { found.name = "\(use.name).\(name)" }
    return found
  }

  /// What the views that make this one pass for the property.
  private func passed(
    for property: Property, to type: Nominal, _ seen: inout Set<SyntaxIdentifier>
  ) -> Cause {
    var found = Cause()
    for call in index.constructions(of: type) {
      guard let argument = call.argument(property.name), let maker = index.type(around: call)
      else { continue }
      found.add(cause(of: Syntax(argument), in: maker, &seen))
      if let path = argument.writtenPath, argument.isBinding {
        found.change.formUnion(change(of: writes(to: path, of: maker)))
        found.change.subtract(.part)
      }
    }
    if found.name != nil { found.name = property.name }
    return found
  }
}

extension ExprSyntax {
  fileprivate var isBinding: Bool {
    Syntax(self).all(DeclReferenceExprSyntax.self).first?.baseName.text.hasPrefix("$") ?? false
  }
}

extension Syntax {
  /// Whether it chooses or orders the elements of a named collection, by conditions that may have
  /// another outcome.
  var selectsElements: Bool {
    all(FunctionCallExprSyntax.self).contains {
      ["filter", "sorted", "shuffled", "reversed"].contains($0.name)
        && ExprSyntax($0).withoutSelection.writtenPath != nil
    }
  }

  /// What a local constant that this name refers to is made from.
  fileprivate var localValue: ExprSyntax? {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return nil
    }
    var child = self
    for node in ancestors() {
      if node.isProtocol((any DeclGroupSyntax).self) { return nil }
      if let branch = node.as(IfExprSyntax.self), child.id == branch.body.id,
        let value = branch.conditions.lazy.compactMap({ $0.value(boundTo: name) }).first
      {
        return value
      }
      if let closure = node.as(ClosureExprSyntax.self), closure.parameterNames.contains(name) {
        return nil
      }
      if let items = node.as(CodeBlockItemListSyntax.self) {
        for item in items.prefix(while: { $0.id != child.id }) {
          if let variable = item.item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
              let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
              if pattern?.identifier.identifierText == name { return binding.initializer?.value }
            }
          } else if let check = item.item.as(GuardStmtSyntax.self),
            let value = check.conditions.lazy.compactMap({ $0.value(boundTo: name) }).first
          {
            return value
          }
        }
      }
      child = node
    }
    return nil
  }
}

extension ConditionElementSyntax {
  fileprivate func value(boundTo name: String) -> ExprSyntax? {
    guard let binding = condition.as(OptionalBindingConditionSyntax.self),
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
    else { return nil }
    return binding.initializer?.value
  }
}
