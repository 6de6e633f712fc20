import Kata
import Testing

@Suite struct `The width of` {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("≤ ✓ “x”", 7), ("日本", 4), ("한글", 4), ("ｱ", 1),
    ("Ａ", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("\u{200B}", 0), ("␛", 1),
  ])
  func `a text is its columns in a terminal`(text: String, columns: Int) {
    #expect(displayWidth(text) == columns)
  }
}
