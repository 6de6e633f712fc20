import Foundation

/// A value to raise and lower in steps.
@available(watchOS 9.0, *)
@available(tvOS, unavailable)
public struct Stepper<Label: View>: ElementView {
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private let label: Label

  static var elementName: String? { "Stepper" }
  var content: Label { label }

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    (self.onIncrement, self.onDecrement) = (onIncrement, onDecrement)
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    func move(_ by: V.Stride) {
      let new = value.wrappedValue.advanced(by: by)
      if bounds.contains(new) { value.wrappedValue = new }
    }
    self.init(label: label, onIncrement: { move(step) }, onDecrement: { move(-step) })
  }
}

@available(watchOS 9.0, *)
@available(tvOS, unavailable)
extension Stepper where Label == Text {
  public init<V: Strideable>(_ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(title) }
  }

  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

extension Stepper: Steppable {
  func step(up: Bool) { (up ? onIncrement : onDecrement)?() }
}

/// What `lab.increment` and `lab.decrement` may operate.
protocol Steppable {
  func step(up: Bool)
}

@available(watchOS 9.0, *)
@available(tvOS, unavailable)
extension Stepper {
  /// A value to raise and lower that tells of editing, which is never under way here.
  @_disfavoredOverload
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement)
  }
  /// The form before iOS 15.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement)
  }
  /// A value to raise and lower that tells of editing, which is never under way here.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, step: step, label: label)
  }
  /// A value to raise and lower that tells of editing, which is never under way here.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: bounds, step: step, label: label)
  }
  /// A value to raise and lower in a format.
  @available(iOS 16.0, macOS 13.0, *)
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label)
  }
}

@available(watchOS 9.0, *)
@available(tvOS, unavailable)
extension Stepper where Label == Text {
  /// A value to raise and lower that tells of editing, which is never under way here.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, step: step) { Text(title) }
  }
  /// A value to raise and lower that tells of editing, which is never under way here.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
  /// A value to raise and lower in a format.
  @available(iOS 16.0, macOS 13.0, *)
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, step: step) { Text(title) }
  }
  /// A value to raise and lower within a range in a format.
  @available(iOS 16.0, macOS 13.0, *)
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
  /// A value to raise and lower that tells of editing, which is never under way here.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, step: step) { Text(title) }
  }
  /// A value to raise and lower that tells of editing, which is never under way here.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
  /// A value to raise and lower in a format.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, *)
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, step: step) { Text(title) }
  }
  /// A value to raise and lower within a range in a format.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, *)
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
  /// A value to raise and lower.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }
  /// Something to raise and lower.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}
