/// Which field has the focus, as far as the view's code sets it.
///
/// - Note: differs from SwiftUI: there is no keyboard, so only code moves the focus.
@propertyWrapper
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var storage: State<Value>

  public init() where Value == Bool { storage = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { storage = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(base: storage.projectedValue) }

  /// A reference to the focus, to hand to fields.
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

extension View {
  /// The field this is has the focus while the state says so.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(StyleModifier("focused"))
  }

  /// The field this is has the focus while the state equals `value`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(StyleModifier("focused", value))
  }
}
