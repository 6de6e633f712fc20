import Kata
import SwiftSyntax

extension Rule {
  static let stateNotPrivate = Rule(
    id: "state-not-private",
    summary: "State that others may set when they make the view, to no effect later",
    severity: .note,
    explanation: """
      State belongs to the view that declares it. Without `private` it becomes a parameter of the \
      memberwise initializer: `Counter(count: total)` compiles, is heard once, when the view \
      appears, and ignored ever after.

      Write `@State private var` and `@StateObject private var`. For a value that comes from \
      outside use a `let` or a `@Binding`.

      It is fine, and silent here, when the view has an initializer of its own or is private \
      itself, when the state has no default, so that whoever makes the view has to begin it, when \
      the files pass it a value that never changes, and in previews.

      Source: https://developer.apple.com/documentation/swiftui/state
      """,
    bad: [
      """
      struct Counter: View {
        @State var ↓count = 0
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      """,
      """
      struct Screen: View {
        @StateObject var ↓model = Model()
        @State internal var ↓text: String = ""
        @State var ↓choice: Int?
        var body: some View { Text(model.title) }
      }
      final class Model: ObservableObject { @Published var title = "" }
      """,
      """
      public struct Panel: View {
        @SwiftUI.State public var ↓isOpen = false
        public var body: some View { Toggle("Open", isOn: $isOpen) }
      }
      """,
      """
      struct Total: View {
        @State private var sum = 0
        var body: some View {
          Button("Add") { sum += 1 }
          Digits(number: sum)
        }
      }
      struct Digits: View {
        @State var ↓number = 0
        var body: some View { Text("\\(number)") }
      }
      """,
    ],
    good: [
      """
      private struct Row: View {
        @State var isOpen = false
        var body: some View { Toggle("Open", isOn: $isOpen) }
      }
      @MainActor func scenario() {
        struct Host: View {
          @State var count = 0
          var body: some View { Text("\\(count)") }
        }
        show(Host())
      }
      """,
      """
      struct Counter: View {
        @State private var count = 0
        @State fileprivate var text = ""
        @Binding var total: Int
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      """,
      """
      struct Editor: View {
        @State var draft: String
        var body: some View { TextField("Text", text: $draft) }
      }
      """,
      """
      struct Meeting: View {
        @State var day = Date()
        let done: (Date) -> Void
        var body: some View { DatePicker("Day", selection: $day).onChange(of: day) { done($0) } }
      }
      struct Agenda: View {
        var body: some View { Meeting(day: .distantPast) { print($0) } }
      }
      """,
      """
      struct Editor: View {
        @State var draft = ""
        init() {}
        var body: some View { TextField("Text", text: $draft) }
      }
      #Preview {
        @Previewable @State var text = ""
        Editor()
      }
      final class Model: ObservableObject { @Published var title = "" }
      """,
    ],
    fix: "Writes `private`, where nothing outside names the property."
  ) { context in
    lazy var outside = OutsideUse(context.files)
    for view in context.index.types where view.isView || view.isViewModifier {
      guard !view.isHidden,
        !view.initializers.contains(where: { $0.isInside(view.declaration) })
      else { continue }
      for property in view.properties where property.canBeLeftOut && !property.isHidden {
        let wrapper = property.wrapper ?? "State"
        let makers = context.index.constructions(of: view) + context.previewConstructions(of: view)
        let passed = makers.compactMap { $0.argument(property.name) }
        if passed.isEmpty {
          context.report(
            at: property.nameToken,
            "Whoever makes \(view.name) may pass `\(property.name)`, which is heard once and then "
              + "ignored. Write `@\(wrapper) private var`.",
              fix: context.hiding(property, of: view, outside))
        } else if let changing = passed.first(where: context.canChange) {
          context.report(
            at: property.nameToken,
            "\(view.name) is handed `\(changing.trimmedDescription)` as `\(property.name)`, which is "
              + "heard once and then ignored. Take a `let` or a `@Binding`.")
        }
      }
    }
  }
}

extension Context {
  /// Whether what is passed can be another value while the view that passes it stays.
  fileprivate func canChange(_ argument: ExprSyntax) -> Bool {
    guard let maker = index.type(around: argument) else { return false }
    return !changes.cause(of: argument, in: maker).change.isEmpty
  }
}

extension Nominal {
  /// Whether only its own file, or the function around it, can make one.
  fileprivate var isHidden: Bool {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.has(.private, .fileprivate) == true
      || declaration.ancestors().contains { $0.is(CodeBlockSyntax.self) }
  }
}

extension Property {
  fileprivate var canBeLeftOut: Bool {
    guard ["State", "StateObject"].contains(wrapper) else { return false }
    return initializer != nil || type?.is(OptionalTypeSyntax.self) == true
  }

  fileprivate var isHidden: Bool {
    let variable = nameToken.ancestors().lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first
    // `private(set)` hides the setter only; the initializer takes the property all the same.
    return variable?.modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    } ?? false
  }
}
