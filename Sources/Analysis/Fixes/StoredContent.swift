import Kata
import SwiftSyntax

extension Context {
  /// Stores what a closure makes instead of the closure: `@ViewBuilder let content: Content`.
  func storingContent(_ property: Property, of view: Nominal, use: Use) -> Fix? {
    guard let type = property.type, let content = type.function?.returnClause.type,
      property.initializer == nil, let variable = property.variable,
      variable.bindings.count == 1, variable.bindings.first?.accessorBlock == nil,
      let call = use.node.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      // A comparison of its own says nothing about the content, whatever is stored.
      !view.inherited.contains("Equatable"),
      !isReachedFromOutside(property, of: view)
    else { return nil }
    let isMemberwise = !view.initializers.contains { $0.isInside(view.declaration) }
    return fix("Store `\(property.name)` itself") { draft in
      draft.replace(type, with: content.trimmedDescription)
      draft.replace(call, with: use.node.trimmedDescription)
      let builder = variable.attributes.first(named: "ViewBuilder")
      if isMemberwise, builder == nil {
        guard
          let start = variable.attributes.isEmpty
            ? variable.firstToken(viewMode: .sourceAccurate)
            : variable.attributes.lastToken(viewMode: .sourceAccurate)?
              .nextToken(viewMode: .sourceAccurate)
        else { return draft.giveUp() }
        draft.insert("@ViewBuilder ", before: start)
      } else if !isMemberwise, let builder,
        let next = builder.nextToken(viewMode: .sourceAccurate)
      {
        // The initializer's parameter is what builds now.
        guard next.leadingTrivia.comments.isEmpty, builder.trailingTrivia.comments.isEmpty,
          next.tokenKind != .atSign
        else { return draft.giveUp() }
        draft.replace(from: builder, through: next, with: next.text)
      }
      var labels: Set = [property.name]
      for initializer in view.initializers {
        if let label = draft.make(property, in: initializer) { labels.insert(label) }
      }
      for initializer in view.initializers {
        draft.passOn(labels, in: initializer)
      }
    }
  }

  /// Whether other types take the closure from a value of this one, or give it another.
  private func isReachedFromOutside(_ property: Property, of view: Nominal) -> Bool {
    if property.variable?.modifiers.has(.private) == true { return false }
    return files(saying: property.name).contains { file in
      file.tree.all(MemberAccessExprSyntax.self).contains { access in
        guard access.declName.baseName.identifierText == property.name, let base = access.base,
          !base.isReference(to: "self") || index.type(around: access)?.name != view.name
        else { return false }
        if base.isReference(to: "self") { return false }
        guard let owner = taskEffects.type(of: base) else {
          // Of somebody unknown, a call or an assignment may be of this one.
          return access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id
            && access.parent?.as(FunctionCallExprSyntax.self)?.arguments.isEmpty == true
            || Syntax(access).isAssigned
        }
        return owner.declaration.id == view.declaration.id
      }
    }
  }
}

extension Property {
  /// The declaration it stands in.
  fileprivate var variable: VariableDeclSyntax? {
    nameToken.ancestors().lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first
  }
}

extension Draft {
  /// Has an initializer call the closure that it was to store; says by which label it gets it.
  fileprivate mutating func make(_ property: Property, in initializer: InitializerDeclSyntax)
    -> String?
  {
    guard let body = initializer.body else {
      giveUp()
      return nil
    }
    let assignments = Syntax(body).assignments.filter { target, _ in
      if let access = target.as(MemberAccessExprSyntax.self) {
        return access.base?.isReference(to: "self") == true
          && access.declName.baseName.identifierText == property.name
      }
      return target.isReference(to: property.name)
    }
    // One that leaves it to another has nothing to store.
    if assignments.isEmpty, body.delegation != nil { return nil }
    guard assignments.count == 1, let (_, value) = assignments.first else {
      giveUp()
      return nil
    }
    if let closure = value.as(ClosureExprSyntax.self) {
      guard closure.signature == nil, case .expr(let only) = closure.statements.first?.item,
        closure.statements.count == 1, closure.innerComments.isEmpty,
        !only.is(IfExprSyntax.self), !only.is(SwitchExprSyntax.self),
        let layout = layout(of: closure)
      else {
        giveUp()
        return nil
      }
      replace(closure, with: only.text(in: layout))
      return nil
    }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let parameter = initializer.signature.closure(named: name),
      !parameter.type.is(OptionalTypeSyntax.self), parameter.defaultValue == nil,
      body.mentions(of: name) == 1
    else {
      giveUp()
      return nil
    }
    replace(value, with: "\(name)()")
    letEnd(parameter)
    return parameter.firstName.identifierText
  }

  /// Has an initializer that only hands the closure on to another one no longer keep it.
  fileprivate mutating func passOn(_ labels: Set<String>, in initializer: InitializerDeclSyntax) {
    guard let body = initializer.body, let call = body.delegation else { return }
    for argument in call.arguments where labels.contains(argument.label?.identifierText ?? "_") {
      guard
        let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
        let parameter = initializer.signature.closure(named: name), body.mentions(of: name) == 1
      else { continue }
      letEnd(parameter)
    }
  }

  /// Takes `@escaping` from a parameter.
  private mutating func letEnd(_ parameter: FunctionParameterSyntax) {
    guard let attributed = parameter.type.as(AttributedTypeSyntax.self),
      let escaping = attributed.attributes.first(named: "escaping"),
      let next = escaping.nextToken(viewMode: .sourceAccurate)
    else { return }
    replace(from: escaping, through: next, with: next.text)
  }
}

extension FunctionSignatureSyntax {
  /// The parameter of that name, if it is a closure without parameters.
  fileprivate func closure(named name: String) -> FunctionParameterSyntax? {
    parameterClause.parameters.first {
      ($0.secondName ?? $0.firstName).identifierText == name
        && $0.type.function?.parameters.isEmpty == true
    }
  }
}

extension CodeBlockSyntax {
  /// The call of another initializer of the same type.
  fileprivate var delegation: FunctionCallExprSyntax? {
    all(FunctionCallExprSyntax.self).first {
      $0.calledExpression.trimmedDescription == "self.init"
    }
  }

  /// How often a name is mentioned that is no member's.
  fileprivate func mentions(of name: String) -> Int {
    all(DeclReferenceExprSyntax.self).count {
      $0.baseName.identifierText == name
        && $0.parent?.as(MemberAccessExprSyntax.self)?.declName.id != $0.id
    }
  }
}
