import Trace

/// The rows of a `ForEach`, matched by id.
///
/// Whenever the view that wrote the `ForEach` runs again, every row closure runs, and the rows'
/// views are then compared one by one (semantics-dependencies 9). Cost of an update: linear in the
/// number of rows, without hashing while the ids are the same in the same order.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
  ForEach<Data, ID, Content>
>
{
  private typealias Row = RowNode<Data.Element, ID, Content>

  private var view: ForEach<Data, ID, Content>
  private var rows: [Row] = []
  /// The ids of the rows, side by side: comparing them does not touch the rows.
  private var ids: [ID] = []
  private let source: RowSource<Data.Element, Content>
  /// Removed rows whose removal is being animated; they come back if their id does.
  private var departures: [Occurrence<ID>: Departure] = [:]
  private let wrapper: Wrapper?

  init(_ view: ForEach<Data, ID, Content>, _ site: _Site) {
    self.view = view
    wrapper = site.wrapper
    source = RowSource(view)
    super.init(site)
    rows.reserveCapacity(view.data.count)
    ids.reserveCapacity(view.data.count)
    var seen = Occurrences<ID>()
    for element in view.data {
      let id = view.id(element)
      ids.append(id)
      rows.append(makeRow(element, id, seen.count(id)))
      rows[rows.count - 1].index = rows.count - 1
    }
    view.report(seen, in: graph)
  }

  private func makeRow(_ element: Data.Element, _ id: ID, _ occurrence: Int) -> Row {
    var below = _Site(below: self)
    below.wrapper = wrapper
    return Row(element, id: id, occurrence: occurrence, source, below)
  }

  override func update(_ new: ForEach<Data, ID, Content>) -> Bool {
    view = new.checked(against: view, in: graph)
    source.content = view.content
    return updateInPlace() ?? rearrange()
  }

  /// Updates the rows while they are the same in the same order; `nil` if they are not.
  private func updateInPlace() -> Bool? {
    let data = view.data
    guard data.count == rows.count else { return nil }
    var index = data.startIndex
    for id in ids {
      guard view.id(data[index]) == id else { return nil }
      data.formIndex(after: &index)
    }
    var changed = false
    index = data.startIndex
    for row in rows {
      if row.update(data[index]) { changed = true }
      data.formIndex(after: &index)
    }
    return changed
  }

  private func rearrange() -> Bool {
    var known: [Occurrence<ID>: Row] = [:]
    known.reserveCapacity(rows.count)
    for row in rows { known[Occurrence(id: row.id, number: row.occurrence)] = row }
    var seen = Occurrences<ID>()
    var arranged: [Row] = []
    var stayed: [(row: Row, from: Int)] = []
    arranged.reserveCapacity(view.data.count)
    for element in view.data {
      let id = view.id(element)
      let occurrence = seen.count(id)
      let key = Occurrence(id: id, number: occurrence)
      if let row = known.removeValue(forKey: key) {
        stayed.append((row, row.index))
        _ = row.update(element)
        arranged.append(row)
      } else if let row = returning(key) {
        _ = row.update(element)
        arranged.append(row)
      } else {
        let row = makeRow(element, id, occurrence)
        row.tell(.created, "its id is new in the data")
        arranged.append(row)
      }
      arranged.last?.index = arranged.count - 1
    }
    tellMoved(stayed)
    let gone =
      known.isEmpty
      ? []
      : rows.filter {
        known[Occurrence(id: $0.id, number: $0.occurrence)] != nil
      }
    rows = arranged
    for row in gone {
      row.tell(.destroyed, "its id is no longer in the data")
      retire(row)
    }
    ids = rows.map(\.id)
    view.report(seen, in: graph)
    wrapper?.lazyRows?.changed()
    return true
  }

  private func tellMoved(_ stayed: [(row: Row, from: Int)]) {
    let fixed = stayed.map(\.from).fixed
    guard fixed.count < stayed.count else { return }
    for (index, (row, _)) in stayed.enumerated() where !fixed.contains(index) {
      row.tell(.moved, "its element has another place in the data")
    }
  }

  private func returning(_ key: Occurrence<ID>) -> Row? {
    guard !departures.isEmpty, let departure = departures.removeValue(forKey: key),
      departure.isUnderWay
    else { return nil }
    return departure.cancel() as? Row
  }

  private func retire(_ row: Row) {
    if let departure = Departure(of: row) {
      departures[Occurrence(id: row.id, number: row.occurrence)] = departure
    } else {
      row.destroy()
    }
  }

  override func end() { departures.values.forEach { $0.finish() } }

  override func forEachChild(_ visit: (_Node) -> Void) { rows.forEach(visit) }
  override var treeLabel: String? { "ForEach" }
}

