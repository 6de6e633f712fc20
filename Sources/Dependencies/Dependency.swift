/// A property that reads a dependency: the value current where it is read, or else where the
/// property was made.
///
/// ```swift
/// @Dependency(\.date.now) var now
/// @Dependency(Settings.self) var settings
/// ```
///
/// Each read binds a task-local, so before iOS 18 it traps in the body of a task group.
@propertyWrapper
public struct Dependency<Value>: @unchecked Sendable {
  /// Of the place where the property was made.
  let initialValues: DependencyValues
  /// What the graph has put in, for a property of a view.
  var installedValues: DependencyValues?
  private let keyPath: KeyPath<DependencyValues, Value>
  private let fileID: StaticString
  private let line: UInt

  /// Reads the value at a key path.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value> & Sendable, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    initialValues = ._current
    self.keyPath = keyPath
    (self.fileID, self.line) = (fileID, line)
  }

  /// Reads the value of a key.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Key.Value == Value {
    self.init(
      \DependencyValues[KeyType<Key>()], fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// The current value.
  public var wrappedValue: Value {
    if let installedValues { return installedValues[keyPath: keyPath] }
    var reading = DependencyValues.reading
    (reading.fileID, reading.line) = (fileID, line)
    reading.hasBound = true
    // Debug builds bind this one first, so it is here that the system complains.
    return DependencyValues.$reading.withValue(reading) {
      DependencyValues.binding(initialValues.merging(._current)) {
        DependencyValues._current[keyPath: keyPath]
      }
    }
  }
}

extension Dependency: HasInitialValues {}

/// Something that remembers the dependencies of the place where it was made.
protocol HasInitialValues {
  var initialValues: DependencyValues { get }
}

/// A type as a part of a key path.
struct KeyType<Key>: Hashable, Sendable {}

extension DependencyValues {
  subscript<Key: TestDependencyKey>(_: KeyType<Key>) -> Key.Value {
    get { self[Key.self, function: ""] }
    set { self[Key.self, function: ""] = newValue }
  }
}
