import Foundation
import StockTaskLocal
#if os(Linux)
  import TaskLocals
#endif

/// The dependencies of a place in the program: those that were overridden on the way there, and for
/// all others the values of their keys.
///
/// A dependency becomes a property by an extension:
///
/// ```swift
/// extension DependencyValues {
///   var api: API {
///     get { self[APIKey.self] }
///     set { self[APIKey.self] = newValue }
///   }
/// }
/// ```
public struct DependencyValues: Sendable {
  /// Those of the running task.
  @TaskLocal public static var _current = DependencyValues()
  /// The read that is going on.
  @TaskLocal static var reading = Reading()
  /// Whether a closure that overrides dependencies is running.
  @TaskLocal static var isSetting = false
  /// Whether what is set becomes the value for the whole program.
  @TaskLocal static var preparation: Preparation?

  let defaults = Defaults()
  private var overrides = Overrides()

  /// Nothing overridden, and no value of a key asked for yet.
  public init() {}

  /// Nothing overridden, in an app.
  public static var live: Self { Self(.live) }
  /// Nothing overridden, in previews.
  public static var preview: Self { Self(.preview) }
  /// Nothing overridden, in tests.
  public static var test: Self { Self(.test) }

  /// The value of a key; setting it overrides it.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type, fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line, column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    get { overridden(key) ?? value(of: key, named: function) }
    set {
      if let preparation = Self.preparation {
        defaults.prepare(key, newValue, context, preparation, named: function)
      } else {
        override(key, newValue)
      }
    }
  }

  func overridden<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value? {
    overrides.values[ObjectIdentifier(key)] as? Key.Value
  }

  /// These, and what `others` override in front of them.
  func merging(_ others: Self) -> Self {
    guard !others.overrides.values.isEmpty, others.overrides !== overrides else { return self }
    var merged = self
    merged.overrides = Overrides(overrides.values.merging(others.overrides.values) { $1 })
    return merged
  }

  private init(_ context: DependencyContext) { self.context = context }

  private mutating func override<Key: TestDependencyKey>(_ key: Key.Type, _ value: Key.Value) {
    if !isKnownUniquelyReferenced(&overrides) { overrides = Overrides(overrides.values) }
    overrides.values[ObjectIdentifier(key)] = value
  }

  private func value<Key: TestDependencyKey>(
    of key: Key.Type, named name: StaticString
  ) -> Key.Value {
    var reading = Self.reading
    if !reading.hasBound {
      // To ask a key for its value binds as well, and it is not done yet.
      #if os(Linux)
        TaskLocalRule.check(#fileID, #line)
      #endif
      reading.hasBound = true
    }
    reading.name = "\(name)"
    return Self.$reading.withStockValue(
      reading, operation: { defaults.value(of: key, context) }, file: #fileID, line: #line)
  }

  /// Runs the operation with these values. Nothing is checked: it is not the first to bind.
  static func binding<R>(_ values: Self, _ operation: () throws -> R) rethrows -> R {
    try $_current.withStockValue(values, operation: operation, file: #fileID, line: #line)
  }
}

/// Shared by all copies until one changes, so that equal ones are quickly compared.
private final class Overrides: @unchecked Sendable {
  var values: [ObjectIdentifier: any Sendable]

  init(_ values: [ObjectIdentifier: any Sendable] = [:]) { self.values = values }
}
