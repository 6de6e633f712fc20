import SwiftSyntax

extension Nominal {
  /// State that a field, a slider or a clock changes many times in a row.
  var statesThatChangeOften: [String] {
    let states = properties.filter { $0.wrapper == "State" }.map(\.name)
    guard !states.isEmpty else { return [] }
    let uses = Dictionary(grouping: members.flatMap(\.uses), by: \.name)
    return states.filter { name in
      (uses[name] ?? []).contains { use in
        use.form == .binding && use.isBoundOften || use.mayWrite && use.isWrittenOften
      }
    }
  }
}

extension Use {
  /// Whether the binding goes to something that writes with each key or each step of a drag.
  fileprivate var isBoundOften: Bool {
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return ["TextField", "SecureField", "TextEditor", "Slider"].contains(call.constructedType)
      || call.name == "searchable" && argument.label?.text == "text"
  }

  /// Whether it stands in a closure that runs per tick, frame or movement.
  fileprivate var isWrittenOften: Bool {
    node.ancestors().contains { node in
      guard let call = node.as(ClosureExprSyntax.self)?.receiver?.call else { return false }
      switch call.name {
      case "onChanged", "onPreferenceChange", "onScrollGeometryChange": return true
      case "onReceive":
        return call.arguments.first?.expression.trimmedDescription.lowercased().contains("timer")
          ?? false
      default: return false
      }
    }
  }
}
