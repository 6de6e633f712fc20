import Kata
import SwiftSyntax

extension Rule {
  static let bindingGetSet = Rule(
    id: "binding-get-set",
    summary: "A Binding(get:set:) that says no more than $",
    severity: .note,
    explanation: """
      A binding by closures is made anew with each run of body, cannot be compared, and reads its \
      value while body runs, so the owner runs for it. `$x.y` is the same binding by a key path: \
      it compares, is shorter, and cannot mix up what it reads and what it writes.

      Write `$text`, `$model.name` or `$items[index]`. For a model from `@Environment`, declare \
      `@Bindable var model = model` in body first.

      It is fine, and silent here, when one of the closures does something of its own: converts, \
      checks, animates, saves.

      Source: https://developer.apple.com/documentation/swiftui/binding ; Apple's SwiftUI guidance \
      on data flow.
      """,
    bad: [
      """
      @Observable final class Draft { var text = "" }
      struct Editor: View {
        let draft: Draft
        var body: some View {
          TextField("Text", text: ↓Binding(get: { draft.text }, set: { draft.text = $0 }))
        }
      }
      """,
      """
      struct Field: View {
        @State private var text = ""
        var body: some View {
          TextField("Text", text: ↓Binding(get: { text }, set: { text = $0 }))
        }
      }
      """,
      """
      struct Screen: View {
        @ObservedObject var store: Store
        var body: some View {
          Toggle("On", isOn: ↓Binding<Bool>(
            get: { self.store.settings.isOn },
            set: { newValue in self.store.settings.isOn = newValue }
          ))
        }
      }
      """,
      """
      struct Rows: View {
        @Binding var names: [String]
        private func name(_ index: Int) -> Binding<String> {
          ↓Binding {
            return names[index]
          } set: {
            names[index] = $0
          }
        }
        var body: some View { TextField("Name", text: name(0)) }
      }
      """,
    ],
    good: [
      """
      struct Field: View {
        @State private var text = ""
        @State private var item: Item?
        var body: some View {
          TextField("Text", text: Binding(get: { text }, set: { text = $0.uppercased() }))
          Toggle("Item", isOn: Binding(get: { item != nil }, set: { if !$0 { item = nil } }))
          TextField("Text", text: Binding(get: { text }, set: { text = $0; save() }))
        }
      }
      """,
      """
      struct Field: View {
        let model: Model
        @FocusState private var isFocused: Bool
        @State private var item: Item?
        private var title: String { get { model.title } nonmutating set { model.title = newValue } }
        var body: some View {
          TextField("Text", text: Binding(get: { title }, set: { title = $0 }))
          Toggle("Text", isOn: Binding(get: { isFocused }, set: { isFocused = $0 }))
          TextField("Text", text: Binding(get: { item?.name ?? "" }, set: { item?.name = $0 }))
        }
      }
      """,
      """
      struct Screen: View {
        @State private var text = ""
        @State private var other = ""
        var body: some View {
          TextField("Text", text: $text)
          TextField("Text", text: Binding(get: { text }, set: { other = $0 }))
          TextField("Text", text: Binding(get: { text }, set: { _ in }))
          TextField("Text", text: Binding(
            get: { text }, set: { new, transaction in withTransaction(transaction) { text = new } }))
        }
      }
      """,
    ],
    fix: "Writes `$value`."
  ) { context in
    for call in context.index.calls(named: "Binding") {
      guard let plain = call.plainBinding, let owner = context.index.type(around: call),
        let property = owner.property(plain.root),
        !Syntax(call).isShadowed(plain.root, below: Syntax(call.root))
      else { continue }
      let type = context.index.type(named: property.typeName, near: property.nameToken)
      let isModel = property.wrapper == nil && owner.isView && type?.isObservable == true
      guard isModel || property.wrapper.map(projecting.contains) == true else { continue }
      let declaration = isModel ? "Declare `\(plain.root)` as `@Bindable`, and write" : "Write"
      context.report(
        at: call,
        "This binding reads and writes `\(plain.value)` and nothing else. \(declaration) "
          + "`$\(plain.value)`.",
        fix: isModel ? nil : context.projecting(plain.value, for: call))
    }
  }
}

extension Rule {
  fileprivate static let projecting: Set = [
    "State", "Binding", "Bindable", "ObservedObject", "StateObject", "EnvironmentObject",
  ]
}

extension FunctionCallExprSyntax {
  /// The value that both closures are about, without `self.`, and the property it starts from.
  fileprivate var plainBinding: (value: String, root: String)? {
    let closures = closures
    guard closures.count == 2,
      arguments.count + (trailingClosure == nil ? 0 : 1)
        + additionalTrailingClosures.count == 2,
      let get = closures.first(where: { $0.label == "get" || $0.label == nil })?.closure,
      let set = closures.first(where: { $0.label == "set" })?.closure,
      let read = get.statements.onlyExpression?.plainPlace,
      let write = set.statements.onlyExpression?.as(SequenceExprSyntax.self)
    else { return nil }
    let elements = Array(write.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      elements[0].plainPlace?.value == read.value,
      set.parameterNames.count <= 1,
      elements[2].isReference(to: set.parameterNames.first ?? "$0")
    else { return nil }
    return read
  }
}

extension ExprSyntax {
  /// A chain of properties and subscripts from a name: `self.store.names[index]`.
  fileprivate var plainPlace: (value: String, root: String)? {
    var current = self
    while true {
      if let access = current.as(MemberAccessExprSyntax.self), let base = access.base {
        if base.isReference(to: "self") {
          let text = trimmedDescription
          let value = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
          return (value, access.declName.baseName.identifierText)
        }
        current = base
      } else if let call = current.as(SubscriptCallExprSyntax.self) {
        guard call.arguments.count == 1, call.arguments.first?.label == nil else { return nil }
        current = call.calledExpression
      } else if let reference = current.as(DeclReferenceExprSyntax.self) {
        return (trimmedDescription, reference.baseName.identifierText)
      } else {
        return nil
      }
    }
  }
}
