import Kata
import SwiftSyntax

extension Rule {
  static let environmentObjectInline = Rule(
    id: "environment-object-inline",
    summary: "A model for the environment is made where body hands it over",
    severity: .must,
    explanation: """
      Arguments of a modifier are evaluated with each run of the body they stand in. \
      `.environment(Model())` therefore makes another model each time: what views below had \
      written into the first is gone, each of them runs again, and work that the model's `init` \
      starts is started again.

      Keep the model in the view, scene or app: `@State private var model = Model()` for an \
      `@Observable` class, `@StateObject` for an `ObservableObject`, and hand that over.

      It is fine, and silent here, in a view that nothing can make run again, such as a root \
      view without inputs and state, and in previews.

      Source: https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app ; \
      Apple's SwiftUI guidance on the environment.
      """,
    bad: [
      """
      @Observable final class Library { var books: [String] = [] }
      struct Root: View {
        @State private var isBusy = false
        var body: some View {
          VStack { Text(isBusy ? "busy" : "idle") }
            .environment(↓Library())
        }
      }
      """,
      """
      struct Screen: View {
        let title: String
        var body: some View {
          NavigationStack { Text(title) }
            .environmentObject(↓Settings(name: title))
        }
      }
      """,
      """
      final class Theme { var name = "" }
      struct Page: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { content }
        private var content: some View {
          Text(scheme == .dark ? "a" : "b").environment(\\.theme, ↓Theme())
        }
      }
      """,
      """
      @main struct Books: App {
        @Environment(\\.scenePhase) private var phase
        var body: some Scene {
          WindowGroup { ContentView().environmentObject(↓Store()) }
        }
      }
      """,
    ],
    good: [
      """
      @Observable final class Library { var books: [String] = [] }
      struct Root: View {
        @State private var library = Library()
        @State private var isBusy = false
        var body: some View { Text(isBusy ? "busy" : "idle").environment(library) }
      }
      """,
      """
      @main struct Books: App {
        var body: some Scene {
          WindowGroup { ContentView().environmentObject(Store()) }
        }
      }
      """,
      """
      struct Inset { var size = 0 }
      struct Page: View {
        let title: String
        var body: some View {
          Text(title)
            .environment(\\.inset, Inset(size: 2))
            .environment(\\.locale, Locale(identifier: "de"))
            .environmentObject(Store.shared)
        }
      }
      """,
      """
      struct Page_Previews: PreviewProvider {
        static var previews: some View { Page(title: "a").environmentObject(Store()) }
      }
      #Preview { Page(title: "a").environmentObject(Store()) }
      struct Page: View {
        let title: String
        var body: some View { Text(title) }
      }
      """,
    ]
  ) { context in
    for owner in context.index.types where owner.makesViews {
      var runsAgain: Bool?
      for member in Evaluation(of: owner, in: context.index).members {
        for call in member.code.all(FunctionCallExprSyntax.self) {
          guard let object = call.objectForEnvironment(context.index),
            !call.isDeferred(in: context.index)
          else { continue }
          let again = runsAgain ?? owner.canRunAgain(in: context.index)
          runsAgain = again
          guard again, let type = object.constructedType else { continue }
          let wrapper = call.name == "environmentObject" ? "@StateObject" : "@State"
          context.report(
            at: object,
            "Each run of \(owner.name).body makes a new \(type) for the views below, and what they "
              + "had written into the last one is lost. Keep it in a \(wrapper) of \(owner.name).",
            asks: [Evidence(.bodies(owner.name), "\(owner.name).body ran # times")])
        }
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// The making of an object that is this call's argument, when the call sets the environment.
  fileprivate func objectForEnvironment(_ index: SourceIndex) -> FunctionCallExprSyntax? {
    guard ["environment", "environmentObject"].contains(name),
      calledExpression.is(MemberAccessExprSyntax.self),
      let made = arguments.last?.expression.as(FunctionCallExprSyntax.self),
      let type = made.constructedType
    else { return nil }
    let own = index.type(named: type, near: made)
    if let own, own.kind != .class { return nil }
    // Nothing but an object fits without a key path.
    return own != nil || arguments.count == 1 ? made : nil
  }
}
