import Kata
import SwiftSyntax
import Trace

extension Context {
  /// A constant in place of a state that nothing writes.
  func freezing(_ property: Property) -> Fix? {
    guard let variable = property.ownDeclaration, property.attributes.count == 1,
      let attribute = property.wrapperAttribute, attribute.arguments == nil,
      attribute.trailingTrivia.comments.isEmpty
    else { return nil }
    return fix("Make \(property.name) a let") { draft in
      draft.deleteKeepingComments(attribute)
      draft.replace(variable.bindingSpecifier, with: "let")
    }
  }

  /// `@StateObject` for the wrapper that a property with a default has now.
  func keeping(_ property: Property, of owner: Nominal, hidden: Bool) -> Fix? {
    guard let variable = property.ownDeclaration, let attribute = property.wrapperAttribute,
      property.attributes.count == 1, attribute.arguments == nil,
      property.initializer?.is(FunctionCallExprSyntax.self) == true,
      !variable.modifiers.contains(where: { $0.name.text == "static" }),
      targets.allSatisfy(\.hasStateObject),
      let name = attribute.attributeName.lastToken(viewMode: .sourceAccurate),
      !owner.usesStorage(of: property)
    else { return nil }
    return fix("Declare \(property.name) as @StateObject") { draft in
      draft.replace(name, with: "StateObject")
      if hidden, !property.isPrivate { draft.makePrivate(variable) }
    }
  }

  /// `$value` in place of a binding that is made by hand.
  func projecting(_ value: String, for call: FunctionCallExprSyntax) -> Fix? {
    guard !call.holdsComments, !value.contains("[") else { return nil }
    return fix("Use $\(value)") { draft in draft.replace(call, with: "$" + value) }
  }

  /// `.compositingGroup()` before a modifier.
  func compositing(before access: MemberAccessExprSyntax) -> Fix? {
    guard let layout = file(of: access).map(Layout.init),
      // They belong to the modifier, which is no longer the next thing.
      access.period.leadingTrivia.comments.isEmpty
    else { return nil }
    return fix("Insert .compositingGroup()") { draft in
      let lineBreak = layout.begins(access.period) ? "\n" : ""
      draft.replace(access.period, with: ".compositingGroup()" + lineBreak + ".")
    }
  }
}

extension Nominal {
  /// Whether the object is exchanged, handed out as a binding, or its wrapper named.
  fileprivate func usesStorage(of property: Property) -> Bool {
    let uses = members.flatMap(\.uses).filter { $0.name == property.name }
    return uses.contains {
      $0.form == .storage || $0.member == nil && ($0.isAssigned || $0.form == .binding)
    }
      || initializers.contains { initializer in
        initializer.body?.all(DeclReferenceExprSyntax.self).contains {
          let name = $0.baseName.identifierText
          return name == property.name || name == "_" + property.name
        } ?? false
      }
  }
}

extension SimulatedSystem {
  fileprivate var hasStateObject: Bool {
    let first = ["iOS": 14, "macOS": 11, "tvOS": 14, "watchOS": 7]
    return first[platform].map { major >= $0 } ?? true
  }
}
