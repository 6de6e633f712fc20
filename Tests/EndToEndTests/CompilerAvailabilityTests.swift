import Foundation
import Testing

/// What the compiler says about availability, for iOS and macOS, on Linux.
@Suite struct CompilerAvailabilityTests {
  let shell: ShellHarness

  init() throws { shell = try ShellHarness() }

  /// `line:column message` of each finding of `lint` whose rule is one of those.
  private func findings(
    _ source: String, at targets: String, of rules: Set<String> = ["unguarded-availability"]
  ) throws -> [String] {
    try shell.write(source, to: "Page.swift")
    let run = try shell.run("lint", "Page.swift", "--deployment-target", targets, "--json")
    struct Report: Decodable {
      struct Finding: Decodable {
        var rule: String
        var line: Int
        var column: Int
        var message: String
      }
      var findings: [Finding]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    return report.findings.filter { rules.contains($0.rule) }
      .map { "\($0.line):\($0.column) \($0.message)" }
  }

  static let modify = """
    import SwiftUI

    extension View {
      @ViewBuilder func modify<Result: View>(@ViewBuilder _ change: (Self) -> Result) -> some View {
        change(self)
      }
    }

    """

  @Test func `each platform's own versions count, at the place where they are asked`() throws {
    let source =
      Self.modify + """
        struct Page: View {
          @State private var isOn = false
          var body: some View {
            Text("too low").modify {
              if #available(iOS 16, macOS 13, *) { $0.scrollBounceBehavior(.basedOnSize) } else { $0 }
            }
            Text("macOS forgotten").modify {
              if #available(iOS 16, *) { $0.contentTransition(.opacity) } else { $0 }
            }
            Text("iOS forgotten").modify {
              if #available(macOS 14, *) { $0.inspector(isPresented: $isOn) {} } else { $0 }
            }
            Text("macOS forgotten").modify {
              if #unavailable(iOS 17) { $0 } else { $0.inspector(isPresented: $isOn) {} }
            }
            Text("right").modify {
              if #available(iOS 17, macOS 14, *) { $0.inspector(isPresented: $isOn) {} } else { $0 }
            }
          }
        }
        """
    #expect(
      try findings(source, at: "iOS 15, macOS 12") == [
        "12:47 'scrollBounceBehavior(_:axes:)' is only available in iOS 16.4 or newer",
        "12:47 'scrollBounceBehavior(_:axes:)' is only available in macOS 13.3 or newer",
        "15:37 'contentTransition' is only available in macOS 13.0 or newer",
        "18:39 'inspector(isPresented:content:)' is only available in iOS 17.0 or newer",
        "21:48 'inspector(isPresented:content:)' is only available in macOS 14.0 or newer",
      ])
    #expect(
      try findings(source, at: "iOS 15") == [
        "12:47 'scrollBounceBehavior(_:axes:)' is only available in iOS 16.4 or newer",
        "18:39 'inspector(isPresented:content:)' is only available in iOS 17.0 or newer",
      ])
    #expect(try findings(source, at: "iOS 17, macOS 14") == [])
  }

  @Test func `a newer type is refused wherever it is named`() throws {
    #expect(
      try findings(
        """
        import SwiftUI

        func take(_ detents: Set<PresentationDetent>) {}
        func offer(_ detent: Any = PresentationDetent.medium) {}
        typealias Detents = Set<PresentationDetent>
        struct Stored { var detent: PresentationDetent? }
        struct Box<Content> {}
        let box = Box<PresentationDetent>()
        protocol Holder { associatedtype Item }
        struct Sheet: Holder { typealias Item = PresentationDetent }
        struct Potential { @available(iOS 16, *) var count = 0 }
        struct PotentialState { @available(iOS 16, *) @State var count = 0 }
        enum Payload { @available(iOS 16, *) case some(Int) }
        @available(iOS 16, *) func newer(_ detents: Set<PresentationDetent>) {}
        """, at: "iOS 15") == [
          "3:26 'PresentationDetent' is only available in iOS 16.0 or newer",
          "4:28 'PresentationDetent' is only available in iOS 16.0 or newer",
          "5:25 'PresentationDetent' is only available in iOS 16.0 or newer",
          "6:29 'PresentationDetent' is only available in iOS 16.0 or newer",
          "8:15 'PresentationDetent' is only available in iOS 16.0 or newer",
          "10:41 'PresentationDetent' is only available in iOS 16.0 or newer",
          "11:21 stored properties cannot be marked potentially unavailable with '@available'",
          "12:26 stored properties cannot be marked potentially unavailable with '@available'",
          "13:17 enum cases with associated values cannot be marked potentially unavailable with "
            + "'@available'",
        ])
  }

  @Test func `a check at run time is no guard, and neither is one for another platform`() throws {
    #expect(
      try findings(
        Self.modify + """
          enum OS { static func isAtLeast(_ major: Int) -> Bool { true } }
          func platformValue<Value>(_ new: Value, else old: Value) -> Value { new }

          struct Page: View {
            var value = 0
            var body: some View {
              Text("run time").modify { if OS.isAtLeast(17) { $0.scrollClipDisabled() } else { $0 } }
              Text("\\(platformValue("\\(ContentTransition.numericText())", else: ""))")
              Text("closure").onChange(of: value) { old, new in print(old, new) }
              #if os(iOS)
                Text("of a platform").scrollClipDisabled()
              #endif
              #if os(macOS)
                Text("of the other").toolbar { ToolbarItem(placement: .topBarLeading) {} }
              #endif
            }
          }
          """, at: "iOS 15, macOS 12") == [
          "14:56 'scrollClipDisabled' is only available in iOS 17.0 or newer",
          "14:56 'scrollClipDisabled' is only available in macOS 14.0 or newer",
          "15:30 'ContentTransition' is only available in iOS 16.0 or newer",
          "15:30 'ContentTransition' is only available in macOS 13.0 or newer",
          "16:21 'onChange(of:initial:_:)' is only available in iOS 17.0 or newer",
          "16:21 'onChange(of:initial:_:)' is only available in macOS 14.0 or newer",
          "18:29 'scrollClipDisabled' is only available in iOS 17.0 or newer",
          "21:62 'topBarLeading' is unavailable in macOS",
        ])
  }

  @Test func `what only a run can show is not the compiler's to say`() throws {
    #expect(
      try findings(
        Self.modify + """
          struct Page: View {
            @State private var isOn = false
            var body: some View {
              Text("no else").modify { if #available(iOS 17, macOS 14, *) { $0.bold() } }
              Text("wrong else").modify {
                if #available(iOS 17, macOS 14, *) { $0.bold() } else { EmptyView() }
              }
              Text("order").modify {
                if #available(iOS 16, macOS 13, *) {
                  $0.bold()
                } else if #available(iOS 17, macOS 14, *) {
                  $0.scrollClipDisabled()
                } else {
                  $0
                }
              }
              Text("flag").modify { if #available(iOS 17, macOS 14, *), isOn { $0.bold() } else { $0 } }
              #if os(iOS)
                Text("no else for macOS")
              #endif
            }
          }
          func two() -> some View {
            if #available(iOS 17, macOS 14, *) { return Text("new") } else { return Divider() }
          }
          """, at: "iOS 15, macOS 12") == [])
  }

  @Test func `the standard library, Foundation and Observation are checked as well`() throws {
    #expect(
      try findings(
        """
        import Foundation
        import SwiftUI

        @Observable final class Model { var url = URL(filePath: "/") }
        func wait() async throws {
          try await Task.sleep(for: .seconds(1))
          await withDiscardingTaskGroup { _ in }
          _ = AsyncStream<Int>.makeStream()
          _ = try? Date.now.formatted(.dateTime.year()).firstMatch(of: Regex("a"))
        }
        """, at: "iOS 15") == [
          "4:2 'Observable()' is only available in iOS 17.0 or newer",
          "4:43 'init(filePath:directoryHint:relativeTo:)' is only available in iOS 16.0 or newer",
          "6:18 'sleep(for:)' is only available in iOS 16.0 or newer",
          "6:30 'seconds' is only available in iOS 16.0 or newer",
          "7:9 'withDiscardingTaskGroup(returning:isolation:body:)' is only available in iOS 17.0 "
            + "or newer",
          "9:49 'firstMatch(of:)' is only available in iOS 16.0 or newer",
          "9:64 'Regex' is only available in iOS 16.0 or newer",
          "9:64 'init(_:)' is only available in iOS 16.0 or newer",
        ])
  }

  @Test func `a guard that asks for too much is told what is enough`() throws {
    #expect(
      try findings(
        Self.modify + """
          struct Page: View {
            var body: some View {
              Text("1").modify {
                if #available(iOS 17, macOS 14, *) { $0.presentationDetents([.medium]) } else { $0 }
              }
              Text("2").modify {
                if #available(iOS 17, macOS 13, *) { $0.presentationDetents([.medium]) } else { $0 }
              }
              Text("3: exactly").modify {
                if #available(iOS 16.4, macOS 13.3, *) {
                  $0.scrollBounceBehavior(.basedOnSize)
                } else {
                  $0
                }
              }
              Text("4: a look, no symbol").modify {
                if #available(iOS 26, macOS 26, *) { $0.padding(20) } else { $0 }
              }
              Text("5: the inner one").modify {
                if #available(iOS 16, macOS 13, *) {
                  $0.presentationDetents([.medium]).modify {
                    if #available(iOS 18, macOS 15, *) { $0.scrollClipDisabled() } else { $0 }
                  }
                } else {
                  $0
                }
              }
              Text("6: not").modify {
                if #unavailable(iOS 18, macOS 14) { $0 } else { $0.scrollClipDisabled() }
              }
            }
          }
          func seven() {
            guard #available(iOS 18, macOS 15, *) else { return }
            if #available(iOS 16, macOS 13, *) { print(ContentTransition.opacity) }
            print(ScrollBounceBehavior.basedOnSize)
          }
          """, at: "iOS 15, macOS 12", of: ["over-gated"]) == [
          "11:10 iOS 16.0 and macOS 13.0 are enough here: `presentationDetents` needs no more.",
          "14:10 iOS 16.0 is enough here: `presentationDetents` needs no more.",
          "29:14 iOS 17.0 and macOS 14.0 are enough here: `scrollClipDisabled` needs no more.",
          "36:10 iOS 17.0 is enough here: `scrollClipDisabled` needs no more.",
          "41:9 iOS 16.4 and macOS 13.3 are enough here: `ScrollBounceBehavior` needs no more.",
        ])
  }

  @Test func `a shim is told when its time is over`() throws {
    let source = """
      import SwiftUI

      extension View {
        @available(iOS, deprecated: 17) @available(macOS, deprecated: 14)
        func clip() -> some View { self }
      }
      struct Page: View { var body: some View { Text("").clip() } }
      """
    let rules: Set = ["obsolete-shim"]
    #expect(try findings(source, at: "iOS 16, macOS 13", of: rules) == [])
    #expect(
      try findings(source, at: "iOS 17, macOS 13", of: rules) == [
        // On macOS 13 it is still needed.
        "7:52 'clip()' was deprecated in iOS 17"
      ])
    #expect(
      try findings(source, at: "iOS 17", of: rules) == [
        "4:3 This can go: it is for systems before iOS 17, and the oldest system is iOS 17.",
        "7:52 'clip()' was deprecated in iOS 17",
      ])
  }

  @Test func `builders learned about availability one by one`() throws {
    #expect(
      try findings(
        """
        import SwiftUI

        struct Bar: View {
          var body: some View {
            Text("a").toolbar { if #available(iOS 17, *) { ToolbarItem { Text("b") } } }
            Text("c").toolbar {
              ToolbarItemGroup { if #available(iOS 17, *) { Text("d").scrollClipDisabled() } }
            }
            Text("e").toolbar { if #available(iOS 17, *) { Text("f") } }
          }
        }

        @available(iOS 17, *) struct Page {}
        @resultBuilder enum Pages {
          static func buildBlock<Page>(_ page: Page) -> Page { page }
          static func buildOptional<Page>(_ page: Page?) -> Page? { page }
        }
        @Pages func pages() -> Any? {
          if #available(iOS 17, *) { Page() }
        }
        """, at: "iOS 16") == [
          "5:50 'buildLimitedAvailability' is only available in iOS 17.5 or newer",
          "19:6 result builder 'Pages' does not implement 'buildLimitedAvailability'; this code may "
            + "crash on earlier versions of the OS",
        ])
  }

  @Test func `what no version would make right is refused as everywhere`() throws {
    try shell.write(
      """
      import KataLab
      import SwiftUI

      func mixed(_ isOn: Bool) -> some View {
        if #available(iOS 17, *), isOn { return Text("new") } else { return Divider() }
      }
      struct Guarded: View {
        var body: some View {
          VStack {
            guard #available(iOS 17, *) else { fatalError() }
            Text("new")
          }
        }
      }
      struct Backport<Content> { var content: Content }
      extension View { var backport: Backport<Self> { Backport(content: self) } }
      extension Backport where Content: View {
        enum Detent: Hashable { case medium }
        func detents(_ detents: Set<Detent>) -> some View { content }
      }
      struct Chain: View { var body: some View { Text("").backport.padding() } }
      struct Nested: View {
        let detents: Set<Backport<Text>.Detent>
        var body: some View { Image("a").backport.detents(detents) }
      }
      extension View {
        func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
      }
      struct Same: View { var body: some View { Text("").scrollClipDisabled() } }
      @MainActor func scenario(_ lab: Lab) async throws { try lab.mount(Chain()) }
      """, to: "Page.swift")
    struct Run: Decodable {
      struct Diagnostic: Decodable {
        var severity: String
        var line: Int
        var message: String
      }
      var diagnostics: [Diagnostic]
    }
    let output = try shell.run("measure", "Page.swift", "--deployment-target", "iOS 15", "--json")
      .output
    let run = try JSONDecoder().decode(Run.self, from: Data(output.utf8))
    #expect(
      run.diagnostics.filter { $0.severity == "error" }.map { "\($0.line) \($0.message)" } == [
        "4 function declares an opaque return type 'some View', but the return statements in its "
          + "body do not have matching underlying types",
        "10 closure containing control flow statement cannot be used with result builder "
          + "'ViewBuilder'",
        "21 value of type 'Backport<Text>' has no member 'padding'",
        "24 cannot convert parent type 'Backport<Text>' to expected type 'Backport<Image>'",
        "29 ambiguous use of 'scrollClipDisabled'",
      ])
  }

  @Test func `names that are not here cost what they stand in, and that is said`() throws {
    try shell.write(
      """
      import CoreData
      import SwiftUI

      final class Item: NSManagedObject {}
      struct Page: View {
        var body: some View { Text("").scrollClipDisabled() }
      }
      """, to: "Page.swift")
    #expect(
      try shell.run("lint", "Page.swift", "--deployment-target", "iOS 15")
        == .init(
          output: """
            Page.swift:6:34: must fix: 'scrollClipDisabled' is only available in iOS 17.0 or
            newer [unguarded-availability]
              6 │   var body: some View { Text("").scrollClipDisabled() }
                │                                  ^

            1 must fix in 1 file

            The compiler does not understand all of Page.swift: names are missing there.
            What it said nothing about was read from a table.
            Run viewkata explain unguarded-availability to see why, with examples.

            """, side: "", status: 1))
  }

  @Test func `what does not compile at the target is measured nowhere`() throws {
    try shell.write(
      """
      import KataLab
      import SwiftUI

      struct Page: View {
        var body: some View {
          if #available(iOS 16, *) { Text("new").scrollClipDisabled() } else { Text("old") }
        }
      }
      @MainActor func scenario(_ lab: Lab) async throws { try lab.mount(Page()) }
      """, to: "Page.swift")
    let line = """

      Page.swift:6:44: error: 'scrollClipDisabled' is only available in iOS 17.0 or
      newer
        6 │     if #available(iOS 16, *) { Text("new").scrollClipDisabled() } else { …
          │                                            ^

      """
    #expect(
      try shell.run(
        "measure", "Page.swift", "--deployment-target", "iOS 15", "--os", "iOS 15, iOS 17")
        == .init(
          output: "Page.swift on iOS 15.0, 17.0: did not compile\n" + line, side: "", status: 1))
    #expect(
      try shell.run("measure", "Page.swift", "--deployment-target", "iOS 17", "--os", "iOS 17")
        .status == 0)
  }

  @Test func `targets have to be systems, one of each platform`() throws {
    try shell.write("import SwiftUI\n", to: "Page.swift")
    #expect(
      try shell.run("lint", "Page.swift", "--deployment-target", "iOS 15, iOS 16")
        == .init(
          output: "",
          side: """
            viewkata: error: --deployment-target names iOS twice
            A platform has one oldest system.

            """, status: 64))
    #expect(
      try shell.run("lint", "Page.swift", "--deployment-target", "iPhone 15").side == """
        viewkata: error: “iPhone 15” is no system
        Write for instance --deployment-target "iOS 17, iOS 26.1, macOS 15".

        """)
  }
}
