import SwiftSyntax

extension Rule {
  static let singleChildGroup = Rule(
    id: "single-child-group",
    summary: "A Group around one view does nothing",
    severity: .note,
    explanation: """
      `Group` lays nothing out and draws nothing. It hands its children on one by one, and a \
      modifier on it is applied to each of them. Around a single view that is the same as the \
      view alone: the group is a level of indentation that makes a reader look for its purpose.

      Put the modifiers on the view itself and delete the group.

      It is fine, and silent here, when the content is a `ForEach`, an `if` or `switch`, several \
      views, or a stored `content` of which nobody knows how many views it holds.

      Source: Apple's SwiftUI guidance on `ForEach` and structure (a group is passed through, it \
      is no container), https://developer.apple.com/documentation/swiftui/group
      """,
    bad: [
      """
      struct Badge: View {
        var body: some View {
          ↓Group {
            Text("New").bold()
          }
          .padding()
        }
      }
      """,
      """
      struct Page: View {
        let title: String
        var body: some View {
          VStack {
            ↓Group { Header(title: title) }
            Text("body")
          }
        }
      }
      struct Header: View {
        let title: String
        var body: some View { Text(title) }
      }
      """,
      """
      struct Nested: View {
        var body: some View {
          Group {
            ↓Group { Image(systemName: "star") }
            Text("two")
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Rows: View {
        let names: [String]
        var body: some View {
          Group {
            ForEach(names, id: \\.self) { Text($0) }
          }
          .font(.caption)
        }
      }
      """,
      """
      struct Loading: View {
        let isLoading: Bool
        var body: some View {
          Group {
            if isLoading { ProgressView() } else { Text("done") }
          }
          .padding()
        }
      }
      """,
      """
      struct Container<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { Group { content }.padding() }
      }
      """,
      """
      struct Pair: View {
        var body: some View {
          Group {
            Text("a")
            Text("b")
          }
        }
      }
      """,
    ],
    fix: "Takes the group away; its modifiers go to the view."
  ) { context in
    for call in context.index.calls(named: "Group") {
      guard call.arguments.isEmpty,
        context.index.type(named: "Group", near: call) == nil,
        let closure = call.trailingClosure, closure.signature == nil,
        let child = closure.statements.onlyExpression,
        let name = child.chainRoot.as(FunctionCallExprSyntax.self)?.constructedType,
        !severalViews.contains(name)
      else { continue }
      context.report(
        at: call,
        "Group around one \(name) does nothing. Put its modifiers on the \(name) and delete it.",
        fix: context.unwrapping(call, to: child))
    }
  }

  /// Types that stand for any number of views.
  private static let severalViews: Set = ["ForEach", "OutlineGroup", "Content", "EmptyView"]
}
