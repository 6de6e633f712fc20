import Kata
import SwiftSyntax
import Trace

extension Rule {
  static let taskInOnAppear = Rule(
    id: "task-in-on-appear",
    summary: "onAppear starts a task that nothing cancels",
    severity: .note,
    explanation: """
      A `Task { }` started in `onAppear` belongs to nobody: it goes on when the view is gone, \
      writes into what nobody shows any more, and a second one joins it when the view appears \
      again. The `task` modifier starts its work at the same moment and cancels it when the view \
      leaves; `task(id:)` also starts over when a value changes.

      Use `.task { await … }`.

      It is fine, and silent here, to keep the task and cancel it, to start one from a row, where \
      the next page has to arrive although the row scrolled away, and to support systems that have \
      no `task` modifier.

      Source: https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
      """,
    bad: [
      """
      struct Page: View {
        @State private var names: [String] = []
        var body: some View {
          Text(names.joined()).onAppear { ↓Task { names = await load() } }
        }
      }
      """,
      """
      struct Page: View {
        @State private var names: [String] = []
        var body: some View {
          VStack { Text(names.joined()) }
            .padding()
            .onAppear {
              print("shown")
              if names.isEmpty {
                ↓Task(priority: .high) { @MainActor in
                  names = try await load()
                }
              }
            }
        }
      }
      """,
      """
      struct Shake: ViewModifier {
        @State private var offset = 0.0
        func body(content: Content) -> some View {
          content.offset(x: offset).onAppear(perform: {
            ↓Task.detached { for await value in values { await show(value) } }
          })
        }
      }
      """,
    ],
    good: [
      """
      struct Page: View {
        @State private var names: [String] = []
        @State private var loading: Task<Void, Never>?
        var body: some View {
          Text(names.joined())
            .task { names = await load() }
            .onAppear { loading = Task { await load() } }
            .onDisappear { loading?.cancel() }
        }
      }
      """,
      """
      struct Feed: View {
        let items: [Item]
        var body: some View {
          List(items) { item in
            Text(item.name).onAppear { Task { await fetch(after: item) } }
          }
          ProgressView().onAppear { Task { await store.loadMore() } }
        }
        func row(_ item: Item) -> some View {
          Text(item.name).onAppear { Task { await fetch(after: item) } }
        }
      }
      """,
      """
      struct Page: View {
        var body: some View {
          Button("a") { Task { await load() } }
            .onAppear { Task { focus = .name } }
            .onChange(of: 1) { Task { await load() } }
        }
      }
      """,
      Example(
        """
        struct Page: View {
          var body: some View { Text("a").onAppear { Task { await load() } } }
        }
        """, targets: "iOS 14"),
    ],
    fix: "Writes `.task`, where `onAppear` does nothing else."
  ) { context in
    guard context.targets.allSatisfy(\.hasTaskModifier) else { return }
    for call in context.index.calls(named: "onAppear")
    where call.calledExpression.is(MemberAccessExprSyntax.self)
      && !call.isInRow(below: Syntax(call.root)) && !call.isInRowFunction
    {
      guard let closure = call.closures.first?.closure else { continue }
      for task in closure.statements.looseTasks {
        context.report(
          at: task,
          "This task goes on when the view is gone, and each appearance starts another. Use "
            + "`.task { … }`, which is cancelled with the view.",
          fix: context.takingOver(task, from: call))
      }
    }
  }
}

extension SimulatedSystem {
  fileprivate var hasTaskModifier: Bool {
    let first = ["iOS": 15, "macOS": 12, "tvOS": 15, "watchOS": 8]
    return first[platform].map { major >= $0 } ?? true
  }
}

extension CodeBlockItemListSyntax {
  /// Tasks that are made as a statement and wait for something, also under a condition.
  fileprivate var looseTasks: [FunctionCallExprSyntax] {
    flatMap { item -> [FunctionCallExprSyntax] in
      guard let expression = item.expression else { return [] }
      if let branch = expression.as(IfExprSyntax.self) {
        return branch.branches.flatMap(\.statements.looseTasks)
      }
      guard let call = expression.as(FunctionCallExprSyntax.self), call.startsTask,
        let work = call.trailingClosure,
        !work.all(AwaitExprSyntax.self).isEmpty
          || work.all(ForStmtSyntax.self).contains(where: { $0.awaitKeyword != nil }),
        !work.loadsMore
      else { return [] }
      return [call]
    }
  }
}

extension ClosureExprSyntax {
  /// Whether it goes by a name such as `loadMore` or `nextPage`: what was asked for once has to
  /// arrive, whoever is still on screen.
  fileprivate var loadsMore: Bool {
    all(DeclReferenceExprSyntax.self).contains { reference in
      let name = reference.baseName.identifierText.lowercased()
      return ["more", "next", "page"].contains { name.contains($0) }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether a function makes the view for what it is handed, as for a row.
  fileprivate var isInRowFunction: Bool {
    let function = ancestors().lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
    guard let function else { return false }
    return function.name.text != "body" && !function.signature.parameterClause.parameters.isEmpty
  }

  fileprivate var startsTask: Bool {
    if constructedType == "Task" { return true }
    return name == "detached" && calledExpression.chainBase?.isReference(to: "Task") == true
      || calledExpression.trimmedDescription == "Task.detached"
  }
}
