import Foundation

/// A measure that grows with the text size.
///
/// - Note: differs from SwiftUI: it is always the measure at the standard text size.
@propertyWrapper
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The measure.
  public let wrappedValue: Value

  /// A measure that grows like body text.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A measure that grows like text of a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
