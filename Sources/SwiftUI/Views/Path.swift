import Foundation

/// An outline drawn step by step.
///
/// - Note: differs from SwiftUI: the steps are kept to tell outlines apart; nothing is drawn.
public struct Path: Hashable, Sendable {
  private var steps: [String] = []

  /// An empty outline.
  public init() {}
  /// An outline drawn by a closure.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }
  /// The outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// The outline of a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    steps = ["rounded \(rect) \(cornerRadius) \(style)"]
  }
  /// The outline of an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { steps.isEmpty }

  /// Begins a new line.
  public mutating func move(to end: CGPoint) { steps.append("move \(end)") }
  /// Draws a straight line.
  public mutating func addLine(to end: CGPoint) { steps.append("line \(end)") }
  /// Draws straight lines.
  public mutating func addLines(_ lines: [CGPoint]) { steps.append("lines \(lines)") }
  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    steps.append("curve \(end) \(control)")
  }
  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.append("curve \(end) \(control1) \(control2)")
  }
  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) { steps.append("rect \(rect)") }
  /// Draws a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    steps.append("rounded \(rect) \(cornerSize) \(style)")
  }
  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect) { steps.append("ellipse \(rect)") }
  /// Draws a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    steps.append("arc \(center) \(radius) \(startAngle) \(endAngle) \(clockwise)")
  }
  /// Draws another outline.
  public mutating func addPath(_ path: Path) { steps += path.steps }
  /// Goes back to where the line began.
  public mutating func closeSubpath() { steps.append("close") }
}

extension Path: ShapeElement {
  /// The outline itself, wherever it is.
  public func path(in rect: CGRect) -> Path { self }
}
