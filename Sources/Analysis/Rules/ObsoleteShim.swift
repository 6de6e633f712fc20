import Kata
import SwiftSyntax
import Trace

extension Rule {
  static let obsoleteShim = Rule(
    id: "obsolete-shim",
    summary: "A check or shim for systems that are no longer supported",
    severity: .note,
    explanation: """
      When the deployment target is raised, checks for it and for older versions are always true: \
      the other branch is dead code that has to be read, kept compiling and translated. The same \
      goes for shims: one that is marked `@available(iOS, deprecated: 17)` says itself when it can \
      go.

      Delete the check and keep its first branch. Replace the shim by what it stood in for.

      It is fine, and silent here, when no deployment target is known, and when one platform of \
      the package still needs the check.

      Source: The Swift Programming Language, "Declaration Attributes", \
      https://docs.swift.org/swift-book/documentation/the-swift-programming-language/attributes
      """,
    bad: [
      Example(
        """
        struct Panel: View {
          var body: some View {
            if ↓#available(iOS 16, macOS 13, *) {
              NavigationStack { Text("a") }
            } else {
              NavigationView { Text("a") }
            }
          }
        }
        """, targets: "iOS 16, macOS 13"),
      Example(
        """
        extension View {
          ↓@available(iOS, deprecated: 17, message: "use scrollClipDisabled")
          func clip() -> some View { self }
          ↓@available(iOS 15, *)
          func sharp() -> some View { self }
        }
        """, targets: "iOS 17"),
      Example(
        """
        func look() -> String {
          guard #available(iOS 18, *) else { return "old" }
          if ↓#unavailable(iOS 17.4) { return "never" }
          return "new"
        }
        """, targets: "iOS 17"),
    ],
    good: [
      Example(
        """
        extension View {
          @available(iOS, deprecated: 17) @available(macOS, deprecated: 14)
          func clip() -> some View { self }
        }
        """, targets: "iOS 17, macOS 13"),
      Example(
        """
        struct Panel: View {
          var body: some View {
            if #available(iOS 16, macOS 13, *) { Text("new") } else { Text("old") }
          }
        }
        """, targets: "iOS 16, macOS 12"),
      Example(
        """
        extension View {
          @available(iOS, deprecated: 17)
          func clip() -> some View { self }
          @available(*, deprecated)
          func gone() -> some View { self }
        }
        """, targets: "iOS 16"),
      """
      struct Panel: View {
        var body: some View {
          if #available(iOS 13, *) { Text("new") } else { Text("old") }
        }
      }
      """,
    ],
    fix: "Deletes the check, or the attribute, and keeps what it guards."
  ) { context in
    guard !context.targets.isEmpty, context.asksForSystems, let availability = context.availability
    else { return }
    for check in availability.guards where !check.isAttribute {
      guard let settled = check.list.settled(check.asked) else { continue }
      let answer = check.list.isNegated ? "never" : "always"
      let rest =
        check.list.isNegated ? "Delete the branch." : "Delete the check and the other branch."
      context.report(
        at: check.list.node,
        "`\(check.list.node.trimmedDescription)` is \(answer) true here: the oldest "
          + "\(settled.named). \(rest)", fix: context.settling(check.list))
    }
    for (attribute, asked) in availability.attributes {
      if let list = AvailabilityList(attribute), let settled = list.settled(asked) {
        context.report(
          at: attribute,
          "This says nothing: the oldest \(settled.named) anyway. Delete the attribute.",
          fix: context.removing(attribute))
        continue
      }
      for label in ["deprecated", "obsoleted"] {
        guard let version = attribute.labeledVersion(label),
          context.targets.contains(where: { $0.platform == version.platform }),
          !attribute.siblings.contains(where: { $0.isNeeded(label, by: context.targets) })
        else { continue }
        context.report(
          at: attribute,
          "This can go: it is for systems before \(version.short), and the oldest "
            + "\(context.targets.named).")
        break
      }
    }
  }
}

extension AttributeSyntax {
  /// The attributes of the same declaration, this one among them.
  fileprivate var siblings: [AttributeSyntax] {
    parent?.as(AttributeListSyntax.self)?.plain ?? [self]
  }

  /// Whether some system is older than the version behind the label.
  fileprivate func isNeeded(_ label: String, by targets: [SimulatedSystem]) -> Bool {
    guard let version = labeledVersion(label) else { return false }
    return targets.contains { $0.platform == version.platform && $0.isOlder(than: version) }
  }
}

extension [SimulatedSystem] {
  /// `system is iOS 16`, `systems are iOS 16 and macOS 13`
  fileprivate var named: String {
    "\(count == 1 ? "system is" : "systems are") \(map(\.short).listed)"
  }
}

extension AvailabilityList {
  /// The oldest systems, when each has what is asked for and one is named at least.
  fileprivate func settled(_ asked: [SimulatedSystem]) -> [SimulatedSystem]? {
    let named = asked.filter { version(on: $0.platform) != nil }
    guard !named.isEmpty, asked.allSatisfy(isAvailable) else { return nil }
    return named
  }
}
