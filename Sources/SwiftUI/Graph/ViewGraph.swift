import Combine
import Foundation
import Trace

/// The persistent graph behind one mounted view, and the loop that keeps it up to date.
///
/// Writes do not run bodies. They join the open transaction; when the transaction is flushed, what
/// depends on the written places is marked and then pulled up to date from the root downwards, each
/// body at most once. Callbacks (`onAppear`, `onChange`, …) run after that and may open further
/// transactions, until the graph has settled (semantics-dependencies 1).
///
/// Cost: proportional to what changed. The graph runs on the main actor.
public final class ViewGraph {
  /// So many transactions in a row may follow one another before the graph is called cycling.
  static let settleLimit = 128
  /// Looking for a line takes time, so a warning that comes up without end is told so many times.
  static let placesPerFrame = 16
  /// Views nested deeper than this contain themselves.
  static let depthLimit = 2_500

  /// The graph whose code is running, if any: the lab drives one at a time.
  nonisolated(unsafe) package static var current: ViewGraph? {
    didSet { LabTime.clock = current?.clock }
  }

  /// Receives every event, in order.
  package var sink: (Event) -> Void
  /// Who is acting: a call of the scenario, or a callback of a view.
  package var actor: Actor
  /// The environment that the world outside gives the root.
  let environment: EnvironmentScope
  /// The lab's clock, which `Task.sleep` and animations follow.
  package let clock = LabClock()

  /// What `@AppStorage` keeps, by key.
  var defaults: [String: AnyObject] = [:]
  private(set) var isUpdating = false
  /// Counts the times the graph has settled: what happens in between is one frame to callbacks.
  private(set) var frame = 0
  /// The thread that drove the graph last; the main queue need not be served by the main thread.
  private var thread = pthread_self()
  /// The node whose body or closure is being evaluated.
  unowned(unsafe) var evaluating: _Node?
  /// Whose new body is being handed down.
  var updating: Updating?
  private var origins = Origins()
  /// The name of the view whose code is being evaluated, for closures it makes.
  var scopeName: String?

  /// Finds those addresses that lie in the learner's program, as ``Trace/Issue/frames``.
  package var framesOf: ([UInt]) -> [UInt] = { _ in [] }
  private var placesFrame = 0
  private var places = 0

  /// Runs skipped bodies anyway, in tests.
  package var shadow: Shadow?

  /// Set while content is made that takes the place of other content.
  private(set) var isReplacing = false

  /// What the next scroll view that is made shows first.
  var firstAnchor: UnitPoint?
  /// Parts of the tree that are kept off screen.
  var sleepers = 0
  /// Set while parts end or fall asleep without telling.
  private(set) var isWithoutCallbacks = false

  private var root: _Node?
  private var lastSerial = 0
  private var transactions: [PendingTransaction] = []
  private var dirty = DirtyQueue()
  private var doubts = Doubts()
  private var callbacks: [Callback] = []
  private var tasks: [() -> Void] = []
  private var isFlushing = false
  /// Set while the lab acts; it brings the graph up to date itself when it has done so.
  private var isDriven = false
  private var isFlushScheduled = false

  private struct Callback {
    var actor: Actor
    var run: () -> Void
  }

  package init(system: SimulatedSystem = .standard, sink: @escaping (Event) -> Void = { _ in }) {
    self.sink = sink
    actor = Actor("scenario")
    environment = EnvironmentScope(root: EnvironmentValues())
    Simulation.system = system
  }

  /// Set while work runs that is not bound to the main actor, although it has its thread.
  nonisolated(unsafe) package static var isOutsideOfMainActor = false

  var isOnItsThread: Bool {
    !Self.isOutsideOfMainActor && pthread_equal(thread, pthread_self()) != 0
  }

  /// Whether the running code may act on the graph: whatever thread serves the main queue, or the
  /// one that drives the graph.
  package var isOnMainQueue: Bool {
    !Self.isOutsideOfMainActor
      && (isOnItsThread || DispatchQueue.getSpecific(key: Self.mainQueue) == true)
  }

  private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  func emit(_ event: Event) { sink(event) }

