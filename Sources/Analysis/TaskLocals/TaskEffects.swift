import SwiftSyntax

/// What code does with task-local values, followed through the properties, functions, initializers
/// and sequences of the analysed files.
///
/// Every function is looked at once, however often it is called.
final class TaskEffects {
  let index: SourceIndex
  let names: Names
  private var known: [SyntaxIdentifier: [TaskEffect]] = [:]
  /// Parameters whose closures are passed on to other tasks and queues.
  var passedOn: [SyntaxIdentifier: Bool] = [:]

  init(index: SourceIndex, names: Names) { (self.index, self.names) = (index, names) }

  /// What running `code` does on the task that runs it. Closures that run on other tasks are not
  /// followed, what they capture is.
  func effects(of code: some SyntaxProtocol) -> [TaskEffect] {
    if let found = known[code.id] { return found }
    // Code that calls itself does not do more by that.
    known[code.id] = []
    let walker = EffectWalker(root: Syntax(code), effects: self)
    walker.walk(code)
    known[code.id] = walker.found
    return walker.found
  }

  /// The bodies of all groups: closures of the calls that open one, and functions that are handed
  /// one to add to.
  lazy var groupBodies: [(opener: String, code: Syntax)] = {
    let opened = index.calls.compactMap { call -> (String, Syntax)? in
      guard call.opensGroup, let body = call.groupBody else { return nil }
      return (call.name, Syntax(body.statements))
    }
    let taking = index.types.flatMap(\.members).compactMap { member -> (String, Syntax)? in
      guard let function = member.code.parent?.as(FunctionDeclSyntax.self), function.takesGroup
      else { return nil }
      return (member.name, member.code)
    }
    let global = names.globalMeanings.compactMap { meaning -> (String, Syntax)? in
      guard case .function(let function) = meaning, function.takesGroup, let body = function.body
      else { return nil }
      return (function.name.identifierText, Syntax(body))
    }
    return opened + taking + global
  }()

  /// What the bodies of groups do on the task that opened the group, each place once.
  lazy var inGroups: [(opener: String, effect: TaskEffect)] = {
    var seen: Set<SyntaxIdentifier> = []
    return groupBodies.flatMap { opener, code in
      effects(of: code)
        .filter { ($0.isRead || $0.isBinding) && seen.insert($0.node.id).inserted }
        .map { (opener, $0) }
    }
  }()

  /// What a mention of a name by itself does: `api`, `load` in `load()`.
  func effects(of name: String, at node: Syntax, call: FunctionCallExprSyntax?) -> [TaskEffect] {
    guard let meaning = names.meaning(of: name, at: node) else { return [] }
    if case .member(let type) = meaning {
      return effects(of: name, in: type, at: node, call: call)
    }
    return effects(of: meaning, name, at: node, call: call, .local)
  }

  /// What a mention of a member does: `model.title`, `self.load()`. A function that is only named,
  /// `let run = load`, does nothing yet; `isCalled` says that it is called all the same.
  func effects(
    of name: String, in type: Nominal, at node: Syntax, call: FunctionCallExprSyntax?,
    isCalled: Bool = false
  ) -> [TaskEffect] {
    for type in index.withInherited(type) {
      if let property = type.property(name) {
        if property.isDependency || isDependency(name, requiredBy: type) {
          return [TaskEffect(kind: .read(name, .property), node: node)]
        }
        guard property.isLazy, let value = property.initializer else { return [] }
        return reached(effects(of: value), through: name, at: node)
      }
      let members = type.members(name).filter { member in
        guard let call, let function = member.code.parent?.as(FunctionDeclSyntax.self) else {
          return true
        }
        return function.takes(call)
      }
      if let member = members.first {
        guard !member.isFunction || isCalled || node.isRun else { return [] }
        guard member.code.parent?.as(FunctionDeclSyntax.self)?.takesGroup != true else { return [] }
        return reached(
          effects(of: member.code), through: member.isFunction ? "\(name)()" : name, at: node)
      }
      if let meaning = names.staticMember(name, of: type) {
        return effects(of: meaning, "\(type.name).\(name)", at: node, call: call, .shared)
      }
    }
    return []
  }

