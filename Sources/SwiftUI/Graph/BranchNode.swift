/// A place whose content is replaced when its kind changes: the mechanism behind conditionals,
/// optionals, `AnyView` and `.id`.
///
/// The new content is made before the old one ends, so it appears first; an identity transition,
/// and a type change under `AnyView`, reverse that (semantics-identity 1.4, 10.2). Content with any
/// other transition, replaced in an animated transaction, ends when the animation does; if its key
/// comes back before, it is the same content, state and all (semantics-identity 13).
struct Branch<Key: Equatable> {
  private(set) var key: Key
  private(set) var content: _Node?
  /// What a lazy container has not let go of yet, asleep.
  private var shelf: [(key: Key, content: _Node)] = []
  private var departures: [(key: Key, departure: Departure)] = []

  init(_ key: Key, _ make: () -> _Node?) {
    self.key = key
    content = make()
  }

  /// Updates the content in place when `key` is the same, replaces it otherwise. `why` says what
  /// the other key means, given the former one. With `keepsOld`, the old content is put to sleep,
  /// to be woken if its key comes back.
  mutating func update(
    to key: Key, of place: _Node, endsOldFirst: Bool = false, keepsOld: Bool = false,
    why: (_ former: Key) -> String, make: () -> _Node?, update: (_Node) -> Bool
  ) -> Bool {
    if key == self.key {
      guard let content else { return false }
      return update(content)
    }
    let (oldKey, old) = (self.key, content)
    let why = why(oldKey)
    old?.tell(.destroyed, why)
    self.key = key
    func makeNew() -> _Node? { old == nil ? make() : place.graph.replacing(make) }
    if keepsOld {
      if let old {
        old.putAside()
        shelf.append((oldKey, old))
      }
      let known = takeFromShelf(key)
      content = known ?? makeNew()
      if let known { _ = update(known) }
    } else if let returning = revive(key) {
      content = returning
      retire(old, oldKey)
      _ = update(returning)
    } else if endsOldFirst || old?.transition?.isIdentity == true {
      old?.destroy()
      content = makeNew()
    } else {
      content = makeNew()
      retire(old, oldKey)
    }
    content?.tell(.created, why)
    return true
  }

  private mutating func revive(_ key: Key) -> _Node? {
    departures.removeAll { !$0.departure.isUnderWay }
    guard let index = departures.firstIndex(where: { $0.key == key }) else { return nil }
    return departures.remove(at: index).departure.cancel()
  }

  private mutating func takeFromShelf(_ key: Key) -> _Node? {
    guard let index = shelf.firstIndex(where: { $0.key == key }) else { return nil }
    return shelf.remove(at: index).content
  }

  private mutating func retire(_ old: _Node?, _ oldKey: Key) {
    guard let old else { return }
    if let departure = Departure(of: old) {
      departures.append((oldKey, departure))
    } else {
      old.destroy()
    }
  }

  /// Ends what is still on its way out, when the place itself ends.
  mutating func end() {
    for (_, departure) in departures { departure.finish() }
    for (_, content) in shelf { content.destroy() }
    shelf = []
    departures = []
  }
}
