/// Which view an assistive app is at, as far as the view's code sets it.
///
/// - Note: differs from SwiftUI: there is no assistive app, so only code moves the focus.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var storage: State<Value>

  public init() where Value == Bool { storage = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { storage = State(wrappedValue: nil) }
  /// A focus of some assistive apps only.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    storage = State(wrappedValue: false)
  }
  /// A focus of some assistive apps only.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    storage = State(wrappedValue: nil)
  }

  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(base: storage.projectedValue) }

  /// A reference to the focus, to hand to views.
  @propertyWrapper
  public struct Binding {
    let base: SwiftUI.Binding<Value>

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    storage._install(&slot, place)
  }
}

/// Kinds of assistive apps.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: Set<Int>

  public static let voiceOver = AccessibilityTechnologies(bits: [0])
  public static let switchControl = AccessibilityTechnologies(bits: [1])

  public init() { bits = [] }
  private init(bits: Set<Int>) { self.bits = bits }

  public func contains(_ member: Self) -> Bool { member.bits.isSubset(of: bits) }
  public func union(_ other: Self) -> Self { Self(bits: bits.union(other.bits)) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits.intersection(other.bits)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(bits: bits.symmetricDifference(other.bits))
  }
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { bits.formUnion(new.bits) }
    return (!contains(new), new)
  }
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    bits.subtract(member.bits)
    return member
  }
  public mutating func update(with new: Self) -> Self? {
    defer { bits.formUnion(new.bits) }
    return contains(new) ? new : nil
  }
  public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }
  public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }
  public mutating func formSymmetricDifference(_ other: Self) {
    bits.formSymmetricDifference(other.bits)
  }
}

extension View {
  /// The view the assistive app is at while the state says so.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  {
    modifier(StyleModifier("accessibilityFocused"))
  }
  /// The view the assistive app is at while the state equals `value`.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(StyleModifier("accessibilityFocused", value))
  }
}
