/// A value within a range, as a needle or a ring shows it.
public struct Gauge<Label: View, CurrentValueLabel: View>: ElementView {
  let content: TupleView<(Label, CurrentValueLabel)>
  private let fraction: Double

  static var elementName: String? { "Gauge" }
  func looksSame(as other: Self) -> Bool { fraction == other.fraction }

  /// A value with a label and a view of the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    content = TupleView((label(), currentValueLabel()))
    let extent = bounds.upperBound - bounds.lowerBound
    fraction = extent > 0 ? Double((value - bounds.lowerBound) / extent) : 0
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// A value with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}
