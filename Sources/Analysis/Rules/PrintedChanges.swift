import Kata
import SwiftSyntax

extension Rule {
  static let printedChanges = Rule(
    id: "printed-changes",
    summary: "A debugging aid that prints at each run of a body, left in the code",
    severity: .note,
    explanation: """
      `Self._printChanges()` and `Self._logChanges()` say why a body runs. They are made for an \
      afternoon with the debugger: their names begin with an underscore because they may change or \
      go, and an app that ships with them prints, and reflects over its views, at each evaluation.

      Delete the line once the question is answered, or put it in `#if DEBUG`.

      It is fine, and silent here, inside `#if DEBUG` and in previews.

      Source: https://developer.apple.com/documentation/swiftui/view/_printchanges() , which says \
      to use it for debugging only; WWDC21 "Demystify SwiftUI".
      """,
    bad: [
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          let _ = ↓Self._printChanges()
          Button("\\(count)") { count += 1 }
        }
      }
      """,
      """
      struct Title: View {
        let text: String
        var body: some View {
          ↓Title._logChanges()
          return Text(text)
        }
      }
      """,
      """
      struct Panel: View {
        let text: String
        var body: some View { content }
        @ViewBuilder private var content: some View {
          #if os(iOS)
            let _ = ↓Self._printChanges()
          #endif
          Text(text)
        }
      }
      """,
      """
      struct Framed: ViewModifier {
        func body(content: Content) -> some View {
          let _ = ↓Self._printChanges()
          content.border(.red)
        }
      }
      """,
    ],
    good: [
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          #if DEBUG
            let _ = Self._printChanges()
          #endif
          Button("\\(count)") { count += 1 }
        }
      }
      """,
      """
      struct Title: View {
        var body: some View { Text("a") }
      }
      #Preview {
        let _ = Title._printChanges()
        Title()
      }
      """,
      """
      struct Journal {
        func _printChanges() {}
        func print() { self._printChanges() }
      }
      """,
    ],
    fix: "Deletes the line."
  ) { context in
    for call in context.index.calls(named: "_printChanges", "_logChanges") {
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true,
        let type = context.index.type(around: call), type.isView || type.isViewModifier,
        !call.isForDebugging
      else { continue }
      context.report(
        at: call,
        "\(call.name)() is for debugging and prints each time \(type.name).body runs. Delete it, or "
          + "put it in #if DEBUG.",
        fix: context.removing(statement: call))
    }
  }
}
