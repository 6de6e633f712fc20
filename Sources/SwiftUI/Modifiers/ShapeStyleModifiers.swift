import Foundation
import UIKit

/// How the inside of a shape is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether overlapping parts count as outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// A way to fill; by default overlapping parts are inside and edges smooth.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

/// How lines begin and end.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// How wide it is.
  public var lineWidth: CGFloat
  /// How it begins and ends.
  public var lineCap: CGLineCap
  /// How its parts meet.
  public var lineJoin: CGLineJoin
  /// How far sharp corners reach.
  public var miterLimit: CGFloat
  /// The lengths of dashes and of the gaps between them.
  public var dash: [CGFloat]
  /// Where in the dashes the line begins.
  public var dashPhase: CGFloat

  /// A way to draw lines; by default one point wide and solid.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

extension Shape {
  /// Fills the shape.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    modifier(StyleModifier("fill", "\(content)", style))
  }
  /// Fills the shape with the foreground.
  public func fill(style: FillStyle = FillStyle()) -> some View {
    modifier(StyleModifier("fill", style))
  }
  /// Draws the outline.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    modifier(StyleModifier("stroke", "\(content)", lineWidth))
  }
  /// Draws the outline in a style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    modifier(StyleModifier("stroke", "\(content)", style))
  }
  /// Draws the outline in the foreground.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    AlteredShape(base: self, change: "stroke \(lineWidth)")
  }
  /// Draws the outline in the foreground in a style.
  public func stroke(style: StrokeStyle) -> some Shape {
    AlteredShape(base: self, change: "stroke \(style)")
  }
  /// Keeps a part of the outline.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    AlteredShape(base: self, change: "trim \(start) \(end)")
  }
}

extension InsettableShape {
  /// The shape, smaller from all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    AlteredShape(base: self, change: "inset \(amount)")
  }
  /// Draws the outline on its inner side.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    modifier(StyleModifier("strokeBorder", "\(content)", lineWidth))
  }
  /// Draws the outline on its inner side in a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    modifier(StyleModifier("strokeBorder", "\(content)", style))
  }
  /// Draws the outline on its inner side in the foreground in a style.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    modifier(StyleModifier("strokeBorder", style))
  }
  /// Draws the outline on its inner side in the foreground.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    modifier(StyleModifier("strokeBorder", lineWidth))
  }
}

/// A shape and what was done to it; the change says what the transform does.
struct AlteredShape<Base: Shape>: InsettableShape, Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.change == b.change && Comparison.same(a.base, b.base)
  }

  var base: Base
  var change: String
  /// Moves the outline the shape has in the rectangle.
  var transform: (@Sendable (CGRect) -> CGAffineTransform)?

  func path(in rect: CGRect) -> Path {
    guard let transform else { return base.path(in: rect) }
    return base.path(in: rect).applying(transform(rect))
  }
}

/// What a content shape is for.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// One bit per use.
  public let rawValue: Int

  /// The uses whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of dragging.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of menus.
  @available(tvOS 17.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What changes under a pointer.
  @available(tvOS 18.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

extension View {
  /// Cuts the view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(StyleModifier("clipShape", "\(shape)", style))
  }
  /// Says which part of the view can be touched.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(StyleModifier("contentShape", "\(shape)", eoFill))
  }
  /// Says which part of the view is used for what.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(StyleModifier("contentShape", kind, "\(shape)", eoFill))
  }
  /// Says what a relative shape inside takes after.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func containerShape<S: Shape>(_ shape: S) -> some View {
    modifier(StyleModifier("containerShape", "\(shape)"))
  }
  /// Fills a shape behind the view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(StyleModifier("background", "\(style)", "\(shape)", fillStyle))
  }
  /// Fills a shape behind the view with the background.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(StyleModifier("background", "\(shape)", fillStyle))
  }
  /// Fills what is behind the view with the background.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(StyleModifier("background", edges))
  }
  /// Fills a shape over the view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(StyleModifier("overlay", "\(style)", "\(shape)", fillStyle))
  }
  /// Shows the view where a mask is.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(SecondaryModifier(secondary: mask(), isBehind: true, alignment: alignment))
  }
  /// Shows the view where a mask is: the form before iOS 15.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(SecondaryModifier(secondary: mask, isBehind: true, alignment: .center))
  }
}
