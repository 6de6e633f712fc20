// For iOS 18, macOS 15
import SwiftUI

struct SplitColumns: Layout {
  var ratio = 0.5

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(size)).height }
    return CGSize(width: size.width, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let first = subviews.first else { return }
    let width = bounds.width * ratio
    first.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: bounds.height))
    for subview in subviews.dropFirst() {
      let gap = first.spacing.distance(to: subview.spacing, along: .horizontal)
      subview.place(
        at: CGPoint(x: bounds.minX + width + gap, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: bounds.width - width - gap, height: bounds.height))
    }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }
}

struct AdaptiveStack<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @ViewBuilder let content: Content

  private var layout: AnyLayout {
    sizeClass == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 8))
  }

  var body: some View {
    layout { content }
  }
}

struct LayoutSampler: View {
  @State private var isLayered = false

  private var arrangement: AnyLayout {
    isLayered ? AnyLayout(ZStackLayout(alignment: .top)) : AnyLayout(GridLayout(alignment: .leading, verticalSpacing: 4))
  }

  var body: some View {
    VStack {
      arrangement {
        GridRow {
          Text("A").gridColumnAlignment(.trailing)
          Text("B").gridCellAnchor(.center)
        }
        GridRow { Color.red.gridCellUnsizedAxes(.horizontal) }
      }
      Grid { GridRow { Text("C") } }
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) { Text("D") }
      Grid(alignment: .leading, verticalSpacing: 2) { Text("E") }
      Grid(alignment: .leading) { Text("F") }
      SplitColumns(ratio: 0.3) {
        Text("Left")
        Text("Right")
      }
      AdaptiveStack { Text("Adapts") }
      VStackLayout(spacing: 2) { Text("Direct") }
      HStack(alignment: .center) {
        AdaptiveStack { Text("One") }
      }
      Color.clear.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
      Toggle("Layers", systemImage: "square.stack", isOn: $isLayered)
    }
    .coordinateSpace(.named("sampler"))
    .safeAreaPadding(.horizontal)
  }
}

struct LazyGrids: View {
  private let columns = [GridItem(), GridItem(.fixed(40))]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) { cells }
      LazyVGrid(columns: columns, alignment: .leading) { cells }
      LazyVGrid(columns: columns, spacing: 4, content: { cells })
      LazyVGrid(columns: columns, alignment: .leading, spacing: 4, content: { cells })
      LazyVGrid(columns: columns, content: { cells })
      LazyHStack(alignment: .top, spacing: 4) { cells }
      LazyVStack(alignment: .leading) { cells }
      LazyVStack { cells }
    }
  }

  private var cells: some View {
    ForEach(0..<4) { Text("\($0)") }
  }
}
