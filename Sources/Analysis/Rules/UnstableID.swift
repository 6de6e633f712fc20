import Kata
import SwiftSyntax

extension Rule {
  static let unstableID = Rule(
    id: "unstable-id",
    summary: "An identity that is made afresh at each evaluation",
    severity: .must,
    explanation: """
      SwiftUI keeps state, focus and animations under a view's identity. `.id(UUID())`, a \
      computed `id` that makes a new value, or elements that body makes with new ids, give every \
      view a new identity each time the surrounding body runs: what was there is destroyed with \
      its state, and the same thing is built again.

      Give each element an id when the element is made, and keep the element: in the model, or \
      in `@State`. Where a reset is wanted, use `.id(value)` with a value that changes only \
      then.

      It is fine, and silent here, to write `let id = UUID()` in a model that is made once, and \
      to make new elements in actions, tasks and initializers of models.

      Source: WWDC21 "Demystify SwiftUI", https://developer.apple.com/videos/play/wwdc2021/10022 \
      ; https://developer.apple.com/documentation/swiftui/view/id(_:)
      """,
    bad: [
      """
      struct Note: View {
        @State private var text = ""
        var body: some View {
          TextField("Note", text: $text).id(↓UUID())
        }
      }
      """,
      """
      struct Item: Identifiable {
        let name: String
        var id: UUID { ↓UUID() }
      }
      """,
      """
      struct Names: View {
        let names: [String]
        var body: some View {
          ForEach(names.map { ↓Item(name: $0) }) { Text($0.name) }
        }
      }
      struct Item: Identifiable {
        let id = UUID()
        let name: String
      }
      """,
      """
      struct Names: View {
        let names: [String]
        var items: [Item] { names.map { Item(id: ↓UUID(), name: $0) } }
        var body: some View {
          List(items) { Text($0.name) }
        }
      }
      struct Item: Identifiable {
        let id: UUID
        let name: String
      }
      """,
      """
      struct Ticket: Identifiable {
        var id: String { "ticket-" + ↓UUID().uuidString }
      }
      struct Dice: View {
        var body: some View { Text("dice").id(↓Int.random(in: 1...6)) }
      }
      """,
      """
      struct Feed: View {
        let titles: [String]
        var body: some View {
          let posts = titles.map(↓Post.init)
          List(posts) { Text($0.title) }
        }
      }
      struct Post: Identifiable {
        let id: UUID
        let title: String
        init(title: String, id: UUID = UUID()) { (self.title, self.id) = (title, id) }
      }
      """,
      """
      struct Settings: View {
        @State private var isLoud = false
        var body: some View {
          Toggle("Loud", isOn: $isLoud)
          Text(isLoud ? "loud" : "quiet")
          Menu()
        }
      }
      struct Menu: View {
        let items = [↓Item(name: "Sound"), Item(name: "Light")]
        var body: some View { List(items) { Text($0.name) } }
      }
      struct Item: Identifiable {
        let id = UUID()
        let name: String
      }
      """,
    ],
    good: [
      """
      struct Screen: View {
        var body: some View {
          Pages()
          Steps()
        }
      }
      struct Pages: View {
        let items = [Item(name: "One"), Item(name: "Two")]
        var body: some View { List(items) { Text($0.name) } }
      }
      struct Steps: View {
        @State private var step = 0
        let items = [Item(name: "One"), Item(name: "Two")]
        var body: some View {
          Button("Next") { step += 1 }
          ForEach(items.indices, id: \\.self) { Text(items[$0].name).bold($0 == step) }
        }
      }
      struct Item: Identifiable {
        let id = UUID()
        let name: String
      }
      """,
      """
      struct Item: Identifiable {
        let id = UUID()
        var name: String
      }
      struct Names: View {
        @State private var items = [Item(name: "a"), Item(name: "b")]
        var body: some View {
          List {
            ForEach(items) { Text($0.name) }
            Button("Add") {
              let items = self.items + [Item(name: "new")]
              self.items = items
            }
          }
        }
      }
      """,
      """
      struct Resettable: View {
        @State private var generation = UUID()
        var body: some View {
          VStack {
            Button("Reset") { generation = UUID() }
            TextField("Name", text: .constant("")).id(generation)
          }
        }
      }
      """,
      """
      struct Person: Identifiable {
        let number: Int
        var id: Int { number }
      }
      """,
      """
      final class Store: ObservableObject {
        @Published var items: [Item] = []
        func load(_ names: [String]) { items = names.map { Item(id: UUID(), name: $0) } }
      }
      struct Item: Identifiable {
        let id: UUID
        let name: String
      }
      """,
      """
      struct ByName: View {
        let names: [String]
        var body: some View {
          ForEach(names.map { Item(name: $0) }, id: \\.name) { Text($0.name) }
        }
      }
      struct Single: View {
        var body: some View { Label(item: Item(name: "only one")) }
      }
      struct Loader: View {
        @State private var items: [Item] = []
        var body: some View {
          List(items) { Text($0.name) }
            .task { items = ["a"].map { Item(name: $0) } }
        }
      }
      struct Item: Identifiable {
        let id = UUID()
        let name: String
      }
      """,
    ]
  ) { context in
    for type in context.index.types {
      for member in type.members("id") where !member.isFunction {
        for fresh in member.code.freshValues {
          let time = fresh.isFallback ? "may make" : "makes"
          context.report(
            at: fresh,
            "\(type.name).id \(time) a new value each time it is read, so a view for it is never "
              + "the same one twice. Make the id once and store it: `let id = UUID()`.",
            asks: created)
        }
      }
    }
    for owner in context.index.types where owner.isView || owner.isViewModifier {
      let evaluation = Evaluation(of: owner, in: context.index)
      for member in evaluation.members { context.reportFreshIdentities(in: member, of: evaluation) }
      context.reportFreshDefaults(of: evaluation)
    }
  }

