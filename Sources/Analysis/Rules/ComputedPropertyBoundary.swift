import Kata
import SwiftSyntax

extension Rule {
  static let computedPropertyBoundary = Rule(
    id: "computed-property-boundary",
    summary: "A large section in a computed property or function, which is no boundary for updates",
    severity: .should,
    explanation: """
      A computed property that returns a view orders the source, not the updates. SwiftUI knows \
      view types: when one value that `body` reads changes, `body` runs, and with it everything \
      that `body` calls, `@ViewBuilder` or not. A section that reads none of what changed is \
      evaluated all the same, with all its rows.

      Make the section a `View` type of its own that takes the values it shows. Its body then \
      sleeps for as long as they are equal.

      It is fine, and silent here, when the section is small and structural, or reads most of \
      what makes its view run: extraction would gain nothing.

      Source: Apple's SwiftUI guidance on view structure; WWDC25 "Optimize SwiftUI performance \
      with Instruments", https://developer.apple.com/videos/play/wwdc2025/306 ; "Breaking Up Big \
      SwiftUI Views the Right Way" (Emad Beyrami, DEV Community, 2026).
      """,
    bad: [
      """
      struct DashboardView: View {
        @State private var isSyncing = false
        let names: [String]
        var body: some View {
          VStack {
            Button(isSyncing ? "Syncing" : "Sync") { isSyncing.toggle() }
            rows
          }
        }
        private var ↓rows: some View {
          List { plainRows }
        }
        private var plainRows: some View { ForEach(names, id: \\.self) { Text($0) } }
      }
      """,
      """
      @Observable final class Model {
        var total = 0
        var average = 0
        var isSyncing = false
        var label: String { isSyncing ? "Syncing" : "Sync" }
      }
      struct Report: View {
        let model: Model
        var body: some View {
          VStack {
            Text(model.label)
            summary()
          }
        }
        @ViewBuilder func ↓summary() -> some View {
          VStack {
            HStack { Text("Total"); Text("fixed") }
            HStack { Text("Average"); Text("fixed") }
            Divider()
          }
        }
      }
      """,
      """
      struct Search: View {
        @State private var query = ""
        @StateObject private var store = Store()
        var body: some View {
          List {
            Text(query)
            Text(store.title)
            help
          }
        }
      }
      extension Search {
        var ↓help: some View {
          Section {
            Text("Type a name")
            Text("or a number")
            Label("or ask", systemImage: "mic")
            Button("Ask") { query = "?" }
          }
        }
      }
      final class Store: ObservableObject { @Published var title = "" }
      """,
    ],
    good: [
      """
      struct Small: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("\\(count)")
            title
          }
        }
        var title: some View { Text("Counter").font(.title) }
      }
      """,
      """
      struct Wizard: View {
        enum Step: Int { case one, two }
        @State private var step = Step.one
        @State private var name = ""
        var body: some View {
          VStack {
            Text("\\(step.rawValue) \\(name)")
            footer
          }
        }
        var footer: some View {
          HStack {
            Button("Back") { step = Step(rawValue: step.rawValue - 1) ?? .one }
            Spacer()
            Button("Next") { step = Step(rawValue: step.rawValue + 1) ?? .two }
          }
        }
      }
      """,
      """
      struct Reads: View {
        @State private var names: [String] = []
        var body: some View {
          VStack {
            Button("Add") { names.append("new") }
            rows
          }
        }
        var rows: some View { ForEach(names, id: \\.self) { Text($0) } }
      }
      """,
      """
      struct Still: View {
        let names: [String]
        var body: some View { VStack { rows } }
        var rows: some View { ForEach(names, id: \\.self) { Text($0) } }
      }
      """,
      """
      struct OnlyWritten: View {
        @State private var taps = 0
        let names: [String]
        var body: some View {
          VStack {
            Button("Tap") { taps += 1 }
            rows
          }
        }
        var rows: some View { ForEach(names, id: \\.self) { Text($0) } }
      }
      """,
      """
      struct Extracted: View {
        @State private var count = 0
        let names: [String]
        var body: some View {
          VStack {
            Text("\\(count)")
            Rows(names: names)
          }
        }
      }
      struct Rows: View {
        let names: [String]
        var body: some View { ForEach(names, id: \\.self) { Text($0) } }
      }
      """,
    ]
  ) { context in
    for view in context.index.views {
      guard let body = view.body else { continue }
      let evaluation = Evaluation(of: view, in: context.index)
      let wakes = evaluation.reads(of: body)
      guard !wakes.isEmpty else { continue }
      var reported: Set<String> = []
      // Members come in the order in which body reaches them, the outer before the inner.
      for member in evaluation.members.dropFirst()
      where member.isViewReturning && member.code.isLarge(in: context.index) {
        let reads = evaluation.reads(of: member).union(evaluation.reads(byCallsOf: member))
        let unread = wakes.subtracting(reads).sorted()
        guard let example = unread.first, wakes.intersection(reads).count * 2 <= wakes.count,
          !evaluation.isOnlyCalled(member, by: reported)
        else { continue }
        reported.insert(member.name)
        let name = "\(view.name).\(member.name)"
        context.report(
          at: member.nameToken,
          "\(name) is evaluated with every run of \(view.name).body, also when only `\(example)` "
            + "changed, which it does not read. Make it a View type of its own that takes what it "
            + "shows.",
          asks: [Evidence(.members(name), "\(name) was evaluated # times")])
      }
    }
  }
}

extension Evaluation {
  /// What the arguments of a function's calls read, and what the rows around the calls come from.
  fileprivate func reads(byCallsOf member: Member) -> Set<String> {
    guard member.isFunction else { return [] }
    var found: Set<String> = []
    for caller in members {
      for use in caller.uses where use.name == member.name {
        for node in use.node.ancestors(below: caller.code) {
          guard let call = node.as(FunctionCallExprSyntax.self) else { continue }
          let isOwn = call.calledExpression.id == use.node.id
          if isOwn || call.makesRows {
            found.formUnion(reads(in: Syntax(call.arguments)))
          }
        }
      }
    }
    return found
  }

  fileprivate func isOnlyCalled(_ member: Member, by names: Set<String>) -> Bool {
    members.filter { caller in caller.uses.contains { $0.name == member.name } }
      .allSatisfy { names.contains($0.name) }
  }
}

extension Syntax {
  /// Whether it makes rows, or at least five views.
  fileprivate func isLarge(in index: SourceIndex) -> Bool {
    let made = all(FunctionCallExprSyntax.self).filter { call in
      guard let type = call.constructedType, !Self.values.contains(type),
        index.type(named: type, near: call)?.isView ?? true
      else { return false }
      return !call.ancestors(below: self).contains {
        $0.as(ClosureExprSyntax.self)?.isDeferred(in: index) ?? false
      }
    }
    let makesRows = made.contains(where: \.makesRows)
    return makesRows || made.count >= 5
  }

  /// Types whose values are made in view code without being views.
  private static let values: Set = [
    "String", "Int", "Double", "CGFloat", "Float", "Bool", "Array", "Set", "Date", "URL", "UUID",
    "EdgeInsets", "CGSize", "CGPoint", "CGRect", "Binding", "GridItem", "Task", "Font", "Angle",
    "Animation", "Measurement", "Decimal", "Data",
  ]
}
