import Foundation
import Trace

/// The window onto what scrolls: which lines of lazy rows are on screen.
///
/// There is no layout, so every row has the same nominal height: a screen is ``screenful`` lines,
/// about what 852 points hold of rows of 44. A line is one row of a stack or list, or as many
/// views of a grid as it has columns. What is not lazy counts as no line and is always there; the
/// rows of several lazy containers in one scroll view follow one another in reading order.
final class Viewport {
  /// Lines on screen. Rows are made when they come on screen and not before: prefetching depends
  /// on timing.
  static let screenful = 20

  /// The line at the top.
  private(set) var top = 0
  /// Whether there is something to move it with.
  let isScrollable: Bool
  /// What is shown until somebody scrolls.
  private let anchor: UnitPoint?
  private var isUntouched = true
  private var listeners: [() -> Void] = []
  private weak var owner: _Node?
  private let lines: Int
  private var parts: [LazyRows] = []
  private var isOutdated = false
  private var isArranging = false

  /// - Parameter lines: lines that fit; `Int.max` for a container that makes everything.
  init(_ owner: _Node, lines: Int = Viewport.screenful, isScrollable: Bool) {
    (self.owner, self.lines, self.isScrollable) = (owner, lines, isScrollable)
    anchor = isScrollable ? owner.graph.firstAnchor : nil
    if isScrollable { owner.graph.firstAnchor = nil }
  }

  /// Whether every line is on screen wherever it is scrolled to.
  var isUnbounded: Bool { lines == .max }

  // MARK: Containers

  func join(_ rows: LazyRows) {
    parts.append(rows)
    setOutdated()
  }

  func leave(_ rows: LazyRows) {
    parts.removeAll { $0 === rows }
    setOutdated()
  }

  /// Rows came, went or changed places: they are gone through again in this pass.
  func setOutdated() {
    // Rows that are made or ended while they are gone through are those that were expected.
    guard !isArranging else { return }
    isOutdated = true
    owner?.invalidate(Event.Reason("rows", by: nil))
  }

  /// Makes what came on screen, ends or puts to sleep what left it. Returns whether anything did.
  @discardableResult
  func arrange() -> Bool {
    guard isOutdated else { return false }
    isOutdated = false
    isArranging = true
    defer { isArranging = false }
    let counts = parts.map(\.lineCount)
    let highest = max(0, counts.reduce(0, +) - lines)
    if isUntouched, let anchor { top = Int((Double(highest) * anchor.y).rounded()) }
    top = min(top, highest)
    var (changed, base) = (false, 0)
    for (rows, count) in zip(parts, counts) {
      let end = isUnbounded ? count : min(count, max(0, top + lines - base))
      changed = rows.arrange(lines: min(max(0, top - base), end)..<end) || changed
      base += count
    }
    return changed
  }

  // MARK: Moving

  /// Lines there are, over all containers.
  var lineCount: Int { parts.reduce(0) { $0 + $1.lineCount } }

  /// Whether there is more than fits.
  var overflows: Bool { lineCount > lines }

  /// The id of the first row on screen, if rows have ids.
  var idAtTop: AnyHashable? {
    var line = top
    for rows in parts {
      let count = rows.lineCount
      if line < count { return rows.id(at: line * rows.perLine) }
      line -= count
    }
    return nil
  }

  /// As things stand, at the nominal height of a row.
  var geometry: ScrollGeometry {
    let (row, width) = (ScrollGeometry.rowHeight, CGFloat(393))
    let shown = isUnbounded ? Self.screenful : lines
    return ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: CGFloat(top) * row),
      contentSize: CGSize(width: width, height: CGFloat(lineCount) * row),
      contentInsets: EdgeInsets(),
      containerSize: CGSize(width: width, height: CGFloat(shown) * row))
  }

  /// Calls `listener` whenever the rows were moved.
  func whenMoved(_ listener: @escaping () -> Void) { listeners.append(listener) }

  /// The line that the row at `index`, counted over all containers, is in.
  func line(ofRow index: Int) -> Int {
    var (line, first) = (0, 0)
    for rows in parts {
      let count = rows.count
      if index < first + count { return line + max(0, index - first) / rows.perLine }
      first += count
      line += rows.lineCount
    }
    return line
  }

  /// The line of the view with an id: a row's, or one given by `.id`.
  func line(of id: AnyHashable) -> Int? {
    guard let owner else { return nil }
    var search = RowSearch(id, in: self)
    return search.visit(owner) ? search.line : nil
  }

  /// Puts the line at the top, or as near to it as there are lines.
  func scroll(toLine line: Int, tells: Bool = true) {
    guard let owner, owner.isAlive else { return }
    let graph = owner.graph
    isUntouched = false
    top = min(max(0, line), max(0, lineCount - lines))
    isOutdated = true
    graph.enqueue(invalidationOf: owner, graph.actor.reason("scrolled"), property: nil)
    if tells { for listener in listeners { listener() } }
  }

  /// Moves no further than needed to show the line; with an anchor, to that place.
  func reveal(line: Int, at anchor: UnitPoint?) {
    if let anchor {
      scroll(toLine: line - Int((Double(lines - 1) * anchor.y).rounded()))
    } else if line < top {
      scroll(toLine: line)
    } else if line - top >= lines {
      scroll(toLine: line - lines + 1)
    }
  }
}

/// What `lab.scroll(to:)` may move.
protocol Scrollable {
  var viewport: Viewport { get }
}

/// Walks what a viewport shows in reading order, looking for an id and counting lines.
private struct RowSearch {
  private let id: AnyHashable
  private let viewport: Viewport
  private(set) var line = 0

  init(_ id: AnyHashable, in viewport: Viewport) { (self.id, self.viewport) = (id, viewport) }

  mutating func visit(_ node: _Node) -> Bool {
    if let identified = node as? any Identified, identified.isIdentified(by: id) { return true }
    if let other = node.scrolled, other !== viewport { return false }
    if let container = node as? any RowsOwner, container.rows.viewport === viewport {
      if let row = container.rows.position(of: id) {
        line += row / container.rows.perLine
        return true
      }
      line += container.rows.lineCount
      return false
    }
    var found = false
    node.forEachChild { if !found { found = visit($0) } }
    return found
  }
}

/// A node that binds an identity to an id.
protocol Identified: _Node {
  func isIdentified(by id: AnyHashable) -> Bool
}
