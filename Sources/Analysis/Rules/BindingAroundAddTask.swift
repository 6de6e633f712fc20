import Kata
import SwiftSyntax

extension Rule {
  static let bindingAroundAddTask = Rule(
    id: "binding-around-add-task",
    summary: "A task-local value bound in the body of a task group, which stops the program "
      + "before iOS 18",
    severity: .must,
    explanation: """
      A child task does not copy the task-local values of its parent, it points at them. A value \
      bound around `addTask` would be gone before the child is done, so the runtime of iOS 17, \
      macOS 14 and older stops a program that binds one in the body of a task group, whether a \
      child is added inside or not. `withDependencies`, and `yield` of escaped dependencies, bind \
      as `withValue` does.

      Bind inside the closure of `addTask`: the value is then the child's own. One value for all \
      children is bound once, around the call that opens the group.

      The asynchronous `withValue` is reported as well. Programs built with Swift 6 are not \
      checked there; being unchecked does not make it safe.

      It is fine, and silent here, inside a child's closure, around the whole group, for the \
      asynchronous `withDependencies`, and when the deployment target is iOS 18, macOS 15 or later.

      Source: SE-0311, which forbids it, \
      https://github.com/swiftlang/swift-evolution/blob/main/proposals/0311-task-locals.md ; \
      swiftlang/swift#73978, which lifted it, https://github.com/swiftlang/swift/pull/73978
      """,
    bad: [
      """
      enum Trace { @TaskLocal static var id = 0 }
      func load(_ ids: [Int]) async {
        await withTaskGroup(of: Void.self) { group in
          for id in ids {
            Trace.$id.↓withValue(id) { group.addTask { print(Trace.id) } }
          }
          await Trace.$id.↓withValue(1) { await group.waitForAll() }
        }
      }
      """,
      """
      func load(_ mirrors: [Client]) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
          for mirror in mirrors {
            ↓withDependencies { $0.client = mirror } operation: {
              group.addTask { try await fetch() }
            }
          }
          try await group.waitForAll()
        }
      }
      """,
      """
      enum Trace { @TaskLocal static var id = 0 }
      func traced<T>(_ id: Int, _ work: () throws -> T) rethrows -> T {
        let local = Trace.$id
        return try local.withValue(id, operation: work)
      }
      func load() async {
        await withEscapedDependencies { continuation in
          await withDiscardingTaskGroup { group in
            ↓traced(1) { group.addTask {} }
            continuation.↓yield { group.addTask {} }
            group.addTask { continuation.yield { print("child") } }
          }
        }
      }
      """,
    ],
    good: [
      """
      enum Trace { @TaskLocal static var id = 0 }
      func load(_ ids: [Int]) async {
        await withTaskGroup(of: Void.self) { group in
          for id in ids {
            group.addTask { Trace.$id.withValue(id) { print(Trace.id) } }
          }
        }
      }
      """,
      """
      enum Trace { @TaskLocal static var id = 0 }
      func load() async {
        await Trace.$id.withValue(1) {
          await withTaskGroup(of: Void.self) { group in group.addTask { print(Trace.id) } }
        }
      }
      """,
      """
      func load(_ box: Locked<Int>) async {
        await withTaskGroup(of: Void.self) { group in
          box.withValue { $0 += 1 }
          await withDependencies { $0.client = .mock } operation: { await group.waitForAll() }
          let stream = AsyncStream<Int> { continuation in continuation.yield(1) }
          for await number in stream { print(number) }
        }
      }
      """,
      Example(
        """
        enum Trace { @TaskLocal static var id = 0 }
        func load() async {
          await withTaskGroup(of: Void.self) { group in
            Trace.$id.withValue(1) { group.addTask { print(Trace.id) } }
          }
        }
        """, targets: "iOS 18"),
    ],
    fix: "Binds in the closures of the children, where nothing else is done with the values."
  ) { context in
    guard context.traps else { return }
    for (opener, effect) in context.taskEffects.inGroups {
      guard case .binding(let name) = effect.kind else { continue }
      let how =
        effect.path.isEmpty ? "`\(name)` binds" : "This calls `\(name)`\(effect.way) and binds"
      context.report(
        at: effect.node,
        "\(how) a task-local value in the body of `\(opener)`, which stops the program before "
          + "\(context.firstWithoutTrap). Bind it in the closure of `addTask`, or once around the "
          + "group.",
        fix: context.bindingInChildren(effect))
    }
  }
}
