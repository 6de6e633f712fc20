import SwiftSyntax

extension ClosureExprSyntax {
  /// Whether the closure runs on an event instead of while a body is evaluated: an action, a task,
  /// the setter of a binding. What it reads makes nobody run again.
  ///
  /// Decided by names, as a reader would: labels such as `action:` and `onEditingChanged:`,
  /// modifiers such as `.onAppear`, the first closure of a `Button`. A closure of a view type is
  /// what the type's stored property says; of an unknown type, what the statements look like.
  func isDeferred(in index: SourceIndex) -> Bool {
    guard let (call, label, isTrailing) = receiver else { return false }
    if let label {
      if Self.actionLabels.contains(label) || label.isEventName { return true }
    } else if call.name == "Button", isTrailing {
      return call.argument("action") == nil
    } else if Self.actionCalls.contains(call.name) || call.name.isEventName {
      return true
    }
    guard let made = call.constructedType, !Syntax.eagerContainers.contains(made) else {
      return false
    }
    guard let type = index.type(named: made, near: call) else { return changesSomething }
    return type.takesAction(label: label, first: !call.additionalTrailingClosures.isEmpty)
  }

  fileprivate static let actionLabels: Set = [
    "action", "perform", "set", "completion", "completionHandler", "operation", "handler",
  ]
  private static let actionCalls: Set = [
    "Task", "detached", "task", "refreshable", "withAnimation", "async", "asyncAfter", "sink",
    "run", "updating", "accessibilityAction", "accessibilityAdjustableAction", "dropDestination",
  ]

  /// Whether a statement of its own assigns, toggles or waits, which a view builder cannot.
  private var changesSomething: Bool {
    statements.contains { statement in
      guard let expression = statement.expression else { return false }
      if expression.is(AwaitExprSyntax.self) { return true }
      if let sequence = expression.as(SequenceExprSyntax.self) {
        return sequence.elements.first.map { Syntax($0).isAssigned } ?? false
      }
      return expression.as(FunctionCallExprSyntax.self)?.name == "toggle"
    }
  }
}

extension Syntax {
  /// Whether a call is given it by name as what to do on an event: `.onMove(perform: move)`,
  /// `Button("Save", action: save)`, `.onSubmit(of: .search, accept)`.
  var isHandedAsAction: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    if let label = argument.label?.identifierText {
      return ClosureExprSyntax.actionLabels.contains(label) || label.isEventName
    }
    // The first one is what is observed, as in `.onReceive(clock)`.
    return call.name.isEventName && list.first?.id != argument.id
  }
}

extension String {
  /// Whether it reads like the name of an event: `onAppear`, `onEditingChanged`.
  fileprivate var isEventName: Bool {
    hasPrefix("on") && (dropFirst(2).first?.isUppercase ?? false)
  }
}

extension Nominal {
  /// Whether the stored closure of that label returns nothing. Without a label it is the last one,
  /// or the first where labeled closures follow.
  fileprivate func takesAction(label: String?, first: Bool) -> Bool {
    let functions = properties.filter { $0.type?.function != nil }
    let property =
      label.map { label in functions.first { $0.name == label } }
      ?? (first ? functions.first : functions.last)
    guard let returned = property?.type?.function?.returnClause.type else { return false }
    return returned.dottedName == "Void"
      || returned.as(TupleTypeSyntax.self)?.elements.isEmpty == true
  }
}
