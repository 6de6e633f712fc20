import Kata
import SwiftSyntax

extension Rule {
  static let groupLifecycle = Rule(
    id: "group-lifecycle",
    summary: "onAppear or task on a Group that is several views, or none",
    severity: .should,
    explanation: """
      A Group is no view of its own: what is applied to it is applied to each view inside. \
      `.onAppear`, `.onDisappear` and `.task` on a Group of three run three times, and on a Group \
      that is empty at first they do not run at all, so that whatever they load never comes.

      Put the modifier on one view that is always there: a stack instead of the Group, or the \
      container around it.

      It is fine, and silent here, when the Group holds one view, or an `if` with `else` or a \
      `switch` with one view in each branch.

      Source: https://developer.apple.com/documentation/swiftui/group ; \
      https://github.com/pointfreeco/swift-composable-architecture/issues/801
      """,
    bad: [
      """
      struct Screen: View {
        @State private var text: String?
        var body: some View {
          Group {
            if let text { Text(text) }
          }
          .↓task { text = "loaded" }
        }
      }
      """,
      """
      struct Rows: View {
        var body: some View {
          List {
            Group {
              Text("One")
              Text("Two")
            }
            .padding()
            .↓onAppear { log() }
          }
        }
        func log() {}
      }
      """,
      """
      struct Names: View {
        let names: [String]
        let isOn: Bool
        var body: some View {
          Group {
            ForEach(names, id: \\.self) { Text($0) }
          }
          .↓onAppear(perform: load)
          Group {
            if isOn {
              Text("a")
              Text("b")
            } else {
              Text("c")
            }
          }
          .↓onDisappear { load() }
        }
        func load() {}
      }
      """,
    ],
    good: [
      """
      struct Screen: View {
        @State private var text: String?
        let mode: Int
        var body: some View {
          Group {
            let shown = text
            if let shown { Text(shown) } else { ProgressView() }
          }
          .task { text = "loaded" }
          Group {
            switch mode {
            case 0: Text("a")
            default: EmptyView()
            }
          }
          .onAppear { text = "seen" }
        }
      }
      """,
      """
      struct Rows: View {
        var body: some View {
          VStack {
            Text("One")
            Text("Two")
          }
          .onAppear { log() }
          Group { Text("One") }.onAppear { log() }
          Group {
            Text("One")
            Text("Two")
          }
          .font(.title)
        }
        func log() {}
      }
      """,
      """
      struct Framed: View {
        var body: some View {
          Group {
            Text("One")
            Text("Two")
          }
          .inCard()
          .onAppear { print("once") }
        }
      }
      extension View {
        func inCard() -> some View { VStack { self } }
      }
      """,
    ]
  ) { context in
    let ownMethods = Set(context.index.viewExtensionMethods.map(\.name.identifierText))
    for call in context.index.calls(named: "onAppear", "onDisappear", "task") {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let group = access.base?.group(unlessBehind: ownMethods),
        let content = group.trailingClosure ?? group.closures.first?.closure,
        let problem = content.statements.countOfViews
      else { continue }
      let owner = context.index.type(around: call)?.name
      let who = owner.map { "This Group of \($0)" } ?? "This Group"
      context.report(
        at: access.declName,
        problem == .empty
          ? "\(who) may be empty, and then `.\(call.name)` does not run. Put it on a view that is "
            + "always there, such as a stack in place of the Group."
          : "\(who) is several views, and `.\(call.name)` runs once for each. Put it on one view, "
            + "such as a stack in place of the Group.")
    }
  }
}

/// How many views stand in the content of a Group, where that is not surely one.
private enum CountOfViews { case empty, several }

extension ExprSyntax {
  /// The Group that a chain of the framework's modifiers starts from.
  fileprivate func group(unlessBehind ownMethods: Set<String>) -> FunctionCallExprSyntax? {
    guard let root = chainRoot.as(FunctionCallExprSyntax.self), root.constructedType == "Group",
      root.arguments.isEmpty
    else { return nil }
    var link: ExprSyntax? = self
    while let current = link, current.id != root.id {
      guard let call = current.as(FunctionCallExprSyntax.self) else { return nil }
      // These may put everything into one view.
      if ownMethods.contains(call.name) || ["modifier", "modify", "id"].contains(call.name) {
        return nil
      }
      link = ExprSyntax(call).chainBase
    }
    return root
  }
}

extension CodeBlockItemListSyntax {
  fileprivate var countOfViews: CountOfViews? {
    let views = filter { item in
      if item.item.is(DeclSyntax.self) { return false }
      if item.expression?.is(MacroExpansionExprSyntax.self) == true { return false }
      return true
    }
    if views.contains(where: { $0.item.is(IfConfigDeclSyntax.self) }) { return nil }
    if views.count > 1 { return .several }
    guard let only = views.first?.expression else { return nil }
    if let branch = only.as(IfExprSyntax.self) {
      if !branch.endsWithElse { return .empty }
      let counts = branch.branches.compactMap(\.statements.countOfViews)
      return counts.contains { $0 == .empty } ? .empty : counts.first
    }
    if let choice = only.as(SwitchExprSyntax.self) {
      let counts = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements.countOfViews }
      return counts.contains { $0 == .empty } ? .empty : counts.first
    }
    guard let call = only.as(FunctionCallExprSyntax.self) else { return nil }
    switch call.constructedType {
    case "ForEach": return .several
    case "Group" where call.arguments.isEmpty:
      return call.trailingClosure?.statements.countOfViews
    default: return nil
    }
  }
}
