import Foundation

/// A way to arrange views, used by calling it with them.
///
/// - Note: differs from SwiftUI: there is no layout here, so only the built-in ones exist.
@MainActor @preconcurrency
public protocol Layout {
  nonisolated var _layoutName: String { get }
}

extension Layout {
  /// Arranges `content`.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// The arrangement of ``HStack`` as a value.
public struct HStackLayout: Layout, Equatable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public nonisolated var _layoutName: String { "HStack \(self)" }
}

/// The arrangement of ``VStack`` as a value.
public struct VStackLayout: Layout, Equatable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public nonisolated var _layoutName: String { "VStack \(self)" }
}

/// The arrangement of ``ZStack`` as a value.
public struct ZStackLayout: Layout, Equatable {
  public var alignment: Alignment

  public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }

  public nonisolated var _layoutName: String { "ZStack \(self)" }
}

/// A layout whose type is hidden: another one in its place keeps the views and their state
/// (semantics-identity 3.11).
public struct AnyLayout: Layout {
  public nonisolated let _layoutName: String

  public nonisolated init<L: Layout>(_ layout: L) { _layoutName = layout._layoutName }
}

private struct LayoutContainer<L: Layout, Content: View>: ElementView {
  let layout: L
  let content: Content

  static var elementName: String? { nil }
  func looksSame(as other: Self) -> Bool { layout._layoutName == other.layout._layoutName }
}
