import Foundation

extension View {
  /// Shows details beside this view while `isPresented` is true.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: "inspector", item: isPresented.asItem, key: { _ in true },
        content: { _ in content() }))
  }
  /// Says how wide the details are.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    modifier(StyleModifier("inspectorColumnWidth", width))
  }
  /// Says how wide the details are at first and at least and at most.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(StyleModifier("inspectorColumnWidth", min, ideal, max))
  }
}
