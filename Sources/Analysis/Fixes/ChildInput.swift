import SwiftSyntax

/// A stored property of a view that its makers hand a value to, directly or by way of its
/// initializer.
struct ChildInput {
  let property: Property
  /// The parameter and the assignment, where the type has an initializer of its own.
  let parameter: FunctionParameterSyntax?
  let assignment: CodeBlockItemSyntax?

  /// How often the property is named where it is filled.
  var mentions: Int {
    guard let assignment else { return 0 }
    let names: Set = [property.name, "_\(property.name)"]
    // `self.name = name` says it twice, once of the parameter.
    return assignment.all(DeclReferenceExprSyntax.self).count {
      names.contains($0.baseName.identifierText)
    }
  }

  /// What the makers of the view call it.
  var label: String { parameter?.firstName.identifierText ?? property.name }

  /// Whether the child can keep the state in the property's place.
  func takes(_ use: Use, of state: Property) -> Bool {
    guard let declaration = property.declaration, declaration.bindings.first?.accessorBlock == nil
    else { return false }
    let wrapper = property.attributes.count <= 1 ? property.wrapper : "several"
    switch use.form {
    case .binding: return state.wrapper == "State" && wrapper == "Binding"
    case .value where state.wrapper == "StateObject": return wrapper == "ObservedObject"
    case .value: return property.attributes.isEmpty && property.type?.function == nil
    case .storage: return false
    }
  }
}

/// What a view takes.
struct ChildInputs {
  let child: Nominal

  init(_ child: Nominal) { self.child = child }

  /// The label that an argument or a trailing closure has or stands for.
  func label(of handed: FunctionCallExprSyntax.Handed, in call: FunctionCallExprSyntax) -> String? {
    if let label = handed.label { return label }
    guard handed.value.id == call.trailingClosure.map({ ExprSyntax($0).id }) else { return "_" }
    let given = Set(call.handedOver.compactMap(\.label))
    let functions =
      child.initializers.first.map { initializer in
        Array(initializer.signature.parameterClause.parameters)
          .filter { $0.type.function != nil }.map(\.firstName.identifierText)
      } ?? child.properties.filter { $0.type?.function != nil }.map(\.name)
    let left = functions.filter { !given.contains($0) }
    return left.count == 1 || !call.additionalTrailingClosures.isEmpty ? left.first : nil
  }

  func input(for handed: FunctionCallExprSyntax.Handed, in call: FunctionCallExprSyntax)
    -> ChildInput?
  {
    guard let label = label(of: handed, in: call) else { return nil }
    guard let initializer = child.initializers.first else {
      guard let property = child.property(label),
        property.declaration?.isSoleMember(of: child) == true,
        !child.genericNames.contains(where: { property.mentions($0) })
      else { return nil }
      return ChildInput(property: property, parameter: nil, assignment: nil)
    }
    guard child.initializers.count == 1, initializer.isInside(child.declaration),
      let body = initializer.body
    else { return nil }
    // The list's own `filter` would make another list.
    let parameters = Array(initializer.signature.parameterClause.parameters)
      .filter { $0.firstName.identifierText == label }
    guard parameters.count == 1, let parameter = parameters.first else { return nil }
    let name = (parameter.secondName ?? parameter.firstName).identifierText
    let mentions = body.all(DeclReferenceExprSyntax.self).filter {
      $0.baseName.identifierText == name
        && $0.parent?.as(MemberAccessExprSyntax.self)?.declName.id != $0.id
    }
    guard mentions.count == 1, let mention = mentions.first,
      let statement = body.statements.first(where: { mention.isInside($0) }),
      let (target, source) = Syntax(statement).assignments.first,
      source.id == ExprSyntax(mention).id,
      let written = target.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        ?? target.as(MemberAccessExprSyntax.self).flatMap({
          $0.base?.isReference(to: "self") == true ? $0.declName.baseName.identifierText : nil
        }),
      let property = child.property(written)
        ?? (written.hasPrefix("_") ? child.property(String(written.dropFirst())) : nil),
      property.declaration?.isSoleMember(of: child) == true,
      !child.genericNames.contains(where: { property.mentions($0) })
    else { return nil }
    return ChildInput(property: property, parameter: parameter, assignment: statement)
  }

  /// Takes the parameters and assignments out of the child's own initializer, and the initializer
  /// too if nothing is left in it.
  func remove(_ inputs: [ChildInput], from draft: inout Draft) {
    guard let initializer = child.initializers.first, let body = initializer.body else { return }
    let parameters = Array(initializer.signature.parameterClause.parameters)
    let gone = Set(inputs.compactMap(\.parameter?.id))
    let assignments = inputs.compactMap(\.assignment)
    if gone.count == parameters.count, assignments.count == body.statements.count,
      initializer.modifiers.publicAccess.isEmpty
    {
      return draft.delete(initializer)
    }
    for assignment in assignments { draft.delete(assignment) }
    draft.remove(parameters, where: { gone.contains($0.id) })
  }
}

extension Property {
  /// Whether its type says the name.
  func mentions(_ name: String) -> Bool {
    type?.all(IdentifierTypeSyntax.self).contains { $0.name.identifierText == name } ?? false
  }
}
