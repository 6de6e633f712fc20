import Kata
import Testing

@Suite struct BaselineTests {
  private let source = "let a = AnyView(b)\nlet c = 1\nlet a = AnyView(b)\n"

  private func finding(_ rule: String, line: Int, in file: String = "a.swift") -> Finding {
    Finding(rule: rule, severity: .should, message: "No.", file: file, line: line, column: 9)
  }

  private func known(to baseline: Baseline, _ findings: [Finding], _ source: String) -> [Bool] {
    baseline.known(among: findings, sources: ["a.swift": source]) { $0 }.map { $0 != nil }
  }

  @Test func `lines may move, but not change`() {
    let baseline = Baseline(
      [finding("any-view", line: 1)], sources: ["a.swift": source], path: { $0 })
    #expect(known(to: baseline, [finding("any-view", line: 4)], "\n\n\n  " + source) == [true])
    #expect(
      known(to: baseline, [finding("any-view", line: 1)], source.replacing("(b)", with: "(c)"))
        == [false])
    #expect(known(to: baseline, [finding("wide-input", line: 1)], source) == [false])
    // Another that is equal is one more.
    let both = [finding("any-view", line: 3), finding("any-view", line: 1)]
    #expect(known(to: baseline, both, source) == [false, true])
  }

  @Test func `its file is read again as it was written`() throws {
    let names = ["b c.swift", " d\n%.swift", "a.swift", "é.swift", "a.swift"]
    let findings = names.enumerated().map { finding("any-view", line: $0 + 1, in: $1) }
    let baseline = Baseline(findings, sources: [:], path: { "App/" + $0 })
    #expect(baseline.entries.count == 5)
    let text = baseline.text
    #expect(
      text.replacing(/[0-9a-f]{16}/, with: "…") == """
        # viewkata baseline 1
        # Known findings, which viewkata lint holds back. A line may be taken out at any time.
        any-view … App/ d%0A%25.swift
        any-view … App/a.swift
        any-view … App/a.swift
        any-view … App/b c.swift
        any-view … App/é.swift

        """)
    #expect(try Baseline(text, file: "b") == baseline)
    let turned = text.split(separator: "\n").prefix(1) + text.split(separator: "\n").reversed()
    #expect(try Baseline(turned.joined(separator: "\r\n"), file: "b") == baseline)
    #expect(try Baseline("", file: "b") == Baseline())
  }

  @Test func `praise is nothing to hold back`() {
    var praise = finding("any-view", line: 1)
    praise.severity = .praise
    #expect(Baseline([praise], sources: [:], path: { $0 }) == Baseline())
  }

  @Test(arguments: [
    ("let a = 1\n", "b:1: This is no baseline of this version of viewkata."),
    ("# viewkata baseline 1\nany-view 12 a.swift\n", "b:2: This line is not"),
    ("# viewkata baseline 1\nany-view 0123456789abcdef\n", "b:2: This line is not"),
    ("# viewkata baseline 1\n<<<<<<< HEAD\n", "b:2: A merge left a conflict here. Keep the lines"),
  ]) func `what it is not is told with its line`(text: String, words: String) {
    let error = #expect(throws: CourseProblem.self) { try Baseline(text, file: "b") }
    #expect(error?.description.hasPrefix(words) == true, "\(error?.description ?? "")")
  }
}
