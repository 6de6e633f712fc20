import Foundation

/// The objects that were made in a scope of `withDependencies`, as long as they live.
final class DependencyObjects: @unchecked Sendable {
  static let shared = DependencyObjects()

  private struct Known {
    weak var object: AnyObject?
    var values: DependencyValues
  }

  private let lock = NSLock()
  private var known: [ObjectIdentifier: Known] = [:]
  /// Dead ones are looked for when there are so many.
  private var limit = 64

  func remember(_ object: AnyObject) {
    lock.withLock {
      known[ObjectIdentifier(object)] = Known(object: object, values: ._current)
      guard known.count > limit else { return }
      known = known.filter { $0.value.object != nil }
      limit = max(64, known.count * 2)
    }
  }

  /// The dependencies of an object; tells if it has none.
  func values<Model: AnyObject>(from model: Model) -> DependencyValues? {
    for mirror in sequence(first: Mirror(reflecting: model), next: \.superclassMirror) {
      for child in mirror.children {
        if let property = child.value as? any HasInitialValues { return property.initialValues }
      }
    }
    let values = lock.withLock {
      known[ObjectIdentifier(model)].flatMap { $0.object === model ? $0.values : nil }
    }
    if values == nil {
      reportIssue(
        """
        withDependencies(from:) got a \(typeName(Model.self)), which has no dependencies to pass on: \
        make it in withDependencies, or give it a @Dependency property.
        """)
    }
    return values
  }
}
