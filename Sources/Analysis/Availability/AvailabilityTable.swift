import Foundation
import Synchronization

/// Since which systems SwiftUI's types, modifiers and other symbols exist.
///
/// About 6,700 rows. Finding the names costs some milliseconds once; a row is read when it is
/// first asked for.
public struct AvailabilityTable: Sendable {
  // Rows by what they can be looked up with: the name of a member or type without its labels, and
  // `Text.init` for initializers, of which every type has some.
  private let rows: [String: [Substring]]
  private let known = Known()

  /// What was asked for before.
  private final class Known: Sendable {
    let rows = Mutex<[String: [SymbolAvailability]]>([:])
  }

  public init(_ text: String) {
    var rows: [String: [Substring]] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let symbol = line.prefix { $0 != UInt8(ascii: "\t") }
      rows[Self.key(of: symbol), default: []].append(Substring(line))
    }
    self.rows = rows
  }

  /// The table that comes with the program; read when first used, `nil` where it is missing.
  public static let standard: AvailabilityTable? = path.flatMap { path in
    FileManager.default.contents(atPath: path).map {
      AvailabilityTable(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Every row, in the order of the file.
  public var all: [SymbolAvailability] {
    rows.values.joined().sorted { $0.startIndex < $1.startIndex }.compactMap(
      SymbolAvailability.init)
  }

  /// The types and protocols of that name; nested ones with their owners: `Text.Layout`.
  public func types(_ dottedName: String) -> [SymbolAvailability] {
    let (owner, name) = SymbolAvailability.halves(Substring(dottedName))
    return read(name).filter {
      [.type, .protocol].contains($0.kind) && $0.owner == owner && $0.name == name
    }
  }

  /// The members of any owner whose name, without labels, is `name`.
  public func members(_ name: String) -> [SymbolAvailability] {
    read(name).filter { ![.type, .protocol].contains($0.kind) }
  }

  /// The members of `owner` whose name, without labels, is `name`: `init` also.
  public func members(_ name: String, of owner: String) -> [SymbolAvailability] {
    let key = name == "init" ? (owner.split(separator: ".").last.map { "\($0).init" } ?? "") : name
    return read(key).filter { $0.owner == owner && ![.type, .protocol].contains($0.kind) }
  }

  /// The rows of one symbol, exactly as the table writes it: `View.onChange(of:initial:_:)`.
  public func symbol(_ symbol: String) -> [SymbolAvailability] {
    read(Self.key(of: Substring(symbol).utf8)).filter {
      ($0.owner.isEmpty ? $0.name : "\($0.owner).\($0.name)") == symbol
    }
  }

  private func read(_ key: String) -> [SymbolAvailability] {
    // Most names in a program are not SwiftUI's.
    guard let rows = rows[key] else { return [] }
    return known.rows.withLock { known in
      if let found = known[key] { return found }
      let found = rows.compactMap(SymbolAvailability.init)
      known[key] = found
      return found
    }
  }

  private static func key(of symbol: Substring.UTF8View) -> String {
    let named = symbol.prefix { $0 != UInt8(ascii: "(") }
    let parts = named.split(separator: UInt8(ascii: "."))
    guard let last = parts.last else { return String(Substring(named)) }
    let name = String(Substring(last))
    guard name == "init", parts.count > 1 else { return name }
    return String(Substring(parts[parts.count - 2])) + ".init"
  }

  /// Beside the modules of an installed kit, or among the resources of the build folder that this
  /// program runs from.
  private static var path: String? {
    let executable =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    let folder = (executable as NSString).deletingLastPathComponent
    let kit = ProcessInfo.processInfo.environment["VIEWKATA_KIT"]
    return
      ([kit, folder + "/../lib/viewkata"].compactMap(\.self) + [
        folder + "/viewkata_Analysis.resources", folder,
      ])
      .map { "\($0)/availability.tsv" }
      .first(where: FileManager.default.fileExists)
  }
}
