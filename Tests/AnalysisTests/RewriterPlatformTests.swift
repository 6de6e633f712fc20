import Testing

@testable import Analysis

@Suite struct `Conditions of a platform` {
  @Test func `a compiler for the simulated platform would say the same`() {
    let text = """
      #if os(iOS) && !targetEnvironment(macCatalyst)
      let a = 1
      #elseif (os(macOS) || os(OSX)), true
      #elseif canImport(UIKit) || canImport(AppKit)
      let a = 2
      #elseif os(Linux)
      let a = 3
      #elseif targetEnvironment(simulator)
      let a = 4
      #endif
      """
    #expect(
      ["iOS", "macCatalyst", "macOS", "tvOS", "watchOS", "visionOS"].map { answers(text, $0) } == [
        "true && !false | (false || false), true | true || false | false | true",
        "true && !true | (false || false), true | true || true | false | false",
        "false && !false | (true || true), true | false || true | false | false",
        "false && !false | (false || false), true | true || false | false | true",
        "false && !false | (false || false), true | true || false | false | true",
        "false && !false | (false || false), true | true || false | false | true",
      ])
  }

  @Test func `what is not about the platform is left to the compiler`() {
    let text = """
      #if swift(>=6) && compiler(>=6.2) && arch(arm64) && DEBUG && hasFeature(X)
      let a = 1
      #elseif canImport(Darwin) || canImport(Charts) || canImport(SwiftUI, _version: 5)
      let a = os(1)
      #endif
      """
    for platform in ["iOS", "macOS"] {
      #expect(Rewriter(platform: platform).instrument(text).text == text)
    }
  }

  @Test func `every place of an if is found`() {
    let text = """
      enum E {
        #if os(macOS)
        case a
        #endif
      }
      #if os(macOS)
      @MainActor
      #endif
      func f(_ e: E) {
        switch e {
        #if os(macOS)
        case .a: break
        #endif
        }
        _ = e
          #if os(macOS)
          .x()
          #elseif os(
            iOS)
          .y()
          #endif
      }
      """
    #expect(
      Rewriter(platform: "macOS").instrument(text).text
        == text.replacing("os(macOS)", with: "true").replacing("os(\n", with: "false\n")
        .replacing("      iOS)\n", with: "\n"))
  }

  @Test func `an if of imports stays, wherever it stands`() {
    let text = """
      #if os(Linux)
      import Glibc
      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif
      #else
      import Darwin
      #endif
      """
    #expect(Rewriter(platform: "iOS").instrument(text).text == text)
    #expect(
      Rewriter(platform: "iOS").instrument("#if os(Linux)\nimport A\nlet a = 1\n#endif").text
        == "#if false\nimport A\nlet a = 1\n#endif")
  }

  @Test func `without such conditions the text is the same for every platform`() {
    let text = "import SwiftUI\nstruct A: View { var a: some View { Text(\"os(iOS)\") } }\n"
    #expect(
      Rewriter(platform: "macOS").instrument(text).text
        == Rewriter(platform: "iOS").instrument(text).text)
  }

  @Test func `columns behind an answer are those of the file`() {
    let text = "#if os(macOS) && x\n#endif\n"
    let instrumented = Rewriter(platform: "macOS").instrument(text)
    #expect(instrumented.text == "#if true && x\n#endif\n")
    #expect(instrumented.original(line: 1, column: 13) == (1, 18))
  }

  @Test func `the other branch is instrumented too`() {
    let text = """
      import SwiftUI
      struct A: View {
        #if os(macOS)
        var a: some View { Text("a") }
        #else
        var a: some View { if #available(iOS 17, *) { return Text("b") } else { return Color.red } }
        #endif
      }
      """
    #expect(
      Rewriter(platform: "macOS").instrument(text).text == """
        import SwiftUI
        struct A: View {
          #if true
          var a: some View { let _ = _viewKataMember("A.a"); return Text("a") }
          #else
          var a: some View { let _ = _viewKataMember("A.a"); if #available(iOS 17, *), _viewKataAvailable([("iOS", 17, 0, 0)]) { return _viewKataErase(Text("b")) } else { return _viewKataErase(Color.red) } }
          #endif
        }
        """)
  }

  @Test func `previews are shown under the answered condition`() {
    let text = """
      import SwiftUI
      #if os(macOS)
      #Preview { Text("a") }
      #elseif DEBUG && os(iOS)
      #Preview { Text("b") }
      #endif
      """
    let showcase = Showcase(of: [SourceFile(path: "a.swift", text: text)])
    let lines = showcase.code(for: 0, with: Rewriter(platform: "iOS")).map(\.text)
    #expect(
      lines.filter { $0.hasPrefix("#if") } == [
        "#if (false)", "#if !(false) && (DEBUG && true)",
      ])
  }

  private func answers(_ text: String, _ platform: String) -> String {
    Rewriter(platform: platform).instrument(text).text.split(separator: "\n")
      .filter { $0.hasPrefix("#if") || $0.hasPrefix("#elseif") }
      .map { $0.drop { $0 != " " }.dropFirst() }.joined(separator: " | ")
  }
}
