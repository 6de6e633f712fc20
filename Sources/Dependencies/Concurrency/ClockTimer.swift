@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Clock where Duration == Swift.Duration {
  /// A sequence that gives an element each time so much has passed on the clock.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> AsyncTimerSequence {
    AsyncTimerSequence {
      try await self.sleep(until: now.advanced(by: interval), tolerance: tolerance)
    }
  }
}

/// Gives an element each time a clock has moved on by an interval; ends when its task is cancelled.
/// - Note: differs from the library: elements are counted, they are no instants.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct AsyncTimerSequence: AsyncSequence, Sendable {
  let sleep: @Sendable () async throws -> Void

  public func makeAsyncIterator() -> Iterator { Iterator(sleep: sleep) }

  public struct Iterator: AsyncIteratorProtocol {
    let sleep: @Sendable () async throws -> Void
    private var count = 0

    init(sleep: @escaping @Sendable () async throws -> Void) { self.sleep = sleep }

    public mutating func next() async -> Int? {
      do { try await sleep() } catch { return nil }
      count += 1
      return count
    }
  }
}
