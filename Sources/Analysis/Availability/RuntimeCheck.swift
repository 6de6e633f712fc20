import SwiftSyntax

/// A question for the system's version that the compiler does not know for a guard.
struct RuntimeCheck {
  /// What asks: `OS.isAtLeast`, `platformValue`, or the name of a value that holds the answer.
  let asked: String
  /// The major version that is asked for, where it is written down.
  let version: Int?
}

extension TaskEffects {
  /// The question in a condition: directly, or in the value or getter of a name.
  func runtimeCheck(in condition: Syntax) -> RuntimeCheck? {
    for reference in condition.all(DeclReferenceExprSyntax.self) {
      if let asked = reference.asksForVersion {
        return RuntimeCheck(asked: asked, version: condition.largestNumber)
      }
      let name = reference.baseName.identifierText
      guard !reference.isMemberName || reference.followsSelf, name.first?.isLowercase == true,
        let code = code(behind: name, at: reference)
      else { continue }
      if let list = code.all(AvailabilityConditionSyntax.self).first.map(AvailabilityList.init) {
        return RuntimeCheck(asked: name, version: list.systems.first?.major)
      }
      if let asked = code.all(DeclReferenceExprSyntax.self).lazy.compactMap(\.asksForVersion).first
      {
        return RuntimeCheck(asked: asked, version: code.largestNumber)
      }
    }
    return nil
  }

  /// What a name stands for, as far as it is written down.
  private func code(behind name: String, at node: DeclReferenceExprSyntax) -> Syntax? {
    switch names.meaning(of: name, at: node) {
    case .variable(_, let binding):
      return binding.initializer.map { Syntax($0.value) } ?? binding.accessorBlock?.getter
    case .member(let type):
      let member = type.members(name).first { $0.returns?.dottedName == "Bool" }
      if case .variable(_, let binding) = names.staticMember(name, of: type) {
        return binding.initializer.map { Syntax($0.value) } ?? binding.accessorBlock?.getter
      }
      return type.property(name)?.initializer.map { Syntax($0) } ?? member?.code
    case .function(let function): return function.body.map { Syntax($0) }
    default: return nil
    }
  }
}

extension Syntax {
  /// `17` in `OSVersion(17, 4)`; the numbers of minor versions are smaller.
  var largestNumber: Int? {
    all(IntegerLiteralExprSyntax.self).compactMap { Int($0.literal.text) }.max()
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var asksForVersion: String? {
    let name = baseName.identifierText
    switch name {
    case "isAtLeast":
      let access = parent?.as(MemberAccessExprSyntax.self)
      return access?.base?.isReference(to: "OS") == true ? "OS.isAtLeast" : nil
    case "isOperatingSystemAtLeast", "operatingSystemVersion", "systemVersion",
      "operatingSystemVersionString", "NSFoundationVersionNumber", "NSAppKitVersion":
      return name
    default: return nil
    }
  }

  fileprivate var followsSelf: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.base?.isReference(to: "self") ?? false
  }
}
