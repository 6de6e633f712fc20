import Kata
import SwiftSyntax

extension Rule {
  static let needlessViewBuilder = Rule(
    id: "needless-view-builder",
    summary: "@ViewBuilder on a single expression, or switched off by return",
    severity: .note,
    explanation: """
      A result builder turns several statements, or an `if`, into one view. A property or function \
      that consists of one expression is a view already: the attribute changes nothing and makes a \
      reader look for the branch. Where the code says `return`, Swift does not apply the builder \
      at all.

      Delete the attribute. When a second view or an `if` comes, put it back.

      It is fine, and silent here, on `body`, `makeBody` and other requirements, on parameters and \
      stored properties, and on code with several views, a branch, `let` or `#if`.

      Source: SE-0289, https://github.com/swiftlang/swift-evolution/blob/main/proposals/\
      0289-result-builders.md ; https://developer.apple.com/documentation/swiftui/viewbuilder
      """,
    bad: [
      """
      struct Page: View {
        var body: some View { title }
        ↓@ViewBuilder private var title: some View {
          Text("Title")
            .font(.title)
        }
      }
      """,
      """
      struct Page: View {
        var body: some View { VStack { row("a") } }
        ↓@ViewBuilder
        func row(_ name: String) -> some View {
          HStack {
            if name.isEmpty { Divider() }
            Text(name)
          }
        }
      }
      """,
      """
      extension View {
        ↓@ViewBuilder func card() -> some View { padding().background(.gray) }
      }
      """,
      """
      struct Page: View {
        let isOn: Bool
        var body: some View { label }
        ↓@ViewBuilder var label: some View {
          let text = isOn ? "on" : "off"
          return Text(text)
        }
      }
      """,
    ],
    good: [
      """
      struct Page: View {
        let isOn: Bool
        @ViewBuilder var body: some View { Text("a") }
        @ViewBuilder var state: some View {
          if isOn { Text("on") } else { Divider() }
        }
        @ViewBuilder var two: some View {
          Text("a")
          Text("b")
        }
        @ViewBuilder var named: some View {
          let text = "a"
          Text(text)
        }
        @ViewBuilder var platform: some View {
          #if os(iOS)
            Text("iOS")
          #endif
        }
      }
      """,
      """
      struct Box<Content: View>: View {
        @ViewBuilder let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content }
      }
      """,
      """
      protocol Screen {
        associatedtype Header: View
        @ViewBuilder var header: Header { get }
      }
      struct Home: Screen {
        @ViewBuilder var header: some View { Text("Home") }
      }
      """,
      """
      struct Plain: ButtonStyle {
        @ViewBuilder func makeBody(configuration: Configuration) -> some View {
          configuration.label
        }
      }
      """,
      """
      struct Page: View {
        let names: [String]
        var body: some View { rows }
        @ViewBuilder var rows: some View {
          ForEach(names, id: \\.self) { name in
            return Text(name)
          }
          Text("end")
        }
      }
      """,
    ],
    fix: "Deletes the attribute."
  ) { context in
    let requirements = context.builderRequirements
    for type in context.index.types where type.kind != .protocol {
      let isOpen = type.inherited.contains { !plainProtocols.contains($0) }
      for member in type.members where !isOpen || type.isView {
        guard !["body", "makeBody"].contains(member.name), !requirements.contains(member.name)
        else { continue }
        context.reportNeedless(member.attributes, member.code, named: member.name)
      }
    }
    for method in context.index.viewExtensionMethods {
      guard let code = method.body else { continue }
      context.reportNeedless(method.attributes, Syntax(code), named: method.name.identifierText)
    }
  }

  /// Protocols that ask for no view besides `body`. What others ask for, may be a builder.
  private static let plainProtocols: Set = [
    "View", "Equatable", "Hashable", "Identifiable", "Sendable", "ObservableObject", "Codable",
    "Comparable", "CaseIterable", "Animatable",
  ]
}

extension Context {
  /// What protocols and superclasses of the files declare with a builder.
  fileprivate var builderRequirements: Set<String> {
    files.reduce(into: []) { $0.formUnion(KnownViews($1.tree).builderRequirements) }
  }

  fileprivate func reportNeedless(
    _ attributes: AttributeListSyntax, _ code: Syntax, named name: String
  ) {
    guard let attribute = attributes.first(named: "ViewBuilder"),
      let statements = code.as(CodeBlockItemListSyntax.self)
        ?? code.as(CodeBlockSyntax.self)?.statements
    else { return }
    let returns = code.all(ReturnStmtSyntax.self).contains { statement in
      !statement.ancestors(below: code).contains {
        $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self)
          || $0.is(AccessorBlockSyntax.self)
      }
    }
    if returns {
      report(
        at: attribute,
        "`\(name)` says `return`, so Swift does not apply @ViewBuilder to it. Delete one of the two.",
        fix: removing(attribute))
      return
    }
    guard let only = statements.onlyExpression, only.as(IfExprSyntax.self) == nil,
      only.as(SwitchExprSyntax.self) == nil, only.as(MacroExpansionExprSyntax.self) == nil
    else { return }
    report(
      at: attribute,
      "`\(name)` is one expression, for which @ViewBuilder does nothing. Delete the attribute.",
      fix: removing(attribute))
  }
}
