import SwiftSyntax

/// One thing that an extracted view has instead of its owner's property.
struct ExtractedInput {
  /// What the new type declares: `let total: Int`.
  var declaration: String
  /// What is handed over, `$total`; `nil` for what it has by itself.
  var argument: String?
  var name: String
  var comments: [String] = []
}

/// What a view that is made of some members takes, so that these can say what they said.
struct ExtractedInputs {
  private(set) var inputs: [ExtractedInput] = []
  /// Members of values that are inputs of their own: `user.name` that becomes `name`.
  var changes: [Replacement] = []
  /// Properties that leave the owner.
  private(set) var leaving: [Property] = []
  /// Models that it observes as a whole.
  private(set) var observed: Set<String> = []

  let context: Context
  let owner: Nominal
  let group: [Member]
  let place: Syntax
  let generics: [String]
  /// Whether state of its own would live as long as it did in the owner.
  let livesOn: Bool
  var taken: Set<String>

  /// `nil` where something is used of which nobody can tell from here how to hand it over.
  init?(
    of group: [Member], in owner: Nominal, at place: Syntax, parameters: Set<String>,
    livesOn: Bool, context: Context
  ) {
    (self.context, self.owner, self.group, self.place) = (context, owner, group, place)
    self.livesOn = livesOn
    generics = owner.genericNames
    taken = parameters.union(group.map(\.name))
    let uses = group.flatMap(\.uses)
    let names = Set(uses.map(\.name))
    guard taken.isDisjoint(with: owner.properties.map(\.name)) else { return nil }
    for code in group.map(\.code) { taken.formUnion(code.boundNames) }
    taken.formUnion(names)
    for property in owner.properties where names.contains(property.name) {
      let own = uses.filter { $0.name == property.name }
      guard own.allSatisfy({ $0.form != .storage }), !property.nameToken.text.hasPrefix("`"),
        property.declaration != nil, add(property, own)
      else { return nil }
    }
    for member in owner.members where names.contains(member.name) {
      guard !group.contains(where: { $0.code.id == member.code.id }) else { continue }
      // What the owner works out for others too is handed over as the value it is.
      guard !member.isFunction, !member.isViewReturning,
        uses.contains(where: { $0.name == member.name && !$0.isDeferred }),
        owner.members(member.name).count == 1,
        let type = member.returns, type.dottedName != "Binding", type.function == nil,
        context.isKept(type),
        let text = context.text(type, from: owner, to: place, keeping: generics)
      else { return nil }
      add("let \(member.name): \(text)", member.name)
    }
  }

  mutating func add(_ declaration: String, _ argument: String, named name: String? = nil) {
    inputs.append(
      ExtractedInput(declaration: declaration, argument: argument, name: name ?? argument))
  }

