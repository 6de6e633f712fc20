import Testing

@testable import Analysis

@Suite struct `Availability under a simulated system` {
  @Test func `available asks the simulated system too`() {
    let text = """
      func a() {
        if #available(iOS 17, *) { b() }
        guard flag, #available(iOS 16.4, macOS 13.3.1, *), let x = y else { return }
        while #available(iOSApplicationExtension 15, *) { b() }
        if #available(*) { b() }
      }
      @available(iOS 17, *) func b() {}
      """
    #expect(
      rewritten(text) == """
        func a() {
          if #available(iOS 17, *), _viewKataAvailable([("iOS", 17, 0, 0)]) { b() }
          guard flag, #available(iOS 16.4, macOS 13.3.1, *), _viewKataAvailable([("iOS", 16, 4, 0), ("macOS", 13, 3, 1)]), let x = y else { return }
          while #available(iOSApplicationExtension 15, *), _viewKataAvailable([("iOS", 15, 0, 0)]) { b() }
          if #available(*) { b() }
        }
        @available(iOS 17, *) func b() {}
        """)
  }

  @Test func `unavailable stays one for the builder that erases its else`() {
    let text = """
      struct A: View { var body: some View { if #unavailable(iOS 99, macOS 99) { Text("a") } else { Color.red } } }
      """
    #expect(
      rewritten(text) == """
        struct A: View { var body: some View { if #unavailable(_ViewKataNever), !_viewKataAvailable([("iOS", 99, 0, 0), ("macOS", 99, 0, 0)]) { Text("a") } else { Color.red } } }
        """)
  }

  @Test func `the line ends inside a condition stay`() {
    let text = """
      func a() {
        if #unavailable(
          iOS 18,
          macOS 15
        ), flag { b() }
        if #available(
          iOS 18, *
        ) { b() }
      }
      """
    #expect(
      rewritten(text) == """
        func a() {
          if #unavailable(_ViewKataNever), !_viewKataAvailable([("iOS", 18, 0, 0), ("macOS", 15, 0, 0)])


        , flag { b() }
          if #available(
            iOS 18, *
          ), _viewKataAvailable([("iOS", 18, 0, 0)]) { b() }
        }
        """)
  }

  @Test func `two types returned under available become one`() {
    let text = """
      struct A: View {
        var body: some View {
          if #available(iOS 17, *) { return Text("a") }
          let f = { return 1 }
          return Color.red
        }
        @ViewBuilder var b: some Shape { if #available(iOS 17, *) { return Circle() } else { return Capsule() } }
        func c() -> Int { if #available(iOS 17, *) { return 1 } else { return 2 } }
        var d: some P { if #available(iOS 17, *), flag { return X() } else { return Y() } }
      }
      """
    #expect(
      rewritten(text) == """
        struct A: View {
          var body: some View {
            if #available(iOS 17, *), _viewKataAvailable([("iOS", 17, 0, 0)]) { return _viewKataErase(Text("a")) }
            let f = { return 1 }
            return _viewKataErase(Color.red)
          }
          @ViewBuilder var b: some Shape { let _ = _viewKataMember("A.b"); if #available(iOS 17, *), _viewKataAvailable([("iOS", 17, 0, 0)]) { return Circle() } else { return Capsule() } }
          func c() -> Int { if #available(iOS 17, *), _viewKataAvailable([("iOS", 17, 0, 0)]) { return 1 } else { return 2 } }
          var d: some P { if #available(iOS 17, *), _viewKataAvailable([("iOS", 17, 0, 0)]), flag { return X() } else { return Y() } }
        }
        """)
  }

  @Test func `several conditions, subscripts and the results of builders are erased too`() {
    let text = """
      struct A: View {
        subscript(i: Int) -> some View { if #available(iOS 17, *), #available(macOS 14, *) { return Text("a") }; return Color.red }
        var s: some Scene { get { if #available(iOS 17, *) { return X() } else { return Y() } } }
        func t() -> some ToolbarContent { if #available(iOS 17, *) { return X() }; return Y() }
        func m() -> some Commands { if #available(iOS 17, *) { return X() }; return Y() }
        func c() -> some Shape { if #available(iOS 17, *) { return X() }; return Y() }
      }
      """
    #expect(
      rewritten(text) == """
        struct A: View {
          subscript(i: Int) -> some View { if #available(iOS 17, *), _viewKataAvailable([("iOS", 17, 0, 0)]), #available(macOS 14, *), _viewKataAvailable([("macOS", 14, 0, 0)]) { return _viewKataErase(Text("a")) }; return _viewKataErase(Color.red) }
          var s: some Scene { get { if #available(iOS 17, *), _viewKataAvailable([("iOS", 17, 0, 0)]) { return _viewKataEraseScene(X()) } else { return _viewKataEraseScene(Y()) } } }
          func t() -> some ToolbarContent { if #available(iOS 17, *), _viewKataAvailable([("iOS", 17, 0, 0)]) { return _viewKataErase(X()) }; return _viewKataErase(Y()) }
          func m() -> some Commands { if #available(iOS 17, *), _viewKataAvailable([("iOS", 17, 0, 0)]) { return _viewKataEraseCommands(X()) }; return _viewKataEraseCommands(Y()) }
          func c() -> some Shape { let _ = _viewKataMember("A.c"); if #available(iOS 17, *), _viewKataAvailable([("iOS", 17, 0, 0)]) { return _viewKataEraseShape(X()) }; return _viewKataEraseShape(Y()) }
        }
        """)
  }

  // What the compiler does not allow without us it should not allow with us.
  @Test func `nothing is erased where two types are an error anyway`() {
    let text = """
      func a() -> some View { if flag { if #available(iOS 17, *) { return A() } }; return B() }
      func b() -> some View { if #unavailable(iOS 17) { return A() }; return B() }
      func c() -> some View { if #available(iOS 17, *), flag { return A() }; return B() }
      """
    #expect(!rewritten(text).contains("_viewKataErase"))
  }

  @Test func `older names of platforms are those of today`() {
    #expect(
      rewritten("func a() { if #available(OSX 10.15, xrOS 1, *) {} }") == """
        func a() { if #available(OSX 10.15, xrOS 1, *), _viewKataAvailable([("macOS", 10, 15, 0), ("visionOS", 1, 0, 0)]) {} }
        """)
  }

  @Test func `a file that does not import SwiftUI is asked too, and otherwise left alone`() {
    let text = """
      @main struct A { var b: some View { if #available(iOS 17, *) { 1 } else { 2 } } }
      """
    #expect(
      Rewriter().instrument(text).text == """
        @main struct A { var b: some View { if #available(iOS 17, *), _viewKataAvailable([("iOS", 17, 0, 0)]) { 1 } else { 2 } } }
        """)
    let plain = "@main struct A { var b: some View { 1 } }"
    #expect(Rewriter().instrument(plain).text == plain)
  }

  @Test func `comments and strings are not conditions`() {
    let text = "let a = \"#available(iOS 17, *)\" // #unavailable(iOS 17)\n"
    #expect(rewritten(text) == text)
  }
}
