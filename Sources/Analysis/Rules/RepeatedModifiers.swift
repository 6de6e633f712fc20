import Kata
import SwiftSyntax

extension Rule {
  static let repeatedModifiers = Rule(
    id: "repeated-modifiers",
    summary: "The same chain of four or more modifiers in three places",
    severity: .note,
    explanation: """
      Modifiers that are written out again and again drift apart: the fourth card gets another \
      corner radius, and nobody knows whether that was meant. A name says what they make together, \
      and there is one place to change it.

      Put them into a `ViewModifier`, or a function in an extension of View, and call that.

      It is fine, and silent here, when the chains differ in a value, are shorter than four, or \
      stand in two places only.

      Source: https://developer.apple.com/documentation/swiftui/reducing-view-modifier-maintenance \
      ; Apple's SwiftUI guidance on modifiers.
      """,
    bad: [
      """
      struct Cards: View {
        var body: some View {
          VStack {
            Text("a")
              ↓.font(.headline).padding(8).background(.gray).cornerRadius(6)
            Text("b").font(.headline).padding(8).background(.gray).cornerRadius(6)
            Image("c").font(.headline).padding(8).background(.gray).cornerRadius(6)
          }
        }
      }
      """,
      """
      struct Tags: View {
        let tags: [String]
        var body: some View {
          VStack {
            Text(tags[0])
              .bold()
              ↓.padding()
              .frame(width: 200)
              .background(Color.red.opacity(0.5))
              .clipShape(Capsule())
            label.padding().frame(width: 200).background(Color.red.opacity(0.5)).clipShape(Capsule())
          }
        }
        var label: some View { Label("a", systemImage: "b") }
        var other: some View {
          Text("c").padding().frame(width: 200).background(Color.red.opacity(0.5))
            .clipShape( Capsule() ).opacity(0.5)
        }
      }
      """,
      """
      struct Fields: View {
        @State private var name = ""
        var body: some View {
          TextField("a", text: $name)
            ↓.textFieldStyle(.plain).padding().border(.red).autocorrectionDisabled().lineLimit(1)
          TextField("b", text: $name)
            .textFieldStyle(.plain).padding().border(.red).autocorrectionDisabled().lineLimit(1)
          TextField("c", text: $name)
            .textFieldStyle(.plain).padding().border(.red).autocorrectionDisabled().lineLimit(1)
        }
      }
      """,
    ],
    good: [
      """
      struct Frames: View {
        var body: some View {
          Text("a").padding().border(.red).padding().border(.red).padding().border(.red)
            .padding().border(.red).padding().border(.red).padding().border(.red)
        }
      }
      """,
      """
      struct Cards: View {
        var body: some View {
          VStack {
            Text("a").font(.headline).padding(8).background(.gray).cornerRadius(6)
            Text("b").font(.headline).padding(8).background(.gray).cornerRadius(6)
            Text("c").font(.headline).padding(8).background(.gray).cornerRadius(9)
          }
        }
      }
      """,
      """
      struct Cards: View {
        var body: some View {
          VStack {
            Text("a").font(.headline).padding(8).background(.gray)
            Text("b").font(.headline).padding(8).background(.gray)
            Text("c").font(.headline).padding(8).background(.gray)
          }
        }
      }
      """,
      """
      struct Lists {
        let numbers: [Int]
        var a: [Int] { numbers.filter { $0 > 1 }.sorted().dropFirst().reversed() }
        var b: [Int] { numbers.filter { $0 > 1 }.sorted().dropFirst().reversed() }
        var c: [Int] { numbers.filter { $0 > 1 }.sorted().dropFirst().reversed() }
      }
      """,
    ]
  ) { context in
    for file in context.files {
      var places: [String: [FunctionCallExprSyntax]] = [:]
      for chain in file.tree.all(FunctionCallExprSyntax.self) where !chain.isLinked {
        guard chain.hasFourLinks, chain.isInViewCode else { continue }
        let links = chain.plainModifiers
        guard links.count >= 4 else { continue }
        // A chain that repeats itself is one place.
        var own: Set<String> = []
        for start in 0...(links.count - 4) {
          guard let run = links[start..<(start + 4)].joinedTexts, own.insert(run).inserted else {
            continue
          }
          places[run, default: []].append(links[start].call)
        }
      }
      let repeated = places.values.filter { $0.count >= 3 }.compactMap(\.first)
      var starts = repeated.compactMap { $0.calledExpression.as(MemberAccessExprSyntax.self) }
      starts.sort { $0.period.position < $1.period.position }
      var reported: Set<SyntaxIdentifier> = []
      for access in starts {
        guard let call = access.parent?.as(FunctionCallExprSyntax.self) else { continue }
        // Of a longer run, its beginning stands for all.
        guard reported.insert(call.outermostLink.id).inserted else { continue }
        context.report(
          at: access.period,
          "This chain of modifiers stands in three or more places, beginning with `\(call.name)`. "
            + "Give it a name, in a ViewModifier or a function in an extension of View.")
      }
    }
  }
}

/// One modifier of a chain: its call, and its text without blanks.
private struct Link {
  let call: FunctionCallExprSyntax
  /// `nil` for a call with closures, which says more than how something looks.
  let text: String?
}

extension ArraySlice<Link> {
  fileprivate var joinedTexts: String? {
    let texts = compactMap(\.text)
    return texts.count == count ? texts.joined() : nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether another modifier is applied to it.
  fileprivate var isLinked: Bool {
    guard let access = parent?.as(MemberAccessExprSyntax.self) else { return false }
    return access.base?.id == id && access.parent?.is(FunctionCallExprSyntax.self) == true
  }

  fileprivate var hasFourLinks: Bool {
    var current = self
    for _ in 0..<3 {
      guard
        let inner = current.calledExpression.as(MemberAccessExprSyntax.self)?.base?
          .as(FunctionCallExprSyntax.self)
      else { return false }
      current = inner
    }
    return current.calledExpression.is(MemberAccessExprSyntax.self)
  }

  fileprivate var outermostLink: FunctionCallExprSyntax {
    var call = self
    while call.isLinked, let next = call.parent?.parent?.as(FunctionCallExprSyntax.self) {
      call = next
    }
    return call
  }

  /// The modifiers of the chain that ends here, the innermost first.
  fileprivate var plainModifiers: [Link] {
    var links: [Link] = []
    var current = self
    while let access = current.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    {
      let isPlain =
        current.closures.isEmpty && current.arguments.totalLength.utf8Length < 200
      let words = isPlain ? current.arguments.tokens(viewMode: .sourceAccurate).map(\.text) : []
      links.append(
        Link(
          call: current,
          text: isPlain ? "\(access.declName.baseName.text)(\(words.joined(separator: " ")))" : nil)
      )
      guard let inner = base.as(FunctionCallExprSyntax.self) else { break }
      current = inner
    }
    return links.reversed()
  }
}
