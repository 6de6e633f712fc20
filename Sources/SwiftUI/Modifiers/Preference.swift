/// A value that views hand up to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Joins the next view's value to those of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// Hands a value up.
struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  var value: Key.Value

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    PreferenceNode(modifier, site, content: content)
  }
}

private final class PreferenceNode<Key: PreferenceKey>: SingleContentNode<PreferenceModifier<Key>> {
  override func begin() { announce() }
  override func changed(from old: PreferenceModifier<Key>) -> Bool {
    announce()
    return false
  }
  override func end() { announce() }

  private func announce() {
    for node in sequence(first: self as _Node, next: \.parent) {
      (node as? any PreferenceReading)?.preferenceChanged(Key.self)
    }
  }
}

private protocol PreferenceReading: _Node {
  func preferenceChanged(_ key: Any.Type)
}

/// Runs a closure when the joined value of the views inside has changed.
struct PreferenceReader<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  var action: (Key.Value) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    PreferenceReaderNode(modifier, site, content: content)
  }
}

private final class PreferenceReaderNode<Key: PreferenceKey>: SingleContentNode<
  PreferenceReader<Key>
>, PreferenceReading
where Key.Value: Equatable {
  private var last = Key.defaultValue
  private var isWaiting = false

  func preferenceChanged(_ key: Any.Type) {
    guard key == Key.self, !isWaiting else { return }
    isWaiting = true
    graph.afterUpdate(by: "onPreferenceChange of \(ownerName)") { [weak self] in self?.look() }
  }

  private func look() {
    isWaiting = false
    guard isAlive else { return }
    var value = Key.defaultValue
    collect(below: content, into: &value)
    guard value != last else { return }
    last = value
    modifier.action(value)
  }

  private func collect(below node: _Node, into value: inout Key.Value) {
    if let writer = node as? PreferenceNode<Key> {
      Key.reduce(value: &value) { writer.modifier.value }
    } else {
      node.forEachChild { collect(below: $0, into: &value) }
    }
  }
}

extension View {
  /// Hands `value` up, in place of what the views inside hand up.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Runs `action` when what the views inside hand up differs from the last time, or from the
  /// default at first.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: action))
  }
}
