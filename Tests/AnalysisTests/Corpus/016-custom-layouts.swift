// For iOS 16, macOS 13
import SwiftUI

/// Lays its subviews out in lines, as words are.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  struct Cache { var sizes: [CGSize] = [] }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
    return place(in: width, cache.sizes) { _, _ in }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    _ = place(in: bounds.width, cache.sizes) { index, point in
      let origin = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
      subviews[index].place(at: origin, anchor: .topLeading, proposal: .unspecified)
    }
  }

  private func place(
    in width: CGFloat, _ sizes: [CGSize], _ visit: (Int, CGPoint) -> Void
  ) -> CGSize {
    var (x, y, line, widest) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    for (index, size) in sizes.enumerated() {
      if x > 0, x + size.width > width { (x, y, line) = (0, y + line + spacing, 0) }
      visit(index, CGPoint(x: x, y: y))
      x += size.width + spacing
      line = max(line, size.height)
      widest = max(widest, x - spacing)
    }
    return CGSize(width: widest, height: y + line)
  }
}

private struct WeightKey: LayoutValueKey {
  static let defaultValue = 1.0
}

struct WeightedRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.map { $0.dimensions(in: proposal).height }.max() ?? 0
    return CGSize(width: proposal.width ?? 100, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let total = subviews.reduce(0) { $0 + $1[WeightKey.self] }
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[WeightKey.self] / total
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

struct TagCloud: View {
  @State private var isVertical = false
  let tags: [String]

  private var layout: AnyLayout {
    isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(FlowLayout())
  }

  var body: some View {
    VStack {
      layout {
        ForEach(tags, id: \.self) { tag in
          Text(tag).padding(6).background(.quaternary, in: Capsule())
        }
      }
      .animation(.default, value: isVertical)
      WeightedRow {
        Color.red.layoutValue(key: WeightKey.self, value: 2)
        Color.blue
      }
      .frame(height: 20)
      Toggle("Vertical", isOn: $isVertical)
    }
  }
}
