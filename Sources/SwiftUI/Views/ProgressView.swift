import Foundation

/// How far something has come, or that it is under way.
public struct ProgressView<Label: View>: ElementView {
  private let label: Label
  private let fraction: Double?

  static var elementName: String? { "ProgressView" }
  var content: Label { label }
  func looksSame(as other: Self) -> Bool { fraction == other.fraction }
}

extension ProgressView where Label == EmptyView {
  public init() { (label, fraction) = (EmptyView(), nil) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    (label, fraction) = (EmptyView(), value.map { Double($0 / total) })
  }
}

extension ProgressView {
  public init(@ViewBuilder label: () -> Label) { (self.label, fraction) = (label(), nil) }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    (self.label, fraction) = (label(), value.map { Double($0 / total) })
  }
}

extension ProgressView where Label == Text {
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}
