import Foundation

/// A value that outlives the views of a scene, known by its key.
///
/// - Note: differs from SwiftUI: it is kept in memory, for one run, and there is one scene.
@propertyWrapper
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct SceneStorage<Value>: DynamicProperty {
  private var storage: AppStorage<Value>

  private init(_ key: String, _ fallback: Value) {
    // Keys of scenes are a space of their own.
    storage = AppStorage(key: "@SceneStorage \(key)", fallback: fallback)
  }

  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { storage.projectedValue }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    storage._install(&slot, place)
  }
}

extension SceneStorage: SelfCompared {
  func isSame(as other: Self) -> Bool { storage.isSame(as: other.storage) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String) { self.init(key, wrappedValue) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage where Value == Int {
  public init(wrappedValue: Int, _ key: String) { self.init(key, wrappedValue) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage where Value == Double {
  public init(wrappedValue: Double, _ key: String) { self.init(key, wrappedValue) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage where Value == String {
  public init(wrappedValue: String, _ key: String) { self.init(key, wrappedValue) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage where Value == URL {
  public init(wrappedValue: URL, _ key: String) { self.init(key, wrappedValue) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage where Value == Date {
  public init(wrappedValue: Date, _ key: String) { self.init(key, wrappedValue) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage where Value == Data {
  public init(wrappedValue: Data, _ key: String) { self.init(key, wrappedValue) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) { self.init(key, nil) }
}
