import Kata
import SwiftSyntax
import Trace

extension Rule {
  static let unguardedAvailability = Rule(
    id: "unguarded-availability",
    summary: "A symbol that is newer than the deployment target, used without asking for it",
    severity: .must,
    explanation: """
      A program that starts on iOS 15 cannot call what came with iOS 17. The compiler says so for \
      the platform it compiles for; on this machine it does where its check for Apple's platforms \
      is set up, and then its words are shown in place of this rule's. The rule knows versions \
      from a table of SwiftUI's public interfaces.

      Ask for the version, `if #available(iOS 17, *) { … } else { … }`, with every platform of the \
      package in the list, or mark what is new as a whole with `@available`. Mind the minor \
      version: some symbols came with 16.4 or 17.5.

      It is fine, and silent here, behind a guard or in a declaration that is marked, for names \
      that your own files declare, and when no deployment target is known.

      Source: The Swift Programming Language, "Checking API Availability", \
      https://docs.swift.org/swift-book/documentation/the-swift-programming-language/controlflow \
      ; Apple's documentation of each symbol for its versions
      """,
    bad: [
      Example(
        """
        struct Panel: View {
          var body: some View {
            ScrollView { Text("a") }.↓scrollClipDisabled()
          }
        }
        """, targets: "iOS 15"),
      Example(
        """
        struct Panel: View {
          @↓FocusState private var isFocused: Bool
          @Environment(\\.↓dismiss) private var dismiss
          var body: some View {
            ↓NavigationStack { Text("a").onChange(of: isFocused) { _ in } }
          }
        }
        """, targets: "iOS 14, macOS 11"),
      Example(
        """
        extension View {
          @ViewBuilder func bouncing() -> some View {
            if #available(iOS 16, macOS 13, *) {
              self.↓scrollBounceBehavior(.basedOnSize)
            } else {
              self
            }
          }
        }
        """, targets: "iOS 15, macOS 12"),
      Example(
        """
        struct Panel: View {
          var body: some View {
            VStack {
              if #unavailable(iOS 16) { Text("a").↓fontDesign(.serif) } else { Grid {} }
              #if os(macOS)
              Text("mac").↓contentTransition(.opacity)
              #else
              Text("phone").↓contentTransition(.opacity)
              #endif
            }
          }
        }
        """, targets: "iOS 15, macOS 12"),
    ],
    good: [
      Example(
        """
        struct Panel: View {
          var body: some View {
            if #available(iOS 17, *) {
              ScrollView { Text("a") }.scrollClipDisabled()
            } else {
              ScrollView { Text("a") }
            }
          }
        }
        @available(iOS 16, *)
        struct Stack: View {
          var body: some View { NavigationStack { Text("a").scrollContentBackground(.hidden) } }
        }
        """, targets: "iOS 15"),
      Example(
        """
        struct NavigationStack<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content }
        }
        extension View {
          func scrollClipDisabled() -> some View { self }
        }
        struct Panel: View {
          var body: some View { NavigationStack { Text("a").scrollClipDisabled() } }
        }
        """, targets: "iOS 15"),
      """
      struct Panel: View {
        var body: some View { NavigationStack { Text("a").scrollClipDisabled() } }
      }
      """,
      Example(
        """
        struct Panel: View {
          func show() {
            guard #available(iOS 16.4, *) else { return }
            _ = ScrollView { Text("a") }.scrollBounceBehavior(.always)
          }
          var body: some View { Text("a").bold().task {} }
        }
        """, targets: "iOS 15"),
    ]
  ) { context in
    guard !context.targets.isEmpty, let availability = context.availability else { return }
    for violation in availability.violations {
      guard case .code = violation.place else { continue }
      context.report(at: violation.use.node, violation.message(context.targets))
    }
  }
}

extension Violation {
  fileprivate func message(_ targets: [SimulatedSystem]) -> String {
    let needed = needed(targets)
    guard let first = needed.first(where: { $0.platform == reached.platform }) else {
      return "`\(use.name)` does not exist on \(reached.platform). Put it behind "
        + "`#if !os(\(reached.platform))`, or use something else there."
    }
    return "`\(use.name)` is there from \(first.short) on, and this is reached on "
      + "\(reached.short). Ask first: `if #available(\(needed.asked))`."
  }
}
