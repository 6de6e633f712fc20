import Kata
import SwiftSyntax
import Trace

/// A symbol that does not exist yet in the oldest system a program runs on.
public struct NewerSymbol: Sendable, Hashable {
  public var name: String
  /// The first system that has it.
  public var since: SimulatedSystem
  public var line: Int
  /// In UTF-8 bytes, from 1.
  public var column: Int

  public init(name: String, since: SimulatedSystem, line: Int, column: Int) {
    (self.name, self.since, self.line, self.column) = (name, since, line, column)
  }

  /// Reads what the compiler says: `'detents' is only available in iOS 16.0 or newer`.
  public init?(_ message: String, line: Int, column: Int) {
    guard
      let match = message.wholeMatch(of: /.*'(.+)' is only available in (.+) or newer/),
      let since = SimulatedSystem(String(match.2))
    else { return nil }
    self.init(name: String(match.1), since: since, line: line, column: column)
  }
}

extension SourceFile {
  /// The guards that ask for more than what stands in them needs.
  ///
  /// - Parameters:
  ///   - symbols: everything in the file that is newer than the deployment targets, guarded or not.
  ///   - targets: a guard at or below its target protects nothing, and is not spoken of here.
  public func overGated(protecting symbols: [NewerSymbol], targets: [SimulatedSystem])
    -> [Finding]
  {
    guard !symbols.isEmpty else { return [] }
    let guards = AvailabilityGuard.all(in: tree)
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    var needs: [Int: [NewerSymbol]] = [:]
    for symbol in symbols {
      let offset = converter.position(ofLine: symbol.line, column: symbol.column).utf8Offset
      // The last that begins before it and still holds is the innermost one.
      if let index = guards.lastIndex(where: { $0.protects(offset) }) {
        needs[index, default: []].append(symbol)
      }
    }
    return needs.sorted { $0.key < $1.key }.compactMap { index, symbols in
      guards[index].excess(over: symbols, targets: targets).map { message in
        let place = converter.location(
          for: guards[index].condition.positionAfterSkippingLeadingTrivia)
        return Finding(
          rule: "over-gated", severity: .note, message: message, file: path, line: place.line,
          column: place.column)
      }
    }
  }
}

extension AvailabilityGuard {
  /// `iOS 16.0 and macOS 13.0 are enough here: presentationDetents needs no more.`; `nil` where the
  /// guard asks for no more than that.
  fileprivate func excess(over symbols: [NewerSymbol], targets: [SimulatedSystem]) -> String? {
    var (enough, names) = ([SimulatedSystem](), [String]())
    for asked in versions {
      guard targets.contains(where: { $0.platform == asked.platform && $0 < asked }) else {
        continue
      }
      let here = symbols.filter { $0.since.platform == asked.platform }
      guard let newest = here.max(by: { $0.since < $1.since }), newest.since < asked else {
        continue
      }
      enough.append(newest.since)
      if !names.contains(newest.name) { names.append(newest.name) }
    }
    return enough.isEmpty ? nil : Self.excess(enough: enough, names: names)
  }

  /// The message of `over-gated`, which the rule words as well where the compiler cannot be asked.
  static func excess(enough: [SimulatedSystem], names: [String]) -> String {
    let needing = names.map { "`\($0)`" }.joined(separator: " and ")
    let versions = enough.map(\.description).joined(separator: " and ")
    return "\(versions) \(enough.count == 1 ? "is" : "are") enough here: "
      + "\(needing) \(names.count == 1 ? "needs" : "need") no more."
  }
}
