import Testing

@testable import Analysis

@Suite struct `Entry points` {
  @Test func `a type that is the program's beginning is so no more`() {
    let text = """
      import SwiftUI
      @main
      struct Sample: App {
        var body: some Scene { WindowGroup { EmptyView() } }
      }
      @MainActor @main public final class Other {}
      struct Inner { let text = "@main" } // @main
      """
    let result = Rewriter().instrument(text).text
    #expect(
      result == """
        import SwiftUI
        \("     ")
        struct Sample: App {
          var body: some Scene { WindowGroup { EmptyView() } }
        }
        @MainActor       public final class Other {}
        struct Inner { let text = "@main" } // @main
        """)
  }
}
