import Kata
import SwiftSyntax

extension Rule {
  static let clipWithoutCompositing = Rule(
    id: "clip-without-compositing",
    summary: "Layers that fill the same place, clipped one by one",
    severity: .note,
    explanation: """
      A clip is applied to each layer by itself. Where a tint lies over a background and both are \
      clipped to the same rounded shape, both have half-covered pixels at the edge, and the lower \
      one shines through as a thin line.

      Put `.compositingGroup()` before the clip: the layers become one picture, which is clipped \
      once.

      It is fine, and silent here, with a single layer, and for overlays that do not fill: strokes, \
      texts, symbols in a corner.

      Source: https://developer.apple.com/documentation/swiftui/view/compositinggroup() ; Apple's \
      SwiftUI guidance on modifiers.
      """,
    bad: [
      """
      struct Card: View {
        var body: some View {
          Text("a").padding()
            .background(.blue)
            .overlay(Color.black.opacity(0.2))
            .↓clipShape(RoundedRectangle(cornerRadius: 8))
        }
      }
      """,
      """
      struct Cover: View {
        var body: some View {
          VStack { Text("a") }
            .background { Image("b").resizable() }
            .overlay { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
            .shadow(radius: 2)
            .↓cornerRadius(8)
        }
      }
      """,
      """
      struct Photo: View {
        let isDim: Bool
        var body: some View {
          Text("a").background(Color.red).overlay(Rectangle().fill(.black.opacity(0.5)))
            .↓clipShape(Circle()).padding()
        }
      }
      """,
    ],
    good: [
      """
      struct Card: View {
        var body: some View {
          Text("a").padding().background(.blue).overlay(Color.black.opacity(0.2))
            .compositingGroup()
            .clipShape(RoundedRectangle(cornerRadius: 8))
        }
      }
      """,
      """
      struct Card: View {
        var body: some View {
          Text("a").background(.blue).clipShape(Capsule())
          Text("b").overlay(Color.black.opacity(0.2)).clipShape(Capsule())
          Text("c").background(.blue).clipShape(Capsule()).overlay(Color.red.opacity(0.1))
        }
      }
      """,
      """
      struct Card: View {
        var body: some View {
          Text("a").background(.blue).overlay(Capsule().stroke(.red)).clipShape(Capsule())
          Text("b").background(.blue)
            .overlay(alignment: .topTrailing) { Image(systemName: "star") }
            .clipShape(Capsule())
          Text("c").background(.blue).overlay { Color.red.frame(height: 1) }.clipShape(Capsule())
        }
      }
      """,
    ],
    fix: "Inserts `.compositingGroup()`."
  ) { context in
    for clip in context.index.calls(named: "clipShape", "cornerRadius") {
      guard let access = clip.calledExpression.as(MemberAccessExprSyntax.self),
        clip.clipsTwoLayers, clip.isInViewCode
      else { continue }
      context.report(
        at: access.declName,
        "\(clip.name) clips the background and the overlay one by one, so the lower one shows at "
          + "the edge. Put .compositingGroup() before it.",
        fix: context.compositing(before: access))
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether a background and a filling overlay lie below, not yet made one picture or clipped.
  fileprivate var clipsTwoLayers: Bool {
    var hasOverlay = false
    var link = calledExpression.chainBase
    while let current = link {
      if let call = current.as(FunctionCallExprSyntax.self), call.constructedType == nil {
        switch call.name {
        case "compositingGroup", "drawingGroup", "clipShape", "cornerRadius", "mask", "clipped":
          return false
        case "frame", "padding":
          // Behind these the layers no longer end where the clip does.
          return false
        case "overlay": hasOverlay = hasOverlay || call.fills
        case "background": if hasOverlay { return true }
        default: break
        }
      }
      link = current.chainBase
    }
    return false
  }

  private var fills: Bool {
    let content =
      arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
      ?? trailingClosure?.statements.onlyExpression
    guard let content, argument("alignment") == nil else { return false }
    if content.modifierNames.contains(where: { $0 == "frame" || $0.hasPrefix("stroke") }) {
      return false
    }
    let root = content.chainRoot
    if root.isReference(to: "Color") { return true }
    let type = root.as(FunctionCallExprSyntax.self)?.constructedType ?? ""
    return type == "Color" || type == "Rectangle" || type.hasSuffix("Gradient")
  }
}
