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

  @Test func `comments and strings are not conditions`() {
    let text = "let a = \"#available(iOS 17, *)\" // #unavailable(iOS 17)\n"
    #expect(rewritten(text) == text)
  }
}
