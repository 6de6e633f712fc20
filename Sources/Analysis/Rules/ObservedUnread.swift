import Kata
import SwiftSyntax

extension Rule {
  static let observedUnread = Rule(
    id: "observed-unread",
    summary: "A view observes an object of which it shows nothing",
    severity: .should,
    explanation: """
      `@ObservedObject` and `@EnvironmentObject` subscribe by being declared: body runs for every \
      change of every `@Published` property, whether it reads any or not. A view that only hands \
      the object on, or only calls it in actions, runs each time for nothing.

      Take it as a plain `let`, which is compared by identity and not followed. An environment \
      object that is only handed on can stay away: the children find it in the environment \
      themselves. An `@Observable` model needs none of this, it is followed where it is read.

      It is fine, and silent here, when body reads anything of the object or makes a binding of \
      it, and when the view owns it with `@StateObject`.

      Source: https://developer.apple.com/documentation/swiftui/observedobject ; \
      https://fatbobman.com/en/posts/avoid_repeated_calculations_of_swiftui_views/
      """,
    bad: [
      """
      final class Store: ObservableObject {
        @Published var count = 0
        func add() { count += 1 }
      }
      struct AddButton: View {
        @ObservedObject var ↓store: Store
        var body: some View { Button("Add") { store.add() } }
      }
      """,
      """
      struct Screen: View {
        @ObservedObject var ↓store: Store
        @EnvironmentObject private var ↓player: Player
        var body: some View {
          VStack {
            Text("Title")
            Counter(store: store, player: player)
          }
        }
      }
      struct Counter: View {
        @ObservedObject var store: Store
        @ObservedObject var player: Player
        var body: some View { Text("\\(store.count) \\(player.title)") }
      }
      """,
      """
      struct Footer: View {
        @EnvironmentObject var ↓session: Session
        let title: String
        var body: some View { Text(title) }
      }
      """,
    ],
    good: [
      """
      final class Store: ObservableObject { @Published var count = 0 }
      struct Counter: View {
        @ObservedObject var store: Store
        @EnvironmentObject private var player: Player
        var body: some View {
          Button("\\(store.count)") { store.count += 1 }.disabled(isMuted)
        }
        private var isMuted: Bool { player.isMuted }
      }
      struct Field: View {
        @ObservedObject var store: Store
        var body: some View { Stepper("a", value: $store.count) }
      }
      """,
      """
      struct Root: View {
        @StateObject private var store = Store()
        var body: some View { Counter(store: store).environmentObject(store) }
      }
      struct Counter: View {
        let store: Store
        @EnvironmentObject private var session: Session
        var body: some View { Button("Add") { store.add(session.name) } }
      }
      """,
      """
      struct Label: View {
        @ObservedObject private var theme = Theme.shared
        @ObservedObject var store: Store
        var body: some View { Text(title(of: store)).foregroundStyle(Theme.shared.color) }
      }
      """,
      """
      struct Screen: View {
        @ObservedObject var router: Router
        var body: some View {
          Text("a").onReceive(router.$path) { print($0) }
        }
      }
      """,
    ]
  ) { context in
    for owner in context.index.types where owner.isView {
      let observed = owner.properties.filter {
        ["ObservedObject", "EnvironmentObject"].contains($0.wrapper) && $0.initializer == nil
      }
      guard !observed.isEmpty, owner.body != nil else { continue }
      let mentions = owner.mentions
      let uses = Dictionary(grouping: owner.members.flatMap(\.uses), by: \.name)
      for property in observed where !owner.hasForeignProtocols || property.isPrivate {
        let isFromEnvironment = property.wrapper == "EnvironmentObject"
        let found = uses[property.name] ?? []
        if found.isEmpty, mentions.contains(property.name) { continue }
        guard found.allSatisfy({ $0.isUnread(context.index, isFromEnvironment) }),
          found.isEmpty || owner.countsOnly(found, of: property),
          !property.typeIsNamed(in: mentions)
        else { continue }
        let name = property.name
        let remedy =
          if found.isEmpty {
            "Remove it."
          } else if isFromEnvironment {
            "Let those below take it from the environment."
          } else {
            "Take it as a plain `let`."
          }
        context.report(
          at: property.nameToken,
          "\(owner.name).body reads nothing of `\(name)`, but observing it makes it run with each "
            + "change. \(remedy)",
          asks: [
            Evidence(.bodies(owner.name), "\(owner.name).body ran # times"),
            Evidence(.wasted(owner.name), "# of them for nothing"),
          ])
      }
    }
  }
}

extension Property {
  /// Whether the object may be read past the property: `Theme.shared` next to an observed one.
  fileprivate func typeIsNamed(in mentions: Set<String>) -> Bool {
    typeName.map { name in name.split(separator: ".").contains { mentions.contains(String($0)) } }
      ?? false
  }
}

extension Use {
  /// Whether body depends on nothing of the object by this use: it hands the object to a view of
  /// the files, or an action uses it.
  fileprivate func isUnread(_ index: SourceIndex, _ isFromEnvironment: Bool) -> Bool {
    guard form == .value else { return false }
    // Nothing else than the subscription brings an environment object to an action.
    if isDeferred { return !isFromEnvironment }
    guard member == nil, let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      argument.parent?.id == call.arguments.id
    else { return false }
    return index.type(named: call.constructedType, near: call)?.isView ?? false
  }
}
