import Testing

@testable import Analysis

@Suite struct `Previews` {
  @Test func `a preview becomes a function nobody calls`() {
    let text = """
      #Preview { Row() }
      #Preview("Dark",
        traits: .fixedLayout(width: 1, height: 2)) {
        Row()
      }
      @available(iOS 17, *)
      #Preview("Named", body: { Row() })
      #if DEBUG
      #Preview { let row = Row(); return row }
      #endif
      """
    #expect(
      rewritten(text) == """
        @MainActor @ViewBuilder private func _viewKataPreview1() -> some View { Row() }
        @MainActor @ViewBuilder private func _viewKataPreview2() -> some View \n\
        {
          Row()
        }
        @available(iOS 17, *)
        @MainActor @ViewBuilder private func _viewKataPreview3() -> some View { Row() }\(" ")
        #if DEBUG
        @MainActor private func _viewKataPreview4() -> some View { let row = Row(); return row }
        #endif
        """)
  }

  @Test func `previewable variables become the properties of a view`() {
    let text = """
      #Preview("Counter") {
        @Previewable @State var count = 0
        @Previewable @State var name = "a"

        Text("\\(count)")
        Field($name)
      }
      #Preview { @Previewable @State var n = 0; Text("\\(n)") }
      """
    #expect(
      rewritten(text) == """
        private struct _ViewKataPreview1: View {
                       @State var count = 0
                       @State var name = "a"

          var body: some View { Text("\\(count)")
          Field($name)
        } }
        private struct _ViewKataPreview2: View {              @State var n = 0; var body: some View { Text("\\(n)") } }
        """)
  }

  @Test func `a preview that cannot be kept is blanked, whatever is in it`() {
    let text = """
      #Preview("Many", arguments: [1, 2]) { n in
        if #available(iOS 17, *) { Text("\\(n)") }
      }
      struct A {}
      """
    let blank = [39, 50, 1].enumerated().map { index, _ in
      String(repeating: " ", count: text.split(separator: "\n")[index].utf8.count)
    }
    #expect(rewritten(text) == blank.joined(separator: "\n") + "\nstruct A {}")
  }

  @Test func `a provider stays`() {
    let text = """
      struct Row_Previews: PreviewProvider {
        static var previews: some View { Row() }
      }
      """
    #expect(rewritten(text) == text)
  }
}