  /// Runs `make`, which makes content that takes the place of other content.
  func replacing<Result>(_ make: () -> Result) -> Result {
    let outer = isReplacing
    isReplacing = true
    defer { isReplacing = outer }
    return make()
  }

  /// Reports a run-time warning; a step tells each only once.
  func report(_ message: String) { report(message, at: []) }

  /// Reports a run-time warning about a closure of the learner's.
  func report(_ message: String, about closure: ClosureWords) {
    // The line of its first instruction; addresses are looked up as those of calls.
    report(message, at: closure.code.map { $0 + 1 })
  }

  /// Reports a run-time warning about the code at one of the addresses, innermost first.
  func report(_ message: String, at addresses: [UInt]) {
    let frames = framesOf(addresses)
    emit(.issue(Issue(message: message, frames: frames.isEmpty ? nil : frames)))
  }

  /// Reports a run-time warning about the line that is running.
  package func reportCaller(_ message: String) {
    if placesFrame != frame { (placesFrame, places) = (frame, 0) }
    guard places < Self.placesPerFrame else { return }
    places += 1
    report(message, at: Thread.callStackReturnAddresses.map(\.uintValue))
  }

  // MARK: Mounting

  /// Makes `view` the root, in place of what was mounted before.
  package func mount<V: View>(_ view: V) {
    Self.current = self
    unmount()
    update {
      root = V.node(for: view, in: _Site(graph: self, environment: environment))
    }
    settle()
  }

  package func unmount() {
    guard let old = root else { return }
    root = nil
    update { old.destroy() }
    settle()
  }

  /// The strings that can be seen, in reading order. Linear in the size of the tree.
  package var texts: [String] {
    var texts: [String] = []
    root?.collectTexts(into: &texts)
    return texts
  }

  var rootNode: _Node? { root }

  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  // MARK: Transactions

  /// Runs code that may write from outside, then brings the graph up to date.
  package func perform(by name: String, _ work: () throws -> Void) rethrows {
    Self.current = self
    thread = pthread_self()
    actor = Actor(name)
    isDriven = true
    defer {
      isDriven = false
      settle()
    }
    try work()
  }

  /// Adds a write to the open transaction.
  func enqueue(_ write: PendingWrite) {
    openTransaction().writes.append(write)
    scheduleFlush()
  }

  /// Marks a node in the open transaction, for changes that were made elsewhere (models, objects).
  func enqueue(invalidationOf node: _Node, _ reason: Event.Reason, property: String?) {
    openTransaction().invalidations.append((node, reason, property))
    scheduleFlush()
  }

  /// Makes sure that nodes marked from outside of an update are brought up to date.
  func openForInvalidations() { scheduleFlush() }

  private func openTransaction() -> PendingTransaction {
    let key = Transaction.current.key
    if let last = transactions.last, last.key == key { return last }
    let new = PendingTransaction(key: key, transaction: Transaction.current)
    transactions.append(new)
    return new
  }

  /// Writes made while nobody drives the graph (from tasks and queues) are flushed by themselves.
  private func scheduleFlush() {
    guard !isDriven, !isFlushing, !isFlushScheduled else { return }
    isFlushScheduled = true
    DispatchQueue.main.async { [weak self] in self?.settle() }
  }

  /// Flushes transaction after transaction until nothing is out of date.
  package func settle() {
    isFlushScheduled = false
    guard !isFlushing else { return }
    thread = pthread_self()
    isFlushing = true
    defer {
      isFlushing = false
      frame += 1
    }
    var rounds = 0
    runCallbacks()
    while !transactions.isEmpty || !dirty.isEmpty {
      rounds += 1
      guard rounds <= Self.settleLimit else {
        report(
          "The graph did not settle after \(Self.settleLimit) updates in a row: "
            + "a callback (\(actor.name)) keeps writing what makes it run again.")
        transactions = []
        dirty.removeAll()
        break
      }
      if transactions.isEmpty { update {} } else { flush(transactions.removeFirst()) }
      runCallbacks()
    }
    let ready = tasks
    tasks = []
    for start in ready { start() }
  }

