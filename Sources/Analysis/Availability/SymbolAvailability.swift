import Trace

/// One symbol of SwiftUI and the systems that have it: a row of `Data/availability.tsv`.
///
/// Overloads that came with different systems are rows of their own.
public struct SymbolAvailability: Sendable, Hashable {
  /// What a symbol is, in the words of the table.
  public enum Kind: String, Sendable {
    case `associatedtype`, `case`, `func`, `init`, macro, method, modifier, `operator`, property
    case `protocol`, `static`, `subscript`, type
  }

  /// What the table says about one platform.
  public enum Introduction: Sendable, Hashable {
    case since(SimulatedSystem)
    case unavailable
    /// The interfaces that were read say nothing: most of it is there from the first version.
    case unstated
  }

  /// `View` for `View.onChange(of:initial:_:)`, `Text.Layout` for `Text.Layout.Line`; empty for
  /// what belongs to no type.
  public let owner: String
  /// With the labels: `onChange(of:initial:_:)`, `init(_:)`, `largeTitle`.
  public let name: String
  public let kind: Kind
  /// `["of", "initial", "_"]`; empty for what takes no arguments.
  public let labels: [String]
  private let introductions: [Introduction]
  /// The generic requirements of the extension it is declared in: `Self == PlainButtonStyle`.
  public let requirements: [String]
  /// The parameter types of each overload that came with the same systems, where there are several
  /// of the same name: `(V, Bool =, () -> Void)`.
  public let forms: [String]

  /// The platforms with a column in the table.
  public static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

  /// Mac Catalyst and extensions of apps have what iOS has.
  public func introduction(on platform: String) -> Introduction {
    let named = platform.platformOfApp
    let known = named == "macCatalyst" ? "iOS" : named
    return Self.platforms.firstIndex(of: known).map { introductions[$0] } ?? .unstated
  }

  /// The first system that has it; `nil` for a platform that is not in the table.
  public func since(on platform: String) -> SimulatedSystem? {
    guard case .since(let system) = introduction(on: platform) else { return nil }
    return system
  }

  /// Whether a program that still runs on `system` may use it without asking.
  public func isAvailable(on system: SimulatedSystem) -> Bool {
    switch introduction(on: system.platform) {
    case .since(let first): (first.major, first.minor) <= (system.major, system.minor)
    case .unavailable: false
    case .unstated: true
    }
  }

  /// `onChange` for `onChange(of:initial:_:)`.
  public var baseName: String { String(name.prefix { $0 != "(" }) }

  /// Reads a row; `nil` when it has too few columns or a kind nobody knows.
  init?(_ row: Substring) {
    let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count > 2, let kind = Kind(rawValue: String(columns[1])) else { return nil }
    func column(_ position: Int) -> Substring { position < columns.count ? columns[position] : "" }
    (owner, name) = Self.halves(columns[0])
    self.kind = kind
    labels = Self.labels(of: name)
    introductions = Self.platforms.enumerated().map { offset, platform in
      let text = column(2 + offset)
      if text == "-" { return .unavailable }
      return SimulatedSystem("\(platform) \(text)").map { .since($0) } ?? .unstated
    }
    requirements = column(9).split(separator: " | ").map(String.init)
    forms = column(10).split(separator: " | ").map(String.init)
  }

  /// What a learner's own `@available` says.
  init(_ name: String, _ systems: [SimulatedSystem]) {
    (owner, self.name, kind) = ("", name, .func)
    labels = Self.labels(of: name)
    introductions = Self.platforms.map { platform in
      systems.first { $0.platform == platform }.map { .since($0) } ?? .unstated
    }
    (requirements, forms) = ([], [])
  }

  private static func labels(of name: String) -> [String] {
    guard let open = name.firstIndex(of: "("), name.last == ")" else { return [] }
    return name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
  }

  /// `View` and `onChange(of:_:)` for `View.onChange(of:_:)`. Operators may contain dots.
  static func halves(_ symbol: Substring) -> (owner: String, name: String) {
    let end = symbol.firstIndex(of: "(") ?? symbol.endIndex
    guard let dot = symbol[..<end].lastIndex(of: "."), dot > symbol.startIndex else {
      return ("", String(symbol))
    }
    return (String(symbol[..<dot]), String(symbol[symbol.index(after: dot)...]))
  }
}
