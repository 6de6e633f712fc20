/// The context of an update: all writes made under one transaction reach bodies together.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  /// Whether the writes are part of a movement that goes on, such as a drag.
  public var isContinuous = false
  /// Whether the speed of the change is taken over by the next animation.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var tracksVelocity = false
  /// Tells one `withAnimation` block from the next; 0 outside of any.
  var key = 0
  private var carried: [ObjectIdentifier: Any] = [:]

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  var isEmpty: Bool { animation == nil && !disablesAnimations && key == 0 }

  nonisolated(unsafe) private(set) static var current = Transaction()
  nonisolated(unsafe) private static var lastKey = 0

  /// Animations of `.animation(_:value:)` around the part that is being updated.
  nonisolated(unsafe) private static var overrides: [(by: ObjectIdentifier, Animation?)] = []

  static func beginOverride(_ node: AnyObject, _ animation: Animation?) {
    overrides.append((ObjectIdentifier(node), animation))
  }

  static func endOverride(_ node: AnyObject) {
    if !overrides.isEmpty { overrides.removeAll { $0.by == ObjectIdentifier(node) } }
  }

  /// The animation of what is being changed right now.
  static var currentAnimation: Animation? {
    if current.disablesAnimations { return nil }
    if let innermost = overrides.last { return innermost.1 }
    return current.animation
  }

  static func withCurrent<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = transaction
    defer { current = outer }
    return try body()
  }

  fileprivate static func begin<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    lastKey += 1
    var transaction = transaction
    transaction.key = lastKey
    return try withCurrent(transaction, body)
  }
}

/// When an animation counts as over.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When what is left of it hardly shows.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing of it is left.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

extension Transaction {
  /// Calls `completion` when the animation of this transaction is over: after its time on the
  /// lab's clock, or after the update if there is none.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let duration = animation?.duration ?? 0
    guard let graph = ViewGraph.current else { return completion() }
    if duration > 0 {
      _ = graph.clock.after(seconds: duration, completion)
    } else {
      graph.afterUpdate(by: "completion of an animation", completion)
    }
  }
}

/// Runs `body` in a transaction of its own: its writes make an update of their own, animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.begin(Transaction(animation: animation), body)
}

/// Runs `body` in a transaction of its own, and `completion` when its animation is over.
/// - Note: differs from SwiftUI: that is when the animation's time on the lab's clock is over,
///   whatever `completionCriteria` says and whether something was changed or not.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  defer { transaction.addAnimationCompletion(criteria: completionCriteria, completion) }
  return try Transaction.begin(transaction, body)
}

/// Runs `body` in the given transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.begin(transaction, body)
}

/// Runs `body` in a transaction that carries a value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try Transaction.begin(transaction, body)
}

/// A key for a value that a transaction carries.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TransactionKey<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension Transaction {
  /// A value that the transaction carries.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { carried[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { carried[ObjectIdentifier(key)] = newValue }
  }
}
