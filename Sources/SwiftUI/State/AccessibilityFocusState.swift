/// Where assistive apps are, as far as the view's code sets it.
///
/// - Note: differs from SwiftUI: there are no assistive apps, so only code moves their focus.
@propertyWrapper
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var storage: State<Value>

  /// Whether they are at a view.
  public init() where Value == Bool { storage = State(wrappedValue: false) }
  /// Which of several views they are at.
  public init<T: Hashable>() where Value == T? { storage = State(wrappedValue: nil) }
  /// Whether some of them are at a view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  /// Which of several views some of them are at.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// Where they are.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }
  /// A reference to where they are, to hand to views.
  public var projectedValue: Binding { Binding(base: storage.projectedValue) }

  /// A reference to where assistive apps are.
  @propertyWrapper
  public struct Binding {
    let base: SwiftUI.Binding<Value>

    /// Where they are.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    /// The reference itself.
    public var projectedValue: Binding { self }
  }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    storage._install(&slot, place)
  }
}

/// Kinds of assistive apps.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
  private var members: UInt = 0

  /// None.
  public init() {}
  private init(_ members: UInt) { self.members = members }

  /// What reads the screen.
  public static let voiceOver = AccessibilityTechnologies(1)
  /// What operates the device by switches.
  public static let switchControl = AccessibilityTechnologies(2)

  /// Whether the kind is among these.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    members & member.members == member.members
  }
  /// These and those.
  public func union(_ other: Self) -> Self { Self(members | other.members) }
  /// What is among both.
  public func intersection(_ other: Self) -> Self { Self(members & other.members) }
  /// What is among one of both.
  public func symmetricDifference(_ other: Self) -> Self { Self(members ^ other.members) }
  /// Adds a kind.
  @discardableResult
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let known = contains(new)
    members |= new.members
    return (!known, new)
  }
  /// Takes a kind away.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    defer { members &= ~member.members }
    return contains(member) ? member : nil
  }
  /// Puts a kind in place of itself.
  @discardableResult
  public mutating func update(with new: Self) -> Self? {
    defer { members |= new.members }
    return contains(new) ? new : nil
  }
  /// Keeps these and adds those.
  public mutating func formUnion(_ other: Self) { members |= other.members }
  /// Keeps what is among both.
  public mutating func formIntersection(_ other: Self) { members &= other.members }
  /// Keeps what is among one of both.
  public mutating func formSymmetricDifference(_ other: Self) { members ^= other.members }
}

extension View {
  /// Assistive apps are at this view while the state says so.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  {
    modifier(StyleModifier("accessibilityFocused"))
  }
  /// Assistive apps are at this view while the state equals `value`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(StyleModifier("accessibilityFocused", value))
  }
  /// Assistive apps begin at this view.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(StyleModifier("accessibilityDefaultFocus", value))
  }
}
