import Kata
import SwiftSyntax
import Trace

extension Rule {
  static let forgottenPlatform = Rule(
    id: "forgotten-platform",
    summary: "A list of systems that leaves out a platform which needs a version as well",
    severity: .must,
    explanation: """
      The star in `#available(iOS 17, *)` means: on every platform that is not named, go ahead. In \
      a package that also runs on macOS 12 the new branch is taken there, with symbols that macOS \
      12 does not have. The iOS build is content; the Mac build fails, or, where the check only \
      chooses a behaviour, does the new thing on the old system.

      Name each platform of the package with the version that has the symbols: `#available(iOS 17, \
      macOS 14, *)`.

      It is fine, and silent here, when nothing behind the check needs a newer version of the \
      platform, when the code stands in `#if os(iOS)`, and when no deployment target is known.

      Source: The Swift Programming Language, "Checking API Availability", \
      https://docs.swift.org/swift-book/documentation/the-swift-programming-language/controlflow
      """,
    bad: [
      Example(
        """
        struct Panel: View {
          var body: some View {
            if ↓#available(iOS 17, *) {
              ScrollView { Text("a") }.scrollClipDisabled()
            } else {
              ScrollView { Text("a") }
            }
          }
        }
        """, targets: "iOS 15, macOS 12"),
      Example(
        """
        ↓@available(macOS 13, *)
        struct Screen: View {
          var body: some View { NavigationStack { Text("a") } }
        }
        """, targets: "iOS 15, macOS 12"),
      Example(
        """
        @available(iOS 17, macOS 14, *)
        struct NewPanel: View { var body: some View { Text("new") } }
        struct Panel: View {
          var body: some View {
            if ↓#unavailable(iOS 17) { Text("old") } else { NewPanel() }
          }
        }
        """, targets: "iOS 15, macOS 12"),
    ],
    good: [
      Example(
        """
        struct Panel: View {
          var body: some View {
            if #available(iOS 17, macOS 14, *) {
              ScrollView { Text("a") }.scrollClipDisabled()
            } else {
              ScrollView { Text("a") }
            }
          }
        }
        """, targets: "iOS 15, macOS 12"),
      Example(
        """
        struct Panel: View {
          var body: some View {
            if #available(iOS 17, *) { Text("plain").bold() } else { Text("old") }
            #if os(iOS)
            if #available(iOS 17, *) { ScrollView { Text("a") }.scrollClipDisabled() }
            #endif
          }
        }
        """, targets: "iOS 15, macOS 12"),
      Example(
        """
        struct Panel: View {
          var body: some View {
            if #available(iOS 17, *) { ScrollView { Text("a") }.scrollClipDisabled() }
          }
        }
        """, targets: "iOS 15"),
    ]
  ) { context in
    guard context.targets.count > 1, context.asksForSystems, let availability = context.availability
    else { return }
    var seen: Set<SyntaxIdentifier> = []
    for violation in availability.violations {
      guard case .unlisted(let list) = violation.place, seen.insert(list.node.id).inserted else {
        continue
      }
      let platform = violation.reached.platform
      let end: String
      if let since = violation.since {
        let systems = list.systems + [since]
        end = "needs \(since.short). Write `\(systems.asked)`."
      } else {
        end = "does not exist there. Put the code behind `#if !os(\(platform))`."
      }
      context.report(
        at: list.node,
        "The list says nothing about \(platform), so \(violation.reached.short) goes ahead, and "
          + "`\(violation.use.name)` \(end)")
    }
  }
}
