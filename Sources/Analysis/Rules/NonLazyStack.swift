import Kata
import SwiftSyntax

extension Rule {
  static let nonLazyStack = Rule(
    id: "non-lazy-stack",
    summary: "A stack in a scroll view that builds every row of a collection at once",
    severity: .should,
    explanation: """
      `VStack` and `HStack` need the size of each child before they can lay out the first one. In \
      a scroll view over a collection that grows they evaluate all rows when the screen appears, \
      also the hundreds that nobody scrolls to, and again each time the collection changes.

      Use `LazyVStack` or `LazyHStack`, or a `List`: they make rows as they come into view.

      It is fine, and silent here, over a few constants, over a `prefix` of the data, for a list \
      that a view is handed beside several other things, as on a page, for a short \
      horizontal bar, and for a stack across the direction in which the view scrolls.

      Source: https://developer.apple.com/documentation/swiftui/creating-performant-scrollable-stacks
      """,
    bad: [
      """
      struct Feed: View {
        let posts: [Post]
        var body: some View {
          ScrollView {
            ↓VStack {
              Text("Feed")
              ForEach(posts) { PostRow(post: $0) }
            }
          }
        }
      }
      struct Post: Identifiable { let id: Int; let title: String }
      struct PostRow: View {
        let post: Post
        var body: some View { Text(post.title) }
      }
      """,
      """
      final class Library: ObservableObject { @Published var photos: [String] = [] }
      struct Strip: View {
        @ObservedObject var library: Library
        var body: some View {
          ScrollView(.horizontal, showsIndicators: false) {
            ↓HStack(spacing: 4) {
              ForEach(library.photos, id: \\.self) { Image($0) }
            }
            .padding()
          }
        }
      }
      """,
      """
      struct Log: View {
        @State private var lines: [String] = []
        private var shown: [String] { lines.filter { !$0.isEmpty } }
        var body: some View {
          ScrollView { content }
        }
        private var content: some View {
          ↓VStack(alignment: .leading) {
            Group { rows }
            Button("More") { lines.append("more") }
          }
        }
        private var rows: some View { ForEach(shown, id: \\.self) { Text($0) } }
      }
      """,
      """
      @Observable final class Inbox { var mails: [String] = [] }
      struct Mails: View {
        let inbox: Inbox
        var body: some View {
          ScrollView { ↓VStack { ForEach(inbox.mails, id: \\.self) { Text($0) } } }
        }
      }
      """,
      """
      struct Numbers: View {
        var body: some View {
          ScrollView { ↓VStack { ForEach(0..<5_000) { Text("\\($0)") } } }
        }
      }
      """,
    ],
    good: [
      """
      struct Feed: View {
        let posts: [String]
        var body: some View {
          ScrollView { LazyVStack { ForEach(posts, id: \\.self) { Text($0) } } }
        }
      }
      """,
      """
      struct Menu: View {
        enum Page: CaseIterable { case one, two }
        let titles = ["a", "b"]
        var body: some View {
          ScrollView {
            VStack {
              ForEach(Page.allCases, id: \\.self) { Text("\\($0)") }
              ForEach(titles, id: \\.self) { Text($0) }
              ForEach(0..<5) { Text("\\($0)") }
            }
          }
        }
      }
      """,
      """
      struct Recipe: View {
        let title: String
        let steps: [String]
        var body: some View {
          ScrollView {
            VStack {
              Image(title)
              Text(title)
              ForEach(steps, id: \\.self) { Text($0) }
              Link("Source", destination: URL(string: title)!)
            }
          }
        }
      }
      """,
      """
      struct Latest: View {
        let posts: [String]
        var body: some View {
          ScrollView { VStack { ForEach(posts.prefix(3), id: \\.self) { Text($0) } } }
        }
      }
      """,
      """
      struct Chips: View {
        let tags: [String]
        var body: some View {
          VStack {
            ForEach(tags, id: \\.self) { Text($0) }
            ScrollView(.horizontal) { HStack { ForEach(tags, id: \\.self) { Text($0) } } }
            ScrollView { VStack { HStack { ForEach(tags, id: \\.self) { Text($0) } } } }
          }
        }
      }
      """,
      """
      @Observable final class Guide {
        var steps: [String] = ["Wash", "Cut", "Cook"]
        var hints: [String] = (1...3).map { "Hint \\($0)" }
      }
      struct GuideView: View {
        @State private var guide = Guide()
        var body: some View {
          ScrollView { VStack { ForEach(guide.steps, id: \\.self) { Text($0) } } }
          ScrollView { VStack { ForEach(guide.hints, id: \\.self) { Text($0) } } }
        }
      }
      """,
      """
      struct Tags: View {
        @EnvironmentObject var search: SearchSession
        var body: some View {
          ScrollView(.horizontal) { HStack { ForEach(search.tags, id: \\.self) { Text($0) } } }
        }
      }
      """,
      """
      struct Steps: View {
        @State private var steps = ["Wash", "Cut", "Cook"]
        var body: some View {
          ScrollView { VStack { ForEach(steps, id: \\.self) { Text($0) } } }
        }
      }
      """,
      """
      struct Groups: View {
        let groups: [[String]]
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(groups, id: \\.self) { group in
                VStack { ForEach(group, id: \\.self) { Text($0) } }
              }
            }
          }
        }
      }
      """,
    ]
  ) { context in
    var seen: Set<SyntaxIdentifier> = []
    for view in context.index.views {
      let evaluation = Evaluation(of: view, in: context.index)
      for member in evaluation.members {
        for rows in member.code.all(FunctionCallExprSyntax.self)
        where rows.constructedType == "ForEach" && !rows.isDeferred(in: context.index) {
          guard let data = rows.arguments.first?.expression,
            let length = evaluation.length(of: data, in: member)
          else { continue }
          // A member that is also used elsewhere may need its rows at once there.
          let ways = evaluation.containers(of: Syntax(rows), in: member)
          let stacks = ways.compactMap { $0.stackInScrollView(length) }
          if stacks.count == ways.count, let stack = stacks.first, seen.insert(stack.id).inserted {
            let name = stack.constructedType ?? ""
            let row = rows.closures.last?.closure.statements.onlyExpression?.chainRoot
              .as(FunctionCallExprSyntax.self)?.constructedType
            let type = context.index.type(named: row, near: rows)
            context.report(
              at: stack,
              "\(name) builds a row for each element of `\(data.trimmedDescription)` as soon as "
                + "\(view.name) appears, seen or not. Use Lazy\(name) or a List.",
              asks: type.map { [Evidence(.bodies($0.name), "\($0.name).body ran # times")] } ?? [])
          }
        }
      }
    }
  }
}

