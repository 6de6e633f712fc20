import Kata
import SwiftSyntax

extension Rule {
  static let multiRow = Rule(
    id: "multi-row",
    summary: "A lazy row that may be any number of views, so every row has to be evaluated",
    severity: .should,
    explanation: """
      A `List` or lazy stack derives its rows from the data alone when each element gives exactly \
      one view. Where the row's outermost expression is an `if` without `else` or a `switch`, an \
      element may give none, one or several. To count them the list runs the body \
      of every row, on screen or not, and again when the data changes.

      Leave out elements in the data, with a filter in the model, and put what may be one thing or \
      the other into a container such as an `HStack` or `VStack`, which is one view.

      It is fine, and silent here, over a few constants, outside of lazy containers, for \
      `if #available`, and for an `if` with one view on either side.

      Source: Apple's SwiftUI guidance on `ForEach` (unary and multi rows); WWDC23 "Demystify \
      SwiftUI performance", https://developer.apple.com/videos/play/wwdc2023/10160
      """,
    bad: [
      """
      struct Tasks: View {
        let tasks: [Job]
        var body: some View {
          List {
            ForEach(tasks) { task in
              ↓if !task.isDone { Text(task.title) }
            }
          }
        }
      }
      struct Job: Identifiable { let id: Int; let title: String; let isDone: Bool }
      """,
      """
      struct Blocks: View {
        @State private var blocks: [Block] = []
        var body: some View {
          ScrollView {
            LazyVStack {
              Section { rows }
            }
          }
        }
        private var rows: some View {
          ForEach(blocks) { block in
            let title = block.title
            ↓switch block.kind {
            case .text: Text(title)
            case .image: Image(title)
            }
          }
        }
      }
      struct Block: Identifiable {
        enum Kind { case text, image }
        let id: Int
        let title: String
        let kind: Kind
      }
      """,
      """
      struct Letters: View {
        let letters: [String]
        var body: some View {
          List { ForEach(letters, id: \\.self) { ↓Letter(text: $0) } }
        }
      }
      struct Letter: View {
        let text: String
        var body: some View {
          if !text.isEmpty { Text(text) }
        }
      }
      """,
    ],
    good: [
      """
      struct Tasks: View {
        let tasks: [Int]
        var open: [Int] { tasks.filter { $0 > 0 } }
        var body: some View {
          List {
            ForEach(open, id: \\.self) { Text("\\($0)") }
            if tasks.isEmpty { Text("none") }
          }
        }
      }
      """,
      """
      struct Tasks: View {
        let tasks: [Int]
        var body: some View {
          List(tasks, id: \\.self) { task in
            HStack {
              Text("\\(task)")
              if task > 3 { Image(systemName: "star") }
            }
          }
        }
      }
      """,
      """
      struct Few: View {
        enum Kind: CaseIterable { case a, b }
        let names: [String]
        var body: some View {
          List {
            ForEach(Kind.allCases, id: \\.self) { kind in
              switch kind {
              case .a: Text("a")
              case .b: Text("b")
              }
            }
            ForEach(names, id: \\.self) { name in
              if #available(iOS 17, *) { Text(name).bold() }
            }
            ForEach(names, id: \\.self) { name in
              if name.isEmpty { Divider() } else { Text(name) }
            }
          }
        }
      }
      """,
      """
      struct Small: View {
        let names: [String]
        var body: some View {
          VStack {
            ForEach(names, id: \\.self) { name in
              if !name.isEmpty { Text(name) }
            }
          }
        }
      }
      """,
      """
      struct Wrapped: View {
        let names: [String]
        var body: some View {
          LazyVStack {
            VStack {
              ForEach(names, id: \\.self) { name in
                if !name.isEmpty { Text(name) }
              }
            }
          }
        }
      }
      """,
    ]
  ) { context in
    var seen: Set<SyntaxIdentifier> = []
    for view in context.index.views {
      let evaluation = Evaluation(of: view, in: context.index)
      for member in evaluation.members {
        for rows in member.code.all(FunctionCallExprSyntax.self)
        where rows.constructedType == "ForEach" || rows.constructedType == "List" {
          guard let data = rows.arguments.first?.expression, !rows.isDeferred(in: context.index),
            rows.argument("content") == nil,
            let closure = rows.trailingClosure, !evaluation.isConstant(data, in: member),
            let row = closure.statements.rowExpression,
            let reason = row.manyViews(context.index),
            let list = evaluation.lazyContainer(of: rows, in: member),
            seen.insert(row.id).inserted
          else { continue }
          context.report(
            at: row,
            "\(reason), so the \(list) runs all rows of `\(data.trimmedDescription)` to count them. "
              + "Filter the data instead, or put the row into one container.",
            asks: context.index.type(named: row.madeType, near: row).map {
              [Evidence(.bodies($0.name), "\($0.name).body ran # times")]
            } ?? [])
        }
      }
    }
  }
}

extension CodeBlockItemListSyntax {
  /// What is left of a builder's statements without its constants, where that is one expression.
  fileprivate var rowExpression: ExprSyntax? {
    // `filter` of a list of nodes makes another tree.
    let rest = Array(self).filter { !$0.item.is(VariableDeclSyntax.self) }
    return rest.count == 1 ? rest[0].expression : nil
  }
}

extension ExprSyntax {
  fileprivate var madeType: String? { chainRoot.as(FunctionCallExprSyntax.self)?.constructedType }

  /// Why this may be any number of views, in words; `nil` when it is one, or nobody knows.
  fileprivate func manyViews(_ index: SourceIndex) -> String? {
    if let branch = self.as(IfExprSyntax.self) {
      return branch.endsWithElse || branch.asksForAvailability
        ? nil : "A row whose outermost expression is an `if` may be none or one"
    }
    if self.is(SwitchExprSyntax.self) {
      return "A row whose outermost expression is a `switch` may be any number of views"
    }
    guard let made = madeType else { return nil }
    // Of AnyView `any-view` speaks.
    if made == "AnyView" { return nil }
    guard let type = index.type(named: made, near: self), type.isView,
      let body = type.body?.code.statementList, let only = body.rowExpression
    else { return nil }
    if let branch = only.as(IfExprSyntax.self), !branch.endsWithElse, !branch.asksForAvailability {
      return "\(type.name).body may be none or one view"
    }
    if only.is(SwitchExprSyntax.self) { return "\(type.name).body is a `switch`" }
    return nil
  }
}

extension Syntax {
  /// The statements of a getter or function.
  fileprivate var statementList: CodeBlockItemListSyntax? {
    self.as(CodeBlockItemListSyntax.self) ?? self.as(CodeBlockSyntax.self)?.statements
  }
}
