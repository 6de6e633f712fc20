import Kata
import SwiftSyntax

extension Rule {
  static let unstableDefault = Rule(
    id: "unstable-default",
    summary: "State whose default is another one each time the view is made",
    severity: .should,
    explanation: """
      The default of `@State` is evaluated each time a value of the view is made, and belongs to \
      the value that SwiftUI compares with the last one. `@State private var id = UUID()` or \
      `= Date()` makes each value a different one, so the body runs each time the parent's does, \
      although the state itself stays as it was.

      Begin with a constant, and set what has to be fresh in `.onAppear` or `.task`; or have the \
      parent keep the value and pass it. With the SDK of 2027 `@State` is a macro that evaluates \
      defaults later.

      It is fine, and silent here, when nothing that runs again makes the view, and when the \
      view takes closures and so is seldom equal anyway.

      Source: https://developer.apple.com/documentation/swiftui/state ; \
      https://developer.apple.com/documentation/updates/swiftui
      """,
    bad: [
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
          Badge()
        }
      }
      struct Badge: View {
        @State private var id = ↓UUID()
        var body: some View { Text(id.uuidString) }
      }
      """,
      """
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View {
          Text(model.title)
          if model.title.isEmpty { Clock() }
        }
      }
      struct Clock: View {
        @State private var start = ↓Date()
        @State private var now: Date = ↓.now
        @State private var end = ↓Date.now.addingTimeInterval(60)
        var body: some View { Text(start, style: .timer) }
      }
      final class Model: ObservableObject { @Published var title = "" }
      """,
      """
      struct Game: View {
        @State private var round = 1
        var body: some View {
          Button("Round \\(round)") { round += 1 }
          Dice(round: round)
        }
      }
      struct Dice: View {
        let round: Int
        @State private var value = ↓Int.random(in: 1...6)
        @State private var order = ↓[1, 2, 3].shuffled()
        var body: some View { Text("\\(value)") }
      }
      """,
    ],
    good: [
      """
      struct Screen: View {
        var body: some View { Badge() }
      }
      struct Badge: View {
        @State private var id = UUID()
        var body: some View { Text(id.uuidString) }
      }
      """,
      """
      struct Screen: View {
        @State private var count = 0
        @State private var started = Date()
        var body: some View {
          Button("\\(count)") { count += 1 }
          Badge()
          Row { count = 0 }
        }
      }
      struct Badge: View {
        @State private var id: UUID?
        @State private var day = Date(timeIntervalSince1970: 0)
        @State private var make = { UUID() }
        var body: some View { Text("badge").onAppear { id = UUID() } }
      }
      struct Row: View {
        let action: () -> Void
        @State private var id = UUID()
        var body: some View { Button("Reset", action: action) }
      }
      """,
      """
      struct Screen: View {
        @State private var isShown = false
        var body: some View {
          Button(isShown ? "Hide" : "Show") { isShown.toggle() }
            .sheet(isPresented: $isShown) { Sheet() }
        }
      }
      struct Sheet: View {
        @State private var date = Date()
        var body: some View { DatePicker("Date", selection: $date) }
      }
      """,
    ]
  ) { context in
    for view in context.index.views {
      let fresh = view.properties.compactMap { property -> (Property, ExprSyntax)? in
        guard property.wrapper == "State", let value = property.initializer, value.isFresh else {
          return nil
        }
        return (property, value)
      }
      guard !fresh.isEmpty, !view.takesClosures, let maker = context.index.maker(of: view) else {
        continue
      }
      for (property, value) in fresh {
        context.report(
          at: value,
          "Each run of \(maker.name).body makes \(view.name) with another `\(property.name)`, so "
            + "\(view.name).body runs too, for nothing. Begin with a constant and set "
            + "`\(property.name)` in `.onAppear`.",
          asks: [
            .again(view.name),
            .refuted(by: .skipped(view.name), "\(view.name) was skipped as equal # times"),
          ])
      }
    }
  }
}

extension Nominal {
  fileprivate var takesClosures: Bool {
    properties.contains { $0.wrapper == nil && $0.type?.function != nil }
  }
}

extension ExprSyntax {
  /// Whether it gives another value each time it is evaluated.
  fileprivate var isFresh: Bool {
    if self.is(ClosureExprSyntax.self) { return false }
    if let access = self.as(MemberAccessExprSyntax.self) {
      if access.declName.baseName.text == "now" {
        return access.base.map { $0.trimmedDescription == "Date" } ?? true
      }
      return access.base?.isFresh ?? false
    }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    if let made = call.constructedType {
      return ["UUID", "Date"].contains(made) && call.arguments.isEmpty
        && call.trailingClosure == nil
    }
    if ["random", "shuffled", "randomElement"].contains(call.name) { return call.isOnType }
    return chainBase?.isFresh ?? false
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is sent to a type, a literal or nothing: `Int.random(in:)`, `[1, 2].shuffled()`.
  fileprivate var isOnType: Bool {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    guard let base = access.base else { return true }
    return base.is(ArrayExprSyntax.self) || base.trimmedDescription.first?.isUppercase == true
  }
}
