import Kata
import SwiftSyntax

extension Nominal {
  /// Why the view cannot be made as `Panel()` in its own file, in words; `nil` when it can.
  func obstacle(_ index: SourceIndex) -> String? {
    let groups = [declaration] + declaration.ancestors()
    if let parameters = groups.lazy.compactMap({ $0.genericParameters }).first {
      return "\(name) is generic over \(parameters.map(\.name.identifierText).listed)"
    }
    if groups.dropLast().contains(where: \.isPrivateMember) { return "\(name) is private" }
    let needed = needs(index)
    guard !needed.isEmpty else { return nil }
    return "\(name) needs \(needed.listed)"
  }

  /// What the shortest way to make a value asks for.
  private func needs(_ index: SourceIndex) -> [String] {
    let surroundings = properties.compactMap(\.neededInEnvironment)
    let written = initializers.filter(\.canBeCalled).map(\.neededArguments)
      .min { $0.count < $1.count }
    // An initializer in the declaration itself takes the place of the one that comes for free.
    guard !initializers.contains(where: { $0.isInside(declaration) }) else {
      return (written ?? ["an initializer that anybody can call"]) + surroundings
    }
    let properties = properties.filter { !$0.hasValue(index) }.map(\.name)
    let fewer = written.map { $0.count < properties.count ? $0 : properties } ?? properties
    return fewer + surroundings
  }
}

extension Property {
  /// Whether the free initializer can do without it.
  fileprivate func hasValue(_ index: SourceIndex) -> Bool {
    if initializer != nil { return true }
    guard let wrapperAttribute, let wrapper else { return !isConstant && isOptional }
    if wrapperAttribute.arguments != nil { return true }
    switch wrapper {
    case "Namespace", "FocusState", "AccessibilityFocusState", "EnvironmentObject": return true
    case "Binding", "Bindable", "StateObject", "ObservedObject": return false
    case "State", "GestureState", "Published", "ScaledMetric": return isOptional
    default:
      // What a wrapper that is not among the files wants, the compiler will say.
      guard let own = index.type(named: wrapper, near: nameToken) else { return true }
      return own.initializers.contains { $0.neededArguments.isEmpty }
    }
  }

  private var isOptional: Bool {
    guard let type else { return false }
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  /// The object that has to be there when the body runs: without it the program traps.
  fileprivate var neededInEnvironment: String? {
    switch wrapper {
    case "EnvironmentObject": return "\(typeName ?? name) in its environment"
    case "Environment":
      guard !isOptional, case .argumentList(let list) = wrapperAttribute?.arguments,
        let access = list.first?.expression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "self", let model = access.base
      else { return nil }
      return "\(model.trimmedDescription) in its environment"
    default: return nil
    }
  }
}

extension InitializerDeclSyntax {
  fileprivate var neededArguments: [String] {
    signature.parameterClause.parameters.filter {
      $0.defaultValue == nil && $0.ellipsis == nil
    }.map {
      ($0.firstName.text == "_" ? $0.secondName ?? $0.firstName : $0.firstName).identifierText
    }
  }

  /// Whether a call from outside of the type gives a view and nothing else.
  fileprivate var canBeCalled: Bool {
    !modifiers.has(.private) && optionalMark == nil && signature.effectSpecifiers == nil
      && genericParameterClause == nil
  }
}

extension Syntax {
  fileprivate var genericParameters: GenericParameterListSyntax? {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
  }

  /// Whether this is a type that only the type around it may name.
  fileprivate var isPrivateMember: Bool {
    parent?.is(MemberBlockItemSyntax.self) == true
      && asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.private) == true
  }
}
