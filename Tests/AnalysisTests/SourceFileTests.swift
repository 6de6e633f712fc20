import Analysis
import Testing

struct SourceFileTests {
  @Test func `a syntax error has the parser's words and a column in bytes`() {
    let file = SourceFile(
      path: "a.swift",
      text: """
        let a = 1
        /* é */ let b = (1, 2
        let c = 3
        """)
    #expect(
      file.syntaxErrors.map { "\($0.file):\($0.line):\($0.column): \($0.severity): \($0.message)" }
        == ["a.swift:2:23: error: expected ')' to end tuple"])
  }

  @Test(arguments: ["let a \u{FEFF}= 1", "let a \u{FFFD}= 1", "let b =\u{FEFF} 1"])
  func `an invisible character beside an equal sign is named, where the parser would trap`(
    _ text: String
  ) {
    let file = SourceFile(path: "a.swift", text: text)
    #expect(file.syntaxErrors.map(\.message) == ["invalid character in source file"])
    #expect(file.syntaxErrors.map(\.column) == [text.contains("b") ? 8 : 7])
  }

  @Test func `code without errors, and an empty file, have none`() {
    #expect(SourceFile(path: "a.swift", text: "let a = 1\n").syntaxErrors == [])
    #expect(SourceFile(path: "a.swift", text: "").syntaxErrors == [])
  }

  @Test func `a chain that nests without end is refused instead of overflowing the stack`() {
    let links = String(repeating: ".padding()", count: 100_000)
    let file = SourceFile(path: "a.swift", text: "let a = Text()\(links)")
    #expect(
      file.syntaxErrors.map(\.message) == [
        "this file is nested more than 4000 levels deep; break its longest expression into parts"
      ])
    #expect(Analyzer.findings(in: [file]) == [])
  }

  @Test func `a chain just below the limit is analysed`() {
    let links = String(repeating: ".padding()", count: 1_900)
    let file = SourceFile(
      path: "a.swift",
      text: "struct A: View { var body: some View { Group { Text(\"a\")\(links) } } }")
    #expect(file.syntaxErrors == [])
    #expect(Analyzer.findings(in: [file]).map(\.rule) == ["single-child-group"])
  }
}