  fileprivate static let created = [
    Evidence(.stateCreated(), "state was created # times"),
    Evidence(.stateDestroyed(), "state was destroyed # times"),
  ]
}

extension Context {
  /// Rows whose elements are the default of a stored property: made anew with the view's value, and
  /// so each time a body that makes the view runs again.
  fileprivate func reportFreshDefaults(of evaluation: Evaluation) {
    let owner = evaluation.view
    for property in owner.properties where property.wrapper == nil {
      guard let value = property.initializer,
        let made = Syntax(value).madeElements(index).first,
        evaluation.members.contains(where: { member in
          member.uses.contains {
            $0.name == property.name
              && $0.node.rows(below: member.code).map(\.identifiesByID) == true
          }
        }),
        let maker = index.constructions(of: owner).lazy.compactMap({ self.index.type(around: $0) })
          .first(where: { $0.runsAgain(in: self.index) })
      else { continue }
      report(
        at: made.node,
        "Each run of \(maker.name).body makes \(owner.name), and with it these \(made.type) values "
          + "with new ids, so their views start over. Make `\(property.name)` a `static let`, or "
          + "keep it in `@State`.",
        asks: Rule.created)
    }
  }

  fileprivate func reportFreshIdentities(in member: Member, of evaluation: Evaluation) {
    let owner = evaluation.view
    func isEvaluated(_ node: some SyntaxProtocol) -> Bool {
      !node.ancestors(below: member.code).contains {
        $0.as(ClosureExprSyntax.self)?.isDeferred(in: index) ?? false
      }
    }
    for call in member.code.all(FunctionCallExprSyntax.self) {
      if call.name == "id", call.constructedType == nil, call.arguments.count == 1,
        call.calledExpression.is(MemberAccessExprSyntax.self), isEvaluated(call)
      {
        for fresh in Syntax(call.arguments).freshValues {
          report(
            at: fresh,
            "`.id(\(fresh.trimmedDescription))` is another identity each time \(owner.name).body "
              + "runs, so the view below is destroyed and made again. Use a value that changes "
              + "only when a reset is wanted.",
            asks: Rule.created)
        }
      }
    }
    for made in member.code.madeElements(index)
    where isEvaluated(made.node)
      && evaluation.feedsRows(made.node, in: member, where: { $0.identifiesByID })
    {
      report(
        at: made.node,
        "Each run of \(owner.name).body makes these \(made.type) values with new ids, so their "
          + "views start over. Make them once, in the model or in `@State`.",
        asks: Rule.created)
    }
  }
}

extension Syntax {
  /// Expressions that give another value each time: `UUID()`, `Date()`, `Int.random(in:)`.
  fileprivate var freshValues: [FunctionCallExprSyntax] {
    all(FunctionCallExprSyntax.self).filter { call in
      if call.arguments.isEmpty, call.trailingClosure == nil {
        return ["UUID", "Date"].contains(call.constructedType)
      }
      return call.name == "random"
        && call.calledExpression.chainBase?.is(DeclReferenceExprSyntax.self) == true
    }
  }

  /// Elements that become rows and get a new id where they are made: those whose type gives itself
  /// one, and those that are handed one.
  fileprivate func madeElements(_ index: SourceIndex) -> [(node: Syntax, type: String)] {
    var found: [(node: Syntax, type: String)] = []
    for call in all(FunctionCallExprSyntax.self) {
      guard let type = index.type(named: call.constructedType, near: call), !type.isView,
        type.inherited.contains("Identifiable"), type.kind != .class
      else { continue }
      if let id = call.argument("id") {
        for fresh in Syntax(id).freshValues { found.append((Syntax(fresh), type.name)) }
      } else if type.givesItselfAnID {
        found.append((Syntax(call), type.name))
      }
    }
    for access in all(MemberAccessExprSyntax.self)
    where access.declName.baseName.text == "init"
      && access.parent?.is(FunctionCallExprSyntax.self) != true
    {
      guard let base = access.base,
        let type = index.type(named: base.trimmedDescription, near: access),
        type.inherited.contains("Identifiable"), type.givesItselfAnID, !type.isView
      else { continue }
      found.append((Syntax(access), type.name))
    }
    return found
  }
}

extension FunctionCallExprSyntax {
  /// Whether rows are told apart by the elements' own ids: not under `id: \.name`.
  fileprivate var identifiesByID: Bool {
    argument("id").map { ["\\.id", "\\.self"].contains($0.trimmedDescription) } ?? true
  }
}

extension SyntaxProtocol {
  /// Whether it is what follows `??`.
  fileprivate var isFallback: Bool {
    ancestors().contains { node in
      node.as(SequenceExprSyntax.self)?.elements
        .contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" } ?? false
    }
  }
}

extension Nominal {
  /// Whether it is a view whose body reads something that can change.
  fileprivate func runsAgain(in index: SourceIndex) -> Bool {
    guard isView, let body else { return false }
    return !Evaluation(of: self, in: index).reads(of: body).isEmpty
  }

  /// Whether a value made without an id gets a new one, by `let id = UUID()` or a default argument.
  fileprivate var givesItselfAnID: Bool {
    guard let id = property("id") else { return false }
    if let value = id.initializer { return !Syntax(value).freshValues.isEmpty }
    return initializers.contains { initializer in
      initializer.signature.parameterClause.parameters.contains { parameter in
        parameter.firstName.text == "id"
          && parameter.defaultValue.map { !Syntax($0).freshValues.isEmpty } ?? false
      }
    }
  }
}
