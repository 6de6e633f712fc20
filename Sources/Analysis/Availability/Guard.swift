import SwiftSyntax
import Trace

/// A condition or `@available` that asks for systems, what is known where it stands, and what it
/// guards.
struct Guard {
  let list: AvailabilityList
  /// The oldest systems on which the condition is asked.
  let asked: [SimulatedSystem]
  /// What is mentioned where the condition is known to hold; not behind further conditions.
  var uses: [SymbolUse] = []
  /// Where it is known to hold.
  var region: Syntax?

  var isAttribute: Bool { list.node.is(AttributeSyntax.self) }
}
