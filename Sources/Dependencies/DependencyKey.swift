/// The key of a dependency: a type that has the value to use where none is overridden.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value in an app that runs on a device or in the simulator. Asked for once.
  static var liveValue: Value { get }

  // Repeated, because the compiler infers it only where it is declared.
  associatedtype Value = Self
  /// The value in previews; ``liveValue`` unless it is given.
  static var previewValue: Value { get }
  /// The value in tests. Without one, a test that reads it is told so and gets ``previewValue``.
  static var testValue: Value { get }
}

/// The key of a dependency whose ``DependencyKey/liveValue`` another module gives.
public protocol TestDependencyKey<Value> {
  associatedtype Value: Sendable = Self
  /// The value in previews; ``testValue`` unless it is given.
  static var previewValue: Value { get }
  /// The value in tests.
  static var testValue: Value { get }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }

  public static var testValue: Value {
    // `$0.api.fetch = …` reads the dependency to change a part of it, and means no harm.
    guard !DependencyValues.isSetting else { return previewValue }
    let reading = DependencyValues.reading
    reportIssue(
      """
      \(reading.label(Self.self)) has no test value, and it was read in a test\(reading.place): \
      override it with withDependencies, or give \(typeName(Self.self)) a testValue.
      """)
    return previewValue
  }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}
