import Analysis
import Foundation
import Testing

/// What the fixes of rules make of whole files: `Fixes/RULE/NN-NAME.swift` becomes
/// `NN-NAME.fixed.swift` beside it. An input without one has it written, and fails. Where deployment
/// targets matter, the first line of the input says `// targets: iOS 17, macOS 14`.
///
/// That both run alike is tested through the built program, by `FixRunTests`.
struct FixTests {
  @Test(arguments: Case.all)
  func `a fixed file is as written down, and there is nothing left to fix`(_ it: Case) throws {
    var fixer = it.fixer
    fixer.run()
    #expect(!fixer.fixed.isEmpty)
    #expect(fixer.refused.map(\.message) == [])
    let text = fixer.files[0].text
    guard let expected = try? String(contentsOf: it.result, encoding: .utf8) else {
      try text.write(to: it.result, atomically: true, encoding: .utf8)
      Issue.record("\(it.result.lastPathComponent) was written; look at it")
      return
    }
    #expect(text == expected)
    #expect(fixer.files[0].syntaxErrors.map(\.message) == [])
  }

  @Test(arguments: Case.all)
  func `a fix keeps every comment`(_ it: Case) throws {
    var fixer = it.fixer
    let before = fixer.files[0].text
    fixer.run()
    let after = fixer.files[0].text
    for line in before.split(separator: "\n") {
      guard let start = line.range(of: "// ") else { continue }
      #expect(after.contains(line[start.lowerBound...]), "\(line)")
    }
  }

  @Test func `every rule that says it has a fix is tried on ten inputs, and no other`() {
    let inputs = Dictionary(grouping: Case.all, by: \.rule.id).mapValues(\.count)
    #expect(Set(inputs.keys) == Set(Rule.all.filter { $0.fix != nil }.map(\.id)))
    for (rule, count) in inputs { #expect(count >= 10, "\(rule)") }
  }

  @Test(arguments: Rule.all)
  func `only a rule that says so gives fixes, and each applies`(_ rule: Rule) {
    for example in rule.bad {
      let file = SourceFile(path: "example.swift", text: example.source)
      let findings = Analyzer.findings(
        in: [file], rules: [rule], targets: example.targets, sdk: example.sdk)
      for finding in findings {
        guard let fix = finding.fix else { continue }
        #expect(rule.fix != nil)
        let fixed = fix.applied(to: file.text, of: file.path) ?? ""
        #expect(fixed != file.text && !fixed.isEmpty)
        let after = SourceFile(path: "example.swift", text: fixed)
        #expect(after.syntaxErrors.map(\.message) == [], "\(fixed)")
      }
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let rule: Rule
    let input: URL

    var testDescription: String { "\(rule.id)/\(input.lastPathComponent)" }

    var result: URL {
      input.deletingPathExtension().appendingPathExtension("fixed.swift")
    }

    var fixer: Fixer {
      let text = (try? String(contentsOf: input, encoding: .utf8)) ?? ""
      let rule = rule
      let mark = "// targets: "
      let targets =
        text.hasPrefix(mark) ? String(text.prefix { $0 != "\n" }.dropFirst(mark.count)) : ""
      let example = Example("", targets: targets)
      return Fixer([SourceFile(path: "input.swift", text: text)]) { files in
        Analyzer.findings(in: files, rules: [rule], targets: example.targets)
      }
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixes")

    static let all: [Case] = Rule.all.flatMap { rule in
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder.appending(path: rule.id), includingPropertiesForKeys: nil)
      return (files ?? []).map(\.lastPathComponent).sorted()
        .filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".fixed.swift") }
        .map { Case(rule: rule, input: folder.appending(path: "\(rule.id)/\($0)")) }
    }
  }
}
