import Kata
import SwiftSyntax

extension Rule {
  static let environmentVolatile = Rule(
    id: "environment-volatile",
    summary: "An environment value that is a new one each time",
    severity: .should,
    explanation: """
      A view that reads an environment value runs when the value differs from the last one. Two \
      kinds always differ. A closure that captures its view is not equal to the one of the last \
      run once anything the view stores has changed, and a struct around it is not either. And a \
      default that makes an object is evaluated again whenever a reader falls back on it: it reads \
      another object each time.

      For a default, keep one value in a `static let`, or make it optional. Instead of a closure, \
      put the model into the environment and call its method, or capture the one object needed: \
      `{ [store] in store.save() }`.

      It is fine, and silent here, to put closures into the environment that capture nothing of \
      the view, say what they capture, or capture a view that only holds an object, and values \
      that compare with `==`.

      Source: Apple's SwiftUI guidance on the environment ; \
      https://gist.github.com/Tunous/c813e875f4c90ce146ef5a50ab118f54
      """,
    bad: [
      """
      struct Screen: View {
        @State private var items: [String] = []
        var body: some View {
          Text(items.joined())
            .environment(\\.add, ↓{ items.append($0) })
        }
      }
      """,
      """
      struct SaveAction { let run: () -> Void }
      struct Screen: View {
        @State private var count = 0
        let title: String
        var body: some View {
          Text(title)
            .environment(\\.save, SaveAction(run: ↓{ count += 1 }))
            .environment(\\.open, SaveAction ↓{ self.open() })
        }
        private func open() {}
      }
      """,
      """
      final class Model {}
      struct ModelKey: EnvironmentKey {
        static var defaultValue: Model { ↓Model() }
      }
      extension EnvironmentValues {
        @Entry var model = ↓Model()
        @Entry var other: Model = ↓Model()
      }
      """,
    ],
    good: [
      """
      struct Screen: View {
        @State private var items: [String] = []
        @State private var store = Store()
        var body: some View {
          Text(items.joined())
            .environment(\\.add, { print($0) })
            .environment(\\.save, { [store] in store.save() })
            .environment(\\.names, items.map { $0 + "a" })
            .environment(\\.openURL, OpenURLAction { _ in .handled })
        }
      }
      """,
      """
      @Observable final class Store { func open(_ id: Int) {} }
      struct Screen: View {
        let store: Store
        @State private var other = Store()
        var body: some View {
          Text("a").environment(\\.open) { store.open($0) }
        }
      }
      """,
      """
      final class Model {}
      struct Size { var width = 0 }
      struct ModelKey: EnvironmentKey { static let defaultValue = Model() }
      struct SharedKey: EnvironmentKey { static var defaultValue: Model { .shared } }
      struct SizeKey: EnvironmentKey { static var defaultValue: Size { Size() } }
      extension EnvironmentValues {
        @Entry var model: Model?
        @Entry var size = Size()
        @Entry var title = "a"
        var computed: Model { self[ModelKey.self] }
      }
      """,
      """
      struct SaveAction: Equatable {
        let id: Int
        let run: () -> Void
        static func == (a: Self, b: Self) -> Bool { a.id == b.id }
      }
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)").environment(\\.save, SaveAction(id: 1, run: { count += 1 }))
        }
      }
      """,
    ]
  ) { context in
    guard context.files.contains(where: { $0.says("nvironment") }) else { return }
    for owner in context.index.types where owner.isView || owner.isViewModifier {
      let names = Set(owner.properties.map(\.name) + owner.members.map(\.name)).union(["self"])
      for member in Evaluation(of: owner, in: context.index).members {
        for call in member.code.all(FunctionCallExprSyntax.self) {
          guard let (key, closure) = call.closureForEnvironment(context.index),
            closure.capturesView(names, context.index), !call.isDeferred(in: context.index),
            owner.storesChanges(context.index)
          else { continue }
          context.report(
            at: closure,
            "This closure captures \(owner.name), so each change of what \(owner.name) stores runs "
              + "every view that reads `\(key)`. Capture the one object it needs, or put the model "
              + "into the environment.")
        }
      }
    }
    context.reportDefaultsMadePerRead()
  }
}

extension Context {
  fileprivate func reportDefaultsMadePerRead() {
    for file in files where file.says("@Entry") || file.says("EnvironmentKey") {
      for variable in file.tree.all(VariableDeclSyntax.self) {
        guard let binding = variable.bindings.first,
          let made = variable.defaultMadePerRead(binding),
          let type = index.type(named: made.constructedType, near: made), type.kind == .class,
          type.inherited.isDisjoint(with: ["Equatable", "Hashable"])
        else { continue }
        report(
          at: made,
          "This default makes a new \(type.name) each time a view falls back on it, so its readers "
            + "run with every change of the environment. Keep one in a `static let`.")
      }
    }
  }
}

extension Nominal {
  /// Whether its own value changes, not only what is inside of objects that it holds.
  fileprivate func storesChanges(_ index: SourceIndex) -> Bool {
    let types = ValueTypes(index: index)
    return properties.contains { property in
      switch property.wrapper {
      case "ObservedObject", "StateObject", "EnvironmentObject": true
      case nil: property.initializer == nil && types.isKnownValue(property)
      case "State", "Binding", "AppStorage", "SceneStorage": types.isKnownValue(property)
      default: false
      }
    }
  }
}

extension VariableDeclSyntax {
  /// The call that gives an `@Entry` or an `EnvironmentKey` its default.
  fileprivate func defaultMadePerRead(_ binding: PatternBindingSyntax) -> FunctionCallExprSyntax? {
    if attributes.has("Entry") {
      let extended = ancestors().lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
      guard extended?.extendedType.dottedName == "EnvironmentValues" else { return nil }
      return binding.initializer?.value.as(FunctionCallExprSyntax.self)
    }
    guard modifiers.has(.static),
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "defaultValue",
      ancestors().contains(where: {
        $0.asProtocol((any DeclGroupSyntax).self)?.inheritedNames.contains("EnvironmentKey") == true
      })
    else { return nil }
    return binding.accessorBlock?.getter?.as(CodeBlockItemListSyntax.self)?.onlyExpression?
      .as(FunctionCallExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// The key and the closure in `.environment(\.key, { … })` and `.environment(\.key, Action { … })`.
  fileprivate func closureForEnvironment(
    _ index: SourceIndex
  ) -> (key: String, closure: ClosureExprSyntax)? {
    guard name == "environment", calledExpression.is(MemberAccessExprSyntax.self),
      arguments.count + (trailingClosure == nil ? 0 : 1) == 2,
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self),
      let key = path.components.first?.trimmedDescription
    else { return nil }
    if let closure = closures.first?.closure { return (key, closure) }
    guard let action = arguments.last?.expression.as(FunctionCallExprSyntax.self),
      let type = index.type(named: action.constructedType, near: action), type.kind == .struct,
      type.inherited.isDisjoint(with: ["Equatable", "Hashable"]),
      let closure = action.closures.first?.closure
    else { return nil }
    return (key, closure)
  }
}

extension ClosureExprSyntax {
  /// Whether it uses a member of the view, without saying in a list what it captures.
  fileprivate func capturesView(_ names: Set<String>, _ index: SourceIndex) -> Bool {
    guard signature?.capture == nil else { return false }
    if !index.uses(of: names, in: Syntax(self)).isEmpty { return true }
    return statements.all(DeclReferenceExprSyntax.self).contains { $0.baseName.text == "self" }
  }
}
