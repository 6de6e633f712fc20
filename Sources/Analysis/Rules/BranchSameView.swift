import Kata
import SwiftSyntax

extension Rule {
  static let branchSameView = Rule(
    id: "branch-same-view",
    summary: "Branches that build the same view with other arguments or modifiers",
    severity: .should,
    explanation: """
      Each branch of an `if` or `switch` is an identity of its own, also where both build the \
      same type. When the condition flips, the view of one branch is destroyed with its state, \
      focus and scroll position, and the other one starts from its initial values.

      Write the view once and put the condition where the difference is: \
      `Row(item: item, style: isCompact ? .small : .large)`, `.opacity(isOn ? 1 : 0.5)`.

      It is fine, and silent here, when the branches show different data, such as the screens of \
      a router or the two sides of an `if let`, when no state is at stake and other modifiers are \
      applied, and when the condition is a system version. Where a reset is wanted, say so: \
      `.id(mode)`.

      Source: WWDC21 "Demystify SwiftUI", https://developer.apple.com/videos/play/wwdc2021/10022
      """,
    bad: [
      """
      struct Screen: View {
        @State private var isLarge = false
        var body: some View {
          Toggle("Large", isOn: $isLarge)
          ↓if isLarge {
            Counter(title: "Large")
          } else {
            Counter(title: "Small")
          }
        }
      }
      struct Counter: View {
        let title: String
        @State private var count = 0
        var body: some View { Button("\\(title) \\(count)") { count += 1 } }
      }
      """,
      """
      struct Login: View {
        @Binding var name: String
        let isWrong: Bool
        var body: some View {
          ↓if isWrong {
            TextField("Name", text: $name).foregroundStyle(.red).border(.red)
          } else {
            TextField("Name", text: $name)
          }
        }
      }
      """,
      """
      struct Rows: View {
        let items: [Item]
        let selection: Int?
        var body: some View {
          ForEach(items) { item in
            ↓if item.id == selection {
              ItemRow(item: item).background(Color.accentColor)
            } else {
              ItemRow(item: item).background(Color.clear)
            }
          }
        }
      }
      struct ItemRow: View {
        let item: Item
        var body: some View { HStack { LikeButton() } }
      }
      struct LikeButton: View {
        @State private var isLiked = false
        var body: some View { Toggle("Like", isOn: $isLiked) }
      }
      struct Item: Identifiable { let id: Int }
      """,
      """
      struct Icon: View {
        let isOn: Bool
        let mode: Mode
        var body: some View {
          ↓if isOn {
            Image(systemName: "star").foregroundStyle(.yellow)
          } else {
            Image(systemName: "star").foregroundStyle(.gray)
          }
          ↓switch mode {
          case .light: Text("Mode").bold(false)
          case .dark: Text("Mode").bold(true)
          }
        }
      }
      enum Mode { case light, dark }
      """,
      """
      struct ThreeWay: View {
        @State private var size = 0
        var body: some View {
          Button("Next") { size = (size + 1) % 3 }
          ↓if size == 0 {
            Field(size: .small)
          } else if size == 1 {
            Field(size: .medium)
          } else {
            Field(size: .large)
          }
          ↓switch size {
          case 0: Field(size: .small)
          default: Field(size: .small)
          }
        }
      }
      struct Field: View {
        let size: Size
        @FocusState private var isFocused: Bool
        var body: some View { TextField("", text: .constant("")).focused($isFocused) }
      }
      enum Size { case small, medium, large }
      """,
    ],
    good: [
      """
      struct Screen: View {
        let isLarge: Bool
        let tab: Tab
        let user: String?
        var body: some View {
          Counter(title: isLarge ? "Large" : "Small")
          switch tab {
          case .home: Counter(title: "Home")
          case .search: Counter(title: "Search")
          }
          if let user { Counter(title: user) } else { Counter(title: "Nobody") }
          if isLarge { Counter(title: "a").id(1) } else { Counter(title: "a").id(2) }
        }
      }
      struct Counter: View {
        let title: String
        @State private var count = 0
        var body: some View { Button("\\(title) \\(count)") { count += 1 } }
      }
      enum Tab { case home, search }
      """,
      """
      struct Status: View {
        let isLoading: Bool
        let text: String
        var body: some View {
          if isLoading { Text("Loading") } else { Text(text) }
          if isLoading { Text(text) } else { Text(text).overlay { Spinner() }.onTapGesture { } }
          if isLoading { Image(systemName: "a") } else { Image(systemName: "b").resizable() }
          if isLoading { VStack { Text("a") } } else { VStack { Text("b") } }
        }
      }
      struct Spinner: View { var body: some View { Text("…") } }
      """,
      """
      struct Screen: View {
        @State private var text = ""
        var body: some View {
          if #available(iOS 17, *) {
            TextField("Text", text: $text).monospaced()
          } else {
            TextField("Text", text: $text)
          }
        }
      }
      """,
      """
      struct Chats: View {
        let first: Chat
        let second: Chat
        let showsFirst: Bool
        var body: some View {
          if showsFirst { ChatView(chat: first) } else { ChatView(chat: second) }
        }
      }
      struct ChatView: View {
        let chat: Chat
        @State private var draft = ""
        var body: some View { TextField(chat.name, text: $draft) }
      }
      struct Chat { let name: String }
      """,
    ]
  ) { context in
    let keepers = StateKeepers(index: context.index)
    for branching in context.viewBranchings {
      let pairs = branching.samePairs
      guard let pair = pairs.first else { continue }
      let keepsState = keepers.keepsState(pair.name, near: branching.node)
      guard
        pairs.allSatisfy({ $0.isOneView(keepsState: keepsState, isChoice: branching.isChoice) })
      else { continue }
      context.report(
        at: branching.node,
        keepsState
          ? "Each branch builds a \(pair.name) of its own, so its state is lost whenever the "
            + "condition flips. Write \(pair.name) once\(pair.advice)."
          : "The branches build the same \(pair.name), yet as several views that take each other's "
            + "place. Write it once\(pair.advice).",
        asks: [Evidence(.stateDestroyed(), "state was destroyed # times")])
    }
  }
}