  private mutating func add(_ property: Property, _ uses: [Use]) -> Bool {
    let name = property.name
    let type = context.typeText(of: property, in: owner, at: place, keeping: generics)
    let isShared = owner.says(name, outside: group)
    // What only actions read is handed over as a binding: nobody runs for it.
    let writes =
      uses.contains { $0.form == .binding || context.changes(by: $0, property) }
      || uses.allSatisfy(\.isDeferred)
    let model = context.changes.type(of: property)
    switch property.wrapper {
    case "Environment":
      return addOwn(property, leaves: !isShared)
    case "EnvironmentObject", "StateObject", "ObservedObject":
      guard let model, model.isObservableObject else { return false }
      if addFields(property, uses, of: model, limit: 3) { return true }
      if property.wrapper == "EnvironmentObject" {
        observed.insert(name)
        return addOwn(property, leaves: !isShared)
      }
      guard let type else { return false }
      if uses.allSatisfy({ $0.isDeferred && $0.form == .value }) {
        add("let \(name): \(type)", name)
      } else {
        observed.insert(name)
        add("@ObservedObject var \(name): \(type)", name)
      }
      return true
    case nil, "Bindable":
      if model == nil || model?.kind != .class {
        // What is made anew with each value of the view would be another one each time.
        if property.initializer?.isPlainLiteral == true, !isShared, leaves(property),
          property.isConstant || property.isPrivate
        {
          return addOwn(property, leaves: true)
        }
        if let model, addFields(property, uses, of: model, limit: 2) { return true }
      }
      guard let type, uses.allSatisfy({ !$0.isAssigned || $0.member != nil }) else { return false }
      let isBindable = uses.contains {
        $0.form == .binding && !$0.isLocallyBindable(name, in: group)
      }
      add("\(isBindable ? "@Bindable var" : "let") \(name): \(type)", name)
      return true
    case "State" where model?.kind == .class:
      guard let model, model.isObservable, let type,
        uses.allSatisfy({ !$0.isAssigned || $0.member != nil })
      else { return false }
      let isBindable = uses.contains {
        $0.form == .binding && !$0.isLocallyBindable(name, in: group)
      }
      add("\(isBindable ? "@Bindable var" : "let") \(name): \(type)", name)
      return true
    case "State", "Binding", "AppStorage", "SceneStorage":
      if property.wrapper != "Binding", !isShared, leaves(property),
        livesOn || property.wrapper != "State"
      {
        return addOwn(property, leaves: true)
      }
      if !writes, let model, addFields(property, uses, of: model, limit: 2) { return true }
      guard let type else { return false }
      if writes {
        add("@Binding var \(name): \(type)", "$\(name)", named: name)
      } else {
        add("let \(name): \(type)", name)
      }
      return true
    case "GestureState", "ScaledMetric":
      if !isShared, livesOn, leaves(property) { return addOwn(property, leaves: true) }
      guard let type else { return false }
      add("let \(name): \(type)", name)
      return true
    case "FocusState", "AccessibilityFocusState":
      if !isShared, livesOn, leaves(property) { return addOwn(property, leaves: true) }
      guard let type, let wrapper = property.wrapper else { return false }
      add("@\(wrapper).Binding var \(name): \(type)", "$\(name)", named: name)
      return true
    case "Namespace":
      if !isShared, livesOn, leaves(property) { return addOwn(property, leaves: true) }
      add("let \(name): Namespace.ID", name)
      return true
    default: return false
    }
  }

  /// Declares the property as the owner does.
  private mutating func addOwn(_ property: Property, leaves: Bool) -> Bool {
    guard let declaration = property.declaration, let file = context.file(of: declaration),
      let text = context.text(declaration, from: owner, to: place, keeping: generics),
      !leaves || self.leaves(property)
    else { return false }
    let comments = leaves ? Layout(file).comments(of: declaration) : []
    inputs.append(
      ExtractedInput(declaration: text, argument: nil, name: property.name, comments: comments))
    if leaves { leaving.append(property) }
    return true
  }

  /// Whether nobody would miss the property.
  private func leaves(_ property: Property) -> Bool {
    guard let declaration = property.declaration, declaration.isSoleMember(of: owner) else {
      return false
    }
    let makings = context.index.constructions(of: owner) + context.previewConstructions(of: owner)
    return property.isPrivate
      || (!makings.contains { $0.argument(property.name) != nil }
        && !context.isAsked(property.name, of: owner))
  }
}

extension Use {
  /// Whether it is of a local of that name, `@Bindable var model = model`.
  fileprivate func isLocallyBindable(_ name: String, in group: [Member]) -> Bool {
    group.contains { member in
      node.isInside(member.code)
        && member.code.all(VariableDeclSyntax.self).contains {
          $0.attributes.has("Bindable") && Syntax($0.bindings).boundNames.contains(name)
        }
    }
  }
}

extension Syntax {
  /// The names of locals, patterns and parameters in it.
  fileprivate var boundNames: Set<String> {
    Set(
      all(IdentifierPatternSyntax.self).map(\.identifier.identifierText)
        + all(ClosureExprSyntax.self).flatMap(\.parameterNames)
        + all(FunctionDeclSyntax.self).flatMap(\.parameterNames))
  }
}