  /// Whether a type meets the protocol's requirement with a dependency.
  private func isDependency(_ name: String, requiredBy type: Nominal) -> Bool {
    type.kind == .protocol
      && index.types.contains { conforming in
        conforming.property(name)?.isDependency == true
          && index.withInherited(conforming).contains { $0.declaration.id == type.declaration.id }
      }
  }

  /// What making a value of the type does: its initializer runs on the same task.
  func effects(ofMaking type: Nominal, _ call: FunctionCallExprSyntax) -> [TaskEffect] {
    var found: [TaskEffect] = []
    if type.properties.contains(where: \.isDependency) {
      found.append(TaskEffect(kind: .making(type.name), node: Syntax(call)))
    }
    if let initializer = type.initializers.first(where: { $0.signature.takes(call) }),
      let body = initializer.body
    {
      found += reached(effects(of: body), through: "\(type.name).init", at: Syntax(call))
    }
    return found
  }

  /// What a loop over `sequence` does to get its elements.
  func effects(ofLoopOver sequence: ExprSyntax, isAsync: Bool) -> [TaskEffect] {
    guard let type = type(of: sequence) else { return [] }
    let (make, nested) =
      isAsync ? ("makeAsyncIterator", "AsyncIterator") : ("makeIterator", "Iterator")
    let made = type.members(make).first?.returns?.dottedName
    let iterator =
      index.type(named: made, near: type.nameToken)
      ?? index.type(named: "\(type.name).\(nested)", near: type.nameToken) ?? type
    return [(type, make), (iterator, "next")].flatMap { type, name in
      effects(of: name, in: type, at: Syntax(sequence), call: nil, isCalled: true)
    }
  }

  private func effects(
    of meaning: Names.Meaning, _ name: String, at node: Syntax, call: FunctionCallExprSyntax?,
    _ source: TaskEffect.Source
  ) -> [TaskEffect] {
    switch meaning {
    case .variable(let variable, let binding):
      if variable.attributes.isDependency {
        let isGlobal = binding.isGlobal
        return [
          TaskEffect(kind: .read(name, isGlobal ? .shared : source), node: node)
        ]
      }
      if variable.attributes.has("TaskLocal") {
        return [TaskEffect(kind: .taskLocal(name), node: node)]
      }
      if let getter = binding.accessorBlock?.getter {
        return reached(effects(of: getter), through: name, at: node)
      }
      if let value = binding.initializer?.value {
        if call != nil, let closure = value.as(ClosureExprSyntax.self) {
          return reached(effects(of: closure.statements), through: name, at: node)
        }
        // Globals and statics are set up by whoever touches them first.
        if source == .shared || binding.isGlobal {
          return reached(effects(of: value), through: name, at: node)
        }
      }
      return []
    case .function(let function):
      guard node.isRun, !function.takesGroup, let body = function.body else { return [] }
      return reached(effects(of: body), through: "\(name)()", at: node)
    case .value, .closureParameter, .capture, .member: return []
    }
  }

  /// What a mention of code with these effects does: the first of each kind, for callers of callers
  /// would else repeat them over and over.
  private func reached(_ effects: [TaskEffect], through name: String, at node: Syntax)
    -> [TaskEffect]
  {
    var kinds: Set<String> = []
    return effects.compactMap { effect in
      guard kinds.insert(effect.kindName).inserted else { return nil }
      var seen = effect
      seen.node = node
      seen.path = [name] + effect.path
      return seen
    }
  }

