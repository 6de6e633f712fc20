import SwiftSyntax

/// Which members of a view run when its body runs, and what they read.
struct Evaluation {
  let view: Nominal
  /// The body and all members it reaches, outside closures that run on events.
  let members: [Member]
  let index: SourceIndex

  init(of view: Nominal, in index: SourceIndex) {
    self.view = view
    self.index = index
    members = view.body.map { Self.reached(from: $0, in: view) } ?? []
  }

  /// What can make the view run again and is read by `member` or by members it reaches, such as
  /// `count` and `model.title`; `model` alone where it calls a method that isn't in the files.
  func reads(of member: Member) -> Set<String> {
    var found: Set<String> = []
    for reached in members(from: member) {
      for use in reached.uses where !use.isDeferred { found.formUnion(dependencies(of: use)) }
    }
    return found
  }

  /// The member and all that it reaches.
  func members(from member: Member) -> [Member] { Self.reached(from: member, in: view) }

  /// The reads among the mentions in one piece of a member's code.
  func reads(in code: Syntax) -> Set<String> {
    let names = Set(view.properties.map(\.name) + view.members.map(\.name))
    var found: Set<String> = []
    for use in index.uses(of: names, in: code) where !use.isDeferred {
      found.formUnion(dependencies(of: use))
      for member in view.members(use.name) { found.formUnion(reads(of: member)) }
    }
    return found
  }

  private static func reached(from start: Member, in view: Nominal) -> [Member] {
    var found = [start]
    var next = 0
    while next < found.count {
      for use in found[next].uses where !use.isDeferred {
        for member in view.members(use.name)
        where !found.contains(where: { $0.code.id == member.code.id }) {
          found.append(member)
        }
      }
      next += 1
    }
    return found
  }

  private func dependencies(of use: Use) -> Set<String> {
    guard let property = view.property(use.name), !use.isAssigned, use.form != .storage else {
      return []
    }
    switch property.wrapper {
    case "ObservedObject", "StateObject", "EnvironmentObject", "Bindable":
      return fields(of: use, property)
    case "Environment":
      let isModel = property.wrapperAttribute?.arguments?.trimmedDescription.hasSuffix(".self")
      return isModel == true ? fields(of: use, property) : []
    case nil:
      return type(of: property)?.isObservable == true ? fields(of: use, property) : []
    case "State":
      guard let type = type(of: property), type.kind == .class else { break }
      return type.isObservable ? fields(of: use, property) : []
    case "Namespace", "ScaledMetric": return []
    default: break
    }
    return use.form == .value ? [use.name] : []
  }

  // A model is followed property by property; a computed one stands for those it reads.
  private func fields(of use: Use, _ property: Property) -> Set<String> {
    // `model.$title` is a publisher: who takes it isn't woken by it.
    guard let member = use.member, !member.hasPrefix("$") else { return [] }
    guard let model = type(of: property), model.property(member) == nil,
      !model.members(member).isEmpty
    else {
      let isUnseenMethod = use.callsMember && type(of: property)?.property(member) == nil
      return [isUnseenMethod ? use.name : "\(use.name).\(member)"]
    }
    let stored = model.members(member)
      .flatMap { Self.reached(from: $0, in: model) }
      .flatMap(\.uses)
      .filter { model.property($0.name) != nil && !$0.isAssigned }
      .map { "\(use.name).\($0.name)" }
    return Set(stored)
  }

  private func type(of property: Property) -> Nominal? {
    let written = property.wrapperAttribute?.environmentModel ?? property.typeName
    return index.type(named: written, near: property.nameToken)
  }
}

extension AttributeSyntax {
  /// `Model` in `@Environment(Model.self)`.
  fileprivate var environmentModel: String? {
    guard attributeName.dottedName == "Environment",
      case .argumentList(let list) = arguments,
      let access = list.first?.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self"
    else { return nil }
    return access.base?.trimmedDescription
  }
}
