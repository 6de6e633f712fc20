/// Delivers the one result of some work that begins at once, to whoever comes whenever.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Calls `attemptToFulfill` now; the promise counts the first time it is called.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ new: Result<Output, Failure>) {
    let ready = lock.during { () -> [(Result<Output, Failure>) -> Void] in
      guard result == nil else { return [] }
      result = new
      defer { waiting = [] }
      return waiting
    }
    for next in ready { next(new) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    let outlet = Outlet(subscriber)
    outlet.begin()
    whenDone { result in
      switch result {
      case .success(let value):
        outlet.send(value)
        outlet.finish(.finished)
      case .failure(let failure): outlet.finish(.failure(failure))
      }
    }
  }

  private func whenDone(_ next: @escaping (Result<Output, Failure>) -> Void) {
    let known = lock.during {
      if result == nil { waiting.append(next) }
      return result
    }
    if let known { next(known) }
  }
}

extension Future where Failure == Never {
  /// The value, once there is one.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        whenDone { result in
          if case .success(let value) = result {
            continuation.resume(returning: Unchecked(value: value))
          }
        }
      }.value
    }
  }
}

extension Future where Failure == any Error {
  /// The value, once there is one, or the error in its place.
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        whenDone { continuation.resume(with: $0.map(Unchecked.init)) }
      }.value
    }
  }
}

/// A value that crosses tasks because its owner says so.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
