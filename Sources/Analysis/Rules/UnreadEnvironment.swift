import Kata
import SwiftSyntax

extension Rule {
  static let unreadEnvironment = Rule(
    id: "unread-environment",
    summary: "An environment value is declared and never used",
    severity: .should,
    explanation: """
      `@Environment(\\.key)` subscribes by being declared: the view's body runs when the value \
      changes, whether it looks at it or not. A declaration that is left over, often copied along \
      with a view, costs those runs and gives nothing.

      Remove it.

      It is fine, and silent here, to declare a model that is not used with \
      `@Environment(Model.self)`: a model wakes only those who read its properties. A declaration \
      that is there to run body, for something SwiftUI cannot see, deserves a comment: one that \
      tells this rule to ignore the line will do.

      Source: Apple's SwiftUI guidance on the environment ; \
      https://developer.apple.com/documentation/swiftui/environment
      """,
    bad: [
      """
      struct Row: View {
        let title: String
        @Environment(\\.colorScheme) private var ↓colorScheme
        var body: some View { Text(title) }
      }
      """,
      """
      struct Editor: View {
        @Environment(\\.dismiss) var ↓dismiss
        @Environment(\\.scenePhase) var phase
        @State private var text = ""
        var body: some View {
          TextField("Text", text: $text).onChange(of: phase) { text = "" }
        }
      }
      """,
      """
      struct Card: ViewModifier {
        @Environment(\\.dynamicTypeSize) private var ↓size: DynamicTypeSize
        func body(content: Content) -> some View { content.padding() }
      }
      """,
    ],
    good: [
      """
      struct Row: View {
        let title: String
        @Environment(\\.colorScheme) private var colorScheme
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button(title) { dismiss() }.opacity(colorScheme == .dark ? 0.5 : 1)
        }
      }
      """,
      """
      struct Row: View {
        @Environment(\\.undoManager) private var undoManager
        @Environment(\\.locale) private var locale
        var body: some View { header }
      }
      extension Row {
        var header: some View { Text("\\(locale.identifier)").onTapGesture(perform: undo) }
        func undo() { if let undoManager { undoManager.undo() } }
      }
      """,
      """
      @Observable final class Model { var name = "" }
      struct Row: View {
        @Environment(Model.self) private var model
        @Environment(\\.isEnabled) private var isEnabled
        var count = 0 { didSet { print(isEnabled) } }
        var body: some View { Text("a") }
      }
      """,
      """
      struct Page: View, Themed {
        @Environment(\\.theme) var theme
        var body: some View { title }
      }
      """,
    ],
    fix: "Deletes the declaration."
  ) { context in
    for owner in context.index.types where owner.makesViews {
      let declared = owner.properties.filter { $0.environmentKey != nil }
      guard !declared.isEmpty else { continue }
      let mentions = owner.mentions
      for property in declared where !mentions.contains(property.name) {
        guard let key = property.environmentKey, !owner.hasForeignProtocols || property.isPrivate
        else { continue }
        context.report(
          at: property.nameToken,
          "\(owner.name) never uses `\(property.name)`, but \(owner.name).body runs whenever "
            + "`\(key)` changes in its environment. Remove the declaration.",
          asks: [.evaluations(of: owner.name, dueTo: "environment \\.\(property.name)")],
          fix: context.removing(property))
      }
    }
  }
}

extension Property {
  /// `colorScheme` in `@Environment(\.colorScheme)`; `nil` for models and other wrappers.
  fileprivate var environmentKey: String? {
    guard wrapper == "Environment", case .argumentList(let list) = wrapperAttribute?.arguments,
      let path = list.first?.expression.as(KeyPathExprSyntax.self)
    else { return nil }
    return path.components.trimmedDescription.split(separator: ".").joined(separator: ".")
  }
}
