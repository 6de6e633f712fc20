import Kata
import SwiftSyntax
import Trace

extension Rule {
  static let conditionMixedWithFlag = Rule(
    id: "condition-mixed-with-flag",
    summary: "A branch on the system and on a flag at once: the flag's flip destroys state",
    severity: .should,
    explanation: """
      `if #available` alone never changes its answer while a program runs, so the two branches are \
      as good as one view. With a flag in the same condition they are two views that swap when the \
      flag flips: all `@State` below is lost, `onAppear` runs again. On older systems nothing of \
      it is seen, since the first branch is never taken there. With plain `return`s in place of a \
      builder it does not even compile: the branches then need one type.

      Branch on `#available` only and hand the flag to both branches as a value: \
      `.scrollClipDisabled(isFlat)`.

      It is fine, and silent here, when the other condition cannot change, when it takes out the \
      data that the branch shows (`let picks = store.picks`), when there is no `else`, and outside \
      of views.

      Source: SE-0360, \
      https://github.com/swiftlang/swift-evolution/blob/main/proposals/0360-opaque-result-types-with-availability.md \
      ; WWDC21 "Demystify SwiftUI", https://developer.apple.com/videos/play/wwdc2021/10022
      """,
    bad: [
      """
      struct Panel: View {
        let isFlat: Bool
        var body: some View {
          if #available(iOS 17, *), ↓isFlat {
            ScrollView { Text("a") }.scrollClipDisabled()
          } else {
            ScrollView { Text("a") }
          }
        }
      }
      """,
      """
      struct Panel: View {
        @State private var policy = Policy.always
        var body: some View {
          VStack {
            if ↓policy == .always, #available(iOS 16, macOS 13, *) {
              NavigationStack { Text("a") }
            } else {
              NavigationView { Text("a") }
            }
          }
        }
      }
      """,
      """
      extension View {
        @ViewBuilder func glass(_ isOn: Bool) -> some View {
          if #available(iOS 26, *) {
            glassEffect()
          } else if #available(iOS 17, *), ↓isOn {
            background(.thinMaterial)
          } else {
            self
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Panel: View {
        let isFlat: Bool
        var body: some View {
          if #available(iOS 17, *) {
            ScrollView { Text("a") }.scrollClipDisabled(isFlat)
          } else {
            ScrollView { Text("a") }
          }
        }
      }
      """,
      """
      struct Panel: View {
        private let usesNew = true
        var body: some View {
          if #available(iOS 17, *), Flags.usesNew { Text("new") } else { Text("old") }
          if #available(iOS 17, *), usesNew { Text("new") } else { Text("old") }
        }
      }
      """,
      """
      struct Panel: View {
        @State private var isOn = false
        let title: String?
        var body: some View {
          Button("go") {
            if #available(iOS 17, *), isOn { print("new") } else { print("old") }
          }
          if #available(iOS 17, *), let title { Text(title) }
          if #available(iOS 17, *), let title, !title.isEmpty { Text(title) } else { Text("none") }
        }
        func name() -> String {
          if #available(iOS 17, *), isOn { return "new" } else { return "old" }
        }
      }
      """,
    ]
  ) { context in
    guard context.asksForSystems, let availability = context.availability else { return }
    var seen: Set<SyntaxIdentifier> = []
    for check in availability.guards {
      guard let branch = check.list.branch, branch.conditions.count > 1, branch.elseBody != nil,
        seen.insert(branch.id).inserted, branch.isInViewCode,
        !branch.isDeferred(in: context.index),
        let flag = branch.conditions.first(where: {
          context.canChange($0) && !$0.isData(in: branch)
        })
      else { continue }
      let text = flag.condition.trimmedDescription
      context.report(
        at: flag,
        "`\(text)` decides together with the system. When it flips, one view takes the place of "
          + "another and the state below is lost. Branch on the system alone and hand `\(text)` on "
          + "as a value.",
        asks: [Evidence(.stateDestroyed(), "state was destroyed # times")])
    }
  }
}

extension ConditionElementSyntax {
  /// Whether it takes out what the branch is about, as `let picks` in `if #available(iOS 17, *), let
  /// picks`, or asks something of that: no value could be handed to both branches in its place.
  fileprivate func isData(in branch: IfExprSyntax) -> Bool {
    let names = branch.conditions.flatMap { Syntax($0.condition).all(IdentifierPatternSyntax.self) }
      .map(\.identifier.identifierText)
    return !all(IdentifierPatternSyntax.self).isEmpty
      || all(DeclReferenceExprSyntax.self).contains { names.contains($0.baseName.identifierText) }
  }
}

extension Context {
  /// Whether the condition depends on something that may change while the program runs.
  fileprivate func canChange(_ element: ConditionElementSyntax) -> Bool {
    if element.condition.is(AvailabilityConditionSyntax.self) { return false }
    return Syntax(element).changingNames.contains { name in
      guard name != "self",
        case .member(let type) = taskEffects.names.meaning(of: name, at: element),
        let property = type.property(name)
      else { return name != "self" || element.trimmedDescription.contains(".") }
      return !(property.isConstant && property.initializer != nil)
    }
  }
}
