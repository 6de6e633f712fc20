import Kata
import SwiftSyntax

extension Context {
  /// Makes a state the child's own, which so far took it, or a binding to it, from its owner.
  func moving(
    _ property: Property, of owner: Nominal, used uses: [Use], into child: Nominal,
    at call: FunctionCallExprSyntax
  ) -> Fix? {
    guard
      let move = MovedState(
        property, of: owner, used: uses, into: child, at: call, context: self)
    else { return nil }
    return fix("Move \(property.name) into \(child.name)") { move.write(into: &$0) }
  }
}

/// A state on its way from the view that owns it to the one that uses it.
struct MovedState {
  let context: Context
  let property: Property
  let owner: Nominal
  let child: Nominal
  let call: FunctionCallExprSyntax
  /// What the child is handed for it, and the actions that change it.
  let input: ChildInput
  let actions: [MovedAction]
  private let declaration: VariableDeclSyntax
  private let previews: [FunctionCallExprSyntax]
  /// `: Double = 0.5`
  private let typeAndValue: String

  init?(
    _ property: Property, of owner: Nominal, used uses: [Use], into child: Nominal,
    at call: FunctionCallExprSyntax, context: Context
  ) {
    (self.context, self.property, self.owner) = (context, property, owner)
    (self.child, self.call) = (child, call)
    let inputs = ChildInputs(child)
    guard let declaration = property.declaration, let layout = context.file(of: declaration),
      declaration.isSoleMember(of: owner), property.attributes.count == 1,
      property.wrapperAttribute?.arguments == nil,
      declaration.bindings.first?.accessorBlock == nil,
      uses.expressionCount == owner.ownMentions(of: property.name).count, child.isPlainTaker,
      property.isOnlyOwn(to: owner, in: context)
    else { return nil }
    guard property.initializer != nil || property.type?.is(OptionalTypeSyntax.self) == true,
      // A state's first value is worked out with each new value of its view.
      property.wrapper == "StateObject" || property.initializer?.isWorkedOut != true,
      let text = declaration.bindings.first.flatMap({ binding in
        context.carrying(binding, from: owner, to: child.nameToken).map {
          binding.text(in: Layout(layout), replacing: $0)
        }
      })
    else { return nil }
    self.declaration = declaration
    typeAndValue = String(text.dropFirst(property.nameToken.text.count))

    var direct: ChildInput?
    var closures: [(ClosureExprSyntax, ChildInput)] = []
    for (label, value) in call.handedOver {
      let own = uses.filter { $0.node.isInside(value) }
      guard let use = own.first else { continue }
      guard let input = inputs.input(for: (label, value), in: call) else { return nil }
      if let closure = value.as(ClosureExprSyntax.self) {
        closures.append((closure, input))
      } else {
        guard own.count == 1, direct == nil, value.id == use.node.id,
          input.takes(use, of: property)
        else { return nil }
        direct = input
      }
    }
    guard let direct else { return nil }
    input = direct
    var actions: [MovedAction] = []
    for (closure, input) in closures {
      guard
        let action = MovedAction(
          closure, for: input, changing: direct.property.name, uses.map(\.node), in: self.child,
          from: owner, context)
      else { return nil }
      actions.append(action)
    }
    self.actions = actions
    previews = context.previewConstructions(of: child)
    let taken = child.ownUses(of: direct.property.name)
    guard
      direct.mentions + taken.expressionCount == child.ownMentions(of: direct.property.name).count,
      taken.allSatisfy({ $0.form != .storage }),
      previews.allSatisfy(canBeDone)
    else { return nil }
  }

  func write(into draft: inout Draft) {
    guard let old = input.property.declaration, let layout = draft.layout(of: declaration) else {
      return draft.giveUp()
    }
    draft.delete(declaration)
    let comments = layout.comments(of: declaration)
    if !comments.isEmpty { draft.insertLines(comments.joined(separator: "\n"), above: old) }
    let attribute = property.attributes[0].trimmedDescription
    draft.replace(old, with: "\(attribute) private var \(input.property.name)\(typeAndValue)")
    let inputs = ChildInputs(child)
    let gone = [input] + actions.map(\.input)
    for call in [call] + previews {
      let values = call.handedOver.filter { value in
        gone.contains { $0.label == inputs.label(of: value, in: call) }
      }
      draft.remove(values.map(\.value), from: call)
    }
    for action in actions { action.write(into: &draft) }
    inputs.remove(gone, from: &draft)
  }

  /// Whether a preview shows the value that the state begins with.
  private func canBeDone(_ preview: FunctionCallExprSyntax) -> Bool {
    preview.handedOver.allSatisfy { handed in
      let label = ChildInputs(child).label(of: handed, in: preview)
      if actions.contains(where: { $0.input.label == label }) {
        return handed.value.as(ClosureExprSyntax.self)?.statements.isEmpty ?? false
      }
      guard input.label == label else { return true }
      var shown = handed.value
      if let constant = shown.as(FunctionCallExprSyntax.self), constant.name == "constant",
        let first = constant.arguments.first?.expression
      {
        shown = first
      }
      return shown.trimmedDescription == property.initializer?.trimmedDescription ?? "nil"
    }
  }
}

extension FunctionCallExprSyntax {
  typealias Handed = (label: String?, value: ExprSyntax)

  /// What is handed over between the parentheses and by a trailing closure.
  var handedOver: [Handed] {
    arguments.map { ($0.label?.identifierText, $0.expression) }
      + (trailingClosure.map { [(nil, ExprSyntax($0))] } ?? [])
      + additionalTrailingClosures.map { ($0.label.identifierText, ExprSyntax($0.closure)) }
  }
}

extension Property {
  /// The declaration, where it declares nothing else.
  var declaration: VariableDeclSyntax? {
    let variable = nameToken.ancestors().prefix(4).lazy
      .compactMap { $0.as(VariableDeclSyntax.self) }.first
    return variable?.bindings.count == 1 ? variable : nil
  }

  /// Whether nobody outside of the owner hands it a value or asks for it.
  fileprivate func isOnlyOwn(to owner: Nominal, in context: Context) -> Bool {
    if context.previewConstructions(of: owner).contains(where: { $0.argument(name) != nil }) {
      return false
    }
    return isPrivate
      || !context.files(saying: name).contains { file in
        file.tree.all(MemberAccessExprSyntax.self).contains {
          $0.declName.baseName.identifierText == name && $0.base != nil
            && $0.base?.isReference(to: "self") == false
        }
      }
  }
}

extension VariableDeclSyntax {
  /// Whether it stands in the type's own declaration, outside of `#if`.
  func isSoleMember(of type: Nominal) -> Bool {
    let block = parent?.parent?.parent
    return block?.parent?.id == type.declaration.id
  }
}

extension Nominal {
  func ownUses(of name: String) -> [Use] { members.flatMap(\.uses).filter { $0.name == name } }

  /// Whether what it stores is nobody's business but its own.
  fileprivate var isPlainTaker: Bool {
    inherited.isDisjoint(with: ["Equatable", "Hashable", "Animatable", "Identifiable"])
      && !hasForeignProtocols
  }
}

extension ExprSyntax {
  /// Whether something is called for it that is no making of a value.
  fileprivate var isWorkedOut: Bool {
    Syntax(self).all(FunctionCallExprSyntax.self).contains { $0.constructedType == nil }
  }
}