  private func flush(_ pending: PendingTransaction) {
    Transaction.withCurrent(pending.transaction) {
      for write in pending.writes { write.location.commit(by: write.actor) }
      for (node, reason, property) in pending.invalidations {
        node.invalidate(reason, property: property)
      }
      update {}
    }
  }

  /// One pass: `work`, then everything that is out of date, from the root downwards.
  private func update(_ work: () -> Void) {
    isUpdating = true
    work()
    while let node = dirty.next() {
      doubts.settle(node)
      guard node.isAlive, !node.reasons.isEmpty else { continue }
      // What is off screen runs when it comes back.
      if sleepers == 0 || !node.isUnderSleep { node.refresh() }
    }
    isUpdating = false
  }

  /// Runs code that sees what bodies see, and whose writes are dropped as theirs are.
  func whileUpdating<Result>(_ work: () -> Result) -> Result {
    let outer = isUpdating
    isUpdating = true
    defer { isUpdating = outer }
    return work()
  }

  func enqueue(_ node: _Node) { dirty.insert(node) }

  /// Marks a node that has to be looked at: it is out of date if `differs` says so by then.
  func doubt(
    _ node: _Node, _ reason: Event.Reason, property: String, differs: @escaping () -> Bool
  ) {
    guard node.isAlive else { return }
    doubts.add(node, reason, property: property, differs: differs)
    dirty.insert(node)
  }

  /// Settles whether a node is out of date, when a new value reaches it.
  func settleDoubts(of node: _Node) { doubts.settle(node) }

  /// Does `work`; if `isQuiet`, what leaves the screen meanwhile calls no `onDisappear`.
  func withoutCallbacks(_ isQuiet: Bool, _ work: () -> Void) {
    let outer = isWithoutCallbacks
    isWithoutCallbacks = outer || isQuiet
    work()
    isWithoutCallbacks = outer
  }

  // MARK: Callbacks

  /// Runs `action` after the pass, in the order of the calls.
  func afterUpdate(by name: String, _ action: @escaping () -> Void) {
    callbacks.append(Callback(actor: Actor(name, because: updater?.origin), run: action))
  }

  /// The view whose new body is being handed down, with why that ran.
  var updater: Actor? {
    guard let now = updating else { return nil }
    if let actor = now.actor { return actor }
    let actor = Actor(now.name, because: origins.origin(now.name, because: now.reasons))
    updating?.actor = actor
    return actor
  }

  /// Starts `task` when the graph has settled, after all callbacks.
  func whenSettled(_ task: @escaping () -> Void) { tasks.append(task) }

  private func runCallbacks() {
    while !callbacks.isEmpty {
      let ready = callbacks
      callbacks = []
      let outer = actor
      for callback in ready {
        actor = callback.actor
        callback.run()
      }
      actor = outer
    }
  }
}

/// A write that waits for its transaction; the value waits in the location.
struct PendingWrite {
  var location: any Committable
  var actor: Actor
}

protocol Committable: AnyObject {
  /// Makes the oldest waiting value the one that bodies see, and marks what depends on it.
  func commit(by actor: Actor)
}

final class PendingTransaction {
  let key: Int
  let transaction: Transaction
  var writes: [PendingWrite] = []
  var invalidations: [(_Node, Event.Reason, String?)] = []

  init(key: Int, transaction: Transaction) { (self.key, self.transaction) = (key, transaction) }
}

/// Nodes that are out of date: nearest to the root first, of equally near ones the oldest first, so
/// that runs are the same every time however the nodes came to be marked.
private struct DirtyQueue {
  private var buckets: [[_Node]] = []
  private var first = Int.max
  private var isSorted = false

  var isEmpty: Bool { first == .max }

  mutating func insert(_ node: _Node) {
    while buckets.count <= node.depth { buckets.append([]) }
    buckets[node.depth].append(node)
    if node.depth <= first { (first, isSorted) = (node.depth, false) }
  }

  mutating func next() -> _Node? {
    while first < buckets.count {
      if !isSorted {
        buckets[first].sort { $0.serial > $1.serial }
        isSorted = true
      }
      if let node = buckets[first].popLast() { return node }
      (first, isSorted) = (first + 1, false)
    }
    first = .max
    return nil
  }

  mutating func removeAll() { self = DirtyQueue() }
}
