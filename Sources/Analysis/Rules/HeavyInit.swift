import Kata
import SwiftSyntax

extension Rule {
  static let heavyInit = Rule(
    id: "heavy-init",
    summary: "Costly work in a view's init or in the default of a stored property",
    severity: .should,
    explanation: """
      A view is a value that its parent makes anew with each run of the parent's body, also when \
      the view's own body is then skipped. Its `init` and the defaults of its stored properties \
      run each time: for a row, once per row and run. The default of a `@State` is worked out each \
      time too, only to be thrown away.

      Keep tools such as formatters in a `static let`. Prepare data where it changes, in the \
      model or in a `.task`. `@StateObject` takes its default as a closure and runs it once.

      It is fine, and silent here, in a view that is made once because its parents never run \
      again, in `static` and `lazy` properties, and in closures that run later.

      Source: https://developer.apple.com/videos/play/wwdc2023/10160 ; \
      https://developer.apple.com/documentation/swiftui/state
      """,
    bad: [
      """
      struct Trend: View {
        @State private var points: [Int]
        init(counter: Counter) {
          _points = State(initialValue: counter.points.↓sorted())
        }
        var body: some View { ForEach(points, id: \\.self) { Text("\\($0)") } }
      }
      """,
      """
      struct DateLabel: View {
        let date: Date
        private let formatter = ↓DateFormatter()
        var body: some View { Text(formatter.string(from: date)) }
      }
      """,
      """
      struct Price: View {
        var amount: Double
        private let formatter: NumberFormatter = {
          let formatter = ↓NumberFormatter()
          formatter.numberStyle = .currency
          return formatter
        }()
        @State private var decoder = ↓JSONDecoder()
        var body: some View { Text(formatter.string(from: amount as NSNumber) ?? "") }
      }
      """,
      """
      struct Ranking: View {
        private let players: [Player]
        init(players: [Player]) {
          self.players = players.↓sorted { $0.points > $1.points }
        }
        var body: some View { ForEach(players) { Text($0.name) } }
      }
      """,
      """
      struct Screen: View {
        @State private var isOn = false
        var body: some View { Toggle("On", isOn: $isOn); if isOn { Help() } }
      }
      struct Help: View {
        private let text = (try? ↓String(contentsOf: Help.url)) ?? ""
        static let url = URL(fileURLWithPath: "/help")
        var body: some View { Text(text) }
      }
      """,
    ],
    good: [
      """
      struct DateLabel: View {
        let date: Date
        private static let formatter = DateFormatter()
        var body: some View { Text(Self.formatter.string(from: date)) }
      }
      """,
      """
      @main struct Clock: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct ContentView: View {
        private let formatter = DateFormatter()
        var body: some View { Text(formatter.string(from: .now)) }
      }
      """,
      """
      final class Model: ObservableObject {
        init(decoder: JSONDecoder) {}
      }
      struct Page: View {
        let name: String
        @StateObject private var model = Model(decoder: JSONDecoder())
        @State private var names: [String] = []
        var make: () -> JSONDecoder = { JSONDecoder() }
        init(name: String) {
          self.name = name
          _model = StateObject(wrappedValue: Model(decoder: JSONDecoder()))
          Task { print(JSONDecoder()) }
        }
        var body: some View { Text(name) }
      }
      """,
      """
      final class Controller {
        let date: Date
        init(date: Date) { self.date = date }
        func show() { present(DateLabel(date: date)) }
      }
      struct DateLabel: View {
        let date: Date
        private let formatter = DateFormatter()
        var body: some View { Text(formatter.string(from: date)) }
      }
      struct Row: View {
        let names: [String]
        init(_ names: [String]) { self.names = names.map(\\.capitalized) }
        var body: some View { Text(names.joined()) }
      }
      """,
    ]
  ) { context in
    for view in context.index.views {
      let work = view.workOfMaking
      guard !work.isEmpty, view.isMadeAgain(in: context.index) else { continue }
      for work in work {
        context.report(
          at: work.node,
          "\(work.what) each time a \(view.name) is made, which is each time its parent's body "
            + "runs. \(work.remedy)")
      }
    }
  }
}

extension Nominal {
  fileprivate var workOfMaking: [Work] {
    var found: [Work] = []
    for property in properties
    where [nil, "State"].contains(property.wrapper) && !property.isLazy {
      if let value = property.initializer { found += Syntax(value).workAtOnce }
    }
    for initializer in initializers {
      if let body = initializer.body { found += Syntax(body).workAtOnce }
    }
    return found
  }

  /// Whether somebody is known to make it more than once: it has inputs, or its maker runs again.
  fileprivate func isMadeAgain(in index: SourceIndex) -> Bool {
    let makers = index.constructions(of: self)
    let again = makers.contains { call in
      guard let maker = index.type(around: call), maker.makesViews else { return false }
      return maker.canRunAgain(in: index)
    }
    if again { return true }
    let hasInputs =
      properties.contains { $0.wrapper == nil && $0.initializer == nil && $0.type?.function == nil }
      || initializers.contains { $0.takesValues }
    return makers.isEmpty && hasInputs
  }
}

extension InitializerDeclSyntax {
  /// Whether it is handed anything but closures.
  fileprivate var takesValues: Bool {
    signature.parameterClause.parameters.contains { $0.type.function == nil }
  }
}

extension Syntax {
  /// The costly calls that run with the code, outside closures that are not called on the spot.
  fileprivate var workAtOnce: [Work] {
    all(FunctionCallExprSyntax.self).compactMap { call in
      guard let work = call.expensiveConstruction ?? call.sorting else { return nil }
      let waits = call.ancestors(below: parent).contains { node in
        if node.as(FunctionCallExprSyntax.self)?.constructedType == "StateObject" { return true }
        guard let closure = node.as(ClosureExprSyntax.self) else { return false }
        return closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != closure.id
      }
      return waits ? nil : work
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var sorting: Work? {
    guard name == "sorted", let access = calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, !base.chainRoot.is(ArrayExprSyntax.self)
    else { return nil }
    return Work(
      node: Syntax(access.declName.baseName), what: "`\(base.trimmedDescription)` is sorted",
      remedy: "Sort it where the data changes and keep the result.")
  }
}
