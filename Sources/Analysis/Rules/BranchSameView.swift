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
      a router or the two sides of an `if let`, where the branches are values and not statements \
      of a view builder (`let row = if …`, `return`), when no state is at stake and other \
      modifiers are applied, and when the condition is a system version. Where a reset is wanted, \
      say so: `.id(mode)`.

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
        var body: some View {
          let chosen = if isLarge { Counter(title: "a") } else { Counter(title: "b") }
          chosen
          returned
          implicit
        }
        private var returned: some View {
          if isLarge { return Counter(title: "a") }
          return Counter(title: "b")
        }
        private var implicit: some View {
          if isLarge { Counter(title: "a") } else { Counter(title: "b") }
        }
      }
      struct Counter: View {
        let title: String
        @State private var count = 0
        var body: some View { Button("\\(title) \\(count)") { count += 1 } }
      }
      """,
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
          if isLoading {
            Button("Stop") {}.buttonStyle(.bordered)
          } else {
            Button("Stop") {}.buttonStyle(.plain)
          }
          if isLoading { Text(text).background(.bar) } else { Text(text).background(.red) }
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
          ? "Each branch builds its own \(pair.name), so its state is lost whenever the "
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
      if hasSameModifiers, !first.modifiers.isEmpty {
        return zip(first.modifiers, second.modifiers).allSatisfy { $0.canTakeCondition(with: $1) }
      }
      return keepsState && !isChoice
        && !modifiers.contains { $0.name.hasSuffix("Style") && $0.name != "foregroundStyle" }
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
  /// Whether one call with a condition in its arguments can stand for both: not where each has a
  /// type of its own, as styles, shapes and views do.
  fileprivate func canTakeCondition(with other: FunctionCallExprSyntax) -> Bool {
    if argumentWords == other.argumentWords { return true }
    guard closures.isEmpty, other.closures.isEmpty, arguments.count == other.arguments.count else {
      return false
    }
    return zip(arguments, other.arguments).allSatisfy { a, b in
      guard a.label?.text == b.label?.text else { return false }
      if a.expression.words == b.expression.words { return true }
      guard name.hasSuffix("Style") || Self.generic.contains(name) else { return true }
      return a.expression.isColor && b.expression.isColor
    }
  }

  private static let generic: Set = [
    "background", "overlay", "border", "mask", "tint", "clipShape", "contentShape", "fill",
    "stroke", "modifier",
  ]

  fileprivate var argumentWords: [String] {
    [name] + arguments.words + closures.flatMap { $0.closure.words }
  }
}

extension ExprSyntax {
  /// `.red`, `Color.accentColor`, `Color("sky")`.
  fileprivate var isColor: Bool {
    if self.as(FunctionCallExprSyntax.self)?.constructedType == "Color" { return true }
    guard let access = self.as(MemberAccessExprSyntax.self) else {
      return self.as(FunctionCallExprSyntax.self)?.name == "opacity"
        && chainBase?.isColor == true
    }
    return access.base?.trimmedDescription == "Color"
      || access.base == nil && Self.colors.contains(access.declName.baseName.text)
  }

  private static let colors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear",
  ]
}
