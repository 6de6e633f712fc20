import Foundation
import Testing

/// `--write-baseline` and `--baseline`.
@Suite struct LintBaselineTests {
  let shell: ShellHarness

  init() throws {
    shell = try ShellHarness()
    try shell.write(LintShapes.list("Feed") + LintShapes.list("Other"), to: "App/Feed.swift")
    try shell.write(LintShapes.group("Old"), to: "App/b c/Old.swift")
  }

  @Test func `what was written is held back, and only what comes later is told`() throws {
    #expect(
      try shell.run("lint", "App", "--write-baseline", "known.txt")
        == .init(
          output: """
            no new findings

            3 findings in 2 files are in known.txt now; `viewkata lint --baseline known.txt`
            tells only new ones.

            """, side: "", status: 0))
    let written = try shell.read("known.txt")
    #expect(
      written.replacing(/[0-9a-f]{16}/, with: "…") == """
        # viewkata baseline 1
        # Known findings, which viewkata lint holds back. A line may be taken out at any time.
        any-view … App/Feed.swift
        any-view … App/Feed.swift
        single-child-group … App/b c/Old.swift

        """)

    // Lines move, and one more that is equal is new.
    try shell.write(
      "// new\n\n" + LintShapes.list("Feed") + LintShapes.list("Other") + LintShapes.list("Third"),
      to: "App/Feed.swift")
    #expect(try shell.lint("App", "--baseline", "known.txt") == ["App/Feed.swift:26 any-view"])
    let json = try shell.run("lint", "App", "--baseline", "known.txt", "--json").output
    #expect(
      json.contains(
        """
          "heldBack" : {
            "known" : 3,
            "mended" : 0
          },
        """), "\(json)")
    #expect(try shell.lint("App").count == 4)
    // Written again it is the same file as long as nothing changes.
    try shell.write(LintShapes.list("Feed") + LintShapes.list("Other"), to: "App/Feed.swift")
    _ = try shell.run("lint", "App", "--write-baseline", "known.txt")
    #expect(try shell.read("known.txt") == written)
  }

  @Test func `what is mended is told, but not of what was not looked at`() throws {
    _ = try shell.run("lint", "App", "--write-baseline", "known.txt")
    try shell.write("baseline: known.txt\n", to: ".viewkata")
    try shell.write(LintShapes.list("Feed"), to: "App/Feed.swift")
    #expect(
      try shell.run("lint", "App").output == """
        no new findings

        2 findings known to known.txt are held back.

        1 of 3 in known.txt is mended. Write it anew: viewkata lint App --write-baseline
        known.txt

        """)
    #expect(
      try shell.run("lint", "App/b c", "--only", "any-view").output == "no findings\n")
    // Nor is it forgotten when a part is written anew.
    try shell.write("import SwiftUI\n", to: "App/b c/Old.swift")
    _ = try shell.run("lint", "App/Feed.swift", "--write-baseline", "known.txt")
    #expect(
      try shell.read("known.txt").split(separator: "\n").dropFirst(2).map {
        $0.split(separator: " ")[0]
      }
        == ["any-view", "single-child-group"])
    try FileManager.default.removeItem(atPath: "\(shell.folder)/App/b c")
    #expect(try shell.run("lint", "App").output.contains("1 of 2 in known.txt is mended."))
  }

  @Test func `it holds wherever it is asked from, and for must-fix findings`() throws {
    try shell.write("struct A {\n", to: "App/broken.swift")
    #expect(try shell.run("lint", "App").status == 1)
    _ = try shell.run("lint", "App", "--write-baseline", "App/known.txt")
    try shell.write("baseline: known.txt\n", to: "App/.viewkata")
    #expect(try shell.run("lint", "App").status == 0)
    let run = try shell.run("-c", "lint \(shell.folder)/App/broken.swift")
    #expect(run.output == "no new findings\n\n1 finding known to App/known.txt is held back.\n")
    #expect(run.status == 0)
  }

  @Test func `fixes are for what is told, not for what is known`() throws {
    _ = try shell.run("lint", "App/b c", "--write-baseline", "known.txt")
    try shell.write(LintShapes.group("New"), to: "App/New.swift")
    try shell.write("let a = 1  // viewkata:ignore any-view\n", to: "App/Note.swift")
    let fixed = try shell.run(
      "lint", "App", "--fix", "--baseline", "known.txt", "--only", "single-child-group", "--quiet")
    #expect(fixed.status == 0, "\(fixed.side)")
    #expect(try shell.read("App/b c/Old.swift") == LintShapes.group("Old"))
    #expect(try !shell.read("App/New.swift").contains("Group"))
    #expect(
      fixed.output.hasSuffix("\n1 finding known to known.txt is held back.\n"), "\(fixed.output)")
  }

  @Test func `a baseline that a configuration names has to be there`() throws {
    try shell.write("baseline: lost.txt\n", to: "App/.viewkata")
    #expect(
      try shell.run("lint", "App")
        == .init(
          output: "",
          side: """
            viewkata: error: App/lost.txt: there is no such baseline (App/.viewkata names it)
            Write it: viewkata lint PATH --write-baseline App/lost.txt.

            """, status: 2))
    #expect(
      try shell.run("lint", "App", "--write-baseline", "App/lost.txt").output.contains(
        "`viewkata lint` tells only"))
    #expect(try shell.lint("App") == [])
  }
}
