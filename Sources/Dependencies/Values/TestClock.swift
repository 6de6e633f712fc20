import Foundation

/// A clock that stands still until somebody moves it on.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, @unchecked Sendable {
  /// A moment, counted from the one the clock began with.
  public struct Instant: InstantProtocol {
    let offset: Duration

    public init(offset: Duration = .zero) { self.offset = offset }

    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    public func duration(to other: Self) -> Duration { other.offset - offset }
    public static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    var id: Int
    var deadline: Instant
    var wake: (Result<Void, any Error>) -> Void
  }

  private let lock = NSLock()
  private var time: Instant
  private var sleepers: [Sleeper] = []
  private var lastID = 0

  public let minimumResolution: Duration = .zero

  public init(now: Instant = Instant()) { time = now }

  public var now: Instant { lock.withLock { time } }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = lock.withLock {
      lastID += 1
      return lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = lock.withLock {
          guard deadline > time, !Task.isCancelled else { return true }
          sleepers.append(
            Sleeper(id: id, deadline: deadline) { continuation.resume(with: $0) })
          return false
        }
        if isOver {
          continuation.resume(with: Result { try Task.checkCancellation() })
        }
      }
    } onCancel: {
      remove { $0.id == id }?.wake(.failure(CancellationError()))
    }
  }

  /// Moves it on, waking what sleeps on the way, each with the time to go on before the next.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves it on to a moment.
  public func advance(to deadline: Instant) async {
    await othersGoOn()
    while let next = lock.withLock({ sleepers.map(\.deadline).min() }), next <= deadline {
      lock.withLock { time = max(time, next) }
      remove { $0.deadline == next }?.wake(.success(()))
      await othersGoOn()
    }
    lock.withLock { time = max(time, deadline) }
    await othersGoOn()
  }

  /// Moves it on until nothing sleeps.
  public func run() async {
    await othersGoOn()
    while let next = lock.withLock({ sleepers.map(\.deadline).min() }) {
      await advance(to: next)
    }
  }

  private func remove(_ matches: (Sleeper) -> Bool) -> Sleeper? {
    lock.withLock { sleepers.firstIndex(where: matches).map { sleepers.remove(at: $0) } }
  }

  private func othersGoOn() async {
    for _ in 0..<20 { await Task.detached(priority: .background) { await Task.yield() }.value }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension TestClock where Duration == Swift.Duration {
  public convenience init() { self.init(now: Instant()) }
}
