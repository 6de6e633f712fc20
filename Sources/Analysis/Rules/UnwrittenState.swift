import Kata
import SwiftSyntax

extension Rule {
  static let unwrittenState = Rule(
    id: "unwritten-state",
    summary: "A @State that nothing writes",
    severity: .note,
    explanation: """
      `@State` says: this view changes the value. When nothing assigns it and no binding of it is \
      handed out, the reader looks for a change that does not exist, and each identity of the view \
      stores a value that could be one constant.

      Make it a `let`, or a `static let` if it does not depend on the view.

      It is fine, and silent here, to keep in state what has to stay the same for as long as the \
      view lives: objects, a random number, the date of the first run.

      Source: https://developer.apple.com/documentation/swiftui/state ; Apple's SwiftUI guidance on \
      data flow.
      """,
    bad: [
      """
      struct Card: View {
        @State private var ↓radius = 12.0
        var body: some View { Text("a").clipShape(RoundedRectangle(cornerRadius: radius)) }
      }
      """,
      """
      struct Menu: View {
        @State private var ↓titles = ["Home", "Search"]
        @State private var selected = 0
        var body: some View {
          ForEach(titles, id: \\.self) { Text($0) }
          Stepper("\\(selected)", value: $selected)
        }
      }
      """,
      """
      struct Field: View {
        @State private var ↓isEnabled = true
        @State private var text = ""
        var body: some View { TextField("a", text: $text).disabled(!self.isEnabled) }
      }
      """,
    ],
    good: [
      """
      struct Card: View {
        @State private var isOpen = false
        @State private var count = 0
        @State private var names: [String] = []
        @State private var text = ""
        var body: some View {
          Button(isOpen ? "\\(count)" : names.joined()) {
            isOpen.toggle()
            count += 1
            names.append("a")
            clear(&text)
          }
          Text(text)
        }
        func clear(_ text: inout String) { text = "" }
      }
      """,
      """
      struct Dice: View {
        @State private var value = Int.random(in: 1...6)
        @State private var model = Model()
        @State private var started = Date()
        var body: some View { Text("\\(value) \\(started) \\(model.name)") }
      }
      """,
      """
      struct Page: View {
        @State private var title = ""
        @State var seeded = 1
        init(title: String) { _title = State(initialValue: title) }
        var body: some View { Text(title + "\\(seeded)") }
      }
      """,
      """
      struct Page: View {
        @State private var count = 0
        @State private var total = 0
        @State private var text = "" { didSet { total += 1 } }
        private var shown: Int { get { count } nonmutating set { count = newValue } }
        var body: some View { Button(text + "\\(shown) \\(total)") { shown = 1; text = "a" } }
      }
      """,
      """
      struct Page: View {
        @State private var width = 0.0
        @State private var note = "" { didSet { note = "b" } }
        var body: some View { Text("\\(width) \\(note)").modifier(Measure(width: $width)) }
      }
      """,
    ],
    fix: "Makes it a `let`."
  ) { context in
    for owner in context.index.types where owner.isView || owner.isViewModifier {
      let states = owner.properties.filter {
        $0.wrapper == "State" && $0.isPrivate && $0.initializer?.isPlainLiteral == true
          && !$0.isObserved
      }
      guard !states.isEmpty else { continue }
      let uses = Dictionary(grouping: owner.members.flatMap(\.uses), by: \.name)
      for state in states {
        let found = uses[state.name] ?? []
        guard !found.isEmpty, found.allSatisfy({ $0.form == .value && !$0.mayWrite }),
          owner.countsOnly(found, of: state)
        else { continue }
        context.report(
          at: state.nameToken,
          "Nothing writes \(owner.name).\(state.name), so it is always the value it begins with. "
            + "Make it a `let`.",
          fix: context.freezing(state))
      }
    }
  }
}

extension Property {
  /// Whether `willSet` or `didSet` hangs on it.
  fileprivate var isObserved: Bool {
    nameToken.ancestors().prefix(3).compactMap { $0.as(PatternBindingSyntax.self) }
      .contains { $0.accessorBlock != nil }
  }
}
