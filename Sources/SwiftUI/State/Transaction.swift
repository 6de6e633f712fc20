/// The context of an update: all writes made under one transaction reach bodies together.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  /// Tells one `withAnimation` block from the next; 0 outside of any.
  var key = 0

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

/// Runs `body` in a transaction of its own: its writes make an update of their own, animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.begin(Transaction(animation: animation), body)
}

/// Runs `body` in the given transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.begin(transaction, body)
}