extension ForEach where Content: View {
  /// A constant range keeps its first extent; another one is reported.
  func checked(against former: Self, in graph: ViewGraph) -> Self {
    guard isConstant, former.isConstant, data.count != former.data.count else { return self }
    graph.report(
      "\(typeName(Self.self))<\(Data.self), \(ID.self), \(typeName(Content.self))> count "
        + "(\(data.count)) != its initial count (\(former.data.count)). "
        + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data to "
        + "`Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!",
      about: words)
    var copy = self
    copy.data = former.data
    return copy
  }

  /// The closure that makes the rows, as the learner wrote it.
  private var words: ClosureWords {
    withUnsafePointer(to: content) { ClosureWords(at: UnsafeRawPointer($0)) }
  }

  /// Reports ids that occur more than once.
  func report(_ seen: Occurrences<ID>, in graph: ViewGraph) {
    for id in seen.repeated {
      graph.report(
        "ForEach<\(Data.self), \(ID.self), \(typeName(Content.self))>: the ID \(id) occurs multiple "
          + "times within the collection, this will give undefined results!", about: words)
    }
  }
}

/// What the rows of one `ForEach` have in common.
final class RowSource<Element, Content> {
  var content: (Element) -> Content
  /// How counts name the closure.
  let label: String

  init<Data: RandomAccessCollection, ID: Hashable>(_ view: ForEach<Data, ID, Content>)
  where Data.Element == Element {
    content = view.content
    label = "\(view.owner).\(view.kind)"
  }
}

/// One row: an identity, and the scope of what its closure reads.
class RowNode<Element, ID: Hashable, Content: View>: _Node {
  let id: ID
  let occurrence: Int
  /// Its place in the data.
  var index = 0
  private var element: Element
  private let source: RowSource<Element, Content>
  private var observation: ObservationScope!
  private var child: _ViewNode<Content>!

  init(
    _ element: Element, id: ID, occurrence: Int, _ source: RowSource<Element, Content>,
    _ site: _Site
  ) {
    self.element = element
    self.id = id
    self.occurrence = occurrence
    self.source = source
    super.init(site)
    observation = ObservationScope(self)
    child = Content.node(for: evaluate(), in: site.passing(through: self))
  }

  private func evaluate() -> Content {
    reasons = []
    graph.emit(.closureEvaluated(source.label))
    return observation.evaluate { source.content(element) }
  }

  func update(_ element: Element) -> Bool {
    self.element = element
    return child.update(evaluate())
  }

  override func refresh() {
    let because = reasons
    let view = evaluate()
    graph.handDown(from: source.label, because: because) { _ = child.update(view) }
  }

  override func forEachChild(_ visit: (_Node) -> Void) { child.map(visit) }
  override var transition: AnyTransition? { child.transition }
  override var treeLabel: String? { "row \(id)" }
}

struct Occurrence<ID: Hashable>: Hashable {
  var id: ID
  var number: Int
}

/// Counts ids, to tell repeated ones apart.
struct Occurrences<ID: Hashable> {
  private var counts: [ID: Int] = [:]
  private(set) var repeated: [ID] = []

  mutating func count(_ id: ID) -> Int {
    let number = counts[id, default: 0]
    counts[id] = number + 1
    if number == 1 { repeated.append(id) }
    return number
  }
}

extension RowNode: ElementRow {
  var elementID: AnyHashable { AnyHashable(id) }
}
