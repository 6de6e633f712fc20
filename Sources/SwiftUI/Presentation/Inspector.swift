import Foundation

extension View {
  /// Shows details beside this view while `isPresented` is true.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: "inspector", item: isPresented.asItem, key: { _ in true },
        content: { _ in content() }))
  }
  /// Says how wide the details are.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    modifier(StyleModifier("inspectorColumnWidth", width))
  }
  /// Says how wide the details are at first and at least and at most.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(StyleModifier("inspectorColumnWidth", min, ideal, max))
  }
}
