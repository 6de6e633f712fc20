import Trace

/// Who is acting: a call of the scenario, a callback of a view, or a view that hands its body down.
package struct Actor {
  /// As counts and causes name it.
  package let name: String
  /// Why it acts, if something in the graph made it.
  let origin: Origin?

  package init(_ name: String) { self.init(name, because: nil) }

  init(_ name: String, because origin: Origin?) { (self.name, self.origin) = (name, origin) }

  /// The reason for an update that it is behind.
  func reason(_ what: String, comparison: String? = nil) -> Event.Reason {
    Event.Reason(what, by: name, comparison: comparison, origin: origin)
  }
}

extension ViewGraph {
  /// Who is behind what is being done right now: the view that hands its body down, or else who
  /// acts from outside of an update.
  var cause: Actor { updater ?? actor }

  /// Lets the views below take what a body or closure called `name` made, which ran for `reasons`.
  func handDown<Result>(
    from name: String, because reasons: [Event.Reason], _ update: () -> Result
  ) -> Result {
    let outer = updating
    updating = Updating(name: name, reasons: reasons)
    defer { updating = outer }
    return update()
  }
}

/// A body or closure whose result is being handed down.
struct Updating {
  let name: String
  let reasons: [Event.Reason]
  /// Made when something below asks for it.
  var actor: Actor?
}

/// Makes equal origins one object.
struct Origins {
  private struct Key: Hashable {
    var name: String
    var reasons: [Event.Reason]
  }

  private var known: [Key: Origin] = [:]

  mutating func origin(_ name: String, because reasons: [Event.Reason]) -> Origin {
    let key = Key(name: name, reasons: reasons)
    if let origin = known[key] { return origin }
    let origin = Origin(name, because: reasons)
    known[key] = origin
    return origin
  }
}
