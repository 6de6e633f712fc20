import SwiftSyntax

extension Context {
  /// What asks for the system's version while the program runs, which the compiler does not know
  /// for a guard: directly, or in the value or getter of a name.
  func runtimeCheck(in condition: Syntax) -> String? {
    for reference in condition.all(DeclReferenceExprSyntax.self) {
      if let found = reference.asksForVersion { return found }
      let name = reference.baseName.identifierText
      guard !reference.isMemberName || reference.followsSelf,
        name.first?.isLowercase == true, let code = code(behind: name, at: reference)
      else { continue }
      if let found = code.all(DeclReferenceExprSyntax.self).lazy.compactMap(\.asksForVersion).first
      {
        return found
      }
    }
    return nil
  }

  private func code(behind name: String, at node: DeclReferenceExprSyntax) -> Syntax? {
    switch taskEffects.names.meaning(of: name, at: node) {
    case .variable(_, let binding):
      binding.initializer.map { Syntax($0.value) } ?? binding.accessorBlock?.getter
    case .member(let type):
      type.property(name)?.initializer.map { Syntax($0) } ?? type.members(name).first?.code
    case .function(let function): function.body.map { Syntax($0) }
    default: nil
    }
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var asksForVersion: String? {
    let name = baseName.identifierText
    switch name {
    case "isAtLeast":
      guard let access = parent?.as(MemberAccessExprSyntax.self),
        access.base?.isReference(to: "OS") == true
      else { return nil }
      return "OS.isAtLeast"
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
