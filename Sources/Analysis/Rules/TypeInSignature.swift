import Kata
import SwiftSyntax
import Trace

extension Rule {
  static let typeInSignature = Rule(
    id: "type-in-signature",
    summary: "A new type in the signature or storage of something that older systems use",
    severity: .must,
    explanation: """
      A check in the body does not help the head: `func sheet(_ detents: Set<PresentationDetent>)` \
      does not compile for iOS 15, whatever stands between its braces, for its callers on iOS 15 \
      could not name the type. The same goes for stored properties, the types of `@State`, type \
      aliases, generic constraints and the payloads of enum cases, and those cannot be marked with \
      `@available` by themselves.

      Give the shim a type of its own, `enum Detent { case medium, large }`, and turn it into the \
      system's inside the check. Declare it outside of a generic namespace: nested in \
      `Backport<Content>` it would be another type for every view. Move stored state into a child \
      view that is marked as a whole.

      It is fine, and silent here, when the whole declaration, or the type around it, is marked \
      `@available` with a version that has the type.

      Source: The Swift Programming Language, "Declaration Attributes", \
      https://docs.swift.org/swift-book/documentation/the-swift-programming-language/attributes ; \
      Dave DeLong, "Simplifying Backwards Compatibility in Swift", \
      https://davedelong.com/blog/2021/10/09/simplifying-backwards-compatibility-in-swift/
      """,
    bad: [
      """
      extension View {
        @ViewBuilder func detents(_ detents: Set<↓PresentationDetent>) -> some View {
          if #available(iOS 16, *) { presentationDetents(detents) } else { self }
        }
      }
      """,
      Example(
        """
        struct Panel: View {
          @State private var detent: ↓PresentationDetent? = nil
          let make: (↓ScrollPosition) -> Void
          var body: some View { Text("a") }
        }
        """, targets: "iOS 15"),
      Example(
        """
        enum Choice { case plain, sized(↓PresentationDetent) }
        typealias Path = ↓NavigationPath
        struct Box<Body: ↓Layout> {}
        func first(of path: Path) -> ↓NavigationPath { path }
        """, targets: "iOS 15, macOS 12"),
    ],
    good: [
      """
      enum Detent { case medium, large }
      extension View {
        @ViewBuilder func detents(_ detents: [Detent]) -> some View {
          if #available(iOS 16, *) {
            presentationDetents(Set(detents.map { $0 == .medium ? PresentationDetent.medium : .large }))
          } else {
            self
          }
        }
      }
      """,
      Example(
        """
        @available(iOS 16, *)
        struct Panel: View {
          @State private var detent: PresentationDetent = .medium
          var body: some View { Text("a") }
        }
        extension Detent {
          @available(iOS 16, *)
          var system: PresentationDetent { .medium }
        }
        """, targets: "iOS 15"),
      """
      struct Panel: View {
        @State private var detent: PresentationDetent = .medium
        func sized(_ detents: Set<PresentationDetent>) -> some View {
          if #available(iOS 17, *) { Text("new") } else { Text("old") }
        }
        var body: some View { Text("a") }
      }
      """,
    ]
  ) { context in
    guard context.asksForSystems || !context.targets.isEmpty,
      let availability = context.availability
    else { return }
    for violation in availability.violations {
      guard case .signature = violation.place,
        !context.targets.isEmpty || violation.isBetrayed
      else { continue }
      let reached =
        context.targets.isEmpty ? "older systems use" : "\(violation.reached.short) uses"
      let from = violation.since.map { "is there from \($0.short) on" } ?? "is not there at all"
      context.report(
        at: violation.use.node,
        "`\(violation.use.name)` \(from), and \(reached) this declaration. Take a type of your own "
          + "here, or mark the whole declaration with `@available`.")
    }
  }
}

extension Violation {
  /// Whether the function's own body asks for a version that is not newer than the type, and so
  /// runs on systems without it.
  fileprivate var isBetrayed: Bool {
    guard let since,
      let function = use.node.ancestors().lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first,
      let body = function.body
    else { return false }
    return body.all(AvailabilityConditionSyntax.self).contains { condition in
      AvailabilityList(condition).version(on: since.platform).map { !since.isOlder(than: $0) }
        ?? false
    }
  }
}
