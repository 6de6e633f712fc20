import Analysis
import Kata
import Testing
import Trace

/// What is found does not hang on how the same program is written down.
@Suite struct TransformationTests {
  @Test(arguments: RuleExampleTests.bad + RuleExampleTests.good, Transformation.all)
  func `an example gives the same findings in another form`(
    _ it: RuleExampleTests.Case, _ form: Transformation
  ) {
    #expect(
      places(in: it.example, form, [it.rule]) == Set(it.example.marks))
  }

  @Test(arguments: CorpusFile.all, Transformation.all)
  func `nothing is found in a good file in another form`(
    _ file: CorpusFile, _ form: Transformation
  ) {
    #expect(places(in: Example(file.text, targets: file.targets), form) == [])
  }

  @Test(arguments: CorpusFile.all.flatMap { file in file.plants.map { (file, $0) } })
  func `a planted mistake is found in extensions and in several files`(
    _ file: CorpusFile, _ plant: Plant
  ) throws {
    let marked = Example(
      try plant.planted(in: file.text), targets: plant.targets ?? file.targets, sdk: plant.sdk)
    for form in [Transformation.extensions, .files] {
      #expect(places(in: marked, form) == Set(marked.marks), "\(form)")
    }
  }

  /// Where something is found, as lines and columns of the example. Where there is no such form of
  /// it, that is its marks.
  private func places(
    in example: Example, _ form: Transformation, _ rules: [Rule] = Rule.all
  ) -> Set<Example.Place> {
    guard let texts = form.apply(example.source) else { return Set(example.marks) }
    let files = texts.enumerated().map { SourceFile(path: "file\($0).swift", text: $1) }
    let findings = Analyzer.findings(
      in: files, rules: rules, targets: example.targets, sdk: example.sdk)
    return Set(findings.map { Example.Place(line: $0.line - form.shift, column: $0.column) })
  }
}
