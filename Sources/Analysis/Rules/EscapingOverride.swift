import Kata
import SwiftSyntax

extension Rule {
  static let escapingOverride = Rule(
    id: "escaping-override",
    summary: "A closure made in a scope of overridden values that is called after the scope",
    severity: .should,
    explanation: """
      `withDependencies { … } operation: { … }` and `withValue` hold for as long as their operation \
      runs. A closure that is stored or returned there and called later reads what holds then: the \
      live dependency, the default of the task-local. Closures do not remember task-local values, \
      only tasks do.

      Read the value in the scope and let the closure capture it. Or keep the scope: \
      `withEscapedDependencies { continuation in button.action = { continuation.yield { … } } }`.

      It is fine, and silent here, for closures that run before the scope ends, for `Task { }`, and \
      for closures that yield escaped dependencies.

      Source: swift-dependencies, "Dependency lifetimes", \
      https://swiftpackageindex.com/pointfreeco/swift-dependencies/main/documentation/dependencies/lifetimes \
      ; SE-0311, \
      https://github.com/swiftlang/swift-evolution/blob/main/proposals/0311-task-locals.md
      """,
    bad: [
      """
      final class Model {
        @Dependency(\\.api) var api
        var onTap: () -> Void = {}
        func prepare() {
          withDependencies { $0.api = .mock } operation: {
            onTap = { ↓self.api.track() }
          }
        }
      }
      """,
      """
      enum Trace { @TaskLocal static var id = 0 }
      func traced() -> () -> Int {
        Trace.$id.withValue(42) {
          return { Trace.↓id + 1 }
        }
      }
      """,
      """
      final class Model {
        @Dependency(\\.api) var api
        var observers: [() -> Void] = []
        func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
        func prepare() {
          withDependencies { $0.api = .mock } operation: {
            observe { ↓api.track() }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Client { let fetch: () -> Int }
      func make() -> Client {
        withDependencies { $0.api = .mock } operation: {
          @Dependency(\\.api) var api
          let size = api.size
          return Client(fetch: { size })
        }
      }
      """,
      """
      final class Model {
        @Dependency(\\.api) var api
        var onTap: () -> Void = {}
        func prepare() {
          withDependencies { $0.api = .mock } operation: {
            let api = api
            onTap = { api.track() }
            Task { self.api.track() }
            [1, 2].forEach { _ in api.track() }
          }
        }
      }
      """,
      """
      final class Model {
        @Dependency(\\.api) var api
        var onTap: () -> Void = {}
        func prepare() {
          withDependencies { $0.api = .mock } operation: {
            withEscapedDependencies { continuation in
              onTap = { continuation.yield { self.api.track() } }
            }
          }
          onTap = { self.api.track() }
        }
      }
      """,
      """
      enum Trace { @TaskLocal static var id = 0 }
      func traced() -> Int {
        Trace.$id.withValue(42) {
          let read = { Trace.id }
          return read()
        }
      }
      """,
    ]
  ) { context in
    guard context.hasTaskLocals else { return }
    let effects = context.taskEffects
    var seen: Set<SyntaxIdentifier> = []
    for call in context.index.calls where call.bindsTaskLocals(effects) && call.name != "yield" {
      guard let operation = call.closures.last(where: { $0.label ?? "operation" == "operation" })
      else { continue }
      for closure in operation.closure.statements.all(ClosureExprSyntax.self)
      where closure.isKept(effects) {
        for effect in effects.effects(of: closure.statements) where !effect.isBound {
          let name: String
          switch effect.kind {
          case .read(let read, _), .taskLocal(let read): name = read
          default: continue
          }
          guard seen.insert(effect.node.id).inserted else { continue }
          context.report(
            at: effect.node,
            "The closure outlives the scope of `\(call.name)`, so `\(name)` is then what it is "
              + "outside\(effect.way). Read it in the scope and capture the value, or use "
              + "`withEscapedDependencies`.")
        }
      }
    }
  }
}

extension ClosureExprSyntax {
  /// Whether it is put into a variable that exists already, returned, or handed to a function or
  /// value that keeps it.
  fileprivate func isKept(_ effects: TaskEffects) -> Bool {
    if let (call, label, _) = receiver {
      let run = call.runs(self, label: label)
      return run == .later || run == .here && effects.escapes(self, label, call)
    }
    if parent?.is(ReturnStmtSyntax.self) == true { return true }
    guard let list = parent?.as(ExprListSyntax.self), list.last?.id == id else { return false }
    return list.contains { $0.is(AssignmentExprSyntax.self) }
  }
}
