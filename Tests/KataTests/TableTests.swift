import Kata
import Testing

@Suite struct `A table` {
  private let commands = Table(
    plainColumns: 2,
    rows: [
      ["list", "Show the lessons and katas, and which are solved."],
      ["solution", "Show the reference answer."],
    ])

  @Test func `that fits has columns`() {
    #expect(
      drawn(commands, width: 60) == """
        list      Show the lessons and katas, and which are solved.
        solution  Show the reference answer.
        """)
  }

  @Test func `goes on below its last column where that has room for some words`() {
    #expect(
      drawn(commands, width: 36) == """
        list      Show the lessons and
                  katas, and which are
                  solved.
        solution  Show the reference answer.
        """)
  }

  @Test func `is a sentence a row where it has not`() {
    #expect(
      drawn(commands, width: 32) == """
        list: Show the lessons and
          katas, and which are solved.
        solution: Show the reference
          answer.
        """)
  }

  @Test func `does not break numbers, nor what a screen reader would have to search`() {
    let numbers = Table(
      [.init("view"), .init("ran", .right)], rows: [["RowView.body", "200"]])
    #expect(drawn(numbers, width: 16) == "view\nRowView.body:\n  ran 200")
    #expect(
      drawn(commands, width: 60, TextStyle(accessible: true)) == """
        list: Show the lessons and katas, and which are solved.
        solution: Show the reference answer.
        """)
  }

  @Test func `keeps a column's minimum, also when nothing in it is as wide`() {
    let table = Table(
      [.init(""), .init("", minimum: 8)], rows: [["The header sleeps", "ok"]])
    #expect(drawn(table, width: 27) == "The header sleeps  ok")
    #expect(drawn(table, width: 26) == "The header sleeps: ok")
  }

  private func drawn(_ table: Table, width: Int, _ style: TextStyle = .plain) -> String {
    table.lines(width: width, style: style).map(style.line).map(trimmed).joined(separator: "\n")
  }

  /// Blanks at the end of a line are taken away where it is printed.
  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
