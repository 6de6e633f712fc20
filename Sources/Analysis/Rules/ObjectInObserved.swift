import Kata
import SwiftSyntax

extension Rule {
  static let objectInObserved = Rule(
    id: "object-in-observed",
    summary: "An observed object that the view makes anew with each of its values",
    severity: .must,
    explanation: """
      `@ObservedObject` does not keep its object. A view's value is made each time the view above \
      runs its body, and with it whatever the property's default value or the initializer makes: \
      the object and all it has collected are replaced by a new one. A local in `init` that is \
      handed to `StateObject(wrappedValue:)` is made as often, and all but the first are dropped.

      The view that makes an object owns it: write `@StateObject`, which makes its object once. \
      In an initializer make the object inside `StateObject(wrappedValue: Model(id: id))`, whose \
      argument is not evaluated a second time.

      It is fine, and silent here, in a root view that nothing makes again: one that only an App, \
      a Scene or a hosting controller makes. A shared object may be observed anywhere.

      Source: https://developer.apple.com/documentation/swiftui/observedobject ; \
      https://developer.apple.com/documentation/swiftui/stateobject
      """,
    bad: [
      """
      struct Parent: View {
        @State private var isOn = false
        var body: some View {
          Toggle("On", isOn: $isOn)
          Counter()
        }
      }
      struct Counter: View {
        @ObservedObject var ↓model = CounterModel()
        var body: some View { Text("\\(model.count)") }
      }
      final class CounterModel: ObservableObject { @Published var count = 0 }
      """,
      """
      struct Profile: View {
        @ObservedObject private var ↓model: ProfileModel
        init(id: Int) { model = ProfileModel(id: id) }
        var body: some View { Text(model.name) }
      }
      struct Other: View {
        @ObservedObject var ↓model: ProfileModel
        init(id: Int) { _model = ObservedObject(wrappedValue: .init(id: id)) }
        var body: some View { Text(model.name) }
      }
      """,
      """
      struct Player: View {
        @StateObject private var model: PlayerModel
        init(track: String) {
          let model = ↓PlayerModel(track: track)
          _model = StateObject(wrappedValue: model)
        }
        var body: some View { Text(model.title) }
      }
      """,
      """
      struct Badge: ViewModifier {
        @SwiftUI.ObservedObject var ↓clock: Clock = .init()
        func body(content: Content) -> some View { content.badge(clock.seconds) }
      }
      """,
    ],
    good: [
      """
      @Observable final class Player { var isPlaying = false }
      struct Transport: View {
        @ObservedObject var player = Player()
        var body: some View { Text(player.isPlaying ? "Playing" : "Paused") }
      }
      """,
      """
      struct Counter: View {
        @StateObject private var model = CounterModel()
        @ObservedObject var settings: Settings
        @ObservedObject private var session = Session.shared
        var body: some View { Text("\\(model.count)") }
      }
      """,
      """
      struct Profile: View {
        @StateObject private var model: ProfileModel
        init(id: Int) { _model = StateObject(wrappedValue: ProfileModel(id: id)) }
        var body: some View { Text(model.name) }
      }
      struct Passed: View {
        @StateObject private var model: ProfileModel
        init(model: @autoclosure @escaping () -> ProfileModel) {
          _model = StateObject(wrappedValue: model())
        }
        var body: some View { Text(model.name) }
      }
      """,
      """
      @main struct Main: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      struct Root: View {
        @ObservedObject var model = RootModel()
        var body: some View { Text(model.title) }
      }
      """,
      """
      struct List: View {
        @StateObject private var model = Store()
        var body: some View { Row(model: model) }
      }
      struct Row: View {
        @ObservedObject var model = Store()
        var body: some View { Text(model.title) }
      }
      """,
    ],
    fix: "Writes `@StateObject private`, where the object is a default value."
  ) { context in
    lazy var outside = OutsideUse(context.files)
    for view in context.index.types where view.isView || view.isViewModifier {
      let makers = Makers(of: view, in: context.index)
      guard !makers.areRoots else { continue }
      for property in view.properties where property.wrapper == "ObservedObject" {
        // It is in the wrong wrapper anyhow, which another rule says.
        let type = context.index.type(named: property.typeName, near: property.nameToken)
        if type?.isObservable ?? false { continue }
        guard property.madeByDefault(unless: makers.calls) || view.makesInInit(property) else {
          continue
        }
        let made = property.madeType ?? "object"
        context.report(
          at: property.nameToken,
          "Each value of \(view.name) makes a new \(made) and drops the last one with what it held. "
            + "Declare `\(property.name)` as `@StateObject`, or have it passed in.",
          asks: makers.evidence(made),
          fix: outside.isPassed(property.name, to: view)
            ? nil
            : context.keeping(
              property, of: view,
              hidden: !outside.names(property.name, of: view) && view.isWithinFile))
      }
      for local in view.localsForStateObjects {
        context.report(
          at: local.made,
          "`\(local.name)` is made each time \(view.name) is, and only the first one is kept. Make "
            + "it inside `StateObject(wrappedValue:)`, which evaluates its argument once.",
          asks: makers.evidence(local.made.madeType ?? "object"))
      }
    }
  }
}

