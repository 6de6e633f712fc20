import Foundation

/// The values of keys, each asked for once.
final class Defaults: @unchecked Sendable {
  private struct Place: Hashable {
    var key: ObjectIdentifier
    var context: DependencyContext
  }

  private struct Known {
    var value: any Sendable
    /// The preparation that gave it, if it was not the key.
    var preparation: Preparation?
  }

  // A key's value may read other dependencies.
  private let lock = NSRecursiveLock()
  private var known: [Place: Known] = [:]

  func value<Key: TestDependencyKey>(of key: Key.Type, _ context: DependencyContext) -> Key.Value {
    lock.lock()
    defer { lock.unlock() }
    let place = Place(key: ObjectIdentifier(key), context: context)
    if let value = known[place]?.value as? Key.Value { return value }
    switch context {
    case .live:
      guard let value = liveValue(of: key) else {
        if !DependencyValues.isSetting { reportMissing(key) }
        return key.testValue
      }
      known[place] = Known(value: value)
      return value
    case .preview:
      let value = key.previewValue
      known[place] = Known(value: value)
      return value
    case .test:
      // Whoever changes a part of it is not told that it has no test value, so the next one is.
      let value = key.testValue
      if !DependencyValues.isSetting { known[place] = Known(value: value) }
      return value
    }
  }

  func prepare<Key: TestDependencyKey>(
    _ key: Key.Type, _ value: Key.Value, _ context: DependencyContext, _ preparation: Preparation,
    named name: StaticString
  ) {
    lock.lock()
    defer { lock.unlock() }
    let place = Place(key: ObjectIdentifier(key), context: context)
    if let earlier = known[place], earlier.preparation !== preparation, context != .preview {
      var reading = DependencyValues.reading
      reading.name = "\(name)"
      reportIssue(
        """
        \(reading.label(key)) was read or prepared before, and keeps that value: call \
        prepareDependencies once, as early as possible.
        """)
      return
    }
    known[place] = Known(value: value, preparation: preparation)
  }

  private func liveValue<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
    func live<Live: DependencyKey>(_ key: Live.Type) -> Any { key.liveValue }
    return (key as? any DependencyKey.Type).flatMap { live($0) as? Key.Value }
  }

  private func reportMissing(_ key: any TestDependencyKey.Type) {
    let reading = DependencyValues.reading
    reportIssue(
      """
      \(reading.label(key)) has no live value, and it was read in an app\(reading.place): conform \
      \(typeName(key)) to DependencyKey, or override it with withDependencies.
      """)
  }
}
