import Analysis
import Foundation
import Kata
import Testing

struct RuleExampleTests {
  @Test(arguments: bad)
  func `a bad example gives exactly the marked findings of its rule`(_ it: Case) {
    #expect(it.places == Set(it.example.marks))
    #expect(!it.example.marks.isEmpty)
  }

  @Test(arguments: good)
  func `a good example is silent for its rule`(_ it: Case) {
    #expect(it.places == [])
    #expect(it.example.marks.isEmpty)
  }

  @Test(arguments: bad)
  func `columns count bytes, and code in comments and strings is no code`(_ it: Case) {
    let lines = it.example.marked.split(separator: "\n", omittingEmptySubsequences: false)
    let behindEmoji = lines.map { $0.contains("↓") ? "/* 👩‍🚀 é */ \($0)" : String($0) }
    let shifted = it.with(behindEmoji.joined(separator: "\n"))
    #expect(shifted.places == Set(shifted.example.marks))
    #expect(shifted.places != it.places)

    let source = it.example.source
    #expect(it.with("/*\n\(source)\n*/\nlet x = 1").places == [])
    #expect(it.with("let text = ##\"\"\"\n\(source)\n\"\"\"##").places == [])
  }

  @Test(arguments: bad + good)
  func `examples are Swift that the parser accepts`(_ it: Case) {
    let file = SourceFile(path: "example.swift", text: it.example.source)
    #expect(file.syntaxErrors.map { "\($0.line): \($0.message)" } == [])
  }

  static let bad = Rule.all.flatMap { rule in
    rule.bad.enumerated().map { Case("\(rule.id), bad \($0 + 1)", rule, $1) }
  }
  static let good = Rule.all.flatMap { rule in
    rule.good.enumerated().map { Case("\(rule.id), good \($0 + 1)", rule, $1) }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rule: Rule
    let example: Example

    init(_ description: String, _ rule: Rule, _ example: Example) {
      (testDescription, self.rule, self.example) = (description, rule, example)
    }

    func with(_ marked: String) -> Case {
      Case(testDescription, rule, Example(marked, targets: example.targets, sdk: example.sdk))
    }

    var places: Set<Example.Place> {
      let file = SourceFile(path: "example.swift", text: example.source)
      let findings = Analyzer.findings(
        in: [file], rules: [rule], targets: example.targets, sdk: example.sdk)
      return Set(findings.map { Example.Place(line: $0.line, column: $0.column) })
    }
  }
}
