import Kata
import SwiftSyntax

extension Rule {
  static let detachedLosesLocals = Rule(
    id: "detached-loses-locals",
    summary: "A task-local value or dependency read where the caller's values do not reach",
    severity: .should,
    explanation: """
      Task-local values follow the task: children, `async let` and `Task { }` have them. \
      `Task.detached`, a dispatch queue, a timer and the completion handler of a callback API start \
      with none. There a `@TaskLocal` has its default, a `@Dependency` declared there is the live \
      one, and so are those of a model made there: a test that overrides a dependency makes real \
      requests, a trace loses its request.

      Use `Task { }` or a child task where one will do. Else read the value before and hand it \
      over, or carry the dependencies: `withEscapedDependencies { continuation in … \
      continuation.yield { … } }`.

      It is fine, and silent here, when the closure binds the value itself, and for a dependency \
      that is a property of a model made before: it keeps what was there when the model was made.

      Source: SE-0311, \
      https://github.com/swiftlang/swift-evolution/blob/main/proposals/0311-task-locals.md ; \
      swift-dependencies, "Dependency lifetimes", \
      https://swiftpackageindex.com/pointfreeco/swift-dependencies/main/documentation/dependencies/lifetimes
      """,
    bad: [
      """
      enum Trace { @TaskLocal static var id = 0 }
      func load() async {
        await Trace.$id.withValue(1) {
          await Task.detached { log(Trace.↓id) }.value
          DispatchQueue.global().async { log(Trace.↓id) }
        }
      }
      """,
      """
      struct Feed {
        func load(_ id: Int) async -> String {
          @Dependency(\\.api) var api
          return await api.title(id)
        }
        func loadAll(_ ids: [Int]) {
          for id in ids {
            Task.detached { print(await ↓self.load(id)) }
          }
        }
      }
      """,
      """
      final class Model { @Dependency(\\.api) var api }
      func start(_ request: URLRequest) {
        URLSession.shared.dataTask(with: request) { data, _, _ in
          let model = ↓Model()
          model.show(data)
        }
      }
      """,
      """
      func fetch(_ id: Int, completion: @escaping (String) -> Void) {
        DispatchQueue.global().async { completion("row") }
      }
      func load() {
        fetch(1) { text in
          @Dependency(\\.log) var log
          ↓log.write(text)
        }
        each { _ in
          @Dependency(\\.log) var log
          log.write("here")
        }
      }
      func each(_ body: (Int) -> Void) { body(1) }
      """,
    ],
    good: [
      """
      enum Trace { @TaskLocal static var id = 0 }
      func load() async {
        await Trace.$id.withValue(1) {
          let id = Trace.id
          Task { log(Trace.id) }
          async let child = log(Trace.id)
          await Task.detached { log(id) }.value
          DispatchQueue.main.sync { log(Trace.id) }
          await child
        }
      }
      """,
      """
      enum Trace { @TaskLocal static var id = 0 }
      func start() {
        Task.detached { Trace.$id.withValue(7) { log(Trace.id) } }
      }
      """,
      """
      final class Feed {
        @Dependency(\\.api) var api
        func start() {
          withEscapedDependencies { continuation in
            DispatchQueue.main.async {
              continuation.yield {
                @Dependency(\\.api) var api
                api.track()
              }
            }
          }
          Task.detached { await self.api.load() }
        }
      }
      """,
      """
      enum Trace { static var id = 0 }
      func start() { Task.detached { log(Trace.id) } }
      """,
    ]
  ) { context in
    guard context.hasTaskLocals else { return }
    let effects = context.taskEffects
    for (closure, call) in context.elsewhere {
      for effect in effects.effects(of: closure.statements) where !effect.isBound {
        let lost: String
        switch effect.kind {
        case .taskLocal(let name): lost = "`\(name)` has its default"
        case .read(let name, .local) where effect.isDeclared(in: closure):
          lost = "`\(name)` is the live one"
        case .making(let type): lost = "the dependencies of `\(type)` are the live ones"
        default: continue
        }
        context.report(
          at: effect.node,
          "`\(call.wholeName)` runs without the caller's task-local values, so \(lost) "
            + "here\(effect.way). Hand the value over, use `Task { }`, or carry the dependencies "
            + "with `withEscapedDependencies`.")
      }
    }
  }
}

extension TaskEffect {
  /// Whether the local dependency is declared in the closure or in what it calls, and not around
  /// it: then it would have been made with the values there.
  fileprivate func isDeclared(in closure: ClosureExprSyntax) -> Bool {
    guard case .read(let name, _) = kind, path.isEmpty else { return true }
    return closure.statements.all(VariableDeclSyntax.self).contains { variable in
      variable.attributes.isDependency
        && variable.bindings.contains { $0.pattern.trimmedDescription == name }
    }
  }
}

extension Context {
  /// Closures of detached tasks, queues and callbacks, and the calls they are handed to.
  fileprivate var elsewhere: [(ClosureExprSyntax, FunctionCallExprSyntax)] {
    index.calls.flatMap { call in
      call.closures.compactMap { label, closure, _ in
        taskEffects.run(of: closure, label, call) == .elsewhere ? (closure, call) : nil
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// `Task.detached`, `async`.
  fileprivate var wholeName: String { base == "Task" ? "Task.\(name)" : name }
}
