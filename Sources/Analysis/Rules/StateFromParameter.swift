import Kata
import SwiftSyntax

extension Rule {
  static let stateFromParameter = Rule(
    id: "state-from-parameter",
    summary: "State that begins with a parameter and does not follow it",
    severity: .should,
    explanation: """
      State takes its initial value once, when the view's identity begins. Later values of the \
      view bring another parameter, and the state ignores it: the view goes on showing what it \
      was first made with.

      Where the parent owns the value, take it as a `let`, or as a `@Binding` to write it. Where a \
      draft of its own is meant, tie the view's identity to what it was made for: \
      `Editor(note: note).id(note.id)`.

      It is fine, and silent here, when what is passed does not change, when the parameter says \
      it is a beginning (`initialValue`, `defaultCount`), when an `.id` is bound around the view, \
      when the view is shown on a condition or reports back through a closure, \
      when `.onChange` keeps the state in step, and in sheets and destinations, which begin anew \
      each time.

      Source: https://developer.apple.com/documentation/swiftui/state ; \
      https://developer.apple.com/documentation/swiftui/stateobject
      """,
    bad: [
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          Button("Add") { count += 1 }
          Label(count: count)
          Number(count)
        }
      }
      struct Label: View {
        @State private var shown: Int
        init(count: Int) { ↓_shown = State(initialValue: count) }
        var body: some View { Text("\\(shown)") }
      }
      struct Number: View {
        @State private var shown: Int
        init(_ count: Int) { ↓_shown = .init(initialValue: count) }
        var body: some View { Text("\\(shown)") }
      }
      """,
      """
      struct Mail: View {
        @State private var selected: Message?
        let messages: [Message]
        var body: some View {
          List(messages) { message in Button(message.subject) { selected = message } }
          if let selected { Reply(message: selected) }
        }
      }
      struct Reply: View {
        @State private var subject: String
        init(message: Message) {
          self.↓_subject = .init(wrappedValue: "Re: " + message.subject)
        }
        var body: some View { TextField("Subject", text: $subject) }
      }
      struct Message: Identifiable {
        let id: Int
        let subject: String
      }
      """,
      """
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Gauge(level: model.level) }
      }
      struct Gauge: View {
        @State var ↓level: Int
        var body: some View { Text("\\(level)") }
      }
      final class Model: ObservableObject {
        @Published var level = 0
        func rise() { level += 1 }
      }
      """,
    ],
    good: [
      """
      struct Mail: View {
        @State private var selected: Message?
        @State private var count = 0
        let messages: [Message]
        var body: some View {
          List(messages) { message in
            Button(message.subject) {
              selected = message
              count += 1
            }
          }
          .sheet(item: $selected) { Reply(message: $0) }
          if let selected { Reply(message: selected).id(selected.id) }
          VStack { Stepper(initialCount: count) }
        }
      }
      struct Reply: View {
        @State private var subject: String
        init(message: Message) { _subject = State(initialValue: message.subject) }
        var body: some View { TextField("Subject", text: $subject) }
      }
      struct Stepper: View {
        @State private var count: Int
        init(initialCount: Int) { _count = State(initialValue: initialCount) }
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      struct Message: Identifiable {
        let id: Int
        let subject: String
      }
      """,
      """
      struct Screen: View {
        let title = "Title"
        @State private var isOn = false
        @State private var isEditing = false
        @State private var name = ""
        var body: some View {
          Toggle("On", isOn: $isOn)
          Toggle("Edit", isOn: $isEditing)
          Field(text: title)
          Field(text: "fixed")
          if isEditing { Field(text: name) }
          Search(query: name) { name = $0 }
        }
      }
      struct Field: View {
        @State private var text: String
        init(text: String) { _text = State(initialValue: text) }
        var body: some View { TextField("Text", text: $text) }
      }
      struct Search: View {
        @State private var query: String
        let submit: (String) -> Void
        init(query: String, submit: @escaping (String) -> Void) {
          _query = State(initialValue: query)
          self.submit = submit
        }
        var body: some View { TextField("Text", text: $query).onSubmit { submit(query) } }
      }
      """,
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          Button("Add") { count += 1 }
          Label(count: count)
        }
      }
      struct Label: View {
        let count: Int
        @State private var shown: Int
        init(count: Int) {
          self.count = count
          _shown = State(initialValue: count)
        }
        var body: some View {
          Text("\\(shown)").onChange(of: count) { shown = $0 }
        }
      }
      """,
      """
      struct Screen: View {
        @State private var id = 0
        var body: some View {
          Button("Next") { id += 1 }
          Page(id: id)
        }
      }
      struct Page: View {
        @StateObject private var model: PageModel
        init(id: Int) { _model = StateObject(wrappedValue: PageModel(id: id)) }
        var body: some View { Text(model.title) }
      }
      """,
    ]
  ) { context in
    for view in context.index.views {
      let states = view.properties.filter { $0.wrapper == "State" }
      // A view that reports back is told its own news.
      guard !states.isEmpty, !view.reportsBack else { continue }
      for seed in view.seeds(states) where !view.follows(seed.state) {
        for parameter in seed.parameters {
          guard
            let cause = context.change(of: parameter, passedTo: view)
          else { continue }
          context.report(
            at: seed.node,
            "`\(seed.state)` takes `\(parameter.name)` when \(view.name) appears and keeps that: it does "
              + "not follow `\(cause)`. Use a `let` or a `@Binding`, or give \(view.name) an `.id`."
          )
          break
        }
      }
    }
  }
}

