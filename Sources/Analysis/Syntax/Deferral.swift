import SwiftSyntax

extension ClosureExprSyntax {
  /// Whether the closure runs on an event instead of while a body is evaluated: an action, a task,
  /// the setter of a binding. What it reads makes nobody run again.
  ///
  /// Decided by names, as a reader would: labels such as `action:` and `onEditingChanged:`,
  /// modifiers such as `.onAppear`, the first closure of a `Button`.
  func isDeferred(in index: SourceIndex) -> Bool {
    guard let (call, label, isTrailing) = receiver else { return false }
    let name = call.name
    if let label {
      if Self.deferredLabels.contains(label) || label.isEventName { return true }
    } else if isTrailing {
      if name == "Button" { return call.argument("action") == nil }
      if Self.deferredCalls.contains(name) || name.isEventName { return true }
    } else if Self.deferredCalls.contains(name) || name.isEventName {
      return true
    }
    guard let made = call.constructedType, let type = index.type(named: made, near: call) else {
      return false
    }
    return type.takesAction(label: label)
  }

  private static let deferredLabels: Set = [
    "action", "perform", "set", "completion", "completionHandler", "operation", "handler",
  ]
  private static let deferredCalls: Set = [
    "Task", "detached", "task", "refreshable", "withAnimation", "async", "asyncAfter", "sink",
    "run", "itemProvider", "swipeAction", "accessibilityAction", "accessibilityAdjustableAction",
    "updating", "fileImporter", "fileExporter", "gesture", "simultaneousGesture",
    "highPriorityGesture", "keyboardShortcut", "dropDestination", "searchSuggestionsAction",
  ]
}

extension String {
  /// Whether it reads like the name of an event: `onAppear`, `onEditingChanged`.
  fileprivate var isEventName: Bool {
    hasPrefix("on") && (dropFirst(2).first?.isUppercase ?? false)
  }
}

extension Nominal {
  /// Whether the stored closure of that label returns nothing. Without a label: the last one.
  fileprivate func takesAction(label: String?) -> Bool {
    let functions = properties.filter { $0.type?.function != nil }
    let property = label.map { label in functions.first { $0.name == label } } ?? functions.last
    guard let returned = property?.type?.function?.returnClause.type else { return false }
    return returned.dottedName == "Void"
      || returned.as(TupleTypeSyntax.self)?.elements.isEmpty == true
  }
}
