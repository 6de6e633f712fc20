import Analysis
import Testing

/// What is nested so deeply that the parser must not see it, and what only looks so.
struct NestingTests {
  @Test func `brackets within brackets beyond measure are told, and the parser is spared`() {
    let squares = String(repeating: "[", count: 40) + "1" + String(repeating: "]", count: 40)
    #expect(
      errors(in: "let deep = \(squares)\n") == [
        "1:1: this file is nested more than 12 levels deep; break its longest expression into parts"
      ])
    let rounds = String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
    #expect(
      errors(in: "let deep = \(rounds)\n") == [
        "1:1: this file is nested more than 100 levels deep; "
          + "break its longest expression into parts"
      ])
    #expect(!errors(in: String(repeating: "[", count: 100_000)).isEmpty)
    #expect(!errors(in: String(repeating: "#if A\n", count: 5_000)).isEmpty)
  }

  @Test func `a matrix of arrays and a screen of containers are read`() {
    #expect(errors(in: "let cube = [[[[[[[[1], [2]], [[3]]]]]]]]\n") == [])
    let views = String(repeating: "VStack { ", count: 60) + "Text(\"\")"
    #expect(
      errors(in: "let views = \(views)\(String(repeating: " }", count: 60))\n") == [])
  }

  @Test func `brackets in texts, comments and raw texts do not count`() {
    let many = String(repeating: "[", count: 30)
    #expect(errors(in: "let a = \"\(many)\"\nlet b = \"\"\"\n  \(many)\n  \"\"\"\n") == [])
    #expect(errors(in: "// \(many)\n/* \(many) */\nlet a = 1\n") == [])
    #expect(
      errors(in: "let a = #\"\(many)\\(\(many)\"#\nlet b = ##\"\(many)\"#\(many)\"##\n") == [])
    #expect(
      errors(in: "let a = #\"\"\"\n  \(many)\"\" \\(\(many)\n  \"\"\"#\nlet b = [1]\n") == [])
    #expect(errors(in: "let a = \"\\([1, 2].map { \"[\\($0)\" })\(many)\"\n") == [])
  }

  @Test func `what a file nests is counted anew after each declaration`() {
    let one = "struct A {\n  let a = \"\\(\"[\")\"\n  let b = [[[1]]]\n}\n"
    #expect(errors(in: String(repeating: one, count: 300)) == [])
  }

  private func errors(in text: String) -> [String] {
    SourceFile(path: "a.swift", text: text).syntaxErrors.map {
      "\($0.line):\($0.column): \($0.message)"
    }
  }
}
