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

  @Test func `a delegate is made by a closure`() {
    let text = """
      struct Sample: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        @NSApplicationDelegateAdaptor private var other: Other
      }
      """
    #expect(
      rewritten(text) == """
        struct Sample: App {
          @UIApplicationDelegateAdaptor(Delegate.self, _make: { Delegate() }) var delegate
          @NSApplicationDelegateAdaptor(_make: { Other() }) private var other: Other
        }
        """)
  }
}
