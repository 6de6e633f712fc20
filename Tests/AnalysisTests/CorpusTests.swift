import Analysis
import Kata
import Testing
import Trace

/// Pieces of apps as experienced developers write them, in which there is nothing to find, and the
/// same with a mistake in each.
@Suite struct CorpusTests {
  @Test(arguments: CorpusFile.all)
  func `nothing is found in a good file`(_ file: CorpusFile) {
    let source = SourceFile(path: file.name, text: file.text)
    #expect(source.syntaxErrors.isEmpty)
    #expect(Self.said(Analyzer.findings(in: [source])) == [])
    #expect(Self.said(Analyzer.findings(in: [source], targets: file.targets)) == [])
    #expect(Self.said(Analyzer.findings(in: [source], targets: file.targets, sdk: 27)) == [])
  }

  @Test func `nothing is found in the good files as one app`() {
    let sources = CorpusFile.all.map { SourceFile(path: $0.name, text: $0.text) }
    #expect(Self.said(Analyzer.findings(in: sources)) == [])
  }

  @Test(arguments: CorpusFile.all.flatMap { file in file.plants.map { (file, $0) } })
  func `a planted mistake gives exactly its findings`(_ file: CorpusFile, _ plant: Plant) throws {
    let marked = try plant.planted(in: file.text)
    let source = SourceFile(path: file.name, text: Example(marked).source)
    #expect(source.syntaxErrors.isEmpty)
    let findings = Analyzer.findings(
      in: [source], targets: plant.targets ?? file.targets, sdk: plant.sdk)
    let places = findings.map { "\($0.rule) \($0.line):\($0.column)" }.sorted()
    let expected = try plant.expected(of: marked)
    #expect(places == expected, "\(Self.said(findings).joined(separator: "\n"))")
  }

  @Test func `every rule is planted, and there are a hundred files of each kind`() {
    let planted = Set(CorpusFile.all.flatMap(\.plants).flatMap(\.rules))
    #expect(Rule.all.map(\.id).filter { !planted.contains($0) } == [])
    #expect(CorpusFile.all.count >= 100)
    #expect(CorpusFile.all.count { !$0.plants.isEmpty } >= 100)
  }

  @Test func `at least 95 % of the call shapes of apps occur in the good files`() {
    let used = CorpusFile.all.reduce(into: Set<String>()) { used, file in
      used.formUnion(CallShapes(SourceFile(path: file.name, text: file.text).tree).found)
    }
    let missing = CorpusFile.shapes.filter { !used.contains($0.shape) }
    #expect(CorpusFile.shapes.count == 1366)
    #expect(missing.count * 20 <= CorpusFile.shapes.count)
    #expect(missing.filter { $0.uses >= 10 }.map(\.shape) == [])
  }

  private static func said(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.file):\($0.line):\($0.column): \($0.message) [\($0.rule)]" }
  }
}