/// Which views have something to lose.
private final class StateKeepers {
  private let index: SourceIndex
  private var known: [SyntaxIdentifier: Bool] = [:]

  init(index: SourceIndex) { self.index = index }

  func keepsState(_ name: String, near node: Syntax) -> Bool {
    guard let type = index.type(named: name, near: node) else {
      return Self.builtIn.contains(name)
    }
    guard type.isView else { return false }
    if let answer = known[type.declaration.id] { return answer }
    known[type.declaration.id] = false
    let wrappers: Set = ["State", "StateObject", "GestureState", "FocusState", "FetchRequest"]
    let answer =
      type.properties.contains { wrappers.contains($0.wrapper ?? "") }
      || type.members.contains { member in
        member.code.all(FunctionCallExprSyntax.self).contains { call in
          call.constructedType.map { $0 != name && keepsState($0, near: Syntax(call)) } ?? false
        }
      }
    known[type.declaration.id] = answer
    return answer
  }

  private static let builtIn: Set = [
    "TextField", "SecureField", "TextEditor", "ScrollView", "List", "Form", "NavigationStack",
    "NavigationView", "TabView", "DisclosureGroup", "Map", "AsyncImage",
  ]
}

/// The views of two branches, both of one type.
private struct SamePair {
  let name: String
  let first: (call: FunctionCallExprSyntax, modifiers: [FunctionCallExprSyntax])
  let second: (call: FunctionCallExprSyntax, modifiers: [FunctionCallExprSyntax])

  private var hasSameArguments: Bool { first.call.words == second.call.words }
  private var hasSameModifiers: Bool {
    first.modifiers.map(\.name) == second.modifiers.map(\.name)
  }

  private var isSame: Bool {
    hasSameArguments
      && first.modifiers.map(\.argumentWords) == second.modifiers.map(\.argumentWords)
  }

  /// Where the condition belongs.
  var advice: String {
    let put = " and put the condition into "
    if isSame { return "" }
    if !hasSameArguments { return put + "its arguments" }
    return put
      + (hasSameModifiers ? "the arguments of its modifiers" : "modifiers that are always there")
  }

  /// Whether it is meant as one view that looks different: it shows the same data, and what
  /// differs is written in constants.
  func isOneView(keepsState: Bool, isChoice: Bool) -> Bool {
    let modifiers = first.modifiers + second.modifiers
    if modifiers.contains(where: { ["id", "tag", "transition"].contains($0.name) }) {
      return false
    }
    if isSame { return keepsState }
    if hasSameArguments {
      return keepsState && !isChoice || hasSameModifiers && !first.modifiers.isEmpty
    }
    guard keepsState, first.call.closures.isEmpty, second.call.closures.isEmpty,
      first.call.arguments.map({ $0.label?.text }) == second.call.arguments.map({ $0.label?.text })
    else { return false }
    var shared = false
    for (a, b) in zip(first.call.arguments, second.call.arguments) {
      if a.expression.words == b.expression.words {
        shared = shared || !Syntax(a.expression).changingNames.isEmpty
      } else if !Syntax(a.expression).changingNames.isEmpty
        || !Syntax(b.expression).changingNames.isEmpty
      {
        return false
      }
    }
    return shared || !isChoice
  }
}

extension Branching {
  /// The first view with each of the others, when all branches build one type and none unwraps a
  /// value; else empty.
  fileprivate var samePairs: [SamePair] {
    let views = branches.compactMap(\.modifiedView)
    guard views.count == branches.count, views.count > 1, !bindsValues,
      let name = views[0].call.constructedType,
      views.allSatisfy({ $0.call.constructedType == name })
    else { return [] }
    return views.dropFirst().map { SamePair(name: name, first: views[0], second: $0) }
  }

  private var bindsValues: Bool {
    if let branch = node.as(IfExprSyntax.self) {
      return branch.conditions.contains { !$0.condition.is(ExprSyntax.self) }
    }
    return node.as(SwitchExprSyntax.self)?.cases.contains {
      guard let label = $0.as(SwitchCaseSyntax.self)?.label else { return true }
      return !Syntax(label).all(IdentifierPatternSyntax.self).isEmpty
    } ?? true
  }
}

extension CodeBlockItemListSyntax {
  /// `View(…).modifier(…)…` as the view and its modifiers.
  fileprivate var modifiedView: (call: FunctionCallExprSyntax, modifiers: [FunctionCallExprSyntax])?
  {
    guard let only = onlyExpression else { return nil }
    var links: [FunctionCallExprSyntax] = []
    var current: ExprSyntax? = only
    while let link = current {
      guard let call = link.as(FunctionCallExprSyntax.self) else {
        guard link.is(MemberAccessExprSyntax.self) else { return nil }
        current = link.chainBase
        continue
      }
      if call.constructedType != nil { return (call, links.reversed()) }
      links.append(call)
      current = ExprSyntax(call).chainBase
    }
    return nil
  }
}

extension SyntaxProtocol {
  fileprivate var words: [String] { tokens(viewMode: .sourceAccurate).map(\.text) }
}

extension FunctionCallExprSyntax {
  fileprivate var argumentWords: [String] {
    [name] + arguments.words + closures.flatMap { $0.closure.words }
  }
}
