import Foundation

/// A rule of layout; there is no layout.
@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  public nonisolated override init() { super.init() }
  open var constant: CGFloat = 0
  open var isActive = false
  open var identifier: String?

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge, a middle or a size that constraints are made of.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public nonisolated override init() { super.init() }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    made(constant)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    made(constant)
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    made(constant)
  }
  fileprivate func made(_ constant: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.constant = constant
    return constraint
  }
}

/// Left, right or middle.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// Top, bottom or middle.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { made(constant) }
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    made(constant)
  }
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    made(constant)
  }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    made(constant)
  }
}

/// How lines of a text stand.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
