/// A place whose content is replaced when its kind changes: the mechanism behind conditionals,
/// optionals, `AnyView` and `.id`.
///
/// The new content is made before the old one ends, so it appears first; an identity transition,
/// and a type change under `AnyView`, reverse that (semantics-identity 1.4, 10.2).
struct Branch<Key: Equatable> {
  private(set) var key: Key
  private(set) var content: _Node?

  init(_ key: Key, _ make: () -> _Node?) {
    self.key = key
    content = make()
  }

  /// Updates the content in place when `key` is the same, replaces it otherwise.
  mutating func update(
    to key: Key, endsOldFirst: Bool = false, make: () -> _Node?, update: (_Node) -> Bool
  ) -> Bool {
    if key == self.key {
      guard let content else { return false }
      return update(content)
    }
    self.key = key
    let old = content
    if endsOldFirst || old?.transition?.isIdentity == true {
      old?.destroy()
      content = make()
    } else {
      content = make()
      old?.destroy()
    }
    return true
  }
}
