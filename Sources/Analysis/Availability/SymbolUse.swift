import SwiftSyntax
import Trace

/// One mention of a symbol of the availability table.
struct SymbolUse {
  let node: Syntax
  /// As messages name it: `scrollClipDisabled(_:)`, `PresentationDetent`.
  let name: String
  /// What it may be: overloads with these labels, of any owner when the owner is not known.
  let rows: [SymbolAvailability]
  /// Whether it is a type, which may stand in a signature.
  var isType = false
  /// Whether it is `.medium` without its type, and may be a member of many.
  var isImplicit = false

  /// Whether it is a member of what the call it stands in takes: `.glass` in `.buttonStyle(.glass)`.
  var isOfCall: Bool {
    guard
      let call = node.ancestors().prefix(6).lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) })
        .first(where: { !node.isInside($0.calledExpression) })
    else { return false }
    let type = call.name.prefix(1).uppercased() + call.name.dropFirst()
    return rows.allSatisfy { $0.owner.hasSuffix(type) }
  }

  /// The first system on which some of them is there; `nil` when one of them always was, or none
  /// ever will be.
  func least(on platform: String) -> SimulatedSystem? {
    guard !rows.contains(where: { $0.introduction(on: platform) == .unstated }) else { return nil }
    return rows.compactMap { $0.since(on: platform) }.min()
  }

  /// The first system on which all of them are there.
  func most(on platform: String) -> SimulatedSystem? {
    let systems = rows.compactMap { $0.since(on: platform) }
    return systems.count == rows.count ? systems.max() : nil
  }

  func isUnavailable(on platform: String) -> Bool {
    !rows.isEmpty && rows.allSatisfy { $0.introduction(on: platform) == .unavailable }
  }
}

/// Finds the symbols of the table in source.
///
/// What the analysed files declare under the same name is not SwiftUI's.
struct SymbolUses {
  let table: AvailabilityTable
  let effects: TaskEffects
  private let declared: Set<String>
  private let own: [String: AvailabilityList]
  private let environment: Set<String>
  private let viewMethods: Set<String>

  init(_ table: AvailabilityTable, _ names: DeclaredNames, _ effects: TaskEffects) {
    (self.table, self.effects) = (table, effects)
    (declared, own, environment) = (names.names, names.available, names.environment)
    viewMethods = Set(effects.index.viewExtensionMethods.map(\.name.identifierText))
  }

  func declares(_ name: String) -> Bool { declared.contains(name) }

  /// The symbol that the node itself mentions.
  func use(at node: Syntax) -> SymbolUse? {
    switch node.kind {
    case .identifierType:
      let type = node.cast(IdentifierTypeSyntax.self)
      guard node.parent?.is(MemberTypeSyntax.self) != true else { return nil }
      return self.type(type.name.identifierText, node)
    case .memberType:
      guard let names = TypeSyntax(node.cast(MemberTypeSyntax.self)).dottedName,
        node.parent?.is(MemberTypeSyntax.self) != true
      else { return nil }
      return type(names, node)
    case .declReferenceExpr:
      let reference = node.cast(DeclReferenceExprSyntax.self)
      let name = reference.baseName.identifierText
      guard !reference.isMemberName else { return nil }
      return name.first?.isUppercase == true ? type(name, node) : ownModifier(name, reference)
    case .memberAccessExpr: return member(node.cast(MemberAccessExprSyntax.self))
    case .keyPathPropertyComponent: return environmentValue(node)
    default: return nil
    }
  }

  private func type(_ name: String, _ node: Syntax) -> SymbolUse? {
    guard !declared.contains(name) else {
      return own[name].map { list in
        SymbolUse(
          node: node, name: name, rows: [SymbolAvailability(name, list.systems)], isType: true)
      }
    }
    let rows = table.types(name)
    return rows.isEmpty ? nil : SymbolUse(node: node, name: name, rows: rows, isType: true)
  }

