import Foundation

extension DependencyValues {
  /// Makes unique identifiers.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
}

/// Makes identifiers when it is called.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// One that asks the closure each time.
  public init(_ generate: @escaping @Sendable () -> UUID) { self.generate = generate }

  /// Always the same.
  public static func constant(_ uuid: UUID) -> Self { Self { uuid } }

  /// Counts from `00000000-0000-0000-0000-000000000000` on; each such generator by itself.
  public static var incrementing: Self {
    let count = LockIsolated(0)
    return Self {
      count.withValue { count in
        defer { count += 1 }
        return UUID(count)
      }
    }
  }

  /// The next identifier.
  public func callAsFunction() -> UUID { generate() }
}

extension UUID {
  /// The number in hexadecimal digits, with zeroes in front.
  public init(_ intValue: Int) {
    let number = UInt64(truncatingIfNeeded: intValue).bigEndian
    let low = withUnsafeBytes(of: number, Array.init)
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0, low[0], low[1], low[2], low[3], low[4], low[5], low[6], low[7]
      ))
  }
}
