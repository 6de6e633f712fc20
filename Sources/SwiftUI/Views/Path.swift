import Foundation
import UIKit

/// An outline drawn step by step.
///
/// - Note: differs from SwiftUI: nothing is drawn. The steps are real, so that a path can be
///   measured, moved and compared; what combines outlines (`union`, `strokedPath` …) keeps the
///   steps of the first one.
public struct Path: Hashable, Sendable {
  /// One step.
  public enum Element: Hashable, Sendable {
    /// Begins a new line.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Back to where the line began.
    case closeSubpath
  }

  private var elements: [Element] = []
  /// What was done to it that its steps do not show.
  private var changes: [String] = []

  /// An empty outline.
  public init() {}
  /// An outline drawn by a closure.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }
  /// The outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// An outline of Core Graphics.
  public init(_ path: CGPath) { self = path.path }
  /// The outline of a rounded rectangle with corners of a radius.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// The outline of a rounded rectangle with corners of a size.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  /// The outline of a rectangle whose corners differ.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  /// The outline of an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { elements.isEmpty }
  /// The same outline for Core Graphics.
  public var cgPath: CGPath { CGPath(self) }
  /// Where the next line would begin.
  public var currentPoint: CGPoint? {
    for element in elements.reversed() { if let end = element.end { return end } }
    return nil
  }
  /// The smallest rectangle around all points and control points.
  public var boundingRect: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// Visits the steps in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Whether a point is inside; curves count as the straight lines between 16 of their points.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in flattened {
      for (a, b) in zip(line, line.dropFirst() + line.prefix(1))
      where (a.y > point.y) != (b.y > point.y) {
        let crossing = (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
        if point.x < crossing { winding += eoFill || a.y < b.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The lines of the outline as points.
  private var flattened: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    for element in elements {
      let start = line.last ?? .zero
      switch element {
      case .move(let to):
        if !line.isEmpty { lines.append(line) }
        line = [to]
      case .line(let to): line.append(to)
      case .quadCurve(let to, let control):
        line += (1...16).map { step in
          let t = CGFloat(step) / 16
          return .mix(.mix(start, control, t), .mix(control, to, t), t)
        }
      case .curve(let to, let c1, let c2):
        line += (1...16).map { step in
          let t = CGFloat(step) / 16
          let middle = CGPoint.mix(c1, c2, t)
          return .mix(
            .mix(.mix(start, c1, t), middle, t), .mix(middle, .mix(c2, to, t), t), t)
        }
      case .closeSubpath: if let first = line.first { line.append(first) }
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  // MARK: Drawing

  /// Begins a new line.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  /// Draws a straight line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  /// Draws straight lines from the first point to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) {
      $0.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
      $0.closeSubpath()
    }
  }
  /// Draws rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Draws a rounded rectangle with corners of a size.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addCorners(
        rect,
        [CGSize](
          repeating: CGSize(
            width: min(cornerSize.width, rect.width / 2),
            height: min(cornerSize.height, rect.height / 2)), count: 4))
    }
    if style == .circular { changes.append("circular") }
  }
  /// Draws a rectangle whose corners differ.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = min(rect.width, rect.height) / 2
    add(transform) {
      $0.addCorners(
        rect,
        [
          cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
          cornerRadii.bottomLeading,
        ].map { CGSize(width: min($0, most), height: min($0, most)) })
    }
    if style == .circular { changes.append("circular") }
  }
  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) {
      $0.addCorners(
        rect,
        [CGSize](repeating: CGSize(width: rect.width / 2, height: rect.height / 2), count: 4))
    }
  }
  /// Draws a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle.radians - startAngle.radians
    if clockwise, delta > 0 { delta -= 2 * .pi }
    if !clockwise, delta < 0 { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }
  /// Draws a part of a circle from an angle on.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func on(_ angle: Double, _ distance: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + distance * CGFloat(cos(angle)), y: center.y + distance * CGFloat(sin(angle))
      ).applying(transform)
    }
    let count = max(1, min(Int((abs(delta.radians) / (.pi / 2)).rounded(.up)), 64))
    let step = delta.radians / Double(count)
    // A control point lies on the tangent; this is the usual distance for one piece of a circle.
    let reach = 4.0 / 3 * tan(step / 4)
    let far = radius * CGFloat((1 + reach * reach).squareRoot())
    let turn = atan(reach)
    let start = on(startAngle.radians, radius)
    if elements.isEmpty { move(to: start) } else { addLine(to: start) }
    for index in 0..<count {
      let from = startAngle.radians + Double(index) * step
      addCurve(
        to: on(from + step, radius), control1: on(from + turn, far),
        control2: on(from + step - turn, far))
    }
  }
  /// Draws a part of a circle that touches two lines.
  /// - Note: differs from SwiftUI: two straight lines take its place.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addLine(to: tangent1End.applying(transform))
    addLine(to: tangent2End.applying(transform))
    changes.append("arc \(radius)")
  }
  /// Draws another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
    changes += path.changes
  }
  /// Goes back to where the line began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  private mutating func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    var path = Path()
    draw(&path)
    elements += transform.isIdentity ? path.elements : path.applying(transform).elements
  }

  /// Draws a rectangle with corners of these sizes, from the top leading one on with the clock.
  private mutating func addCorners(_ r: CGRect, _ sizes: [CGSize]) {
    let k: CGFloat = 0.552_284_75
    func corner(_ at: CGPoint, _ from: CGPoint, _ to: CGPoint) {
      addLine(to: from)
      if from != to { addCurve(to: to, control1: .mix(from, at, k), control2: .mix(to, at, k)) }
    }
    move(to: CGPoint(x: r.minX + sizes[0].width, y: r.minY))
    corner(
      CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX - sizes[1].width, y: r.minY),
      CGPoint(x: r.maxX, y: r.minY + sizes[1].height))
    corner(
      CGPoint(x: r.maxX, y: r.maxY), CGPoint(x: r.maxX, y: r.maxY - sizes[2].height),
      CGPoint(x: r.maxX - sizes[2].width, y: r.maxY))
    corner(
      CGPoint(x: r.minX, y: r.maxY), CGPoint(x: r.minX + sizes[3].width, y: r.maxY),
      CGPoint(x: r.minX, y: r.maxY - sizes[3].height))
    corner(
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.minX, y: r.minY + sizes[0].height),
      CGPoint(x: r.minX + sizes[0].width, y: r.minY))
    closeSubpath()
  }

  // MARK: Other outlines made of this one

  /// The outline, transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var copy = self
    copy.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to: to.applying(transform))
      case .line(let to): .line(to: to.applying(transform))
      case .quadCurve(let to, let control):
        .quadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let c1, let c2):
        .curve(
          to: to.applying(transform), control1: c1.applying(transform),
          control2: c2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    return copy
  }
  /// The outline, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// A part of the outline, from one fraction of it to another.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { changed("trim \(from) \(to)") }
  /// The outline of the line along this one.
  public func strokedPath(_ style: StrokeStyle) -> Path { changed("stroke \(style)") }
  /// The outline without crossings.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func normalized(eoFill: Bool = true) -> Path { changed("normalized \(eoFill)") }
  /// What is inside of both.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    changed("intersection", other)
  }
  /// What is inside of either.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func union(_ other: Path, eoFill: Bool = false) -> Path { changed("union", other) }
  /// What is inside of this one only.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    changed("subtracting", other)
  }
  /// What is inside of one of them only.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    changed("symmetricDifference", other)
  }
  /// The parts of the line inside of `other`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    changed("lineIntersection", other)
  }
  /// The parts of the line outside of `other`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    changed("lineSubtraction", other)
  }

  private func changed(_ change: String, _ other: Path? = nil) -> Path {
    var copy = self
    copy.changes.append(other.map { "\(change) \($0.elements) \($0.changes)" } ?? change)
    return copy
  }
}

extension Path.Element {
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: nil
    }
  }

  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quadCurve(let to, let control): [to, control]
    case .curve(let to, let c1, let c2): [to, c1, c2]
    case .closeSubpath: []
    }
  }
}

extension CGPoint {
  fileprivate static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}

extension Path: ShapeElement {
  /// The outline itself, wherever it is.
  public func path(in rect: CGRect) -> Path { self }
}

/// An outline as Core Graphics has it.
public class CGPath: @unchecked Sendable {
  fileprivate(set) var path: Path

  init(_ path: Path) { self.path = path }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }
  /// The outline of an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }
  /// The outline of a rounded rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: size, style: .circular)
        .applying(transform?.pointee ?? .identity))
  }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the next line would begin.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around all points and control points.
  public var boundingBox: CGRect { path.boundingRect }
  /// The smallest rectangle around all points and control points.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
}

/// An outline of Core Graphics that can be drawn on.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty outline.
  public init() { super.init(Path()) }

  /// Begins a new line.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Draws straight lines from the first point to the others.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// Draws a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Draws an ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Draws another outline.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }
  /// Draws a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Draws a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Draws a part of a circle, angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise)
  }
  /// Goes back to where the line began.
  public func closeSubpath() { path.closeSubpath() }
}
