/// A property of an observable object whose writes announce a change, equal or not
/// (semantics-dependencies 6.5).
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storage: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      (object as? any ObservableObject)?.announce(storage)
      object[keyPath: storage].value = newValue
    }
  }
}

extension ObservableObject {
  fileprivate func announce(_ storage: AnyKeyPath) {
    guard let publisher = objectWillChange as? ObservableObjectPublisher else { return }
    publisher.send(property: publishedName(storage))
  }
}

/// `\Model.count` for the storage `\Model._count`.
private func publishedName(_ storage: AnyKeyPath) -> String {
  let path = String(describing: storage)
  let type = typeName(Swift.type(of: storage).rootType)
  guard let dot = path.lastIndex(of: ".") else { return "\\\(type)" }
  let name = path[path.index(after: dot)...]
  return "\\\(type).\(name.hasPrefix("_") ? name.dropFirst() : name)"
}
