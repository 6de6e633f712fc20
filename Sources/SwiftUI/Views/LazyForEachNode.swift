import Trace

/// The rows of a `ForEach` in a lazy container, where the type of a row says how many views it is:
/// a row exists from the time it comes on screen, and its closure does not run before.
///
/// Ids are asked for up front, as SwiftUI does to compare a collection with its former self. Cost
/// of an update: linear in the rows that exist; if one of those has another id now, linear in the
/// collection.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
  ForEach<Data, ID, Content>
>
{
  private typealias Row = LazyRow<Data.Element, ID, Content>

  private var view: ForEach<Data, ID, Content>
  private let viewsPerRow: Int
  private let wrapper: Wrapper?
  private let source: RowSource<Data.Element, Content>
  /// The rows that exist, in order, on screen or asleep.
  private var rows: [Row] = []
  /// Rows whose ids are gone, until those that came have been made.
  private var gone: [Row] = []
  private var departures: [Occurrence<ID>: Departure] = [:]
  /// Whether rows were made for a first time; those that come later are told.
  private var isArranged = false
  /// The place of each repeated id among the elements that have it; empty if none is repeated.
  private var occurrences: [Int: Int] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ site: _Site, viewsPerRow: Int) {
    self.view = view
    self.viewsPerRow = viewsPerRow
    wrapper = site.wrapper
    source = RowSource(view)
    super.init(site)
    findRepeatedIDs()
    changed()
  }

  private func changed() { wrapper?.lazyRows?.changed() }

  private func element(_ index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  // MARK: Taking new data

  override func update(_ new: ForEach<Data, ID, Content>) -> Bool {
    let former = view.data.count
    view = new.checked(against: view, in: graph)
    source.content = view.content
    guard view.data.count == former, rows.allSatisfy({ view.id(element($0.index)) == $0.id }) else {
      match()
      return true
    }
    var isChanged = false
    for row in rows {
      if row.isAsleep {
        row.isBehind = true
      } else {
        isChanged = row.update(element(row.index)) || isChanged
      }
    }
    return isChanged
  }

  /// Finds the elements of the rows that exist; those on screen get theirs when rows are arranged.
  private func match() {
    var known: [Occurrence<ID>: Row] = [:]
    for row in rows { known[Occurrence(id: row.id, number: row.occurrence)] = row }
    findRepeatedIDs { index, id, number in
      guard let row = known.removeValue(forKey: Occurrence(id: id, number: number)) else { return }
      row.index = index
      row.isBehind = true
    }
    gone += rows.filter { known[Occurrence(id: $0.id, number: $0.occurrence)] != nil }
    rows.removeAll { known[Occurrence(id: $0.id, number: $0.occurrence)] != nil }
    rows.sort { $0.index < $1.index }
    changed()
  }

  private func findRepeatedIDs(_ visit: (Int, ID, Int) -> Void = { _, _, _ in }) {
    var seen = Occurrences<ID>()
    occurrences = [:]
    for (index, element) in view.data.enumerated() {
      let id = view.id(element)
      let number = seen.count(id)
      if number > 0 { occurrences[index] = number }
      visit(index, id, number)
    }
    view.report(seen, in: graph)
  }

  // MARK: Rows

  override func arrangeRows(_ pass: inout RowPass) {
    let first = pass.index
    defer { pass.index = first + view.data.count * viewsPerRow }
    guard let window = pass.window else { return answer(&pass) }
    guard viewsPerRow > 0 else { return }
    let start = max(0, window.lowerBound - first) / viewsPerRow
    let end = min(
      view.data.count, (max(0, window.upperBound - first) + viewsPerRow - 1) / viewsPerRow)
    let shown = start..<max(start, end)

    var (present, kept): ([Int: Row], [Row]) = ([:], [])
    var left: [Row] = []
    for row in rows {
      if shown.contains(row.index) { present[row.index] = row } else { left.append(row) }
    }
    var arranged: [Row] = []
    for index in shown {
      let row = present[index] ?? make(index)
      if row.wake(graph) {
        pass.changed = row.update(element(index)) || pass.changed
      }
      pass.index = first + index * viewsPerRow
      row.arrangeRows(&pass)
      arranged.append(row)
    }
    for row in left {
      pass.index = first + row.index * viewsPerRow
      if row.leave(&pass) {
        kept.append(row)
      } else {
        row.tell(.destroyed, "it left the screen")
        row.destroy()
      }
    }
    if kept.isEmpty {
      rows = arranged
    } else {
      rows = (kept + arranged).sorted { $0.index < $1.index }
    }
    for row in gone {
      row.tell(.destroyed, "its id is no longer in the data")
      retire(row)
    }
    gone = []
    isArranged = true
  }

  private func make(_ index: Int) -> Row {
    let element = element(index)
    let key = Occurrence(id: view.id(element), number: occurrences[index] ?? 0)
    if let row = returning(key) {
      row.index = index
      row.isBehind = true
      return row
    }
    var below = _Site(below: self)
    below.wrapper = wrapper
    let row = Row(element, id: key.id, occurrence: key.number, source, below)
    row.index = index
    if isArranged { row.tell(.created, "it came on screen") }
    return row
  }

  private func returning(_ key: Occurrence<ID>) -> Row? {
    guard !departures.isEmpty, let departure = departures.removeValue(forKey: key),
      departure.isUnderWay
    else { return nil }
    return departure.cancel() as? Row
  }

  private func retire(_ row: Row) {
    if !row.isAsleep, let departure = Departure(of: row) {
      departures[Occurrence(id: row.id, number: row.occurrence)] = departure
    } else {
      row.destroy()
    }
  }

  /// Tells where an id is, or which id is there.
  private func answer(_ pass: inout RowPass) {
    let first = pass.index
    if let id = pass.sought?.base as? ID, pass.found == nil {
      pass.found = view.data.enumerated().first { view.id($0.element) == id }
        .map { first + $0.offset * viewsPerRow }
    }
    if let wanted = pass.wanted, viewsPerRow > 0 {
      let index = (wanted - first) / viewsPerRow
      if wanted >= first, index < view.data.count {
        pass.idOfWanted = AnyHashable(view.id(element(index)))
      }
    }
    guard pass.sought != nil, pass.found == nil else { return }
    for row in rows {
      pass.index = first + row.index * viewsPerRow
      row.arrangeRows(&pass)
    }
  }

  override func end() {
    departures.values.forEach { $0.finish() }
    gone.forEach { $0.destroy() }
    changed()
  }

  override func forEachChild(_ visit: (_Node) -> Void) { rows.forEach(visit) }
  override var treeLabel: String? { "ForEach" }
}

/// One row that exists.
private final class LazyRow<Element, ID: Hashable, Content: View>: RowNode<Element, ID, Content> {
  /// Whether there are newer data than the closure has seen.
  var isBehind = false
  private var sleep = Sleep()

  /// Comes on screen. Returns whether the closure has to run for it.
  func wake(_ graph: ViewGraph) -> Bool {
    sleep.end(graph)
    defer { isBehind = false }
    return isBehind || !reasons.isEmpty
  }

  /// Leaves the screen. Returns whether it is kept.
  func leave(_ pass: inout RowPass) -> Bool {
    let keeps =
      sleep.outlasts(screensAway: pass.screensAway(pass.index))
      && RowShape.of(Content.self).isDirect
    arrangeRows(&pass)
    if keeps { sleep.begin(graph) }
    return keeps
  }

  override func end() { sleep.end(graph) }
  override var isAsleep: Bool { sleep.isUnderWay }
  override var isShown: Bool { !isAsleep }
  override var treeLabel: String? { isAsleep ? "row \(id) (off screen)" : "row \(id)" }
}
