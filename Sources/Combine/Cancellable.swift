/// Something that can be stopped.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection, such as an array of what an object listens to.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// Cancels when it is asked to, and when nobody keeps it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var onCancel: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }
  public init<C: Cancellable>(_ canceller: C) { onCancel = canceller.cancel }

  deinit { onCancel?() }

  public func cancel() {
    let action = lock.during {
      defer { onCancel = nil }
      return onCancel
    }
    action?()
  }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
