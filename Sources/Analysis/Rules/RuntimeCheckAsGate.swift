import Kata
import SwiftSyntax
import Trace

extension Rule {
  static let runtimeCheckAsGate = Rule(
    id: "runtime-check-as-gate",
    summary: "A version asked for at run time around a symbol that needs `#available`",
    severity: .must,
    explanation: """
      `OS.isAtLeast`, `platformValue`, `ProcessInfo` and `UIDevice.systemVersion` give plain values. \
      The compiler takes no hint from them: a symbol of iOS 17 behind `if OS.isAtLeast(…)` is an \
      error for a target of iOS 15, and both arguments of `platformValue` are compiled for every \
      system. They also answer other questions: under Mac Catalyst they give the version of macOS.

      Use `if #available(iOS 17, *)` around symbols. Keep run-time checks for values that every \
      system understands: a number, a colour, a string.

      It is fine, and silent here, around plain values and around symbols that the deployment \
      target has.

      Source: The Swift Programming Language, "Checking API Availability", \
      https://docs.swift.org/swift-book/documentation/the-swift-programming-language/controlflow
      """,
    bad: [
      """
      struct Panel: View {
        var body: some View {
          if OS.isAtLeast(OSVersion(17)) {
            ScrollView { Text("a") }.↓scrollClipDisabled()
          } else {
            ScrollView { Text("a") }
          }
        }
      }
      """,
      Example(
        """
        struct Panel: View {
          private var isNew: Bool {
            ProcessInfo.processInfo.isOperatingSystemAtLeast(
              OperatingSystemVersion(majorVersion: 16, minorVersion: 0, patchVersion: 0))
          }
          var body: some View {
            if isNew { ↓NavigationStack { Text("a") } } else { NavigationView { Text("a") } }
          }
        }
        """, targets: "iOS 15"),
      Example(
        """
        struct Panel: View {
          let isOld = UIDevice.current.systemVersion < "16"
          var body: some View {
            Text("a").transition(isOld ? .opacity : .move(edge: .top))
            Text(platformValue("\\(↓ContentTransition.opacity)", ifAtLeast: limit, else: "old"))
          }
        }
        """, targets: "iOS 15"),
      """
      struct Panel: View {
        private var isNew: Bool {
          if #available(iOS 17, *) { true } else { false }
        }
        var body: some View {
          if isNew { ScrollView { Text("a") }.↓scrollClipDisabled() }
        }
      }
      """,
    ],
    good: [
      """
      struct Panel: View {
        var body: some View {
          Text("a").padding(platformValue(12, ifAtLeast: OSVersion(17), else: 8))
          Text("b").foregroundColor(OS.isAtLeast(OSVersion(17)) ? .red : .blue)
        }
      }
      """,
      Example(
        """
        struct Panel: View {
          var body: some View {
            if OS.isAtLeast(OSVersion(17)) { NavigationStack { Text("a") } } else { Text("old") }
          }
        }
        """, targets: "iOS 16"),
      Example(
        """
        struct Panel: View {
          var body: some View {
            if OS.isAtLeast(OSVersion(17)), #available(iOS 17, *) {
              ScrollView { Text("a") }.scrollClipDisabled()
            }
          }
        }
        """, targets: "iOS 15"),
    ]
  ) { context in
    guard context.asksAtRunTime, let availability = context.availability else { return }
    for violation in availability.violations {
      guard case .runtimeCheck(let check) = violation.place,
        !context.targets.isEmpty || violation.isOfVersion(check)
      else { continue }
      let from = violation.since.map { "is there from \($0.short) on" } ?? "is not there at all"
      let needed = violation.needed(context.targets)
      let advice =
        needed.isEmpty ? "`#if os(…)`" : "`if #available(\(needed.asked))`"
      context.report(
        at: violation.use.node,
        "`\(check.asked)` is no guard to the compiler: `\(violation.use.name)` \(from) and is compiled for "
          + "older systems too. Use \(advice).")
    }
  }
}

extension Violation {
  /// Whether the symbol came with the version that is asked for or a later one: then the check is
  /// there for its sake.
  fileprivate func isOfVersion(_ check: RuntimeCheck) -> Bool {
    guard let since, let version = check.version else { return false }
    return since.major >= version
  }
}
