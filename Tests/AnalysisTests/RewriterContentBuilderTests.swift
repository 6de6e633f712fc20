import Testing

@testable import Analysis

@Suite struct RewriterContentBuilderTests {
  private let text = """
    import SwiftUI
    struct Pair: View {
      var body: some View { Text("a") }
    }
    """

  @Test func `blocks become TupleContent for SDK 27`() {
    #expect(
      Rewriter(sdk: 27).instrument(text).text == """
        import SwiftUI
        struct Pair: View {
          var body: some View { Text("a") }
        }; fileprivate extension ViewBuilder { static func buildBlock<each Content: View>\
        (_ content: repeat each Content) -> TupleContent<repeat each Content> \
        { TupleContent(repeat each content) } }
        """)
  }

  @Test func `older SDKs keep TupleView`() {
    #expect(Rewriter(sdk: 26).instrument(text).text == text)
  }
}
