import Kata
import SwiftSyntax

extension Rule {
  static let observableInWrongWrapper = Rule(
    id: "observable-in-wrong-wrapper",
    summary: "A model is held by a wrapper that does not follow it",
    severity: .must,
    explanation: """
      Two kinds of models tell views of changes, and each has wrappers of its own. An `@Observable` \
      class is followed wherever body reads it: hold it in `@State`, take it as a plain `let`, as \
      `@Bindable` or from `@Environment(Model.self)`. An `ObservableObject` is followed only through \
      `@StateObject`, `@ObservedObject` and `@EnvironmentObject`. The other way round it does not \
      compile, or, in `@State`, it compiles and the view never hears of a change. `@State` \
      watches for another object, not for what happens inside of one.

      Use the wrapper of the model's kind, or make the model `@Observable`.

      It is fine, and silent here, to keep an object in `@State` that body does not read: a cache, \
      a player, a model that is only handed on to views that observe it.

      Source: \
      https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro \
      ; https://developer.apple.com/documentation/swiftui/state
      """,
    bad: [
      """
      final class Counter: ObservableObject { @Published var count = 0 }
      struct CounterView: View {
        @State private var ↓counter = Counter()
        var body: some View {
          VStack {
            Text("\\(counter.count)")
            Button("Add") { counter.count += 1 }
          }
        }
      }
      """,
      """
      @Observable final class Session { var user = "" }
      struct Reader: App {
        @StateObject private var ↓session = Session()
        var body: some Scene { WindowGroup { Text(session.user) } }
      }
      """,
      """
      @Observable final class Library { var books: [String] = [] }
      struct Shelf: View {
        @StateObject private var ↓library = Library()
        var body: some View { Text("\\(library.books.count)") }
      }
      struct Corner: View {
        @ObservedObject var ↓library: Library
        @EnvironmentObject private var ↓shared: Library
        var body: some View { Text("\\(library.books.count + shared.books.count)") }
      }
      """,
      """
      final class Form: ObservableObject { @Published var name = "" }
      struct NameField: View {
        @Bindable var ↓form: Form
        @Environment(Form.self) private var ↓shared
        var body: some View { TextField("Name", text: $form.name) }
      }
      """,
      """
      class Score { var points = 0 }
      struct Board: View {
        @State var ↓score = Score()
        var body: some View {
          Button("\\(score.points)") { score.points += 1 }
        }
      }
      """,
    ],
    good: [
      """
      @Observable final class Library { var books: [String] = [] }
      struct Shelf: View {
        @State private var library = Library()
        @Environment(Library.self) private var shared
        var body: some View { Text("\\(library.books.count)") }
      }
      struct Corner: View {
        @Bindable var library: Library
        var body: some View { Text("\\(library.books.count)") }
      }
      """,
      """
      final class Counter: ObservableObject { @Published var count = 0 }
      struct Root: View {
        @State private var counter = Counter()
        var body: some View { CounterView(counter: counter).environmentObject(counter) }
      }
      struct CounterView: View {
        @ObservedObject var counter: Counter
        var body: some View { Text("\\(counter.count)") }
      }
      """,
      """
      final class ImageCache {
        var images: [String: Int] = [:]
        let limit = 10
        func image(_ name: String) -> Int? { images[name] }
      }
      struct Gallery: View {
        @State private var cache = ImageCache()
        var body: some View {
          Text("at most \\(cache.limit)").onAppear { cache.images["a"] = 1 }
        }
      }
      """,
      """
      @Observable class Base { var title = "" }
      final class Page: Base { var text = "" }
      struct PageView: View {
        @State private var page = Page()
        var body: some View { Text(page.text).onTapGesture { page.text = "b" } }
      }
      """,
    ],
    fix: "Writes `@StateObject` for an ObservableObject that `@State` holds."
  ) { context in
    for owner in context.index.types where owner.keepsState {
      for property in owner.properties {
        guard let wrapper = property.wrapper,
          let model = context.index.model(of: property), model.kind == .class
        else { continue }
        let (name, type) = (property.name, model.name)
        if model.tracksReads, !model.isObservableObject,
          let right = ["ObservedObject": "let", "StateObject": "@State"][wrapper]
            ?? (wrapper == "EnvironmentObject" ? "@Environment(\(type).self)" : nil)
        {
          context.report(
            at: property.nameToken,
            "@\(wrapper) is for an ObservableObject, and \(type) is @Observable. Declare `\(name)` "
              + "with `\(right)`.")
        } else if ["Bindable", "Environment"].contains(wrapper), model.isOnlyObservableObject {
          let right = wrapper == "Bindable" ? "ObservedObject" : "EnvironmentObject"
          context.report(
            at: property.nameToken,
            "@\(wrapper) is for an @Observable class, and \(type) is an ObservableObject. Use "
              + "@\(right) for `\(name)`, or make \(type) @Observable.")
        } else if wrapper == "State", !model.tracksReads,
          let field = owner.changingField(of: property, model, context.index)
        {
          let right =
            model.isObservableObject
            ? "Use @StateObject, or make \(type) @Observable." : "Make \(type) @Observable."
          context.report(
            at: property.nameToken,
            "\(owner.name).body shows `\(name).\(field)`, but @State does not follow changes inside "
              + "of \(type), so the view stays as it is. \(right)",
            fix: model.isObservableObject
              ? context.keeping(property, of: owner, hidden: false) : nil)
        }
      }
    }
  }
}

extension SourceIndex {
  /// The type of the object that a property holds, of `@Environment(Model.self)` too.
  fileprivate func model(of property: Property) -> Nominal? {
    var name = property.typeName
    if property.wrapper == "Environment" {
      guard case .argumentList(let list) = property.wrapperAttribute?.arguments,
        let access = list.first?.expression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "self"
      else { return nil }
      name = access.base?.trimmedDescription
    }
    return type(named: name, near: property.nameToken)
  }
}

extension Nominal {
  /// Whether reads of it are followed: by the macro, by SwiftData's, or by hand.
  fileprivate var tracksReads: Bool {
    isObservable || attributes.contains("Model") || inherited.contains("Observable")
  }

  /// Whether nothing else can be hiding behind it: a superclass, or a macro that is not known.
  fileprivate var isPlain: Bool {
    attributes.isSubset(of: ["MainActor", "available", "objc", "objcMembers", "unchecked"])
      && inherited.isSubset(of: [
        "ObservableObject", "Identifiable", "Equatable", "Hashable", "Sendable", "Codable",
        "CustomStringConvertible",
      ])
  }

  fileprivate var isOnlyObservableObject: Bool { isObservableObject && !tracksReads && isPlain }

  /// A variable of the object that body shows and something changes; `nil` when there is none.
  fileprivate func changingField(
    of property: Property, _ model: Nominal, _ index: SourceIndex
  ) -> String? {
    guard model.isPlain else { return nil }
    let evaluation = Evaluation(of: self, in: index)
    for use in evaluation.members.flatMap(\.uses)
    where use.name == property.name && !use.isDeferred && !use.isAssigned && !use.callsMember {
      guard let field = use.member, let stored = model.property(field), !stored.isConstant,
        model.isWritten(field) || isWritten(field, of: property)
      else { continue }
      return field
    }
    return nil
  }

  private func isWritten(_ field: String) -> Bool {
    members.flatMap(\.uses).contains { $0.name == field && $0.mayWrite }
  }

  private func isWritten(_ field: String, of property: Property) -> Bool {
    members.flatMap(\.uses).contains { use in
      use.name == property.name && use.member == field && (use.form == .binding || use.mayWrite)
    }
  }
}
