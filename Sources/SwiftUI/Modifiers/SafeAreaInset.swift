import Foundation

/// A horizontal or vertical edge.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }

extension View {
  /// Puts a view at an edge, of which this view keeps clear.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: content(), isBehind: edge == .top,
        alignment: Alignment(horizontal: alignment, vertical: .center)))
  }

  /// Puts a view at an edge, of which this view keeps clear.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: content(), isBehind: edge == .leading,
        alignment: Alignment(horizontal: .center, vertical: alignment)))
  }
}
