/// Folds the events of one step into its counts. Constant time per event.
public struct Tally: Sendable {
  /// So many `_printChanges` lines are kept per step; a note says how many more there were.
  public static let changeLimit = 2_000

  private var step = Step(name: "")
  private var causes: [CauseKey: Causes] = [:]
  private var causeOrder: [CauseKey] = []
  private var droppedChanges = 0
  private var closures = Run()
  private var skipped = Run()

  private struct CauseKey: Hashable {
    var view: String
    /// Without its origin.
    var reason: Event.Reason
  }

  private struct Causes {
    var count = 0
    /// What was behind them, each once, up to a few.
    var origins: [Origin] = []

    mutating func add(_ origin: Origin?) {
      count += 1
      guard let origin, origins.count < 8, !origins.contains(origin) else { return }
      origins.append(origin)
    }
  }

  public init() {}

  /// Counts one more event of the step.
  public mutating func add(_ event: Event) {
    switch event {
    case .evaluated(let view, let change, let reasons):
      step.bodies[view, default: 0] += 1
      if step.changes.count < Self.changeLimit {
        step.changes.append(change)
      } else {
        droppedChanges += 1
      }
      for reason in reasons {
        var key = CauseKey(view: view, reason: reason)
        key.reason.origin = nil
        if causes[key] == nil { causeOrder.append(key) }
        causes[key, default: Causes()].add(reason.origin)
      }
    case .memberEvaluated(let name): step.members[name, default: 0] += 1
    case .closureEvaluated(let name): closures.add(name, to: &step.closures)
    case .skipped(let view): skipped.add(view, to: &step.skipped)
    case .wasted(let view): step.wasted[view, default: 0] += 1
    case .updated(let view): step.updates[view, default: 0] += 1
    case .interpolated(let view): step.interpolated[view, default: 0] += 1
    case .replaced(let view): step.replaced[view, default: 0] += 1
    case .identity(let change):
      if step.identity.count < IdentityChange.limit { step.identity.append(change) }
    case .stateCreated(let name): step.stateCreated[name, default: 0] += 1
    case .stateDestroyed(let name): step.stateDestroyed[name, default: 0] += 1
    case .appeared(let view): step.appeared[view, default: 0] += 1
    case .disappeared(let view): step.disappeared[view, default: 0] += 1
    case .issue(let issue): if !step.issues.contains(issue) { step.issues.append(issue) }
    }
  }

  /// The step so far under its name; the tally starts again from nothing.
  public mutating func finish(
    step name: String, texts: [String], tree: [TreeRow]? = nil, modifiers: [String: Int] = [:]
  ) -> Step {
    closures.end(into: &step.closures)
    skipped.end(into: &step.skipped)
    step.name = name
    step.texts = texts
    step.tree = tree
    step.modifiers = modifiers.isEmpty ? nil : modifiers
    step.causes = causeOrder.map { key in
      Cause(
        view: key.view, count: causes[key]?.count ?? 0, reason: key.reason.what,
        by: key.reason.by, comparison: key.reason.comparison,
        chain: CauseLink.chain(from: causes[key]?.origins ?? []))
    }
    if droppedChanges > 0 { step.changes.append("… and \(droppedChanges) more lines") }
    defer { self = Tally() }
    return step
  }
}

/// The same name over and over, as the rows of a list give it: looked up once.
private struct Run {
  private var name = ""
  private var count = 0

  mutating func add(_ new: String, to counts: inout [String: Int]) {
    if new != name {
      end(into: &counts)
      name = new
    }
    count += 1
  }

  mutating func end(into counts: inout [String: Int]) {
    if count > 0 { counts[name, default: 0] += count }
    count = 0
  }
}
