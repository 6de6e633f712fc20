import Kata
import SwiftSyntax

extension Rule {
  static let dependencyInGroup = Rule(
    id: "dependency-in-group",
    summary: "A dependency read in the body of a task group, which stops the program before iOS 18",
    severity: .must,
    explanation: """
      Each read of a `@Dependency` binds task-local values for as long as it takes. The runtime of \
      iOS 17, macOS 14 and older stops a program that binds one while the same task has a task \
      group open: "detected illegal task-local value binding". It does so in debug and in release \
      builds, and it cannot be caught. iOS 18 lets it pass, which is how it ships.

      The body of the group is more than it looks: the source of a `for` loop, the loop that \
      collects the results, `defer`, closures given to `reduce` or `MainActor.run`, the capture \
      list and the priority of `addTask`, and every function, computed property, lazy property and \
      async sequence that any of them uses. A child's own group counts like any other.

      Read the dependency before the group, or take it in the capture list of the group's own \
      closure, `withTaskGroup(of: Int.self) { [api] group in`: both happen before the group is \
      there. Reads in the closure of `addTask` are the child's and need no change.

      It is fine, and silent here, in child closures, in arguments of the call that opens the \
      group, in the value of `async let`, in `Task { }`, and when the deployment target is iOS 18, \
      macOS 15 or later.

      Source: SE-0311, \
      https://github.com/swiftlang/swift-evolution/blob/main/proposals/0311-task-locals.md ; \
      swiftlang/swift#73978, which lifted it, https://github.com/swiftlang/swift/pull/73978 ; \
      swift-dependencies, whose reads bind, \
      https://swiftpackageindex.com/pointfreeco/swift-dependencies/main/documentation/dependencies
      """,
    bad: [
      """
      struct Feed {
        @Dependency(\\.api) var api
        func load(_ ids: [Int]) async -> [String] {
          await withTaskGroup(of: String.self) { group in
            for id in ids {
              let api = ↓self.api
              group.addTask { await api.title(id) }
            }
            for id in ids {
              group.addTask { [↓api] in await api.title(id) }
            }
            return await group.reduce(into: []) { $0.append($1) }
          }
        }
      }
      """,
      """
      final class Feed {
        @Dependency(\\.api) var api
        @Dependency(\\.log) var log
        lazy var pageSize = api.pageSize
        var base: URL { api.base }
        func url(for id: Int) -> URL { base.appending(path: "\\(id)") }
        func ids() async -> [Int] { await api.ids() }

        func load() async throws {
          try await withThrowingTaskGroup(of: Data.self) { group in
            defer { ↓log.close() }
            for id in await ↓ids().prefix(↓pageSize) {
              let url = ↓url(for: id)
              group.addTask(priority: ↓api.priority) { try await self.api.data(url) }
            }
            for try await data in group { ↓log.track(data.count) }
          }
        }
      }
      """,
      """
      struct Cursor: AsyncSequence, AsyncIteratorProtocol {
        @Dependency(\\.database) var database
        mutating func next() async -> Int? { await database.next() }
        func makeAsyncIterator() -> Cursor { self }
      }
      func rows(of cursor: Cursor) async {
        @Dependency(\\.log) var log
        await withDiscardingTaskGroup { group in
          for await row in ↓cursor {
            group.addTask { print(row) }
          }
          await MainActor.run { ↓log.close() }
        }
      }
      """,
      """
      struct Feed {
        @Dependency(\\.api) var api
        func load() async {
          await withTaskGroup(of: Void.self) { [api] group in
            group.addTask {
              await api.warm()
              await withTaskGroup(of: Void.self) { inner in
                fill(&inner)
                inner.addTask { [id = ↓self.api.id] in print(id) }
              }
            }
          }
        }
        func fill(_ group: inout TaskGroup<Void>) {
          if ↓api.isFast { group.addTask {} }
        }
      }
      """,
    ],
    good: [
      """
      struct Feed {
        @Dependency(\\.api) var api
        func load(_ ids: [Int]) async -> [String] {
          let api = api
          return await withTaskGroup(of: String.self) { group in
            for id in ids { group.addTask { [api] in await api.title(id) } }
            return await group.reduce(into: []) { $0.append(api.clean($1)) }
          }
        }
      }
      """,
      """
      struct Feed {
        @Dependency(\\.api) var api
        func load(_ ids: [Int]) async {
          await withTaskGroup(of: api.kind) { [api] group in
            for id in ids.prefix(api.count) { group.addTask { await self.api.load(id) } }
            async let first = self.api.load(1)
            Task { self.api.log() }
            _ = await first
          }
          api.log()
        }
      }
      """,
      """
      struct Model { @Dependency(\\.api) var api }
      func load() async {
        await withTaskGroup(of: Void.self) { group in
          @Dependency(\\.api) var api
          let model = Model()
          group.addTask { await model.api.load(); await api.load() }
        }
      }
      """,
      Example(
        """
        struct Feed {
          @Dependency(\\.api) var api
          func load() async {
            await withTaskGroup(of: Void.self) { group in
              for id in api.ids { group.addTask { print(id) } }
            }
          }
        }
        """, targets: "iOS 18, macOS 15"),
      """
      struct Feed {
        let api: API
        func load() async {
          await withTaskGroup(of: Void.self) { group in
            for id in api.ids { group.addTask { print(id) } }
          }
        }
      }
      """,
    ],
    fix: "Takes what is read in the capture list of the group's closure."
  ) { context in
    guard context.traps else { return }
    for (opener, effect) in context.taskEffects.inGroups {
      guard case .read(let name, _) = effect.kind else { continue }
      let place = effect.node.placeInGroup(opener)
      context.report(
        at: effect.node,
        "`\(name)` is read \(place)\(effect.way). A read binds task-local values, which stops the "
          + "program before \(context.firstWithoutTrap). Read it before the group, or take it in "
          + "the capture list of the group's own closure.",
        fix: context.capturing(effect))
    }
  }
}

extension Syntax {
  /// Where in a group's body it stands, in words: the places that do not look like it are named.
  fileprivate func placeInGroup(_ opener: String) -> String {
    for node in ancestors() {
      if node.is(ClosureCaptureListSyntax.self), let closure = closure(around: node),
        let call = closure.receiver?.call
      {
        return "by the capture list of `\(call.name)`, which is taken in the body of `\(opener)`"
      }
      if let call = node.as(FunctionCallExprSyntax.self), call.addsChild,
        !ancestors(below: Syntax(call)).contains(where: { $0.is(ClosureExprSyntax.self) })
      {
        return "for `\(call.name)`, whose arguments belong to the body of `\(opener)`"
      }
      if node.is(ClosureExprSyntax.self) { break }
    }
    return "in the body of `\(opener)`"
  }

  private func closure(around captures: Syntax) -> ClosureExprSyntax? {
    captures.ancestors().lazy.compactMap { $0.as(ClosureExprSyntax.self) }.first
  }
}
