/// One single view in a lazy container: made when it comes on screen.
///
/// When it leaves, a custom view keeps its own state for as long as the system does that, asleep:
/// nothing of it runs. What is inside a stack, in it or around it, ends at once
/// (semantics-identity 11).
final class LazyItem: _Node {
  private let provider: any _ContentProvider
  private let rows: LazyRows
  private var content: _Node?
  private var sleep = Sleep()

  init(_ provider: any _ContentProvider, _ site: _Site, rows: LazyRows) {
    (self.provider, self.rows) = (provider, rows)
    super.init(site)
    rows.changed()
  }

  override func arrangeRows(_ pass: inout RowPass) {
    defer { pass.index += 1 }
    if let window = pass.window {
      if window.contains(pass.index) {
        pass.changed = enter() || pass.changed
      } else {
        pass.changed = leave(screensAway: pass.screensAway(pass.index)) || pass.changed
      }
    } else if let id = pass.sought, pass.found == nil, content?.holds(id) == true {
      pass.found = pass.index
    }
  }

  private func enter() -> Bool {
    guard let content else {
      self.content = provider.makeContent(_Site(below: self))
      return true
    }
    guard isAsleep else { return false }
    sleep.end(graph)
    (parent as? any Sleeper)?.catchUp()
    content.wakeUp()
    return true
  }

  private func leave(screensAway: Double) -> Bool {
    guard let content else { return false }
    let keeps = sleep.outlasts(screensAway: screensAway) && isDirect
    if isAsleep {
      if !keeps { discard() }
      return false
    }
    graph.withoutCallbacks(!LazyProfile.current.disappears(in: rows.kind)) {
      if keeps { content.fallAsleep() } else { content.destroy() }
    }
    if keeps { sleep.begin(graph) } else { self.content = nil }
    return true
  }

  private var isDirect: Bool {
    func shape<V: View>(_ view: V) -> RowShape { .of(V.self) }
    return (provider.view as? any View).map { shape($0).isDirect } ?? false
  }

  private func discard() {
    graph.withoutCallbacks(true) { content?.destroy() }
    content = nil
    sleep.end(graph)
  }

  override func end() {
    sleep.end(graph)
    rows.changed()
  }

  override var control: Any? { rows.select == nil ? nil : self }
  override var isAsleep: Bool { sleep.isUnderWay }
  override var isShown: Bool { content != nil && !isAsleep }
  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var transition: AnyTransition? { isAsleep ? nil : content?.transition }
}

extension LazyItem: Pressable {
  /// Selects the row by its tag, or else by the id of its element.
  func press() {
    let tag = (provider.view as? any TraitCarrier)?.trait(TagModifier.self)?.value
    let row = sequence(first: self as _Node, next: \.parent).lazy
      .prefix { !($0 is any RowsOwner) }.compactMap { $0 as? any ElementRow }.first
    if let id = tag ?? row?.elementID { rows.select?(id) }
  }
}

/// The row of an element.
protocol ElementRow: _Node {
  var elementID: AnyHashable { get }
}

/// The time that a part of the tree has been off screen.
struct Sleep {
  private(set) var isUnderWay = false
  private var updates = 0

  /// Whether the system still keeps what has been off screen for one more update.
  mutating func outlasts(screensAway: Double) -> Bool {
    if isUnderWay { updates += 1 }
    return LazyProfile.current.keeps(updates: updates, screensAway: screensAway)
  }

  mutating func begin(_ graph: ViewGraph) {
    if !isUnderWay { graph.sleepers += 1 }
    (isUnderWay, updates) = (true, 0)
  }

  mutating func end(_ graph: ViewGraph) {
    if isUnderWay { graph.sleepers -= 1 }
    isUnderWay = false
  }
}

/// A node that has a newer view for what is asleep below it.
protocol Sleeper: _Node {
  func catchUp()
}

extension _Node {
  /// Whether nothing here may run because it is off screen.
  var isUnderSleep: Bool {
    sequence(first: self, next: \.parent).contains { $0.isAsleep }
  }

  /// Leaves the screen and lives on: what is inside stacks ends, custom views around it stay.
  func fallAsleep() {
    if dropContent() { return }
    forEachChild { $0.fallAsleep() }
    screenChanged(appearing: false)
  }

  /// Comes back to the screen, out of date at most by what was marked meanwhile.
  func wakeUp() {
    if !reasons.isEmpty { refresh() }
    if remakeContent() { return }
    forEachChild { $0.wakeUp() }
    screenChanged(appearing: true)
  }

  /// Takes the rows here off screen, whatever is on screen.
  func putAside() {
    var pass = RowPass(window: 0..<0, perScreen: Viewport.screenful)
    arrangeRows(&pass)
  }

  /// Whether the id is bound here or below.
  func holds(_ id: AnyHashable) -> Bool {
    if let identified = self as? any Identified, identified.isIdentified(by: id) { return true }
    var found = false
    forEachChild { found = found || $0.holds(id) }
    return found
  }
}
