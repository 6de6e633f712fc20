import Analysis
import Testing

/// What the rules on systems and task-locals say, word for word.
struct SystemsFindingsTests {
  @Test func `a screen and a feed for iOS 15 and macOS 12 give these findings`() {
    let found = findings(
      """
      import SwiftUI

      struct Screen: View {
        @State private var isFlat = false
        var body: some View {
          if #available(iOS 17, *), isFlat {
            ScrollView { Text("a") }.scrollClipDisabled()
          } else if #available(iOS 18, *) {
            Toggle("18", isOn: $isFlat)
          } else {
            Text("old").fontDesign(.serif).navigationBarTitleDisplayMode(.inline)
          }
        }
      }
      extension View {
        @ViewBuilder func sheet(_ sizes: Set<PresentationDetent>) -> some View {
          if #available(iOS 16.4, macOS 13, *) { presentationDetents(sizes) }
        }
      }
      """, targets: "iOS 15, macOS 12")
    #expect(
      found == """
        6:8: must: The list says nothing about macOS, so macOS 12 goes ahead, and \
        `scrollClipDisabled(_:)` needs macOS 14. Write `iOS 17, macOS 14, *`. [forgotten-platform]
        6:31: should: `isFlat` decides together with the system. When it flips, one view takes the \
        place of another and the state below is lost. Branch on the system alone and hand `isFlat` \
        on as a value. [condition-mixed-with-flag]
        11:19: must: `fontDesign(_:)` is there from iOS 16.1 on, and this is reached on iOS 15. Ask \
        first: `if #available(iOS 16.1, macOS 13, *)`. [unguarded-availability]
        11:38: must: `navigationBarTitleDisplayMode(_:)` does not exist on macOS. Put it behind \
        `#if !os(macOS)`, or use something else there. [unguarded-availability]
        16:40: must: `PresentationDetent` is there from iOS 16 on, and iOS 15 uses this declaration. \
        Take a type of your own here, or mark the whole declaration with `@available`. \
        [type-in-signature]
        17:5: must: Without `else` the view disappears on older systems. Add `else { self }`. \
        [missing-else-in-transform]
        17:8: note: iOS 16.0 is enough here: `presentationDetents(_:)` needs no more. [over-gated]
        """)
  }

  @Test func `the body of a group gives these findings`() {
    let source = """
      final class Feed {
        @Dependency(\\.api) var api
        var base: URL { api.base }
        func url(_ id: Int) -> URL { base }
        func load(_ ids: [Int]) async {
          await withTaskGroup(of: Void.self) { group in
            for id in ids {
              let url = url(id)
              group.addTask(priority: api.priority) { [api] in await api.load(url) }
            }
            Trace.$id.withValue(1) { group.addTask {} }
          }
        }
      }
      """
    #expect(
      findings(source, targets: "iOS 16") == """
        8:19: must: `api` is read in the body of `withTaskGroup` (through `url()` and `base`). A \
        read binds task-local values, which stops the program before iOS 18. Read it before the \
        group, or take it in the capture list of the group's own closure. [dependency-in-group]
        9:33: must: `api` is read for `addTask`, whose arguments belong to the body of \
        `withTaskGroup`. A read binds task-local values, which stops the program before iOS 18. \
        Read it before the group, or take it in the capture list of the group's own closure. \
        [dependency-in-group]
        9:50: must: `api` is read by the capture list of `addTask`, which is taken in the body of \
        `withTaskGroup`. A read binds task-local values, which stops the program before iOS 18. \
        Read it before the group, or take it in the capture list of the group's own closure. \
        [dependency-in-group]
        11:17: must: `withValue` binds a task-local value in the body of `withTaskGroup`, which \
        stops the program before iOS 18. Bind it in the closure of `addTask`, or once around the \
        group. [binding-around-add-task]
        """)
    #expect(
      findings(source, targets: "iOS 18, macOS 15") == """
        9:33: note: `api` is resolved at each turn of the loop. Read it once above: \
        `let api = api`. [dependency-in-loop]
        """)
  }

  @Test func `without deployment targets only what the code itself betrays is said`() {
    let found = findings(
      """
      struct Screen: View {
        @State private var detent: PresentationDetent = .medium
        var body: some View {
          if #available(iOS 17, *) {
            NavigationStack { Text("a").scrollClipDisabled() }
          } else {
            Text("old").fontDesign(.serif)
          }
        }
      }
      """, targets: "")
    #expect(found == "")
  }

  private func findings(_ text: String, targets: String) -> String {
    let targets = Example("", targets: targets).targets
    return Analyzer.findings(in: [SourceFile(path: "a.swift", text: text)], targets: targets)
      .map { "\($0.line):\($0.column): \($0.severity): \($0.message) [\($0.rule)]" }
      .joined(separator: "\n")
  }
}
