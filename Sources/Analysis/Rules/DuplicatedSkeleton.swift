import SwiftSyntax
import Trace

extension Rule {
  static let duplicatedSkeleton = Rule(
    id: "duplicated-skeleton",
    summary: "A second view that copies the first one's layout to show that it loads",
    severity: .note,
    explanation: """
      A skeleton that repeats the stacks of the real view with rectangles for texts has to be \
      changed each time the real one is, and as a rule it is forgotten. When the content arrives, \
      the screen jumps by what the two differ in, and because they are two types everything is \
      made anew.

      `redacted(reason: .placeholder)` draws the real view with bars for its texts and images: give \
      it a sample value while it loads. `unredacted()` keeps out what should stay readable.

      It is fine, and silent here, when the skeleton is simpler than the view or laid out in another \
      way, when it has no counterpart in the files, and below iOS 14, which has no `redacted`.

      Source: Apple, `redacted(reason:)`, \
      https://developer.apple.com/documentation/swiftui/view/redacted(reason:)
      """,
    bad: [
      """
      struct ArticleRow: View {
        let article: Article
        var body: some View {
          HStack {
            Image(article.picture).resizable().frame(width: 60, height: 60)
            VStack(alignment: .leading) {
              Text(article.title).font(.headline)
              Text(article.summary).lineLimit(2)
            }
            Spacer()
          }
        }
      }
      struct ↓ArticleRowSkeleton: View {
        var body: some View {
          HStack {
            RoundedRectangle(cornerRadius: 4).frame(width: 60, height: 60)
            VStack(alignment: .leading) {
              Rectangle().frame(width: 120, height: 14)
              Rectangle().frame(height: 12)
            }
            Spacer()
          }
          .foregroundStyle(.gray)
        }
      }
      struct Article { var picture = "", title = "", summary = "" }
      """,
      """
      struct ProfileHeader: View {
        let name: String
        let city: String
        var body: some View {
          VStack {
            Circle()
            Text(name)
            Text(city)
          }
          .padding()
        }
      }
      private struct ↓ProfileHeaderPlaceholder: View {
        var body: some View {
          return VStack {
            Circle().fill(.gray)
            Color.gray.frame(height: 20)
            Capsule()
          }
        }
      }
      """,
      """
      enum Feed {
        struct Card: View {
          let title: String
          var body: some View {
            VStack(spacing: 8) {
              Label(title, systemImage: "star")
              Divider()
              HStack {
                Text(title)
                Spacer()
                Button("Open") {}
              }
            }
          }
        }
        struct ↓LoadingCard: View {
          var body: some View {
            VStack(spacing: 8) {
              Rectangle()
              Divider()
              HStack {
                Rectangle()
                Spacer()
                Capsule()
              }
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct ArticleRow: View {
        let title: String
        let summary: String
        var body: some View {
          HStack {
            Text(title)
            Text(summary)
          }
        }
      }
      struct ArticleRowSkeleton: View {
        var body: some View { Rectangle().frame(height: 44) }
      }
      struct ArticleRowPlaceholder: View {
        var body: some View {
          ArticleRow(title: "A title", summary: "A summary").redacted(reason: .placeholder)
        }
      }
      """,
      """
      struct Bars: View {
        var body: some View {
          HStack {
            Rectangle()
            Capsule()
          }
        }
      }
      struct BarsSkeleton: View {
        var body: some View {
          HStack {
            Rectangle()
            Rectangle()
          }
        }
      }
      struct ChartSkeleton: View {
        var body: some View {
          HStack {
            Rectangle()
            Rectangle()
          }
        }
      }
      """,
      """
      struct Row: View {
        let names: [String]
        var body: some View {
          VStack {
            Text(names[0])
            Text(names[1])
          }
        }
      }
      struct RowSkeleton: View {
        var body: some View {
          HStack {
            Rectangle()
            Rectangle()
          }
        }
      }
      struct RowLoading: View {
        var body: some View {
          VStack {
            Text("Please wait")
            Rectangle()
          }
        }
      }
      """,
      Example(
        """
        struct Row: View {
          let title: String
          let detail: String
          var body: some View {
            HStack {
              Text(title)
              Text(detail)
            }
          }
        }
        struct RowSkeleton: View {
          var body: some View {
            HStack {
              Rectangle()
              Rectangle()
            }
          }
        }
        """, targets: "iOS 13"),
    ]
  ) { context in
    guard context.targets.allSatisfy(\.hasRedaction) else { return }
    for skeleton in context.index.views {
      guard let name = skeleton.nameOfTheReal,
        let real = context.index.type(named: name, near: skeleton.nameToken), real.isView,
        let copy = skeleton.layout, let model = real.layout, copy.mirrors(model),
        model.contents >= 2
      else { continue }
      context.report(
        at: skeleton.nameToken,
        "\(skeleton.name) repeats the layout of \(real.name) and has to be kept like it. Show "
          + "\(real.name) with a sample value and `.redacted(reason: .placeholder)`.")
    }
  }
}

