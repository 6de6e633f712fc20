import Kata
import SwiftSyntax

extension Rule {
  static let stateClassDefault = Rule(
    id: "state-class-default",
    summary: "A model in @State whose costly initializer runs each time the view is made",
    severity: .note,
    explanation: """
      `@State private var model = Model()` evaluates `Model()` each time a value of the view is \
      made, and drops all but the first object. That is cheap for most models. One that reads \
      files, works through data or starts tasks and timers in its initializer does so each time \
      the view above runs its body.

      Move the work out of `init` into a method that `.task` calls once; or declare \
      `@State private var model: Model?` and make it there. With the SDK of 2027 `@State` is a \
      macro that makes its object once.

      It is fine, and silent here, when the initializer is cheap, when nothing that runs again \
      makes the view, and with `@StateObject`, which never evaluates its default twice.

      Source: https://developer.apple.com/documentation/swiftui/state ; \
      https://forums.swift.org/t/observations-state-init-multiple-times/77739
      """,
    bad: [
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
          Words()
        }
      }
      struct Words: View {
        @State private var model = ↓WordList()
        var body: some View { Text("\\(model.words.count)") }
      }
      @Observable final class WordList {
        var words: [String] = []
        init() {
          for number in 0..<10_000 { words.append("\\(number)") }
        }
      }
      """,
      """
      struct Screen: View {
        @ObservedObject var settings: Settings
        var body: some View {
          Text(settings.name)
          Ticker()
        }
      }
      struct Ticker: View {
        @State private var model: TickerModel = ↓TickerModel()
        @State private var decoder = ↓Loader(name: "a")
        var body: some View { Text("\\(model.ticks)") }
      }
      @Observable class TickerModel {
        var ticks = 0
        init() { start() }
        private func start() {
          Task { ticks += 1 }
        }
      }
      @Observable class Loader {
        let name: String
        private let decoder = JSONDecoder()
        init(name: String) { self.name = name }
      }
      final class Settings: ObservableObject { @Published var name = "" }
      """,
      """
      struct Screen: View {
        @State private var isOn = false
        var body: some View {
          Toggle("On", isOn: $isOn)
          if isOn { Article() }
        }
      }
      struct Article: View {
        @State private var model: ArticleModel = ↓.init(name: "help")
        var body: some View { Text(model.text) }
      }
      @Observable final class ArticleModel {
        var text: String
        init(name: String) {
          text = (try? String(contentsOfFile: name, encoding: .utf8)) ?? ""
        }
      }
      """,
    ],
    good: [
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
          Words()
          Old()
        }
      }
      struct Words: View {
        @State private var model = WordList()
        var body: some View { Text("\\(model.words.count)").task { model.load() } }
      }
      struct Old: View {
        @StateObject private var model = OldModel()
        var body: some View { Text("old") }
      }
      @Observable final class WordList {
        var words: [String] = []
        var onChange: () -> Void = { Task {} }
        init() {}
        func load() { for number in 0..<10_000 { words.append("\\(number)") } }
      }
      final class OldModel: ObservableObject {
        init() { for _ in 0..<10 { print("old") } }
      }
      """,
      """
      struct Screen: View {
        var body: some View { Words() }
      }
      struct Words: View {
        @State private var model = WordList()
        var body: some View { Text("\\(model.words.count)") }
      }
      @Observable final class WordList {
        var words: [String] = []
        init() { for number in 0..<10_000 { words.append("\\(number)") } }
      }
      """,
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
          Words(model: WordList.shared)
        }
      }
      struct Words: View {
        @State private var model = WordList.shared
        @State private var other: WordList?
        var body: some View { Text("\\(model.words.count)") }
      }
      @Observable final class WordList {
        static let shared = WordList()
        var words: [String] = []
        init() { for number in 0..<10_000 { words.append("\\(number)") } }
      }
      """,
    ]
  ) { context in
    for view in context.index.views {
      for property in view.properties where property.wrapper == "State" {
        guard let made = property.initializer?.as(FunctionCallExprSyntax.self), made.makesValue,
          let model = context.index.type(named: property.typeName, near: property.nameToken),
          model.kind == .class, let work = model.workOfInitializer,
          let maker = context.index.maker(of: view)
        else { continue }
        context.report(
          at: made,
          "Each run of \(maker.name).body makes another \(model.name) and drops it, and its initializer "
            + "\(work). Move that into a method which `.task` calls.",
          asks: [Evidence(.bodies(maker.name), "\(maker.name).body ran # times")])
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// `Model(…)` or `.init(…)`.
  fileprivate var makesValue: Bool {
    if constructedType != nil { return true }
    let access = calledExpression.as(MemberAccessExprSyntax.self)
    return access?.base == nil && access?.declName.baseName.text == "init"
  }
}

extension Nominal {
  /// What is costly about making one, in words; `nil` when it is cheap.
  fileprivate var workOfInitializer: String? {
    let defaults = properties.filter { property in
      let variable = property.nameToken.ancestors().lazy
        .compactMap { $0.as(VariableDeclSyntax.self) }.first
      return variable?.modifiers.has(.lazy) == false
    }
    for value in defaults.compactMap(\.initializer) {
      if let work = Syntax(value).workAtOnce { return work }
    }
    for initializer in initializers {
      guard let code = initializer.body else { continue }
      if let work = Syntax(code).workAtOnce { return work }
      for call in code.all(FunctionCallExprSyntax.self) {
        guard call.calledExpression.is(DeclReferenceExprSyntax.self),
          let method = members(call.name).first(where: { $0.isFunction }),
          let work = method.code.workAtOnce
        else { continue }
        return work
      }
    }
    return nil
  }
}

extension Syntax {
  /// Work that is done when the code runs, and not later in a closure it hands on.
  fileprivate var workAtOnce: String? {
    func isNow(_ node: some SyntaxProtocol) -> Bool {
      !node.ancestors(below: self).contains { $0.is(ClosureExprSyntax.self) }
    }
    if self.is(ClosureExprSyntax.self) { return nil }
    if all(ForStmtSyntax.self).contains(where: isNow)
      || all(WhileStmtSyntax.self).contains(where: isNow)
    {
      return "loops"
    }
    for call in all(FunctionCallExprSyntax.self) where isNow(call) {
      if call.expensiveConstruction != nil {
        return "sets up or reads something costly"
      }
      if call.constructedType == "Task" || call.name == "detached" { return "starts a task" }
      if call.name == "scheduledTimer" { return "starts a timer" }
      if call.constructedType == "String", call.arguments.first?.label?.text == "contentsOfFile" {
        return "reads a file"
      }
    }
    return nil
  }
}