  private func member(_ access: MemberAccessExprSyntax) -> SymbolUse? {
    let name = access.declName.baseName.identifierText
    guard let base = access.base else {
      guard !declared.contains(name) else { return nil }
      let rows = table.members(name).filter { [.static, .case, .method].contains($0.kind) }
      return rows.isEmpty
        ? nil
        : SymbolUse(node: Syntax(access.declName), name: name, rows: rows, isImplicit: true)
    }
    guard let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id
    else { return nil }
    guard !isOwn(name, of: base) else {
      return own[name].map { list in
        SymbolUse(
          node: Syntax(access.declName), name: name,
          rows: [SymbolAvailability(name, list.systems)])
      }
    }
    return modifier(name, Syntax(access.declName), call)
  }

  private func modifier(_ name: String, _ node: Syntax, _ call: FunctionCallExprSyntax)
    -> SymbolUse?
  {
    let known = table.members(name)
    guard known.contains(where: { $0.kind == .modifier }) else { return nil }
    let rows = known.filter {
      [.modifier, .method].contains($0.kind) && call.fits($0.labels)
    }
    guard let first = rows.first else { return nil }
    // Among those that fit by defaults, the one that needs none is meant.
    let count = call.arguments.count + call.closures.filter(\.isTrailing).count
    let meant = rows.first { $0.labels.count == count }
    let isOne = rows.allSatisfy { $0.name == first.name }
    return SymbolUse(node: node, name: meant?.name ?? (isOne ? first.name : name), rows: rows)
  }

  /// In an extension of View a bare `presentationDetents(…)` is sent to the view itself.
  private func ownModifier(_ name: String, _ reference: DeclReferenceExprSyntax) -> SymbolUse? {
    guard !declared.contains(name),
      let call = reference.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == reference.id, reference.enclosingTypeName == "View"
    else { return nil }
    return modifier(name, Syntax(reference), call)
  }

  /// Whether the files declare the member: `.backport.clip()` is not SwiftUI's, `content.clip()` in
  /// the namespace that has a `clip` of its own is.
  private func isOwn(_ name: String, of base: ExprSyntax) -> Bool {
    if viewMethods.contains(name) { return true }
    guard declared.contains(name) else { return false }
    if let access = base.as(MemberAccessExprSyntax.self),
      declared.contains(access.declName.baseName.identifierText),
      !access.declName.baseName.text.isWrappedView
    {
      return true
    }
    let type = effects.type(of: base)
    return type.map { !$0.members(name).isEmpty } ?? false
  }

  /// `dismiss` in `@Environment(\.dismiss)`.
  private func environmentValue(_ node: Syntax) -> SymbolUse? {
    guard
      let attribute = node.ancestors().prefix(8).lazy.compactMap({ $0.as(AttributeSyntax.self) })
        .first,
      attribute.attributeName.dottedName == "Environment"
    else { return nil }
    let name = node.cast(KeyPathPropertyComponentSyntax.self).declName.baseName.identifierText
    guard !environment.contains(name) else { return nil }
    let rows = table.members(name, of: "EnvironmentValues")
    return rows.isEmpty ? nil : SymbolUse(node: node, name: name, rows: rows)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is the name behind the dot of a member.
  var isMemberName: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.declName.id == id
      || parent?.is(KeyPathPropertyComponentSyntax.self) == true
  }
}

extension FunctionCallExprSyntax {
  /// Whether it may be a call of a function with these labels, any of which may have a default.
  func fits(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for argument in arguments {
      guard let found = rest.firstIndex(of: argument.label?.identifierText ?? "_") else {
        return false
      }
      rest = rest[(found + 1)...]
    }
    if trailingClosure != nil {
      guard rest.popFirst() != nil else { return false }
    }
    for closure in additionalTrailingClosures {
      guard let found = rest.firstIndex(of: closure.label.identifierText) else { return false }
      rest = rest[(found + 1)...]
    }
    return true
  }
}

extension String {
  /// `self.content` is the view inside a namespace.
  fileprivate var isWrappedView: Bool { ["content", "base", "view", "wrapped"].contains(self) }
}
