import Foundation
import Trace

/// A key for a value of the view that has the focus.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view that has the focus offers to menus and toolbars.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct FocusedValues {
  fileprivate var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  fileprivate subscript(object type: Any.Type) -> AnyObject? {
    get { values[ObjectIdentifier(type)] as AnyObject? }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A value that the view that has the focus offers.
///
/// - Note: differs from SwiftUI: there is no keyboard, so every view on the screen that offers a
///   value counts as focused, and of several the one that offered last.
@propertyWrapper
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var value: Value?

  /// A value by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
  /// A model by its type.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] as? Value }
  }

  public var wrappedValue: Value? { value }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    slot = slot ?? FocusedOffers.of(place.node.graph).subscribed(place)
    value = read(FocusedOffers.of(place.node.graph).values)
  }
}

extension FocusedValue: SelfCompared {
  func isSame(as other: Self) -> Bool { true }
}

/// A binding that the view that has the focus offers.
/// - Note: differs from SwiftUI: as ``FocusedValue``.
@propertyWrapper
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var binding: Binding<Value>?

  /// A binding by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding<Value?>(
      get: { binding?.wrappedValue }, set: { if let new = $0 { binding?.wrappedValue = new } })
  }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    slot = slot ?? FocusedOffers.of(place.node.graph).subscribed(place)
    binding = FocusedOffers.of(place.node.graph).values[keyPath: keyPath]
    binding?._install(&slot, place)
  }
}

extension FocusedBinding: SelfCompared {
  func isSame(as other: Self) -> Bool { keyPath == other.keyPath }
}

/// A model that the view that has the focus offers.
/// - Note: differs from SwiftUI: as ``FocusedValue``.
@propertyWrapper
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType? { object }
  public var projectedValue: Wrapper? { object.map(Wrapper.init) }

  /// Makes bindings to the model's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let object: ObjectType

    public subscript<T>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
    ) -> Binding<T> {
      ObservedObject(wrappedValue: object).projectedValue[dynamicMember: keyPath]
    }
  }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    let offers = FocusedOffers.of(place.node.graph).subscribed(place)
    object = offers.values[object: ObjectType.self] as? ObjectType
    guard let object else { return }
    var observed = ObservedObject(wrappedValue: object)
    observed._install(&slot, place)
  }
}

extension FocusedObject: SelfCompared {
  func isSame(as other: Self) -> Bool { true }
}

/// What the views on screen offer, and who looks at it. One per graph.
private final class FocusedOffers: Subscribable {
  private var offers: [(by: Int, write: (inout FocusedValues) -> Void)] = []
  private var readers: [ObjectIdentifier: (node: _Node, property: String)] = [:]
  private(set) var values = FocusedValues()

  static func of(_ graph: ViewGraph) -> FocusedOffers {
    if let known = graph.defaults["@FocusedValue"] as? FocusedOffers { return known }
    let new = FocusedOffers()
    graph.defaults["@FocusedValue"] = new
    return new
  }

  func subscribed(_ place: _PropertyPlace) -> FocusedOffers {
    if readers.updateValue((place.node, place.printedName), forKey: ObjectIdentifier(place.node))
      == nil
    {
      place.node.keep(self)
    }
    return self
  }

  func drop(_ node: _Node) { readers[ObjectIdentifier(node)] = nil }

  func offer(by node: _Node, _ key: String, _ write: ((inout FocusedValues) -> Void)?) {
    offers.removeAll { $0.by == node.serial }
    if let write { offers.append((node.serial, write)) }
    values = FocusedValues()
    for offer in offers { offer.write(&values) }
    for reader in readers.values where reader.node !== node {
      node.graph.enqueue(
        invalidationOf: reader.node, Event.Reason("focused \(key)", by: node.ownerName),
        property: reader.property)
    }
  }
}

struct FocusedValueModifier<Value>: PrimitiveModifier {
  var key: String
  var value: Value?
  var write: (inout FocusedValues, Value?) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    FocusedValueNode(modifier, site, content: content)
  }
}

private final class FocusedValueNode<Value>: SingleContentNode<FocusedValueModifier<Value>> {
  override func begin() { offer() }

  override func changed(from old: FocusedValueModifier<Value>) -> Bool {
    if !Comparison.unchanged(Offered(old.value), Offered(modifier.value)) { offer() }
    return false
  }

  override func end() { FocusedOffers.of(graph).offer(by: self, modifier.key, nil) }

  private func offer() {
    let (value, write) = (modifier.value, modifier.write)
    FocusedOffers.of(graph).offer(by: self, modifier.key) { write(&$0, value) }
  }

  /// Closures are compared in a concrete field.
  private struct Offered {
    var value: Value?
    init(_ value: Value?) { self.value = value }
  }
}

extension View {
  private func offering<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(
      FocusedValueModifier(key: "\(Value.self)", value: value) { values, value in
        if let value { values[keyPath: keyPath] = value }
      })
  }

  /// Offers a value while this view or one inside it has the focus.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    offering(keyPath, value)
  }
  /// Offers a value, or none, while this view or one inside it has the focus.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    offering(keyPath, value)
  }
  /// Offers a model while this view or one inside it has the focus.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    offeringObject(object)
  }
  /// Offers a value while this view's scene has the focus.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    offering(keyPath, value)
  }
  /// Offers a value, or none, while this view's scene has the focus.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    offering(keyPath, value)
  }
  /// Offers a model while this view's scene has the focus.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    offeringObject(object)
  }

  /// Offers a model while this view or one inside it has the focus.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    offeringObject(object)
  }
  /// Offers a model while this view's scene has the focus.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    offeringObject(object)
  }

  private func offeringObject<T: AnyObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(key: "\(T.self)", value: object) { values, object in
        if let object { values[object: T.self] = object }
      })
  }
}
