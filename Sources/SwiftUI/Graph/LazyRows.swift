/// The rows of one lazy container: every single view in it, in reading order, made or not.
final class LazyRows: WrapperSource {
  enum Kind { case stack, list, form }

  let kind: Kind
  let viewport: Viewport
  /// Views side by side in a line.
  var perLine: Int
  /// Selects the row with an id, in a list that has a selection.
  var select: ((AnyHashable) -> Void)?
  /// What the rows are described by; the container holds it.
  weak var content: _Node?

  init(_ kind: Kind, in viewport: Viewport, perLine: Int) {
    (self.kind, self.viewport, self.perLine) = (kind, viewport, perLine)
  }

  func wrap(_ content: any _ContentProvider, _ site: _Site) -> _Node {
    LazyItem(content, site, rows: self)
  }

  /// Rows came, went or changed places.
  func changed() { viewport.setOutdated() }

  /// How many there are. Linear in what is written down, not in the elements of a `ForEach`.
  var count: Int {
    var pass = RowPass(window: nil, perScreen: 1)
    content?.arrangeRows(&pass)
    return pass.index
  }

  var lineCount: Int { (count + perLine - 1) / perLine }

  func arrange(lines: Range<Int>) -> Bool {
    let window = lines.lowerBound * perLine..<lines.upperBound * perLine
    var pass = RowPass(window: window, perScreen: Viewport.screenful * perLine)
    content?.arrangeRows(&pass)
    return pass.changed
  }

  /// The row that has the id, or in which a view has it.
  func position(of id: AnyHashable) -> Int? {
    var pass = RowPass(window: nil, perScreen: 1)
    pass.sought = id
    content?.arrangeRows(&pass)
    return pass.found
  }

  /// The id of the row at `index`, if it has one.
  func id(at index: Int) -> AnyHashable? {
    var pass = RowPass(window: nil, perScreen: 1)
    pass.wanted = index
    content?.arrangeRows(&pass)
    return pass.idOfWanted
  }
}

/// A node with rows of its own.
protocol RowsOwner: _Node {
  var rows: LazyRows { get }
}

/// One walk over the rows of a container: to count them, to look for one, or, with a window, to
/// make those in it and let go of the others.
struct RowPass {
  /// The place of the row that comes next.
  var index = 0
  let window: Range<Int>?
  /// Rows that fit on a screen.
  let perScreen: Int
  var changed = false

  /// Looks for the row with this id …
  var sought: AnyHashable?
  var found: Int?
  /// … or for the id of this row.
  var wanted: Int?
  var idOfWanted: AnyHashable?

  init(window: Range<Int>?, perScreen: Int) {
    (self.window, self.perScreen) = (window, perScreen)
  }

  /// How far the row at `index` is from what is on screen.
  func screensAway(_ index: Int) -> Double {
    guard let window else { return 0 }
    let rows =
      index < window.lowerBound ? window.lowerBound - index : index - window.upperBound + 1
    return Double(max(0, rows)) / Double(perScreen)
  }
}

extension _Site {
  /// The lazy container whose rows are being listed here.
  var lazyRows: LazyRows? { wrapper?.lazyRows }
}
