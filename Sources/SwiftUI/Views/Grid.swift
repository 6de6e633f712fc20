import Foundation

/// Views in rows and columns.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct Grid<Content: View>: ElementView {
  let content: Content
  private let layout: [String]

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = ["\(alignment)", "\(horizontalSpacing ?? -1)", "\(verticalSpacing ?? -1)"]
    self.content = content()
  }

  static var elementName: String? { nil }
  func looksSame(as other: Self) -> Bool { layout == other.layout }
}

/// One row of a grid.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct GridRow<Content: View>: ElementView {
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static var elementName: String? { nil }
}
