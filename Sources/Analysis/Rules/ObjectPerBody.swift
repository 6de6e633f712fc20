import Kata
import SwiftSyntax

extension Rule {
  static let objectPerBody = Rule(
    id: "object-per-body",
    summary: "Body makes an object and hands it to a child view",
    severity: .should,
    explanation: """
      Objects are compared by identity. One that body makes is another one after each run, so the \
      child it is handed to is never equal to what it was, and runs every time its parent does; in \
      rows, all of them. What was written into the last object is gone as well.

      Make the object once and keep it: with the data it belongs to, in `@State` (or \
      `@StateObject`) of the parent, or in the child, which then takes the values to make it from. \
      Often a struct does.

      It is fine, and silent here, when the child keeps the first one in `@StateObject` or \
      `@State`, when the class is `Equatable`, and in a view that nothing can make run again.

      Source: Apple's SwiftUI guidance on data flow ; \
      https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app
      """,
    bad: [
      """
      @Observable final class RowModel {
        var title: String
        init(_ title: String) { self.title = title }
      }
      struct Titles: View {
        let titles: [String]
        var body: some View {
          ForEach(titles, id: \\.self) { title in Row(model: ↓RowModel(title)) }
        }
      }
      struct Row: View {
        let model: RowModel
        var body: some View { Text(model.title) }
      }
      """,
      """
      final class Loader: ObservableObject { @Published var text = "" }
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
          Page(loader: ↓Loader())
        }
      }
      struct Page: View {
        @ObservedObject var loader: Loader
        var body: some View { Text(loader.text) }
      }
      """,
      """
      final class Style { var isBold = false }
      struct Screen: View {
        let title: String
        var body: some View { header }
        private var header: some View {
          let style = ↓Style()
          return Header(title: title, style: style)
        }
      }
      struct Header: View {
        let title: String
        let style: Style
        var body: some View { Text(title).bold(style.isBold) }
      }
      """,
    ],
    good: [
      """
      final class Loader: ObservableObject { @Published var text = "" }
      struct Screen: View {
        @State private var count = 0
        @StateObject private var loader = Loader()
        var body: some View {
          Button("\\(count)") { count += 1 }
          Page(loader: loader)
        }
      }
      struct Page: View {
        @ObservedObject var loader: Loader
        var body: some View { Text(loader.text) }
      }
      """,
      """
      final class Loader: ObservableObject { @Published var text = "" }
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
          Page(loader: Loader())
          Other(loader: Loader())
        }
      }
      struct Page: View {
        @StateObject var loader: Loader
        var body: some View { Text(loader.text) }
      }
      struct Other: View {
        @StateObject private var loader: Loader
        init(loader: @autoclosure @escaping () -> Loader) {
          _loader = StateObject(wrappedValue: loader())
        }
        var body: some View { Text(loader.text) }
      }
      """,
      """
      final class Store: ObservableObject { @Published var text = "" }
      @main struct Notes: App {
        var body: some Scene { WindowGroup { Page(store: Store()) } }
      }
      struct Page: View {
        @ObservedObject var store: Store
        var body: some View { Text(store.text) }
      }
      """,
      """
      final class Draft { var text = "" }
      struct Screen: View {
        @State private var draft: Draft?
        let title: String
        var body: some View {
          Button(title) { draft = Draft() }
          Page(title: title, make: { Draft() })
        }
      }
      struct Page: View {
        let title: String
        let make: () -> Draft
        var body: some View { Text(title) }
      }
      """,
    ]
  ) { context in
    for owner in context.index.types where owner.makesViews {
      var runsAgain: Bool?
      for member in Evaluation(of: owner, in: context.index).members {
        for call in member.code.all(FunctionCallExprSyntax.self) {
          guard let object = context.index.objectTaken(by: call, in: member.code),
            !call.isDeferred(in: context.index)
          else { continue }
          let again = runsAgain ?? owner.canRunAgain(in: context.index)
          runsAgain = again
          guard again, let type = object.made.constructedType else { continue }
          context.report(
            at: object.made,
            "Each run of \(owner.name).body makes a new \(type), so \(object.child) is never equal "
              + "to what it was and runs too. Make the \(type) once and keep it.",
            asks: [
              Evidence(.bodies(object.child), "\(object.child).body ran # times"),
              Evidence(.bodies(owner.name), "\(owner.name).body ran # times"),
            ])
        }
      }
    }
  }
}

extension SourceIndex {
  /// The object made for one argument of a view's initializer, in place or as a local before.
  fileprivate func objectTaken(
    by call: FunctionCallExprSyntax, in code: Syntax
  ) -> (made: FunctionCallExprSyntax, child: String)? {
    guard let child = type(named: call.constructedType, near: call), child.isView,
      child.initializers.isEmpty
    else { return nil }
    for argument in call.arguments {
      guard let label = argument.label?.identifierText, let property = child.property(label),
        [nil, "ObservedObject", "Bindable"].contains(property.wrapper),
        property.type?.function == nil, let made = made(argument.expression, in: code),
        let type = type(named: made.constructedType, near: made), type.kind == .class,
        type.inherited.isDisjoint(with: ["Equatable", "Hashable"])
      else { continue }
      return (made, child.name)
    }
    return nil
  }

  private func made(_ value: ExprSyntax, in code: Syntax) -> FunctionCallExprSyntax? {
    if let call = value.as(FunctionCallExprSyntax.self) { return call }
    guard let reference = value.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.identifierText
    // Locals in the same or an outer block, so that both run together.
    for node in reference.ancestors(below: code.parent) {
      guard let items = node.as(CodeBlockItemListSyntax.self) else { continue }
      for item in items {
        for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
        where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name {
          return binding.initializer?.value.as(FunctionCallExprSyntax.self)
        }
      }
    }
    return nil
  }
}
