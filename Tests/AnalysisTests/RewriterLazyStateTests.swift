import Testing

@testable import Analysis

@Suite struct `State by the rules of SDK 27` {
  private let text = """
    struct A: View {
      @State private var m = Model()
      @SwiftUI.State var n: Int = 1
      @State var given: Int
      @State var maybe: Int?
      @StateObject var o = Model()
      @Binding var b: Int
    }

    """

  @Test func `a declared default is lazy`() {
    #expect(
      rewritten(text, sdk: 27) == """
        struct A: View {
          @_LazyState private var m = Model()
          @SwiftUI._LazyState var n: Int = 1
          @State var given: Int
          @State var maybe: Int?
          @StateObject var o = Model()
          @Binding var b: Int
        }
        \(contentBuilder);\u{20}
        """)
  }

  // Behind the last line, for every file: a concern of its own.
  private let contentBuilder =
    "fileprivate extension ViewBuilder { static func buildBlock<each Content: View>"
    + "(_ content: repeat each Content) -> TupleContent<repeat each Content> "
    + "{ TupleContent(repeat each content) } }"

  @Test func `SDK 26 keeps the wrapper`() {
    #expect(rewritten(text) == text)
  }
}
