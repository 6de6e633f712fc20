import Testing

@testable import Analysis

/// The rewritten text of a file that imports SwiftUI, without that first line.
func rewritten(_ text: String, sdk: Int = 26) -> String {
  let whole = Rewriter(sdk: sdk).instrument("import SwiftUI\n" + text).text
  return String(whole.dropFirst("import SwiftUI\n".count))
}

@Suite struct `Members that return views` {
  @Test func `a property and a function get a probe and the return they now need`() {
    let text = """
      struct Panel: View {
        var body: some View { header }
        private var header: some View { Text("a") }
        func row(_ n: Int) -> some View {
          // why
          Text("\\(n)")
            .bold()
        }
      }
      """
    #expect(
      rewritten(text) == """
        struct Panel: View {
          var body: some View { header }
          private var header: some View { let _ = _viewKataMember("Panel.header"); return Text("a") }
          func row(_ n: Int) -> some View {
            // why
            let _ = _viewKataMember("Panel.row"); return Text("\\(n)")
              .bold()
          }
        }
        """)
  }

  @Test func `a result builder is not switched off by a return`() {
    let text = """
      struct Panel {
        @ViewBuilder var two: some View { Text("a"); Text("b") }
        @ViewBuilder func one() -> some View { Text("a") }
        var get: some View { @ViewBuilder get { Text("a") } }
      }
      """
    #expect(
      rewritten(text) == """
        struct Panel {
          @ViewBuilder var two: some View { let _ = _viewKataMember("Panel.two"); Text("a"); Text("b") }
          @ViewBuilder func one() -> some View { let _ = _viewKataMember("Panel.one"); Text("a") }
          var get: some View { @ViewBuilder get { let _ = _viewKataMember("Panel.get"); Text("a") } }
        }
        """)
  }

  @Test func `a builder inherited from the file's own protocol keeps its control flow`() {
    let text = """
      protocol Themed { @ViewBuilder var head: Head { get } }
      struct A: Themed { var head: some View { if on { Text("a") } else { Image("b") } } }
      struct B: Themed { var head: some View { Text("a") } }
      """
    #expect(
      rewritten(text) == """
        protocol Themed { @ViewBuilder var head: Head { get } }
        struct A: Themed { var head: some View { let _ = _viewKataMember("A.head"); if on { Text("a") } else { Image("b") } } }
        struct B: Themed { var head: some View { let _ = _viewKataMember("B.head"); return Text("a") } }
        """)
  }

  @Test func `an if or switch that is the result is returned, one that returns is not`() {
    let text = """
      struct A {
        var a: some View { if on { Text("a") } else if off { Text("b") } else { Text("c") } }
        var b: some View { if on { return Text("a") } else { return Text("b") } }
        func c() -> AnyView {
          switch n {
          case 1: AnyView(Text("a") { return })
          default: AnyView(Text("b"))
          }
        }
        var d: some View { if on { Text("a") } }
        var e: AnyView { fatalError("later") }
        var f: Text { let n = 1; return Text("a") }
      }
      """
    #expect(
      rewritten(text) == """
        struct A {
          var a: some View { let _ = _viewKataMember("A.a"); return if on { Text("a") } else if off { Text("b") } else { Text("c") } }
          var b: some View { let _ = _viewKataMember("A.b"); if on { return Text("a") } else { return Text("b") } }
          func c() -> AnyView {
            let _ = _viewKataMember("A.c"); return switch n {
            case 1: AnyView(Text("a") { return })
            default: AnyView(Text("b"))
            }
          }
          var d: some View { let _ = _viewKataMember("A.d"); if on { Text("a") } }
          var e: AnyView { let _ = _viewKataMember("A.e"); fatalError("later") }
          var f: Text { let _ = _viewKataMember("A.f"); let n = 1; return Text("a") }
        }
        """)
  }

  @Test func `each branch of a conditional compilation gets its return`() {
    let text = """
      struct A {
        var a: some View {
          #if os(iOS)
          Text("a")
          #else
          Text("b")
          #endif
        }
        var b: some View {
          Text("a")
          #if DEBUG
            .bold()
          #endif
        }
        var c: some View {
          #if DEBUG
          let _ = print("c")
          #endif
          Text("c")
        }
      }
      """
    #expect(
      rewritten(text) == """
        struct A {
          var a: some View { let _ = _viewKataMember("A.a");
            #if true
            return Text("a")
            #else
            return Text("b")
            #endif
          }
          var b: some View {
            let _ = _viewKataMember("A.b"); return Text("a")
            #if DEBUG
              .bold()
            #endif
          }
          var c: some View { let _ = _viewKataMember("A.c");
            #if DEBUG
            let _ = print("c")
            #endif
            return Text("c")
          }
        }
        """)
  }

  @Test func `names are those of the source, nested with dots and without arguments`() {
    let text = """
      enum Outer { struct Panel<T> { static var `default`: some View { Text("a") } } }
      extension Outer.Panel<Int> { func more() -> some View { Text("a") } }
      extension View { func card() -> some View { padding() } }
      func free() -> some View {
        func local() -> Text { Text("l") }
        struct Inner { var x: Text { get async throws { try await Text("x") } } }
        return local()
      }
      """
    #expect(
      rewritten(text) == """
        enum Outer { struct Panel<T> { static var `default`: some View { let _ = _viewKataMember("Outer.Panel.default"); return Text("a") } } }
        extension Outer.Panel<Int> { func more() -> some View { let _ = _viewKataMember("Outer.Panel.more"); return Text("a") } }
        extension View { func card() -> some View { let _ = _viewKataMember("View.card"); return padding() } }
        func free() -> some View {
          let _ = _viewKataMember("free"); func local() -> Text { let _ = _viewKataMember("local"); return Text("l") }
          struct Inner { var x: Text { get async throws { let _ = _viewKataMember("Inner.x"); return try await Text("x") } } }
          return local()
        }
        """)
  }

  @Test func `a type of the file is a view when it says so`() {
    let text = """
      struct Row: View { var body: some View { Text("r") } }
      struct Data {}
      struct A { var row: Row { Row() }; var data: Data { Data() }; var tint: Color { .red } }
      """
    #expect(
      rewritten(text) == """
        struct Row: View { var body: some View { Text("r") } }
        struct Data {}
        struct A { var row: Row { let _ = _viewKataMember("A.row"); return Row() }; var data: Data { Data() }; var tint: Color { .red } }
        """)
  }

  @Test(arguments: [
    "struct A: View { var body: some View { Text(\"a\") } }\n",
    "struct A: ViewModifier { func body(content: Content) -> some View { content } }\n",
    "struct A: ButtonStyle { func makeBody(configuration: C) -> some View { configuration.label } }\n",
    "struct A: PreviewProvider { static var previews: some View { Text(\"a\") } }\n",
    "struct A { func makeUIView(context: Context) -> Text { Text(\"a\") } }\n",
    "protocol A { var head: AnyView { get }; func row() -> AnyView }\n",
    "struct A { @ViewBuilder var content: () -> Text; let t: Text = Text(\"a\") }\n",
    "struct A { var seen: Text = Text(\"a\") { didSet { print(1) } } }\n",
    "struct A { var empty: some View { } }\n",
    "struct A { var count: Int { 1 }; func go() { print(Text(\"a\")) } }\n",
  ])
  func `what the graph counts itself, and what is no view, stays`(text: String) {
    #expect(rewritten(text) == text)
  }
}