/// How many elements a collection is likely to have.
private enum Length {
  /// What a view is handed once: a feed where it fills the stack, else the lines of a page.
  case handed
  /// As many as there happen to be: what a view is handed.
  case open
  /// A store's, which grows.
  case growing
}

extension Evaluation {
  /// `nil` for few elements, and where that is unknown.
  fileprivate func length(of data: ExprSyntax, in member: Member) -> Length? {
    if let literals = Optional(Syntax(data).all(IntegerLiteralExprSyntax.self)),
      data.chainRoot.is(SequenceExprSyntax.self) || data.is(TupleExprSyntax.self),
      literals.contains(where: { ($0.representedLiteralValue ?? 0) > 200 })
    {
      return .growing
    }
    guard !isConstant(data, in: member), data.trimmedDescription.count < 80 else { return nil }
    let words = Syntax(data).all(DeclReferenceExprSyntax.self).map(\.baseName.text)
    guard Self.shortening.isDisjoint(with: words) else { return nil }
    let uses = member.uses.filter { $0.node.isInside(data) && !$0.isDeferred }
    guard uses.count == 1, let use = uses.first else { return nil }
    if let property = view.property(use.name) { return length(of: property, use) }
    let derived = view.members(use.name).filter { !$0.isViewReturning && !$0.isFunction }
    guard let getter = derived.first, derived.count == 1, use.member == nil,
      getter.returns?.is(ArrayTypeSyntax.self) == true, getter.code.description.count < 300,
      Self.shortening.isDisjoint(
        with: getter.code.all(DeclReferenceExprSyntax.self).map(\.baseName.text))
    else { return nil }
    let sources = getter.uses.compactMap { use in
      view.property(use.name).flatMap { length(of: $0, use, isDerived: true) }
    }
    return sources.first
  }

