import Foundation
import Testing

/// `--report`: what other programs are told.
@Suite struct ReportFileTests {
  let shell: ShellHarness

  init() throws { shell = try ShellHarness() }

  static let feed = """
    import SwiftUI

    struct Feed: View {
      let titles: [String]
      var body: some View {
        List(titles, id: \\.self) { title in
          /* é */ AnyView(Text(title))
        }
      }
    }

    """

  private func sarif(_ source: String) throws -> [String: Any] {
    try shell.write(source, to: "App/My Feed.swift")
    _ = try shell.run("lint", "App/My Feed.swift", "--report", "sarif=out.sarif")
    let log = try JSONSerialization.jsonObject(with: Data(try shell.read("out.sarif").utf8))
    let all = try #require(log as? [String: Any])
    #expect(all["version"] as? String == "2.1.0")
    #expect(all["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    let runs = try #require(all["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return runs[0]
  }

  private func fingerprints(_ run: [String: Any]) throws -> [String] {
    try #require(run["results"] as? [[String: Any]]).compactMap {
      ($0["partialFingerprints"] as? [String: String])?["viewkata/v1"]
    }
  }

  @Test func `a SARIF file has each finding with its rule and place`() throws {
    let run = try sarif(Self.feed)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "viewkata")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["any-view"])
    #expect(
      (rules[0]["shortDescription"] as? [String: String])?["text"]?.contains("AnyView") == true)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 1)
    #expect(results[0]["ruleId"] as? String == "any-view")
    #expect(results[0]["ruleIndex"] as? Int == 0)
    #expect(results[0]["level"] as? String == "warning")
    let locations = try #require(results[0]["locations"] as? [[String: Any]])
    let place = try #require(locations[0]["physicalLocation"] as? [String: [String: Any]])
    #expect(place["artifactLocation"]?["uri"] as? String == "App/My%20Feed.swift")
    #expect(place["artifactLocation"]?["uriBaseId"] as? String == "%SRCROOT%")
    #expect(place["region"]?["startLine"] as? Int == 7)
    // The é is two bytes and one character.
    #expect(place["region"]?["startColumn"] as? Int == 15)
  }

  @Test func `fingerprints stay when lines move, and tell equal lines apart`() throws {
    let before = try fingerprints(try sarif(Self.feed))
    let moved = try fingerprints(
      try sarif(
        Self.feed.replacing("import SwiftUI\n", with: "import SwiftUI\n\n// New.\n\n")
          .replacing("      /* é */", with: "        /* é */")))
    #expect(before.count == 1)
    #expect(moved == before)
    let twice = try fingerprints(
      try sarif(
        Self.feed
          + Self.feed.replacing("import SwiftUI\n", with: "").replacing("Feed", with: "Other")))
    #expect(twice.count == 2)
    #expect(twice[0] == before[0])
    #expect(twice[1] != before[0])
  }

  @Test func `annotations for GitHub come behind the report`() throws {
    try shell.write(Self.feed, to: "a,b.swift")
    let run = try shell.run("lint", "a,b.swift", "--report", "github")
    let last = try #require(run.output.split(separator: "\n").last { $0.hasPrefix("::") })
    #expect(
      last.hasPrefix("::warning file=a%2Cb.swift,line=7,col=15,title=any-view::AnyView hides the"),
      "\(last)")
    #expect(run.output.contains("[any-view]"))
    #expect(try shell.run("lint", "a,b.swift", "--report", "sarif").status == 64)
  }

  @Test func `a SARIF file is what the schema asks for`() throws {
    // Every level, a rule without a text, and a path that is no URI.
    try shell.write(Self.feed + LintShapes.group("A"), to: "App/100% é #1.swift")
    try shell.write("struct B {  // viewkata:ignore any-veiw\n", to: "App/b.swift")
    _ = try shell.run("lint", "App", "--report", "sarif=out.sarif")
    let log = try JSONSerialization.jsonObject(with: Data(try shell.read("out.sarif").utf8))
    #expect(SARIFSchema.complaints(log) == [])
    let runs = (log as? [String: Any])?["runs"] as? [[String: Any]]
    let results = try #require(runs?.first?["results"] as? [[String: Any]])
    #expect(Set(results.compactMap { $0["level"] as? String }) == ["error", "warning", "note"])
    let prints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(Set(prints).count == results.count)
    #expect(prints.allSatisfy { $0["primaryLocationLineHash"] == $0["viewkata/v1"] })
  }

  @Test func `a SARIF file of nothing is one, too`() throws {
    try shell.write("let a = 1\n", to: "a.swift")
    _ = try shell.run("lint", "a.swift", "--report", "sarif=out.sarif")
    let log = try JSONSerialization.jsonObject(with: Data(try shell.read("out.sarif").utf8))
    #expect(SARIFSchema.complaints(log) == [])
  }

  @Test func `a fingerprint does not depend on what else is told`() throws {
    try shell.write(Self.feed, to: "App/My Feed.swift")
    _ = try shell.run("lint", "App", "--write-baseline", "App/known.txt")
    let twice =
      Self.feed + Self.feed.replacing("import SwiftUI\n", with: "").replacing("Feed", with: "B")
    let all = try fingerprints(try sarif(twice))
    try shell.write("baseline: known.txt\n", to: "App/.viewkata")
    #expect(try fingerprints(try sarif(twice)) == [all[1]])
  }

  @Test func `places are seen from the root of the repository, wherever lint runs`() throws {
    try shell.write("", to: ".git/HEAD")
    try shell.write(Self.feed, to: "App/Feed.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ShellHarness.program)
    process.arguments = ["lint", "../App", "--report", "github", "--report", "sarif=out.sarif"]
    process.currentDirectoryURL = URL(fileURLWithPath: "\(shell.folder)/Lessons")
    process.environment = shell.environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("\n::warning file=App/Feed.swift,line=7,"), "\(text)")
    #expect(try shell.read("Lessons/out.sarif").contains("\"uri\" : \"App/Feed.swift\""))
  }

  @Test func `annotations keep their form whatever a file is called`() throws {
    let name = "50%: a,b\nc.swift"
    try shell.write(Self.feed, to: name)
    let output = try shell.run("lint", name, "--report", "github").output
    #expect(
      output.contains(
        "\n::warning file=50%25%3A a%2Cb%0Ac.swift,line=7,col=15,title=any-view::AnyView"),
      "\(output)")
  }

  @Test func `a run tells what did not compile`() throws {
    try shell.write("import SwiftUI\nlet x: Int = \"50% a:b\"\n", to: "a.swift")
    try shell.write(
      "import KataLab\nimport SwiftUI\n@MainActor func scenario(_ lab: Lab) async throws {}\n",
      to: "b.swift")
    let run = try shell.run("measure", "a.swift", "b.swift", "--report", "github")
    #expect(
      run.output.contains(
        "\n::error file=a.swift,line=2,col=14,title=compiler::cannot convert value of type 'String' "
          + "to specified type 'Int'\n"), "\(run.output)")
  }
}
