import Foundation
import Trace

/// A value that outlives views, known by its key.
///
/// - Note: differs from SwiftUI: it is kept in memory, for one run; `store` names no other place,
///   and what is written to `UserDefaults` directly is not seen.
@propertyWrapper
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let fallback: Value
  private var place: (location: DefaultLocation<Value>, node: _Node, name: String)?

  init(key: String, fallback: Value) { (self.key, self.fallback) = (key, fallback) }

  public var wrappedValue: Value {
    get {
      guard let place else { return fallback }
      if place.node.graph.isUpdating {
        place.location.subscribe(place.node, property: place.name, when: nil)
      }
      return place.location.read()
    }
    nonmutating set { place?.location.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let place else { return .constant(fallback) }
    return Binding(place.location, snapshot: place.location.peek())
  }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    let location =
      slot as? DefaultLocation<Value> ?? .shared(key, fallback, in: place.node.graph)
    slot = location
    self.place = (location, place.node, place.printedName)
  }
}

extension AppStorage: SelfCompared {
  func isSame(as other: Self) -> Bool {
    key == other.key && Comparison.unchanged(fallback, other.fallback)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue)
  }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value == Int {
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue)
  }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value == Double {
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue)
  }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value == String {
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue)
  }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value == URL {
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue)
  }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value == Date {
  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue)
  }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value == Data {
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue)
  }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue)
  }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue)
  }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key: key, fallback: nil) }
}

extension View {
  /// The store that `@AppStorage` inside uses unless it names one.
  /// - Note: differs from SwiftUI: there is one store, kept in memory for one run.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(StyleModifier("defaultAppStorage"))
  }
}

/// The value of one key; every property with that key shares it.
private final class DefaultLocation<Value>: Location<Value> {
  private let key: String
  private unowned let graph: ViewGraph
  private var value: Value
  private var readers: [ObjectIdentifier: (node: _Node, property: String)] = [:]

  static func shared(_ key: String, _ fallback: Value, in graph: ViewGraph) -> DefaultLocation {
    if let known = graph.defaults[key] as? DefaultLocation { return known }
    let new = DefaultLocation(key, fallback, graph)
    graph.defaults[key] = new
    return new
  }

  private init(_ key: String, _ value: Value, _ graph: ViewGraph) {
    (self.key, self.value, self.graph) = (key, value, graph)
  }

  override func read() -> Value { value }

  override func write(_ new: Value) {
    guard !graph.isUpdating else {
      return graph.reportCaller(
        "Modifying state during view update, this will cause undefined behavior.")
    }
    guard !Comparison.unchanged(value, new) else { return }
    value = new
    for reader in readers.values {
      graph.enqueue(
        invalidationOf: reader.node, graph.actor.reason("@AppStorage \(key)"),
        property: reader.property)
    }
  }

  override func subscribe(
    _ node: _Node, property: String, when differs: ((Value, Value) -> Bool)?
  ) {
    guard readers.updateValue((node, property), forKey: ObjectIdentifier(node)) == nil else {
      return
    }
    node.keep(self)
  }

  override func drop(_ node: _Node) { readers[ObjectIdentifier(node)] = nil }
}