  private func length(of property: Property, _ use: Use, isDerived: Bool = false) -> Length? {
    let isList = property.type?.isList ?? (property.initializer?.is(ArrayExprSyntax.self) ?? false)
    switch property.wrapper {
    case "Query", "FetchRequest": return .growing
    case "ObservedObject", "StateObject", "EnvironmentObject", "Bindable", "Environment":
      guard let member = use.member, !use.callsMember else { return nil }
      // What is not in the files may be the few chips of a bar as well as a feed.
      return index.type(named: property.typeName, near: property.nameToken)?.property(member) == nil
        ? .open : .growing
    case "State" where observable(property) != nil, nil where observable(property) != nil:
      guard let list = observable(property)?.property(use.member ?? ""), !use.callsMember else {
        return nil
      }
      return list.type?.isList == true && list.beginsEmpty ? .growing : nil
    case "State", "Binding", nil:
      guard isList, isDerived || [nil, "count", "indices"].contains(use.member) else { return nil }
      // A literal that nobody changes is as short as it looks.
      if property.isFilled { return nil }
      return property.wrapper == nil && property.isConstant ? .handed : .open
    default: return nil
    }
  }

  private func observable(_ property: Property) -> Nominal? {
    let type = index.type(named: property.typeName, near: property.nameToken)
    return type.flatMap { $0.isObservable ? $0 : nil }
  }

  private static let shortening: Set = ["prefix", "suffix", "chunked", "first", "last", "min"]
}

extension Property {
  fileprivate var isFilled: Bool {
    initializer?.as(ArrayExprSyntax.self).map { !$0.elements.isEmpty } ?? false
  }

  fileprivate var beginsEmpty: Bool {
    initializer?.as(ArrayExprSyntax.self).map(\.elements.isEmpty) ?? (initializer == nil)
  }
}

extension TypeSyntax {
  /// Whether it is `[Element]` of something other than arrays.
  fileprivate var isList: Bool {
    self.as(ArrayTypeSyntax.self).map { !$0.element.is(ArrayTypeSyntax.self) } ?? false
  }
}

extension FunctionCallExprSyntax {
  /// Whether several other things stand beside the rows.
  fileprivate var isPage: Bool { (trailingClosure?.statements.count ?? 0) > 2 }
}

extension [FunctionCallExprSyntax] {
  /// The stack that holds the rows, where nothing lazy is between it and a scroll view that scrolls
  /// its way.
  fileprivate func stackInScrollView(_ length: Length) -> FunctionCallExprSyntax? {
    var stack: FunctionCallExprSyntax?
    for call in self {
      switch call.constructedType {
      case "Group", "Section": continue
      case "VStack", "HStack":
        if let stack, stack.constructedType != call.constructedType { return nil }
        stack = stack ?? call
      case "ScrollView":
        let axes = call.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
        switch (axes?.trimmedDescription ?? ".vertical", stack?.constructedType) {
        case (".vertical", "VStack"):
          return length == .handed && stack?.isPage == true ? nil : stack
        case (".horizontal", "HStack"): return length == .growing ? stack : nil
        default: return nil
        }
      default: return nil
      }
    }
    return nil
  }
}
