import Foundation

/// Views one below the other.
public struct VStack<Content: View>: ElementView {
  let content: Content
  private let layout: StackLayout

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(alignment: alignment.name, spacing: spacing)
    self.content = content()
  }

  static var elementName: String? { nil }
  func looksSame(as other: Self) -> Bool { layout == other.layout }
}

/// Views side by side.
public struct HStack<Content: View>: ElementView {
  let content: Content
  private let layout: StackLayout

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(alignment: alignment.name, spacing: spacing)
    self.content = content()
  }

  static var elementName: String? { nil }
  func looksSame(as other: Self) -> Bool { layout == other.layout }
}

/// Views one on top of the other.
public struct ZStack<Content: View>: ElementView {
  let content: Content
  private let layout: StackLayout

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = StackLayout(alignment: alignment.name, spacing: nil)
    self.content = content()
  }

  static var elementName: String? { nil }
  func looksSame(as other: Self) -> Bool { layout == other.layout }
}

struct StackLayout: Equatable {
  var alignment: String
  var spacing: CGFloat?
}
