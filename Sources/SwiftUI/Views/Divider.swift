/// A line between views.
public struct Divider: ElementView {
  public init() {}

  static var elementName: String? { "Divider" }
}
