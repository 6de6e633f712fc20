import Trace

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

/// A node that hands a value up or changes what is handed up.
private protocol PreferenceWriting<Key>: _Node {
  associatedtype Key: PreferenceKey
  func write(into value: inout Key.Value)
}

private final class PreferenceNode<Key: PreferenceKey>: SingleContentNode<PreferenceModifier<Key>>,
  PreferenceWriting
{
  override func begin() { announce(Key.self) }
  override func changed(from old: PreferenceModifier<Key>) -> Bool {
    announce(Key.self)
    return false
  }
  override func end() { announce(Key.self) }

  func write(into value: inout Key.Value) { Key.reduce(value: &value) { modifier.value } }
}

/// Changes what the views inside hand up.
struct PreferenceTransform<Key: PreferenceKey>: PrimitiveModifier {
  var transform: (inout Key.Value) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    PreferenceTransformNode(modifier, site, content: content)
  }
}

private final class PreferenceTransformNode<Key: PreferenceKey>: SingleContentNode<
  PreferenceTransform<Key>
>, PreferenceWriting
{
  override func begin() { announce(Key.self) }
  override func changed(from old: PreferenceTransform<Key>) -> Bool {
    announce(Key.self)
    return false
  }
  override func end() { announce(Key.self) }

  func write(into value: inout Key.Value) {
    var inside = content.preference(Key.self)
    modifier.transform(&inside)
    Key.reduce(value: &value) { inside }
  }
}

extension _Node {
  /// Tells the nodes around that what is handed up below them may have changed.
  fileprivate func announce(_ key: Any.Type) {
    for node in sequence(first: self as _Node, next: \.parent) {
      (node as? any PreferenceReading)?.preferenceChanged(key)
    }
  }

  /// The joined value of this node and what is below it.
  fileprivate func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var value = Key.defaultValue
    collect(key, into: &value)
    return value
  }

  private func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value) {
    if let writer = self as? any PreferenceWriting<Key> {
      writer.write(into: &value)
    } else {
      forEachChild { $0.collect(key, into: &value) }
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
    let value = content.preference(Key.self)
    guard value != last else { return }
    last = value
    modifier.action(value)
  }
}

/// Shows a view made of the joined value of the views inside, behind or in front of them.
struct PreferenceShower<Key: PreferenceKey, Secondary: View>: PrimitiveModifier {
  var isBehind: Bool
  var alignment: Alignment
  var make: (Key.Value) -> Secondary

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    PreferenceShowerNode(modifier, site, content: content)
  }
}

private final class PreferenceShowerNode<Key: PreferenceKey, Secondary: View>: SingleContentNode<
  PreferenceShower<Key, Secondary>
>, PreferenceReading
{
  private var value: Key.Value!
  private var secondary: _ViewNode<Secondary>!
  private var observation: ObservationScope!

  override func begin() {
    observation = ObservationScope(self)
    value = content.preference(Key.self)
    secondary = Secondary.node(for: evaluate(), in: _Site(below: self))
  }

  // The closure is an evaluation scope of its own.
  private func evaluate() -> Secondary {
    reasons = []
    return observation.evaluate { onMain { modifier.make(value) } }
  }

  func preferenceChanged(_ key: Any.Type) {
    guard key == Key.self, secondary != nil else { return }
    invalidate(graph.cause.reason("preference \(typeName(Key.self))"))
  }

  override func changed(from old: PreferenceShower<Key, Secondary>) -> Bool {
    value = content.preference(Key.self)
    return secondary.update(evaluate())
  }

  override func refresh() {
    let new = content.preference(Key.self)
    // A preference that came back as it was shows nothing new; a model that changed may.
    let isNew = !Comparison.unchanged(value, new)
    let because = reasons
    let isRead = because.contains { !$0.what.hasPrefix("preference ") }
    reasons = []
    guard isNew || isRead else { return }
    value = new
    let name = "\(ownerName).\(modifier.isBehind ? "background" : "overlay")PreferenceValue"
    graph.handDown(from: name, because: because) { _ = secondary.update(evaluate()) }
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if modifier.isBehind { secondary.map(visit) }
    content.map(visit)
    if !modifier.isBehind { secondary.map(visit) }
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

  /// Changes what the views inside hand up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Lays a view in front that is made of what the views inside hand up.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceShower<Key, T>(isBehind: false, alignment: alignment, make: transform))
  }

  /// Lays a view behind that is made of what the views inside hand up.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceShower<Key, T>(isBehind: true, alignment: alignment, make: transform))
  }
}