  /// The type of the analysed files that an expression has, where declarations tell.
  func type(of expression: ExprSyntax) -> Nominal? {
    if let inner = expression.unwrapped { return type(of: inner) }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.identifierText
      if name == "self" || name == "Self" { return index.type(around: reference) }
      if name.first?.isUppercase == true { return index.type(named: name, near: reference) }
      return type(of: name, at: Syntax(reference))
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let made = call.constructedType { return index.type(named: made, near: call) }
      if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
        return type(of: reference.baseName.identifierText, at: Syntax(reference))
      }
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
      return type(of: ExprSyntax(access))
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    let name = access.declName.baseName.identifierText
    if name.first?.isUppercase == true {
      return index.type(named: access.trimmedDescription, near: access)
    }
    guard let owner = type(of: base) else { return nil }
    return type(ofMember: name, of: owner)
  }

  private func type(of name: String, at node: Syntax) -> Nominal? {
    switch names.meaning(of: name, at: node) {
    case .member(let owner): type(ofMember: name, of: owner)
    case .capture(let closure, let value): value.map(type) ?? type(of: name, at: Syntax(closure))
    case .value(let annotation), .closureParameter(_, let annotation):
      annotation.flatMap { type(written: $0, near: node) }
    case .variable(_, let binding):
      if let annotation = binding.typeAnnotation?.type {
        type(written: annotation, near: node)
      } else {
        binding.initializer.flatMap { type(of: $0.value) }
      }
    case .function(let function):
      function.signature.returnClause.flatMap { type(written: $0.type, near: node) }
    case nil: nil
    }
  }

  private func type(ofMember name: String, of owner: Nominal) -> Nominal? {
    for owner in index.withInherited(owner) {
      if let property = owner.property(name) {
        if let annotation = property.type {
          return type(written: annotation, near: property.nameToken)
        }
        return property.initializer.flatMap(type)
      }
      if let member = owner.members(name).first {
        return member.returns.flatMap { type(written: $0, near: member.nameToken) }
      }
      switch names.staticMember(name, of: owner) {
      case .variable(_, let binding):
        if let annotation = binding.typeAnnotation?.type {
          return type(written: annotation, near: binding)
        }
        return binding.initializer.flatMap { type(of: $0.value) }
      case .function(let function):
        return function.signature.returnClause.flatMap { type(written: $0.type, near: function) }
      default: continue
      }
    }
    return nil
  }

  private func type(written type: TypeSyntax, near node: some SyntaxProtocol) -> Nominal? {
    let bare = type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type
    if bare.dottedName == "Self" { return index.type(around: node) }
    return index.type(named: bare.dottedName, near: node)
  }
}

extension Syntax {
  /// Whether a mention of a function calls it, or hands it to a call that may.
  fileprivate var isRun: Bool {
    var mention = self
    if let access = mention.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == mention.id
    {
      mention = Syntax(access)
    }
    return mention.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == mention.id
      || mention.parent?.is(LabeledExprSyntax.self) == true
      || !mention.is(DeclReferenceExprSyntax.self) && !mention.is(MemberAccessExprSyntax.self)
  }
}

extension Property {
  var isDependency: Bool { attributes.contains(where: \.isDependency) }

  var isLazy: Bool {
    nameToken.ancestors().lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first?
      .modifiers.has(.lazy) ?? false
  }
}

extension AttributeListSyntax {
  var isDependency: Bool { plain.contains(where: \.isDependency) }
}

extension AttributeSyntax {
  fileprivate var isDependency: Bool {
    ["Dependency", "Dependencies.Dependency"].contains(attributeName.dottedName)
  }
}

extension PatternBindingSyntax {
  /// Whether it is declared outside types and functions.
  var isGlobal: Bool {
    parent?.parent?.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
  }
}

extension FunctionDeclSyntax {
  /// Whether it adds to a group that somebody else opened: its body runs in the group's.
  var takesGroup: Bool {
    signature.parameterClause.parameters.contains { parameter in
      guard let type = parameter.type.as(AttributedTypeSyntax.self) else { return false }
      return type.specifiers.contains { $0.trimmedDescription == "inout" }
        && (type.baseType.dottedName?.hasSuffix("TaskGroup") ?? false)
    }
  }

  fileprivate func takes(_ call: FunctionCallExprSyntax) -> Bool { signature.takes(call) }
}

extension FunctionSignatureSyntax {
  /// Whether the labels of the call are among its own, in their order.
  fileprivate func takes(_ call: FunctionCallExprSyntax) -> Bool {
    var labels = parameterClause.parameters.map(\.firstName.identifierText)[...]
    for argument in call.arguments {
      guard let found = labels.firstIndex(of: argument.label?.identifierText ?? "_") else {
        return false
      }
      labels = labels[(found + 1)...]
    }
    return true
  }
}

extension ExprSyntax {
  /// What stands behind `try`, `await`, parentheses, `!` and `?`.
  fileprivate var unwrapped: ExprSyntax? {
    if let expression = self.as(TryExprSyntax.self) { return expression.expression }
    if let expression = self.as(AwaitExprSyntax.self) { return expression.expression }
    if let expression = self.as(ForceUnwrapExprSyntax.self) { return expression.expression }
    if let expression = self.as(OptionalChainingExprSyntax.self) { return expression.expression }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression
    }
    return nil
  }
}
