import Kata
import SwiftSyntax

extension Context {
  /// Formatters and the like that a body sets up by reading a property, or calling a function, of
  /// somebody else's type: `date.pretty`.
  func reportTools(behind members: [ToolMember]) {
    guard !members.isEmpty else { return }
    let owners = index.types.filter { $0.isView || $0.isViewModifier }
      .map { (name: $0.name, code: Evaluation(of: $0, in: index).members.map(\.code)) }
    for member in members where index.type(named: member.type, near: member.work.node) == nil {
      // The first that asks stands for all: there is one place to mend.
      let asking = owners.first { $0.code.contains { $0.asks(for: member.name, index) } }
      guard let asking else { continue }
      report(
        at: member.work.node,
        "\(member.work.what) each time \(asking.name).body asks for "
          + "\(member.type).\(member.name). \(member.work.remedy)",
        asks: [Evidence(.bodies(asking.name), "\(asking.name).body ran # times")])
    }
  }
}

/// A member of an extension, and what it sets up each time.
struct ToolMember {
  let type: String
  let name: String
  let work: Work
}

extension SourceFile {
  /// In extensions of types such as `Date` and `Double`, which are no views.
  var membersThatSetUpTools: [ToolMember] {
    let items = tree.statements.unconditional
    return items.compactMap { $0.item.as(ExtensionDeclSyntax.self) }.flatMap { part in
      part.memberBlock.members.compactMap { item -> ToolMember? in
        guard let type = part.extendedType.dottedName,
          let (name, code) = item.decl.instanceMember,
          let work = code.all(FunctionCallExprSyntax.self).lazy.compactMap(\.toolConstruction).first
        else { return nil }
        return ToolMember(type: type, name: name, work: work)
      }
    }
  }
}

extension DeclSyntax {
  /// The name and code of a method or of a property with a getter.
  fileprivate var instanceMember: (name: String, code: Syntax)? {
    if let function = self.as(FunctionDeclSyntax.self), !function.modifiers.has(.static),
      let body = function.body
    {
      return (function.name.identifierText, Syntax(body))
    }
    guard let property = self.as(VariableDeclSyntax.self), !property.modifiers.has(.static),
      let binding = property.bindings.first, let code = binding.accessorBlock?.getter,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return nil }
    return (name, code)
  }
}

extension Syntax {
  /// Whether `x.name` stands in the code, outside closures that run on events.
  fileprivate func asks(for name: String, _ index: SourceIndex) -> Bool {
    all(MemberAccessExprSyntax.self).contains { access in
      guard let base = access.base, !base.isReference(to: "self"),
        access.declName.baseName.identifierText == name
      else { return false }
      return !access.ancestors(below: self).contains {
        $0.as(ClosureExprSyntax.self)?.isDeferred(in: index) ?? false
      }
    }
  }
}
