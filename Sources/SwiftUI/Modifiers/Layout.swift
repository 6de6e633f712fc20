import Foundation

/// Space around a view.
struct PaddingModifier: VisualModifier {
  var edges: Edge.Set
  var insets: EdgeInsets?
}

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      PaddingModifier(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, insets: insets))
  }
}

/// The space a view takes.
struct FrameModifier: VisualModifier {
  var sizes: [CGFloat?]
  var alignment: Alignment
}

extension View {
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(sizes: [width, height], alignment: alignment))
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        sizes: [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight],
        alignment: alignment))
  }
}

/// A shift away from where a view would stand.
struct OffsetModifier: VisualModifier {
  var size: CGSize
}

extension View {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(size: CGSize(width: x, height: y)))
  }

  public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(size: offset)) }
}