extension SimulatedSystem {
  fileprivate var hasRedaction: Bool {
    let first = ["iOS": 14, "macOS": 11, "tvOS": 14, "watchOS": 7]
    return first[platform].map { major >= $0 } ?? true
  }
}

/// What a body lays out: containers, and views without content of their own.
private indirect enum BodyLayout {
  case container(String, [BodyLayout])
  case leaf(String)

  private static let shapes: Set = [
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Color",
    "UnevenRoundedRectangle",
  ]
  private static let spaces: Set = ["Spacer", "Divider"]

  /// Whether each container has its like, and a shape stands for each thing with content.
  func mirrors(_ real: BodyLayout) -> Bool {
    switch (self, real) {
    case (.container(let name, let children), .container(let realName, let realChildren)):
      name == realName && children.count == realChildren.count
        && zip(children, realChildren).allSatisfy { $0.mirrors($1) }
    case (.leaf(let name), .leaf(let realName)):
      Self.spaces.contains(name) || Self.spaces.contains(realName)
        ? name == realName : Self.shapes.contains(name)
    default: false
    }
  }

  /// How many leaves show something that has to be loaded first.
  var contents: Int {
    switch self {
    case .container(_, let children): children.reduce(0) { $0 + $1.contents }
    case .leaf(let name): Self.shapes.contains(name) || Self.spaces.contains(name) ? 0 : 1
    }
  }

  /// `nil` where it depends on something, or is no view that can be told from its name.
  init?(_ expression: ExprSyntax) {
    let root = expression.chainRoot
    guard let call = root.as(FunctionCallExprSyntax.self), let type = call.constructedType else {
      guard root.isReference(to: "Color") else { return nil }
      self = .leaf("Color")
      return
    }
    guard Self.containers.contains(type), let closure = call.trailingClosure else {
      self = .leaf(type)
      return
    }
    var children: [BodyLayout] = []
    for statement in closure.statements {
      guard let child = statement.expression.flatMap(BodyLayout.init) else { return nil }
      children.append(child)
    }
    self = .container(type, children)
  }

  private static let containers: Set = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group", "Section", "Grid", "GridRow",
    "List", "Form", "ScrollView",
  ]
}

extension Nominal {
  /// `ArticleRow` for `ArticleRowSkeleton`, `SkeletonArticleRow`.
  fileprivate var nameOfTheReal: String? {
    let own = nameToken.identifierText
    for word in ["Skeleton", "Placeholder", "Loading", "Shimmer"] {
      for rest in [own.dropping(prefix: word), own.dropping(suffix: word)] {
        guard let rest, !rest.isEmpty else { continue }
        return rest
      }
    }
    return nil
  }

  fileprivate var layout: BodyLayout? {
    guard let code = body?.code,
      let statements = code.as(CodeBlockItemListSyntax.self)
        ?? code.as(CodeBlockSyntax.self)?.statements
    else { return nil }
    return statements.onlyExpression.flatMap(BodyLayout.init)
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
  fileprivate func dropping(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
