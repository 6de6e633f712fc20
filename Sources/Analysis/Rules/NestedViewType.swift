import Kata
import SwiftSyntax

extension Rule {
  static let nestedViewType = Rule(
    id: "nested-view-type",
    summary: "Views made by a closure or a type that body declares for itself",
    severity: .should,
    explanation: """
      A closure in body that builds views is part of that body: it has no inputs that SwiftUI \
      could compare and no identity of its own, and all it builds is built again whenever \
      anything that body reads has changed. A view type declared inside body can be neither found, \
      previewed nor reused, and sees nothing of what is around it.

      Declare a view type next to the view, and pass it what it shows. It runs when that changes.

      It is fine, and silent here, to keep a value or an action in a local, to hand a closure to \
      a container's builder, and to declare types in tests and previews.

      Source: Apple's SwiftUI guidance on view structure; WWDC21 "Demystify SwiftUI", \
      https://developer.apple.com/videos/play/wwdc2021/10022
      """,
    bad: [
      """
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          struct ↓Row: View {
            let title: String
            var body: some View { Text(title) }
          }
          return VStack {
            Row(title: "\\(count)")
            Button("Add") { count += 1 }
          }
        }
      }
      """,
      """
      struct Prices: View {
        let prices: [Int]
        @State private var isBold = false
        var body: some View {
          let ↓row = { (price: Int) in
            HStack {
              Text("Price")
              Text("\\(price)")
            }
          }
          VStack {
            Toggle("Bold", isOn: $isBold)
            ForEach(prices, id: \\.self) { row($0) }
          }
        }
      }
      """,
      """
      struct Header: View {
        var title = ""
        var body: some View { content }
        private var content: some View {
          func ↓line(_ text: String) -> some View {
            Text(text).font(.title).padding()
          }
          return VStack {
            line(title)
            line("Subtitle")
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Screen: View {
        let title: String
        var body: some View {
          let text = title.uppercased()
          let save = { print(text) }
          let format: (Int) -> String = { "\\($0)" }
          VStack {
            Row(title: text)
            Text(format(1))
            Button("Save", action: save)
          }
        }
        struct Row: View {
          let title: String
          var body: some View { Text(title) }
        }
      }
      """,
      """
      struct Screen: View {
        var body: some View {
          let header = Text("Header").bold()
          VStack {
            header
            Panel { Text("Content") }
          }
        }
      }
      struct Panel<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content }
      }
      """,
      """
      @MainActor func scenario() {
        struct Probe: View { var body: some View { Text("probe") } }
        show(Probe())
      }
      """,
    ]
  ) { context in
    for view in context.index.types where view.isView || view.isViewModifier {
      for member in view.members where member.isViewReturning {
        for found in member.code.localViews {
          context.report(
            at: found.name,
            "`\(found.name.identifierText)` is declared each time \(view.name).\(member.name) is "
              + "read, and is built again with all of it. Declare a view type next to "
              + "\(view.name).")
        }
      }
    }
  }
}

extension Syntax {
  /// Types, functions and closures that make views, declared in this code.
  fileprivate var localViews: [(name: TokenSyntax, node: Syntax)] {
    let types = all(StructDeclSyntax.self).filter { $0.inheritedNames.contains("View") }
      .map { (name: $0.name, node: Syntax($0)) }
    let functions = all(FunctionDeclSyntax.self)
      .filter { $0.signature.returnClause?.type.isView == true }
      .map { (name: $0.name, node: Syntax($0)) }
    let closures = all(PatternBindingSyntax.self).compactMap { binding in
      binding.initializer?.value.as(ClosureExprSyntax.self).flatMap { closure in
        closure.buildsView
          ? binding.pattern.as(IdentifierPatternSyntax.self)
            .map { (name: $0.identifier, node: Syntax(closure)) } : nil
      }
    }
    return (types + functions + closures).filter { $0.node.isDeclaredAmongStatements(below: self) }
  }

  /// Whether the declaration around it is a statement of the code, and of nothing declared in there.
  private func isDeclaredAmongStatements(below code: Syntax) -> Bool {
    let outer = Array(ancestors(below: code))
    guard let statement = outer.firstIndex(where: { $0.is(CodeBlockItemSyntax.self) }) else {
      return false
    }
    return !outer[..<statement].contains { $0.is(MemberBlockItemSyntax.self) }
      && !outer[statement...].contains {
        $0.is(FunctionDeclSyntax.self) || $0.is(StructDeclSyntax.self)
      }
  }
}

extension ClosureExprSyntax {
  /// Whether all it does is to return a stack or text, perhaps with modifiers.
  fileprivate var buildsView: Bool {
    guard let call = statements.last?.expression?.chainRoot.as(FunctionCallExprSyntax.self),
      let made = call.constructedType
    else { return false }
    return Syntax.eagerContainers.contains(made) || ["Text", "Image", "ForEach"].contains(made)
  }
}
