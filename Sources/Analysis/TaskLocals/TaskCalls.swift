import SwiftSyntax

extension FunctionCallExprSyntax {
  private static let groups: Set = [
    "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup",
    "withThrowingDiscardingTaskGroup",
  ]
  private static let children: Set = [
    "addTask", "addTaskUnlessCancelled", "addImmediateTask", "addImmediateTaskUnlessCancelled",
  ]

  /// Whether it opens a task group, whose body is the closure handed over.
  var opensGroup: Bool { Self.groups.contains(name) && constructedType == nil }

  /// Whether it gives a group a child task.
  var addsChild: Bool {
    Self.children.contains(name) && calledExpression.is(MemberAccessExprSyntax.self)
  }

  /// The closure of a call that opens a group.
  var groupBody: ClosureExprSyntax? {
    closures.last { $0.label == nil || $0.label == "body" }?.closure
  }

  /// How the closure is run, as far as the call tells.
  func runs(_ closure: ClosureExprSyntax, label: String?) -> ClosureRun {
    if addsChild { return .child }
    if label == "unfolding" { return .later }
    if constructedType == "Task" { return .inheriting }
    switch name {
    case "immediate" where base == "Task": return .inheriting
    case "detached", "immediateDetached": return base == "Task" ? .elsewhere : .here
    case "detachNewThread", "dataTask", "downloadTask", "uploadTask", "scheduledTimer",
      "asyncAfter",
      "addOperation", "addBarrierBlock", "setEventHandler", "setCancelHandler", "sink",
      "addObserver",
      "notify", "perform":
      return .elsewhere
    case "async": return calledExpression.is(MemberAccessExprSyntax.self) ? .elsewhere : .here
    default: break
    }
    if let label, Self.callbackLabels.contains(label) || label.isEvent { return .elsewhere }
    // What is made with a closure keeps it: `Client(fetch: { … })`, `Button("Save") { … }`.
    if let constructedType { return Self.eager.contains(constructedType) ? .here : .later }
    return name.isEvent ? .later : .here
  }

  private static let callbackLabels: Set = [
    "completion", "completionHandler", "withCompletionHandler", "handler",
  ]
  private static let eager: Set = [
    "AsyncStream", "AsyncThrowingStream", "Result", "Dictionary", "Array", "Set",
  ]

  /// The name in front of a member: `Task` in `Task.detached`.
  var base: String? {
    calledExpression.withoutGenericArguments.as(MemberAccessExprSyntax.self)?.base?
      .withoutGenericArguments.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
  }

  /// Whether `await` stands before it.
  var isAwaited: Bool {
    for node in ancestors() {
      if node.is(AwaitExprSyntax.self) { return true }
      if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
    }
    return false
  }
}

/// On which task a closure runs.
enum ClosureRun {
  /// On the task that makes the call.
  case here
  /// On a child task.
  case child
  /// On a new task with a copy of the values.
  case inheriting
  /// Whenever somebody calls it, on the task that does.
  case later
  /// Where the values of the caller are not: a detached task, a queue, a callback.
  case elsewhere
}

extension String {
  fileprivate var isEvent: Bool { hasPrefix("on") && (dropFirst(2).first?.isUppercase ?? false) }
}
