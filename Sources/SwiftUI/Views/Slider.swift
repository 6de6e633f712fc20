/// A value to choose from a range by moving a knob.
@available(tvOS, unavailable)
public struct Slider<Label: View>: ElementView {
  private let value: Binding<Double>
  let bounds: ClosedRange<Double>
  private let label: Label

  static var elementName: String? { "Slider" }
  var content: Label { label }
  func looksSame(as other: Self) -> Bool { bounds == other.bounds }
  func shownValue(on node: _Node) -> AnyHashable? { value.location.read() }
  func subscribe(_ node: _Node) { _ = value.shown(by: node) }
}

@available(tvOS, unavailable)
extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.value = Binding<Double>(
      FloatLocation(value.location), snapshot: Double(value.location.peek()))
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.label = label()
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label)
  }
}

@available(tvOS, unavailable)
extension Slider where Label == EmptyView {
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
    self.init(value: value, in: bounds) { EmptyView() }
  }

  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V) {
    self.init(value: value, in: bounds) { EmptyView() }
  }
}

extension Slider: Slidable {
  func slide(to new: Double) {
    value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
  }
}

/// What `lab.slide` may move.
protocol Slidable {
  var bounds: ClosedRange<Double> { get }
  func slide(to value: Double)
}

private final class FloatLocation<Value: BinaryFloatingPoint>: Location<Double> {
  private let base: Location<Value>

  init(_ base: Location<Value>) { self.base = base }

  override func read() -> Double { Double(base.read()) }
  override func peek() -> Double { Double(base.peek()) }
  override func write(_ value: Double) { base.write(Value(value)) }
  override func subscribe(
    _ node: _Node, property: String, when differs: ((Double, Double) -> Bool)?
  ) {
    base.subscribe(node, property: property)
  }
  override func isSame(as other: Location<Double>) -> Bool {
    (other as? FloatLocation<Value>).map { base.isSame(as: $0.base) } ?? false
  }
}

@available(tvOS, unavailable)
extension Slider {
  /// A slider that tells of dragging and has words at its ends.
  /// - Note: differs from SwiftUI: nothing calls `onEditingChanged`, and the words are not shown.
  public init<V: BinaryFloatingPoint, L: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V = 0.01,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> L,
    @ViewBuilder maximumValueLabel: () -> L, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, label: label)
  }
}

@available(tvOS, unavailable)
extension Slider where Label == EmptyView {
  /// A slider that tells of dragging; nothing here drags.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: bounds)
  }
  /// A slider with steps that tells of dragging; nothing here drags.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: bounds)
  }
}

@available(tvOS, unavailable)
extension Slider {
  /// A slider with a label that tells of dragging; nothing here drags.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: bounds, label: label)
  }
  /// A slider with steps and a label that tells of dragging; nothing here drags.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: bounds, label: label)
  }
  /// A slider with words at its ends, which are not shown: the form before iOS 15.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint, L: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: L,
    maximumValueLabel: L, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label)
  }
  /// A slider with steps and words at its ends, which are not shown: the form before iOS 15.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint, L: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: L,
    maximumValueLabel: L, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label)
  }
  /// A slider that tells of dragging: the form before iOS 15.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label)
  }
  /// A slider with steps that tells of dragging: the form before iOS 15.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label)
  }
}
