/// Who made other things happen, and why that ran itself: the evaluation of a view, or a callback.
///
/// A body that runs has reasons; each reason has an origin if something in the graph was behind it,
/// and that has reasons in turn, back to the write or the call of the scenario. Within one run equal
/// origins are one object, so they are told apart by identity.
public final class Origin: Sendable {
  /// The name of the view whose body ran, or `onChange of Counter` and the like.
  public let name: String
  /// Why it ran.
  public let reasons: [Event.Reason]

  public init(_ name: String, because reasons: [Event.Reason]) {
    (self.name, self.reasons) = (name, reasons)
  }
}

extension Origin: Hashable {
  public static func == (a: Origin, b: Origin) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// One step of the way from a body back to the write that made it run.
public struct CauseLink: Codable, Sendable, Hashable {
  /// So many steps are told; of a longer way the nearest and the last.
  public static let limit = 16

  /// What ran: a view, or a callback such as `onChange of Counter`.
  public var view: String
  /// As in ``Cause/reason``, as are the others.
  public var reason: String
  public var by: String?
  public var comparison: String?

  public init(view: String, reason: String, by: String?, comparison: String? = nil) {
    (self.view, self.reason, self.by, self.comparison) = (view, reason, by, comparison)
  }
}

extension CauseLink {
  /// The way back from origins, nearest first. Linear in its length.
  static func chain(from origins: [Origin]) -> [CauseLink] {
    var links: [CauseLink] = []
    var open = origins
    var seen = Set(open)
    var next = 0
    while next < open.count {
      let origin = open[next]
      next += 1
      for reason in origin.reasons {
        links.append(
          CauseLink(
            view: origin.name, reason: reason.what, by: reason.by, comparison: reason.comparison))
        if let further = reason.origin, seen.insert(further).inserted { open.append(further) }
      }
    }
    guard links.count > CauseLink.limit, let last = links.last else { return links }
    return links.prefix(CauseLink.limit - 1) + [last]
  }
}
