import Kata
import Trace

/// Findings about versions, worded in one place: the rules know versions from the table, the
/// compiler's own check knows them better.
extension Finding {
  static func unguardedMessage(
    _ symbol: String, since: [SimulatedSystem], reached: SimulatedSystem
  ) -> String {
    guard let first = since.first(where: { $0.platform == reached.platform }) else {
      return "`\(symbol)` does not exist on \(reached.platform). Put it behind "
        + "`#if !os(\(reached.platform))`, or use something else there."
    }
    return "`\(symbol)` is there from \(first.short) on, and this is reached on \(reached.short). "
      + "Ask first: `if #available(\(since.asked))`."
  }

  static func overGatedMessage(
    stated: [SimulatedSystem], enough: [SimulatedSystem], newest: String?
  ) -> String {
    let reason = newest.map { ", which is when `\($0)` came" } ?? ""
    return "Nothing in here needs \(stated.map(\.short).listed): "
      + "\(enough.map(\.short).listed) is enough\(reason). Systems in between go without for "
      + "nothing."
  }
}

extension [SimulatedSystem] {
  /// `iOS 17, macOS 14, *`
  var asked: String { (map(\.short) + ["*"]).joined(separator: ", ") }
}

extension Violation {
  /// The versions to ask for, one for each platform that the code is for and that lacks the symbol.
  func needed(_ targets: [SimulatedSystem]) -> [SimulatedSystem] {
    let platforms = targets.isEmpty ? [reached] : targets
    return platforms.compactMap { target in
      use.least(on: target.platform).flatMap { target.isOlder(than: $0) ? $0 : nil }
    }
  }
}