/// Who makes values of a view.
private struct Makers {
  let calls: [FunctionCallExprSyntax]
  private let view: Nominal?
  /// Whether nothing but the start of the program makes the view.
  let areRoots: Bool

  init(of type: Nominal, in index: SourceIndex) {
    calls = index.constructions(of: type)
    var runsAgain = false
    var maker: Nominal?
    for call in calls {
      guard let around = index.type(around: call) else { continue }
      if around.isView || around.isViewModifier, call.receivingLabel != "rootView" {
        runsAgain = true
        if maker == nil { maker = around }
      }
    }
    view = maker
    areRoots = type.attributes.contains("main") || !calls.isEmpty && !runsAgain
  }

  func evidence(_ type: String) -> [Evidence] {
    guard let view else { return [] }
    return [Evidence(.bodies(view.name), "\(view.name).body ran # times, each with a new \(type)")]
  }
}

extension ExprSyntaxProtocol {
  fileprivate var receivingLabel: String? { parent?.as(LabeledExprSyntax.self)?.label?.text }
}

extension Property {
  fileprivate func madeByDefault(unless calls: [FunctionCallExprSyntax]) -> Bool {
    guard initializer?.as(FunctionCallExprSyntax.self)?.makesObject == true else { return false }
    return calls.isEmpty || calls.contains { $0.argument(name) == nil }
  }

  fileprivate var madeType: String? { typeName?.split(separator: ".").last.map(String.init) }
}

extension FunctionCallExprSyntax {
  fileprivate var madeType: String? { constructedType }

  /// `Model(…)` or `.init(…)`.
  fileprivate var makesObject: Bool {
    // Of a store it holds nothing: the store does.
    if let constructedType { return constructedType != "ViewStore" }
    let access = calledExpression.as(MemberAccessExprSyntax.self)
    return access?.base == nil && access?.declName.baseName.text == "init"
  }
}

extension Nominal {
  /// Whether an initializer assigns a new object: `model = Model()`,
  /// `_model = ObservedObject(wrappedValue: Model())`.
  fileprivate func makesInInit(_ property: Property) -> Bool {
    initializers.contains { initializer in
      Syntax(initializer).assignments.contains { target, value in
        guard let path = target.writtenPath, path.count == 1,
          let call = value.as(FunctionCallExprSyntax.self)
        else { return false }
        if path[0] == property.name { return call.makesObject }
        guard path[0] == "_" + property.name else { return false }
        let argument = call.argument("wrappedValue") ?? call.argument("initialValue")
        return argument?.as(FunctionCallExprSyntax.self)?.makesObject ?? false
      }
    }
  }

  /// The locals of initializers that become the value of a `StateObject`.
  fileprivate var localsForStateObjects: [(name: String, made: FunctionCallExprSyntax)] {
    let owned = Set(properties.filter { $0.wrapper == "StateObject" }.map { "_" + $0.name })
    guard !owned.isEmpty else { return [] }
    return initializers.flatMap { initializer in
      Syntax(initializer).assignments.compactMap { target, value in
        guard let path = target.writtenPath, path.count == 1, owned.contains(path[0]),
          let argument = value.as(FunctionCallExprSyntax.self)?.argument("wrappedValue"),
          let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        else { return nil }
        for item in initializer.body?.statements ?? [] {
          for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
          where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
          {
            guard let made = binding.initializer?.value.as(FunctionCallExprSyntax.self),
              made.makesObject
            else { return nil }
            return (name, made)
          }
        }
        return nil
      }
    }
  }
}
