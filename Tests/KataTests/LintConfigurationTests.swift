import Kata
import Testing
import Trace

@Suite struct LintConfigurationTests {
  private func parse(_ text: String) -> (configuration: LintConfiguration, problems: [String]) {
    let read = LintConfiguration.parse(
      text, file: "App/.viewkata", folder: "/r/App", knownRules: ["any-view", "wide-input"])
    return (read.configuration, read.problems.map(\.description))
  }

  @Test func `every key is read, with comments and other line ends`() {
    var expected = LintConfiguration(file: "App/.viewkata")
    expected.onlyRules = ["any-view", "wide-input"]
    expected.disabledRules = ["any-view"]
    expected.deploymentTargets = [
      SimulatedSystem(major: 16), SimulatedSystem(platform: "macOS", major: 13),
    ]
    expected.excluded = [PathPattern("A#b", from: "/r/App"), PathPattern("C d", from: "/r/App")]
    expected.baseline = "/r/App/known.txt"
    let read = parse(
      """
      # What lint does here.
      only-rules: any-view , wide-input,  # all that we want\r
      disabled-rules:any-view\r

      deployment-target: iOS 16, macOS 13
        exclude: A#b, C d
      baseline: known.txt
      """)
    #expect(read.problems == [])
    #expect(read.configuration == expected)
  }

  @Test func `a file without a word decides nothing`() {
    #expect(parse("").configuration == LintConfiguration(file: "App/.viewkata"))
    #expect(parse("# nothing\n\n").problems == [])
    #expect(parse("baseline: /tmp/a").configuration.baseline == "/tmp/a")
  }

  @Test func `every slip is told with its place, and what was meant`() {
    #expect(
      parse(
        """
        disabled-rules: wide-input, any-veiw, zebra
        disabeld-rules: any-view
        exclude:
        deployment-target: iOS 16, OSX 13, iOS 17
        baseline: a
        baseline: b
        nonsense
        """
      ).problems == [
        "App/.viewkata:1:29: “any-veiw” is no rule. Did you mean “any-view”?",
        "App/.viewkata:1:39: “zebra” is no rule. `viewkata explain` lists them.",
        "App/.viewkata:2:1: “disabeld-rules” is not a key of this file. "
          + "Did you mean “disabled-rules”?",
        "App/.viewkata:3: “exclude” has no value. Write one behind the colon, or take the line out.",
        "App/.viewkata:4:20: “OSX 13” is no system. Write a platform and a version: “iOS 17”.",
        "App/.viewkata:4:20: “deployment-target” names iOS twice. A platform has one oldest system.",
        "App/.viewkata:6:1: “baseline” is given twice, first in line 5. Keep one of them.",
        "App/.viewkata:7: “nonsense” is not “key: value”. "
          + "Write a key, a colon and a value on each line of this file.",
      ])
  }
}
