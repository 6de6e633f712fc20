import Kata
import Testing

@Suite struct `Markdown for a terminal` {
  @Test func `is wrapped at the width, down to twenty columns`() {
    let narrow = """
      Title here

      The summary shows
      two `numbers`, see
      the docs
      <https://example.com/long/path>
      and
      <https://swift.org>.
      日本語のテキストはス
      ペースなしで折り返さ
      れます。 Hard
      break.

      1. one
      2. two
         • nested item
           that is long
         • [x] done

      │ quote of two lines

        let a = 1
            if x { }

      a  b
      1  two `c`

      ────────────────────

      ~~gone~~

      """
    #expect(MarkdownText.render(sample, width: 20, style: .plain) == narrow)
    #expect(MarkdownText.render(sample, width: 5, style: .plain) == narrow)
  }

  // Without the lock about one in a thousand of these lost its link.
  @Test func `is the same whoever else reads Markdown meanwhile`() async {
    let different = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20_000 {
        group.addTask {
          MarkdownText.render("see https://swift.org now", width: 40, style: .plain)
            != "see <https://swift.org> now\n"
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(different == 0)
  }

  @Test func `uses the room it has`() {
    #expect(
      MarkdownText.render(sample, width: 60, style: .plain).hasPrefix(
        """
        Title here

        The summary shows two `numbers`, see the docs
        <https://example.com/long/path> and <https://swift.org>. 日
        本語のテキストはスペースなしで折り返されます。 Hard
        break.

        """))
  }

  @Test func `has colour only when asked`() {
    let text = "## A *b* `c`\n\nSee **this** [one](https://a.b).\n\n```\ncode\n```\n"
    #expect(
      MarkdownText.render(text, width: 80, style: TextStyle(color: true)) == """
        \u{1B}[1;34mA b\u{1B}[0m \u{1B}[36mc\u{1B}[0m

        See \u{1B}[1mthis\u{1B}[0m one \u{1B}[4m<https://a.b>\u{1B}[0m.

          \u{1B}[36mcode\u{1B}[0m

        """)
    #expect(
      MarkdownText.render(text, width: 80, style: .plain) == """
        A b `c`

        See this one <https://a.b>.

          code

        """)
  }

  @Test func `can be ASCII alone`() {
    let text = "- “a” ≤ b → …\n- ä 👍\n\n> q\n\n---\n"
    let ascii = MarkdownText.render(text, width: 40, style: TextStyle(ascii: true))
    #expect(
      ascii == """
        * "a" <= b -> ...
        * \\u{E4} \\u{1F44D}

        | q

        ----------------------------------------

        """)
  }

  @Test func `has neither bars nor columns for a screen reader`() {
    let text = "> q\n\n---\n\n| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n| 4 |   | 6 |\n"
    #expect(
      MarkdownText.render(text, width: 40, style: TextStyle(accessible: true)) == """
        > q

        a
        1: b 2, c 3
        4: c 6

        """)
  }

  @Test func `turns a table that does not fit into sentences`() {
    let text = "| name | what it does |\n|---|---|\n| tap | presses a button by its text |\n"
    #expect(
      MarkdownText.render(text, width: 24, style: .plain) == """
        name
        tap: what it does
          presses a button by
          its text

        """)
  }

  @Test func `obeys no control character and no comment`() {
    let text = "a\u{1B}[31mb\u{7}\n<!-- a note -->\n\n<!-- another -->\n\n```\n\u{9B}1m\n```\n"
    #expect(
      MarkdownText.render(text, width: 40, style: .plain) == """
        a␛[31mb␇

          <U+009B>1m

        """)
  }

  @Test(arguments: ["", "\n\n", "```", "|", "- ", "> > >", "[", "![](", "| a |\n|---|", "#"])
  func `takes any text`(text: String) {
    for width in [0, 20, 80] {
      _ = MarkdownText.render(text, width: width, style: .plain)
    }
  }
}

private let sample = """
  # Title *here*

  The **summary** shows two `numbers`, see [the docs](https://example.com/long/path) and
  https://swift.org. 日本語のテキストはスペースなしで折り返されます。 Hard  
  break.

  1. one
  2. two
     - nested item that is long
     - [x] done

  > quote of
  > two lines

  ```swift
  let a = 1
  \tif x { }
  ```

  | a | b |
  |---|---|
  | 1 | two `c` |

  ---
  ~~gone~~
  """
