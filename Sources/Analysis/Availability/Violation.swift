import SwiftSyntax
import Trace

/// A symbol that some system the code runs on does not have.
struct Violation {
  enum Place {
    /// Run on systems without it.
    case code
    /// Named in a signature, a stored property or another place that has no way out.
    case signature
    /// Behind a check that the compiler does not know for one.
    case runtimeCheck(RuntimeCheck)
    /// Behind a guard that says nothing about the platform.
    case unlisted(AvailabilityList)
  }

  let use: SymbolUse
  let place: Place
  /// The oldest system on which the place is reached.
  let reached: SimulatedSystem
  /// `nil` when no version of the platform has the symbol.
  let since: SimulatedSystem?
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
