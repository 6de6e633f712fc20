import Foundation

/// A value within a range, as a needle or a ring shows it.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: ElementView {
  let content: TupleView<(Label, CurrentValueLabel, BoundsLabel?, BoundsLabel?, MarkedValueLabels)>
  let fraction: Double

  static var elementName: String? { "Gauge" }
  func looksSame(as other: Self) -> Bool { fraction == other.fraction }

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ least: BoundsLabel?, _ greatest: BoundsLabel?, _ marked: MarkedValueLabels
  ) {
    content = TupleView((label, current, least, greatest, marked))
    let extent = bounds.upperBound - bounds.lowerBound
    fraction = extent > 0 ? Double((value - bounds.lowerBound) / extent) : 0
  }

  /// A value with a label, the value in words, the ends of the range and marks.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
      markedValueLabels())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension Gauge where MarkedValueLabels == EmptyView {
  /// A value with a label, the value in words and the ends of the range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
      EmptyView())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value with a label and the value in words.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil, EmptyView())
  }

  /// A value with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}
