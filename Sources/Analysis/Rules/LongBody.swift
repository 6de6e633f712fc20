import Kata
import SwiftSyntax

extension Rule {
  static let longBody = Rule(
    id: "long-body",
    summary: "A body of many lines and several sections, all behind one boundary",
    severity: .note,
    explanation: """
      A body is evaluated as a whole. One of a hundred lines with several sections runs all of \
      them for a change that concerns one, and nobody sees at a glance what the screen consists of.

      Make a `View` type of each section that has a subject of its own, with the values it shows as \
      inputs: what changes together stays together.

      It is fine, and silent here, when a long body is one section, or reads nothing that changes: \
      length alone is no fault. Splitting it into computed properties orders the lines, and leaves \
      the boundary where it was.

      Source: Apple's SwiftUI guidance on view structure; WWDC25 "Optimize SwiftUI performance with \
      Instruments", https://developer.apple.com/videos/play/wwdc2025/306
      """,
    bad: longBodies.map { Example($0) },
    good: shortBodies.map { Example($0) }
  ) { context in
    for view in context.index.views {
      guard let body = view.body, let statements = body.statements else { continue }
      let lines = body.code.trimmedDescription.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      guard lines >= 100 else { continue }
      let sections = statements.sections.filter { $0.lines >= 15 }
      guard sections.count >= 3,
        !Evaluation(of: view, in: context.index).reads(of: body).isEmpty
      else { continue }
      let names = sections.prefix(4).map { "\($0.name)" }.joined(separator: ", ")
      context.report(
        at: body.nameToken,
        "\(view.name).body has \(lines) lines in \(sections.count) sections that run together: "
          + "\(names). Make a View type of each that has a subject of its own.",
        asks: [Evidence(.bodies(view.name), "\(view.name).body ran # times")])
    }
  }

  private static func sections(_ titles: String..., lines: Int) -> String {
    titles.map { title in
      let texts = (1...lines).map { "        Text(\"\(title) \($0)\")" }
      return "      Section(\"\(title)\") {\n\(texts.joined(separator: "\n"))\n      }"
    }.joined(separator: "\n")
  }

  private static func screen(_ mark: String, _ count: String, _ content: String) -> String {
    """
    struct Settings: View {
      \(count)
      var \(mark)body: some View {
        \(content)
      }
    }
    """
  }

  private static let state = "@State private var count = 0"

  private static let longBodies = [
    screen(
      "↓", state,
      """
      Form {
        Text("\\(count)")
      \(sections("Sound", "Screen", "Network", lines: 32))
      }
      """),
    screen(
      "↓", state,
      """
      NavigationStack {
        List {
          Button("\\(count)") { count += 1 }
      \(sections("A", "B", "C", "D", lines: 25))
        }
        .padding()
      }
      """),
    screen(
      "↓", state,
      """
      ScrollView {
        VStack {
      \(sections("A", "B", "C", lines: 32))
          Text("\\(count)")
        }
      }
      .onAppear { count += 1 }
      """),
  ]

  private static let shortBodies = [
    screen("", state, "Form {\n    Text(\"\\(count)\")\n\(sections("Sound", lines: 120))\n  }"),
    screen(
      "", state,
      "Form {\n    Text(\"\\(count)\")\n\(sections("A", "B", "C", lines: 12))\n  }"),
    screen("", "let count = 0", "Form {\n\(sections("A", "B", "C", lines: 40))\n  }"),
  ]
}

extension Member {
  fileprivate var statements: CodeBlockItemListSyntax? {
    code.as(CodeBlockItemListSyntax.self) ?? code.as(CodeBlockSyntax.self)?.statements
  }
}

extension CodeBlockItemListSyntax {
  /// The children of the outermost container that has several, with their lines.
  fileprivate var sections: [(name: String, lines: Int)] {
    if let only = onlyExpression?.chainRoot.as(FunctionCallExprSyntax.self),
      let content = only.closures.first(where: { $0.isTrailing && $0.label == nil })?.closure,
      Syntax.eagerContainers.union(["List", "LazyVStack", "GeometryReader"])
        .contains(only.constructedType ?? "")
    {
      return content.statements.sections
    }
    return compactMap { item in
      guard let call = item.expression?.chainRoot.as(FunctionCallExprSyntax.self),
        let type = call.constructedType
      else { return nil }
      let title = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
        .trimmedDescription
      return (
        title.map { "\(type) \($0)" } ?? type,
        item.trimmedDescription.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      )
    }
  }
}
