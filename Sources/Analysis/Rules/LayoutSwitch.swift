import Kata
import SwiftSyntax
import Trace

extension Rule {
  static let layoutSwitch = Rule(
    id: "layout-switch",
    summary: "Two stacks with the same content in two branches",
    severity: .should,
    explanation: """
      `if isWide { HStack { content } } else { VStack { content } }` are two identities. When the \
      condition flips, everything inside is destroyed with its state and built again, and an \
      animation can only fade one out and the other in.

      Choose the layout instead of the view: `let layout = isWide ? \
      AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())` and then `layout { content }`. The \
      content is written once, keeps its state and moves.

      It is fine, and silent here, where a target is older than iOS 16 or macOS 13, which have no \
      AnyLayout, and when the two stacks do not have the same content.

      Source: https://developer.apple.com/documentation/swiftui/anylayout
      """,
    bad: [
      """
      struct Player: View {
        @Environment(\\.horizontalSizeClass) private var size
        var body: some View {
          ↓if size == .compact {
            VStack(spacing: 8) {
              Cover()
              Controls()
            }
          } else {
            HStack(spacing: 16) {
              Cover()
              Controls()
            }
            .padding()
          }
        }
      }
      """,
      """
      struct Adaptive<Content: View>: View {
        let isWide: Bool
        @ViewBuilder let content: Content
        var body: some View {
          GeometryReader { proxy in
            ↓if proxy.size.width > 400 { HStack { content } } else { VStack { content } }
          }
        }
      }
      """,
      """
      struct Board: View {
        @State private var isPiled = false
        var body: some View {
          Group { cards }.onTapGesture { isPiled.toggle() }
        }
        @ViewBuilder private var cards: some View {
          ↓if isPiled {
            ZStack { ForEach(0..<3) { Card(number: $0) } }
          } else {
            HStack { ForEach(0..<3) { Card(number: $0) } }
          }
        }
      }
      """,
      """
      struct Panel: View {
        let axis: Axis
        var body: some View {
          ↓switch axis {
          case .horizontal: HStack { Controls() }
          case .vertical: VStack { Controls() }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Player: View {
        let isWide: Bool
        var body: some View {
          let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
          layout {
            Cover()
            Controls()
          }
        }
      }
      """,
      """
      struct Player: View {
        let isWide: Bool
        var body: some View {
          if isWide {
            HStack {
              Cover()
              Controls()
            }
          } else {
            VStack { Controls() }
          }
          if isWide { VStack { Cover() } } else { Cover() }
        }
      }
      """,
      Example(
        """
        struct Player: View {
          let isWide: Bool
          var body: some View {
            if isWide { HStack { Controls() } } else { VStack { Controls() } }
          }
        }
        """, targets: "iOS 15, macOS 13"),
      """
      struct Player: View {
        var body: some View {
          if #available(iOS 17, *) { HStack { Controls() } } else { VStack { Controls() } }
        }
      }
      """,
    ]
  ) { context in
    guard context.targets.allSatisfy(\.hasAnyLayout) else { return }
    for branching in context.viewBranchings {
      guard let (first, second) = branching.switchedStacks else { continue }
      context.report(
        at: branching.node,
        "This swaps \(first) and \(second) around the same content, whose state is lost each "
          + "time. Write the content once, in an `AnyLayout` of `\(first)Layout()` or "
          + "`\(second)Layout()`.",
        asks: [Evidence(.stateDestroyed(), "state was destroyed # times")])
    }
  }
}

extension SimulatedSystem {
  fileprivate var hasAnyLayout: Bool {
    switch platform {
    case "macOS": major >= 13
    case "watchOS": major >= 9
    case "visionOS": true
    default: major >= 16
    }
  }
}

extension Branching {
  /// The first two stacks that differ, when all branches are stacks with the same content.
  fileprivate var switchedStacks: (String, String)? {
    let stacks = branches.compactMap(\.stack)
    guard stacks.count == branches.count, let first = stacks.first, !first.content.isEmpty,
      stacks.allSatisfy({ $0.content == first.content }),
      let second = stacks.first(where: { $0.name != first.name })
    else { return nil }
    return (first.name, second.name)
  }
}

extension CodeBlockItemListSyntax {
  fileprivate var stack: (name: String, content: [String])? {
    guard let call = onlyExpression?.chainRoot.as(FunctionCallExprSyntax.self),
      let name = call.constructedType, ["HStack", "VStack", "ZStack"].contains(name),
      let content = call.trailingClosure, content.signature == nil
    else { return nil }
    return (name, content.statements.tokens(viewMode: .sourceAccurate).map(\.text))
  }
}
