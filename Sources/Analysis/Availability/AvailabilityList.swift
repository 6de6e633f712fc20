import SwiftSyntax
import Trace

/// The systems that an `#available`, `#unavailable` or `@available` names.
struct AvailabilityList {
  let node: Syntax
  let systems: [SimulatedSystem]
  /// Whether it is `#unavailable`.
  var isNegated = false

  init(_ condition: AvailabilityConditionSyntax) {
    self.init(condition.availabilityArguments, Syntax(condition))
    isNegated = condition.availabilityKeyword.tokenKind == .poundUnavailable
  }

  /// The short form, `@available(iOS 17, macOS 14, *)`, or `introduced:` of the long one.
  init?(_ attribute: AttributeSyntax) {
    guard attribute.attributeName.dottedName == "available",
      case .availability(let arguments) = attribute.arguments
    else { return nil }
    let introduced = attribute.labeledVersion("introduced")
    self.init(arguments, Syntax(attribute), introduced.map { [$0] })
    if systems.isEmpty { return nil }
  }

  private init(
    _ arguments: AvailabilityArgumentListSyntax, _ node: Syntax,
    _ known: [SimulatedSystem]? = nil
  ) {
    self.node = node
    systems =
      known
      ?? arguments.compactMap { argument in
        guard case .availabilityVersionRestriction(let restriction) = argument.argument else {
          return nil
        }
        return SimulatedSystem(
          "\(restriction.platform.text.platformOfApp) \(restriction.version?.trimmedDescription ?? "0")"
        )
      }
  }

  /// The version named for the platform; Catalyst has what iOS has.
  func version(on platform: String) -> SimulatedSystem? {
    systems.first { $0.platform == platform }
      ?? (platform == "macCatalyst" ? systems.first { $0.platform == "iOS" } : nil)
  }

  /// What `#available` says on a system; a platform that is not named has everything.
  func isAvailable(on system: SimulatedSystem) -> Bool {
    version(on: system.platform).map { !system.isOlder(than: $0) } ?? true
  }

  /// What the condition says on a system.
  func holds(on system: SimulatedSystem) -> Bool { isAvailable(on: system) != isNegated }
}

extension SimulatedSystem {
  /// Compares versions; platforms are taken to be the same.
  func isOlder(than other: SimulatedSystem) -> Bool {
    (major, minor) < (other.major, other.minor)
  }

  /// `iOS 17` for 17.0: as people write it.
  var short: String { minor == 0 ? "\(platform) \(major)" : description }

  /// Systems on which nothing has been asked for: the first with SwiftUI.
  static let firstWithSwiftUI = [
    SimulatedSystem(major: 13), SimulatedSystem(platform: "macOS", major: 10, minor: 15),
    SimulatedSystem(platform: "tvOS", major: 13), SimulatedSystem(platform: "watchOS", major: 6),
    SimulatedSystem(platform: "visionOS", major: 1),
  ]
}

extension [SimulatedSystem] {
  /// `iOS 17, macOS 14, *`
  var asked: String { (map(\.short) + ["*"]).joined(separator: ", ") }
}

extension AttributeSyntax {
  /// The version behind `introduced:`, `deprecated:` or `obsoleted:` of `@available(iOS, …)`.
  func labeledVersion(_ label: String) -> SimulatedSystem? {
    guard attributeName.dottedName == "available",
      case .availability(let arguments) = arguments, let first = arguments.first,
      case .token(let platform) = first.argument
    else { return nil }
    for argument in arguments {
      guard case .availabilityLabeledArgument(let labeled) = argument.argument,
        labeled.label.text == label, case .version(let version) = labeled.value
      else { continue }
      return SimulatedSystem("\(platform.text.platformOfApp) \(version.trimmedDescription)")
    }
    return nil
  }
}

extension String {
  /// The platform of a name in an availability list: an app extension's is that of its app, and two
  /// have an older name.
  var platformOfApp: String {
    let suffix = "ApplicationExtension"
    let name = hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    return ["OSX": "macOS", "xrOS": "visionOS"][name] ?? name
  }
}