/// State that begins with parameters.
private struct Seed {
  let state: String
  let parameters: [Parameter]
  let node: Syntax

  struct Parameter {
    let name: String
    /// As callers write it; `nil` where they write none.
    let label: String?
    let position: Int
  }
}

extension Nominal {
  fileprivate var reportsBack: Bool {
    properties.contains { $0.wrapper == nil && $0.type?.function != nil }
  }

  fileprivate func seeds(_ states: [Property]) -> [Seed] {
    var found: [Seed] = []
    for initializer in initializers {
      var parameters: [String: Seed.Parameter] = [:]
      for (position, parameter) in initializer.signature.parameterClause.parameters.enumerated() {
        let name = (parameter.secondName ?? parameter.firstName).identifierText
        let label = parameter.firstName.text == "_" ? nil : parameter.firstName.identifierText
        parameters[name] = Seed.Parameter(name: name, label: label, position: position)
      }
      for (target, value) in Syntax(initializer).assignments {
        guard let path = target.writtenPath, path.count == 1,
          let state = states.first(where: { path[0] == "_" + $0.name }),
          let call = value.as(FunctionCallExprSyntax.self),
          let first = call.argument("initialValue") ?? call.argument("wrappedValue")
        else { continue }
        let mentioned = Syntax(first).changingNames.compactMap { parameters[$0] }
        let name = target.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
        found.append(
          Seed(state: state.name, parameters: mentioned, node: name ?? Syntax(target)))
      }
    }
    // Without an initializer of its own it has one that takes the state by its name.
    if !initializers.contains(where: { $0.isInside(declaration) }) {
      found += states.map {
        Seed(
          state: $0.name, parameters: [Seed.Parameter(name: $0.name, label: $0.name, position: 0)],
          node: Syntax($0.nameToken))
      }
    }
    return found
  }

  /// Whether something in the view sets the state when a value changes.
  fileprivate func follows(_ state: String) -> Bool {
    members.flatMap(\.uses).contains { use in
      guard use.name == state, use.isAssigned else { return false }
      return use.node.ancestors().contains {
        guard let call = $0.as(ClosureExprSyntax.self)?.receiver?.call else { return false }
        return ["onChange", "onReceive"].contains(call.name)
          || call.name == "task" && call.argument("id") != nil
      }
    }
  }
}

extension Context {
  /// What makes the argument for that parameter another one while the view stays; `nil` when nothing is
  /// seen to.
  fileprivate func change(of parameter: Seed.Parameter, passedTo view: Nominal) -> String? {
    let beginnings = ["initial", "default", "start", "seed", "preset", "placeholder"]
    let name = (parameter.label ?? parameter.name).lowercased()
    guard !beginnings.contains(where: name.hasPrefix) else { return nil }
    for call in index.constructions(of: view) {
      guard let argument = call.argument(for: parameter), let maker = index.type(around: call),
        maker.isView || maker.isViewModifier, !call.beginsAnew(with: argument),
        !argument.trimmedDescription.hasPrefix("$")
      else { continue }
      let cause = changes.cause(of: argument, in: maker)
      if let name = cause.name, cause.change.contains(.value) { return name }
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(for parameter: Seed.Parameter) -> ExprSyntax? {
    if let label = parameter.label { return argument(label) }
    let argument = arguments.dropFirst(parameter.position).first
    return argument?.label == nil ? argument?.expression : nil
  }

  /// Whether the view is made for an occasion, or under an `.id`.
  ///
  /// An `if` is such an occasion, unless it unwraps what is passed: then another value may come
  /// while the view stays.
  fileprivate func beginsAnew(with argument: ExprSyntax) -> Bool {
    for node in ancestors() {
      if node.is(SwitchExprSyntax.self) { return true }
      if let branch = node.as(IfExprSyntax.self), !isInside(branch.conditions) {
        let bound = branch.conditions.compactMap {
          $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription
        }
        if Set(bound).isDisjoint(with: Syntax(argument).changingNames) { return true }
      }
      if let call = node.as(FunctionCallExprSyntax.self) {
        if call.name == "id", call.constructedType == nil { return true }
        if ["ForEach", "List", "NavigationLink"].contains(call.constructedType) { return true }
        if Self.presentations.contains(call.name), isInside(call.closures.map(\.closure)) {
          return true
        }
      }
      if node.is(FunctionDeclSyntax.self) || node.is(MemberBlockSyntax.self) { return false }
    }
    return false
  }

  private func isInside(_ closures: [ClosureExprSyntax]) -> Bool {
    closures.contains { isInside($0) }
  }

  private static let presentations: Set = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert",
    "confirmationDialog", "contextMenu", "inspector",
  ]
}
