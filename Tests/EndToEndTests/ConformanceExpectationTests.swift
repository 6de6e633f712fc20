import Testing

/// The judge of the conformance cases must be able to say no.
@Suite struct ConformanceExpectationTests {
  @Test func `an empty expectation asks for a run that completes`() throws {
    #expect(try differences("{}", completed("")) == [])
    #expect(
      try differences(
        "{}", #"{"outcome": "compileFailed", "diagnostics": [{"message": "cannot find 'x'"}]}"#)
        == ["outcome “compileFailed”, expected “completed”: cannot find 'x'"])
  }

  @Test func `counts are equal, within a range, or absent`() throws {
    let actual = completed(#"{"name": "tap", "bodies": {"A": 2, "B": 1}}"#)
    #expect(
      try differences(steps(#"{"name": "tap", "bodies": {"A": 2, "B": [1, 3], "C": 0}}"#), actual)
        == [])
    #expect(
      try differences(steps(#"{"name": "tap", "bodies": {"A": 1, "B": [2, 3], "C": 1}}"#), actual)
        == [
          "tap: bodies A 2, expected 1", "tap: bodies B 1, expected [2, 3]",
          "tap: bodies C 0, expected 1",
        ])
    #expect(
      try differences(steps(#"{"name": "tap", "stateCreated": {"A.x": 1}}"#), actual)
        == ["tap: stateCreated A.x 0, expected 1"])
  }

  @Test func `lines are the same, among others, or not there`() throws {
    let actual = completed(#"{"name": "tap", "texts": ["a", "b"], "output": ["x"]}"#)
    #expect(
      try differences(
        steps(
          #"""
          {"name": "tap", "texts": ["a", "b"], "textsContain": ["b"], "outputContains": ["x"],
           "outputAbsent": ["y"], "changes": []}
          """#), actual) == [])
    #expect(
      try differences(
        steps(
          #"""
          {"name": "tap", "texts": ["b", "a"], "textsContain": ["b", "c"], "outputContains": ["y"],
           "outputAbsent": ["x"], "changes": ["A: @self changed."]}
          """#), actual)
        == [
          "tap: changes [], expected [“A: @self changed.”]", "tap: outputAbsent has [“x”]",
          "tap: outputContains lacks [“y”], has [“x”]",
          "tap: texts [“a”, “b”], expected [“b”, “a”]",
          "tap: textsContain lacks [“c”], has [“a”, “b”]",
        ])
  }

  @Test func `steps of one name are told apart by their order`() throws {
    let actual = completed(
      #"{"name": "t", "bodies": {"A": 1}}, {"name": "u"}, {"name": "t", "bodies": {"A": 2}}"#)
    #expect(
      try differences(
        steps(#"{"name": "t", "bodies": {"A": 1}}, {"name": "t", "bodies": {"A": 2}}"#), actual)
        == [])
    #expect(
      try differences(steps(#"{"name": "t"}, {"name": "t"}, {"name": "t"}"#), actual)
        == ["no step “t” (there are [“t”, “u”, “t”])"])
  }

  @Test func `a trap is what it is said to be, or none`() throws {
    let trapped = #"{"outcome": "trapped", "trap": {"line": 3, "message": "no"}}"#
    #expect(
      try differences(#"{"outcome": "trapped", "trap": {"line": 3}}"#, trapped) == [])
    #expect(
      try differences(#"{"outcome": "trapped", "trap": {"line": 4, "file": "a"}}"#, trapped)
        == ["trap.file null, expected “a”", "trap.line 3, expected 4"])
    #expect(try differences(#"{"outcome": "trapped", "trap": null}"#, trapped) == ["trapped"])
    #expect(try differences(#"{"trap": null}"#, completed("")) == [])
  }

  @Test func `an issue is looked for in all steps`() throws {
    let actual = completed(
      #"{"name": "a"}, {"name": "b", "issues": [{"message": "Modifying state, twice"}]}"#)
    #expect(try differences(#"{"diagnosticsContain": ["Modifying state"]}"#, actual) == [])
    #expect(
      try differences(#"{"diagnosticsContain": ["duplicate"]}"#, actual)
        == [#"issues lack “duplicate”, have ["Modifying state, twice"]"#])
  }

  @Test func `the case says which system and which SDK`() throws {
    #expect(try Expectation(json: JSON("{}")).options == [])
    #expect(
      try Expectation(json: JSON(#"{"os": "iOS 17", "toolchain": "Xcode 27 beta"}"#)).options
        == ["--os", "iOS 17", "--sdk", "27"])
    #expect(
      try Expectation(json: JSON(#"{"toolchain": "Xcode 26 or earlier"}"#)).options == [])
  }

  private func differences(_ expected: String, _ actual: String) throws -> [String] {
    try Expectation(json: JSON(expected)).differences(in: JSON(actual))
  }

  private func steps(_ steps: String) -> String { #"{"steps": [\#(steps)]}"# }

  private func completed(_ steps: String) -> String {
    #"{"outcome": "completed", "steps": [\#(steps)]}"#
  }
}
