import Foundation
import Testing

/// `--changed-since`, in repositories of all kinds.
@Suite struct LintChangedSinceTests {
  let shell: ShellHarness

  init() throws {
    shell = try ShellHarness()
    // Settings of the user's that change what git prints.
    try shell.write(
      """
      [user]
        name = A
        email = a@example.org
      [init]
        defaultBranch = main
      [protocol "file"]
        allow = always
      [diff]
        noprefix = true
        interHunkContext = 9
        external = /bin/false
      [color]
        ui = always
      """, to: ".gitconfig")
  }

  private func git(_ line: String, in folder: String = "repo") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", line]
    process.currentDirectoryURL = URL(fileURLWithPath: "\(shell.folder)/\(folder)")
    process.environment = shell.environment
    (process.standardOutput, process.standardError) = (Pipe(), Pipe())
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(line)")
  }

  private func lint(_ path: String, since revision: String = "HEAD") throws -> [String] {
    try shell.lint(path, "--only", "any-view", "--changed-since", revision)
  }

  @Test func `only changed lines and new files are told`() throws {
    for name in ["Old", "Same", "Sü d/a \"b"] {
      try shell.write(LintShapes.list("A"), to: "repo/\(name).swift")
    }
    try shell.write(LintShapes.list("Moved"), to: "repo/Moved.swift")
    try shell.write("let gone = 1\n", to: "repo/Gone.swift")
    try shell.write("Ignored.swift\n", to: "repo/.gitignore")
    try git("git init -q; git add .; git commit -qm 1")
    for name in ["Old", "Sü d/a \"b"] {
      try shell.write(LintShapes.list("A") + LintShapes.list("B"), to: "repo/\(name).swift")
    }
    for name in ["Ignored", "Sü d/neu\\\té"] {
      try shell.write(LintShapes.list("A"), to: "repo/\(name).swift")
    }
    try git(
      "git mv Moved.swift 'Sü d/Moved 2.swift'; rm Gone.swift; echo '//' >> 'Sü d/Moved 2.swift'")
    let changed = [
      "repo/Old.swift:15 any-view", "repo/Sü d/a \"b.swift:15 any-view",
      "repo/Sü d/neu\\\té.swift:6 any-view",
    ]
    #expect(try lint("repo") == changed)
    #expect(try lint("repo/Sü d") == Array(changed.dropFirst()))
    #expect(try lint("repo/Same.swift") == [])
    #expect(
      try shell.run(
        "lint", "repo/Same.swift", "--only", "any-view", "--changed-since", "HEAD"
      ).output == """
        no new findings

        1 finding in lines that did not change since HEAD is held back.

        """)
    try git("git add .; git commit -qm 2")
    #expect(try lint("repo") == [])
    #expect(try lint("repo", since: "HEAD~1") == changed)
  }

  @Test func `what others did on the branch meanwhile is not taken for a change`() throws {
    try shell.write(LintShapes.list("A"), to: "repo/A.swift")
    try git("git init -q; git add .; git commit -qm 1; git checkout -qb feature")
    try shell.write(LintShapes.list("B"), to: "repo/B.swift")
    try git("git add .; git commit -qm 2; git checkout -q main")
    try shell.write("import SwiftUI\n", to: "repo/A.swift")
    try git("git commit -qam 3; git checkout -q feature")
    #expect(try lint("repo", since: "main") == ["repo/B.swift:6 any-view"])
  }

  @Test func `what a merge left in conflict is a change`() throws {
    try shell.write(LintShapes.list("A"), to: "repo/A.swift")
    try git("git init -q; git add .; git commit -qm 1; git checkout -qb b")
    try shell.write(LintShapes.list("B"), to: "repo/A.swift")
    try git("git commit -qam 2; git checkout -q main")
    try shell.write(LintShapes.list("C"), to: "repo/A.swift")
    try git("git commit -qam 3; git merge b || true")
    #expect(try lint("repo") == ["repo/A.swift:2 syntax"])
  }

  @Test func `a submodule is compared with what it was`() throws {
    try shell.write(LintShapes.list("A"), to: "lib/A.swift")
    try shell.write(LintShapes.list("R"), to: "repo/R.swift")
    try git("git init -q; git add .; git commit -qm 1", in: "lib")
    try git("git init -q; git submodule --quiet add ../lib Lib; git add .; git commit -qm 1")
    try shell.write(LintShapes.list("A") + LintShapes.list("B"), to: "repo/Lib/A.swift")
    try git("git add .; git commit -qm 2", in: "repo/Lib")
    try shell.write(LintShapes.list("C"), to: "repo/Lib/C.swift")
    let changed = ["repo/Lib/A.swift:15 any-view", "repo/Lib/C.swift:6 any-view"]
    #expect(try lint("repo") == changed)
    // Inside of it the revision is its own.
    #expect(try lint("repo/Lib", since: "HEAD~1") == changed)
    #expect(try lint("repo/Lib", since: "HEAD") == [changed[1]])
  }

  @Test func `what cannot be compared is told`() throws {
    try shell.write(LintShapes.list("A"), to: "repo/A.swift")
    let none = try shell.run("lint", "repo", "--changed-since", "HEAD")
    #expect(
      none.side.hasSuffix(
        "/repo is in no git repository, so nothing can be said to have changed there\n"))
    #expect((none.output, none.status) == ("", 64))
    try git("git init -q; git add .; git commit -qm 1")
    for revision in ["nix", "--help", "HEAD:A.swift"] {
      let unknown = try shell.run("lint", "repo", "--changed-since=\(revision)")
      #expect(
        unknown.side.hasPrefix(
          "viewkata: error: “\(revision)” is no revision of the git repository"))
      #expect((unknown.output, unknown.status) == ("", 64))
    }
  }

  @Test func `without git there is no comparison`() throws {
    let shell = try ShellHarness(["PATH": "/nowhere"])
    try shell.write("let a = 1\n", to: "A.swift")
    try shell.write("", to: ".git/HEAD")
    #expect(
      try shell.run("lint", "A.swift", "--changed-since", "HEAD")
        == .init(
          output: "",
          side: "viewkata: error: git did not say what changed: there is no git in PATH\n",
          status: 3))
  }
}
