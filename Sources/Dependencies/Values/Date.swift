import Foundation
import SwiftUI

extension DependencyValues {
  /// Gives the current date.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { ViewGraph.current?.clock.date ?? Date() }
}

/// Gives dates; setting ``now`` makes it always give that one.
/// - Note: differs from the library: the live one moves with the lab's clock.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// One that asks the closure each time.
  public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }

  /// Always the same date.
  public static func constant(_ now: Date) -> Self { Self { now } }

  /// The current date.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The current date.
  public func callAsFunction() -> Date { generate() }
}
