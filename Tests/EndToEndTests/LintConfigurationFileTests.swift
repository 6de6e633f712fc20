import Foundation
import Testing

/// `.viewkata`, and the words of `lint` that go before it.
@Suite struct LintConfigurationFileTests {
  let shell: ShellHarness

  init() throws {
    shell = try ShellHarness()
    try shell.write(LintShapes.list("Feed"), to: "App/Feed.swift")
    try shell.write(LintShapes.group("Old"), to: "App/Old/Old.swift")
  }

  @Test func `rules are switched off, and on again by the command line`() throws {
    #expect(
      try shell.lint("App") == [
        "App/Feed.swift:6 any-view", "App/Old/Old.swift:4 single-child-group",
      ])
    try shell.write("disabled-rules: any-view\n", to: ".viewkata")
    #expect(try shell.lint("App") == ["App/Old/Old.swift:4 single-child-group"])
    try shell.write("only-rules: any-view, wide-input\n", to: ".viewkata")
    #expect(try shell.lint("App") == ["App/Feed.swift:6 any-view"])
    #expect(
      try shell.lint("App", "--only", "single-child-group,wide-input", "--only", "long-body")
        == ["App/Old/Old.swift:4 single-child-group"])
    #expect(try shell.lint("App", "--no-config").count == 2)
  }

  @Test func `the nearest file counts, and none beyond a repository or a folder named like it`()
    throws
  {
    try shell.write("only-rules: any-view\n", to: ".viewkata")
    try shell.write("only-rules: single-child-group\n", to: "App/Old/.viewkata")
    #expect(try shell.lint("App") == ["App/Feed.swift:6 any-view"])
    #expect(try shell.lint("App/Old/Old.swift") == ["App/Old/Old.swift:4 single-child-group"])
    #expect(
      try shell.run("lint", "App/Old", "App/Feed.swift")
        == .init(
          output: "",
          side: """
            viewkata: error: these paths have different configurations: App/Old/.viewkata and .viewkata
            Lint them one after the other, or name one: --config FILE.

            """, status: 64))
    #expect(
      try shell.lint("App/Old", "App/Feed.swift", "--config", "App/Old/.viewkata")
        == ["App/Old/Old.swift:4 single-child-group"])
    try shell.write("", to: "App/.git/HEAD")
    try shell.write("", to: "App/.viewkata/file")
    #expect(try shell.lint("App").count == 2)
  }

  @Test func `what is excluded is not read, but what is named is`() throws {
    try shell.write("exclude: App/Old, **/*.pb.swift\n", to: ".viewkata")
    let path = "\(shell.folder)/App/Old/Old.swift"
    try shell.write("struct {", to: "App/a.pb.swift")
    // Neither is it parsed nor does it have to be text.
    try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: "\(shell.folder)/App/Old/bin.swift"))
    #expect(try shell.lint(".") == ["App/Feed.swift:6 any-view"])
    #expect(try shell.lint("App") == ["App/Feed.swift:6 any-view"])
    #expect(try shell.lint(path) == ["App/Old/Old.swift:4 single-child-group"])
    let forced = try shell.run("lint", path, "App/Old", "--force-exclude")
    #expect(
      forced
        == .init(
          output: "",
          side: """
            viewkata: error: nothing was checked: .viewkata excludes every Swift file in \
            App/Old/Old.swift, App/Old

            """, status: 2))
    #expect(try shell.lint(path, "App", "--force-exclude") == ["App/Feed.swift:6 any-view"])
  }

  @Test func `deployment targets are its own where the command line names none`() throws {
    try shell.write(
      """
      import SwiftUI
      struct Sheet: View {
        var body: some View { Text("a").presentationDetents([.medium]) }
      }
      """, to: "Sheet.swift")
    try shell.write(
      "deployment-target: iOS 15\nonly-rules: unguarded-availability\n", to: ".viewkata")
    #expect(try shell.lint("Sheet.swift") == ["Sheet.swift:3 unguarded-availability"])
    #expect(try shell.run("lint", "Sheet.swift").status == 1)
    #expect(try shell.lint("Sheet.swift", "--deployment-target", "iOS 16") == [])
  }

  @Test func `the compiler's findings are silenced like all others`() throws {
    try shell.write(
      """
      import SwiftUI
      struct Sheet: View {
        var body: some View {
          // viewkata:ignore unguarded-availability -- only ever shown on new systems
          Text("a").presentationDetents([.medium])
          Text("b").presentationDetents([.medium])
        }
      }
      """, to: "Sheet.swift")
    #expect(
      try shell.lint("Sheet.swift", "--deployment-target", "iOS 15")
        == ["Sheet.swift:6 unguarded-availability"])
  }

  @Test func `a broken one stops everything, with the place of each slip`() throws {
    try shell.write("disabled-rules: any-veiw\nexlude: App\n", to: "App/.viewkata")
    let message = """
      viewkata: error: App/.viewkata:1:17: “any-veiw” is no rule. Did you mean “any-view”?
      App/.viewkata:2:1: “exlude” is not a key of this file. Did you mean “exclude”?

      """
    #expect(try shell.run("lint", "App") == .init(output: "", side: message, status: 2))
    #expect(try shell.run("lint", "App", "--no-config", "--only", "wide-input").status == 0)
  }

  @Test(arguments: [
    (["--only", "any-veiw"], "there is no rule “any-veiw”\nDid you mean any-view?", 64),
    (["--only", ","], "--only names no rule", 64),
    (["--config", "none"], "none: no such file\n", 2),
    (["--config", "a", "--no-config"], "--config and --no-config exclude each other", 64),
    (["--baseline", "none"], "none: there is no such baseline\n", 2),
    (["--write-baseline", "App/Feed.swift"], "App/Feed.swift is no baseline\n", 64),
    (
      ["--write-baseline", "a", "--baseline", "a"],
      "--write-baseline takes all that is found, and does not go with --baseline", 64
    ),
    (["--fix", "--changed-since", "HEAD"], "--fix moves lines, and does not go with", 64),
    (["--baseline", "App/Feed.swift"], "App/Feed.swift:1: This is no baseline", 2),
  ]) func `what cannot be meant is told before anything is read`(
    words: [String], message: String, status: Int32
  ) throws {
    let run = try shell.run(list: ["lint", "App"] + words)
    #expect(run.output == "")
    #expect(run.side.hasPrefix("viewkata: error: " + message), "\(run.side)")
    #expect(run.status == status)
  }

  @Test func `an unknown rule in a comment does not pass, and a needless comment does`() throws {
    try shell.write("let a = 1  // viewkata:ignore any-veiw\n", to: "A.swift")
    try shell.write("let a = 1  // viewkata:ignore any-view\n", to: "B.swift")
    #expect(
      try shell.run("lint", "A.swift")
        == .init(
          output: """
            A.swift:1:31: must fix: There is no rule `any-veiw`. Did you mean `any-view`?
            [ignore-comment]
              1 │ let a = 1  // viewkata:ignore any-veiw
                │                               ^

            1 must fix in 1 file

            """, side: "", status: 1))
    #expect(try shell.lint("B.swift") == ["B.swift:1 ignore-comment"])
    #expect(try shell.lint("B.swift", "--only", "wide-input") == [])
    #expect(try shell.run("lint", "B.swift").status == 0)
  }

  @Test func `only must-fix findings fail, or with --strict what should be fixed too`() throws {
    #expect(try shell.run("lint", "App").status == 0)
    #expect(try shell.run("lint", "App", "--strict").status == 1)
    #expect(try shell.run("lint", "App/Old", "--strict").status == 0)
    _ = try shell.run("lint", "App", "--write-baseline", "known.txt")
    #expect(try shell.run("lint", "App", "--strict", "--baseline", "known.txt").status == 0)
  }

  @Test func `help and completion know every option`() throws {
    let help = try shell.run("lint", "--help").output
    let bash = try shell.run("completions", "bash").output
    let options = [
      "--only", "--changed-since", "--baseline", "--write-baseline", "--config", "--no-config",
      "--force-exclude", "--strict", "--deployment-target",
    ]
    for option in options {
      #expect(help.contains("\n  \(option)"), "\(option)")
      #expect(
        bash.contains(try Regex("  lint\\) options=\"[^\"]*\(option)[ \"]")), "\(option)")
    }
    for word in ["viewkata:ignore-file", "disabled-rules", "only-rules", "exclude"] {
      #expect(help.contains(word), "\(word)")
    }
  }
}
