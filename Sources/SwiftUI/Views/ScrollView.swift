/// Content that can be moved through a window onto it; all of it exists at once.
public struct ScrollView<Content: View>: ElementView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  static var elementName: String? { nil }
  func looksSame(as other: Self) -> Bool {
    axes == other.axes && showsIndicators == other.showsIndicators
  }
}

extension ScrollView: Scrollable {}

/// What `lab.scroll(to:)` may move.
protocol Scrollable {}
