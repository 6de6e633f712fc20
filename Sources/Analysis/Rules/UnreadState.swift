import Kata
import SwiftSyntax

extension Rule {
  static let unreadState = Rule(
    id: "unread-state",
    summary: "A @State that is never read",
    severity: .note,
    explanation: """
      State is there to be shown or asked. One that is only written, or not used at all, is left \
      over from something: it is stored for each identity of the view, and a reader looks for \
      where it matters.

      Remove it, or show it.

      It is fine, and silent here, to hold objects, tasks and subscriptions in state only to keep \
      them alive, to bind state that nothing else reads (the control shows it), and to have a \
      state in an `Equatable` view of plain bytes, so that its `==` is asked.

      Source: https://developer.apple.com/documentation/swiftui/state ; \
      https://fatbobman.com/en/posts/swiftui-state/
      """,
    bad: [
      """
      struct Panel: View {
        enum Mode { case open, closed }
        @State private var ↓size = CGSize.zero
        @State private var ↓mode = Mode.open
        var body: some View {
          Button("Close") { mode = .closed }
            .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
        }
      }
      """,
      """
      struct Words: View {
        let words: [String]
        @State private var ↓visited: [String] = []
        @State private var ↓isOdd = false
        var body: some View {
          List(words, id: \\.self) { word in
            Button(word) {
              visited.append(word)
              isOdd.toggle()
            }
          }
        }
      }
      """,
      """
      struct Board: View {
        @State private var ↓moves = 0
        @State private var title = "Board"
        var body: some View {
          Button(title) { moves += 1 }
            .onDisappear { (moves, title) = (0, "Away") }
        }
      }
      """,
      """
      struct Counter: View {
        @State private var count = 0
        @State private var ↓taps = 0
        var body: some View {
          Button("\\(count)") {
            count += 1
            taps += 1
          }
        }
      }
      """,
      """
      struct Page: View {
        @State private var ↓isLoading = false
        @State private var ↓title: String?
        var body: some View { Text("a").task { await load() } }
        private func load() async {
          isLoading = true
          defer { self.isLoading = false }
          title = "b"
        }
      }
      """,
      """
      struct Screen: View {
        @State private var ↓filter: Filter = .all
        @State private var ↓name = ""
        enum Filter { case all, none }
        var body: some View { Text("a") }
      }
      """,
    ],
    good: [
      """
      struct Counter: View {
        @State private var count = 0
        @State private var taps = 0
        @State private var name = ""
        var body: some View {
          Button("\\(count)") {
            count += 1
            taps += 1
            if taps > 3 { print("enough") }
          }
          TextField("Name", text: $name)
        }
      }
      """,
      """
      struct Page: View {
        @State private var task: Task<Void, Never>?
        @State private var player = Player()
        @State private var cancellable: AnyCancellable?
        var body: some View {
          Text("a").onAppear {
            task = Task { print("b") }
            cancellable = player.start()
          }
        }
      }
      """,
      """
      struct Page: View {
        @State private var seed: Int
        @State private var title = ""
        init(seed: Int) { _seed = State(initialValue: seed) }
        var body: some View { header }
      }
      extension Page {
        var header: some View { Text("\\(seed)").onTapGesture { if title.isEmpty { title = "a" } } }
      }
      """,
      """
      struct Empty: View, Equatable {
        var isFiltered: Bool
        @State private var dummy = 0
        var body: some View { Text(isFiltered ? "none found" : "none") }
        static func == (a: Empty, b: Empty) -> Bool { a.isFiltered == b.isFiltered }
      }
      """,
    ]
  ) { context in
    let types = ValueTypes(index: context.index)
    // In an Equatable view any state makes SwiftUI ask `==`.
    for owner in context.index.types
    where (owner.isView || owner.isViewModifier) && !owner.inherited.contains("Equatable") {
      let states = owner.properties.filter {
        $0.wrapper == "State" && $0.isPrivate && types.isKnownValue($0)
      }
      guard !states.isEmpty else { continue }
      let mentions = owner.mentions
      let uses = Dictionary(grouping: owner.members.flatMap(\.uses), by: \.name)
      for state in states {
        let found = uses[state.name] ?? []
        guard
          found.allSatisfy({
            ($0.isAssigned || $0.isOnlyChanged) && $0.form == .value && !$0.isSearched
          }),
          found.isEmpty ? !mentions.contains(state.name) : owner.countsOnly(found, of: state)
        else { continue }
        let name = "\(owner.name).\(state.name)"
        context.report(
          at: state.nameToken,
          found.isEmpty
            ? "\(name) is never used. Remove it."
            : "\(name) is written and never read, so nothing shows it. Show it or remove it.")
      }
    }
  }
}

extension Use {
  /// Whether it is sent a message that changes it and says nothing: `names.append(name)`.
  fileprivate var isOnlyChanged: Bool {
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id,
      let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id, call.parent?.is(CodeBlockItemSyntax.self) == true
    else { return false }
    return Self.silent.contains(access.declName.baseName.identifierText)
  }

  private static let silent: Set = [
    "append", "insert", "removeAll", "toggle", "sort", "shuffle", "reverse", "swapAt",
    "formUnion", "formIntersection", "subtract",
  ]

  /// Whether an index stands between it and the assignment: `names[index] = ""`.
  fileprivate var isSearched: Bool {
    var outer = node
    while let parent = outer.parent, !parent.is(ExprListSyntax.self) {
      if parent.is(SubscriptCallExprSyntax.self) { return true }
      outer = parent
    }
    return false
  }
}
