import Kata
import Testing

@Suite struct `A quoted line` {
  @Test func `has its mark under the column, behind tabs and emoji`() {
    let source = "import SwiftUI\r\n\tText(\"👍🏽 日本\", x)\r\n"
    #expect(
      shown(source, line: 2, column: 26) == """
        2 │     Text("👍🏽 日本", x)
          │                     ^

        """)
    // In the middle of a character the mark stands under its beginning.
    #expect(
      shown(source, line: 2, column: 12) == """
        2 │     Text("👍🏽 日本", x)
          │           ^

        """)
    #expect(
      shown(source, line: 1, column: 99) == """
        1 │ import SwiftUI
          │               ^

        """)
  }

  @Test func `is cut around the mark when it is long`() {
    let line =
      "let words = [\"alpha\", \"beta\", \"gamma\", \"delta\", \"epsilon\", \"zeta\", \"eta\"]"
    #expect(
      shown(line, line: 1, column: 5, width: 40) == """
        1 │ let words = ["alpha", "beta", "gamm…
          │     ^

        """)
    #expect(
      shown(line, line: 1, column: 49, width: 40) == """
        1 │ …ta", "gamma", "delta", "epsilon", …
          │                         ^

        """)
    #expect(
      shown(line, line: 1, column: 70, width: 40, style: TextStyle(ascii: true)) == """
        1 | ..."epsilon", "zeta", "eta"]
          |                         ^

        """)
  }

  @Test func `cannot be one the file does not have`() {
    #expect(SourceExcerpt(source: "a\nb", line: 3, column: 1) == nil)
    #expect(SourceExcerpt(source: "a\nb", line: 0, column: 1) == nil)
    #expect(shown("a\nb", line: 2, column: 0) == "2 │ b\n  │ ^\n")
  }

  @Test func `shows what would command the terminal`() {
    #expect(shown("\u{1B}[2Jx", line: 1, column: 5) == "1 │ ␛[2Jx\n  │     ^\n")
  }

  private func shown(
    _ source: String, line: Int, column: Int, width: Int = 80, style: TextStyle = .plain
  ) -> String? {
    guard let excerpt = SourceExcerpt(source: source, line: line, column: column) else {
      return nil
    }
    var page = Page(style: style, width: width)
    page.add(lines: excerpt.lines(width: width, style: style))
    return page.text
  }
}
