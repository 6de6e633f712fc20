import Foundation
import Testing

/// Findings with what the run says of them, `fix`, `lint --fix`, and `undo` of both.
@Suite struct ShellFixTests {
  private let file = "ViewKata/01-cost/01-board.swift"

  private func opened(_ lessons: [String: String] = BoardCourse.files) throws -> ShellHarness {
    let shell = try ShellHarness(lessons: lessons)
    #expect(try shell.run("open", "1.1", "-q").status == 0)
    return shell
  }

  @Test func `check says what the run knows of a finding, and no more than three at once`() throws {
    let shell = try opened()
    let checked = try shell.run("check", "-q")
    #expect(
      checked.output.contains(
        """
          ✗ should fix
            \(file):9:22 isOpen is read only by Drawer, but
            Board owns it, so each change also runs Board.body. Move it into Drawer. (2
            of the 4 evaluations of Board.body) [state-owner]
        """), "\(checked.output)")
    #expect(
      checked.output.contains("\n  and 2 more findings: findings shows all\n"),
      "\(checked.output)")
    #expect(
      checked.output.split(separator: "\n").count { $0.contains("[single-child-group]") } == 1)
    #expect(checked.status == 1)
  }

  @Test func `findings shows all, and what the run contradicts`() throws {
    let shell = try opened()
    let found = try shell.run("findings", "-q")
    let rules = found.output.matches(of: /\[([a-z-]+)\]/).map { String($0.output.1) }
    #expect(
      rules == [
        "state-owner", "state-not-private", "single-child-group", "single-child-group",
        "single-child-group",
      ])
    #expect(
      found.output.hasSuffix(
        """

        Withdrawn: wide-input at 39:7, for Profile.body did not run again when
        Board.body did.

        """), "\(found.output)")
    #expect(found.status == 0)
  }

  @Test func `programs get the evidence, the cost, the fix and what was withdrawn`() throws {
    let shell = try opened()
    let checked = try JSONDecoder().decode(
      Checked.self, from: Data(try shell.run("check", "--json").output.utf8))
    let kata = checked.katas[0]
    #expect(kata.findings.map(\.rule) == ["state-owner"])
    #expect(kata.findings[0].evidence == "2 of the 4 evaluations of Board.body")
    #expect(kata.findings[0].cost == 2)
    #expect(kata.remarks.map(\.rule).count == 4)
    #expect(kata.remarks.last?.fix?.title == "Take the Group away")
    #expect(kata.withdrawn.map(\.rule) == ["wide-input"])
    #expect(kata.withdrawn[0].refutation == "Profile.body did not run again when Board.body did")
  }

  @Test func `fix lists, applies one by number or all of a rule, shows both runs, and is undone`()
    throws
  {
    let shell = try opened()
    let listed = try shell.run("fix")
    #expect(listed.output.hasPrefix("What can be fixed in \(file)\n"), "\(listed.output)")
    #expect(listed.output.contains("Take the Group away "))
    #expect(try shell.read(file) == BoardCourse.starter)

    let dry = try shell.run("fix", "single-child-group", "--dry-run", "-q")
    #expect(dry.output.contains("\nwould fix 3 findings in 1 file\n"), "\(dry.output)")
    #expect(try shell.read(file) == BoardCourse.starter)

    let number = try #require(
      listed.output.split(separator: "\n").first { $0.contains("Take the Group") }?
        .split(separator: " ").first)
    let fixed = try shell.run("fix", String(number))
    #expect(
      fixed.output.hasPrefix(
        """
        \(file):15:7: Take the Group away [single-child-group]

        --- \(file)
        +++ \(file), fixed
        @@ -12,7 +12,7 @@

           var body: some View {
             VStack {
        -      Group { Text("Board") }
        +      Text("Board")
               Group { Text("Count") }
               Group { Text("Count") }
               Button("Add \\(count)") { count += 1 }

        fixed 1 finding in 1 file

        before: \(file) on iOS 26.0: completed
        now: \(file) on iOS 26.0: completed

        mount
                        before  now
          Board.body         1    1  same
        """), "\(fixed.output)")
    #expect(
      fixed.output.hasSuffix("Run viewkata undo to take it back, check to judge it.\n"))
    #expect(
      try shell.run("undo", "-q").output == "\(file) is again as it was before fix.\n")
    #expect(try shell.read(file) == BoardCourse.starter)

    #expect(try shell.run("fix", "--all").status == 0)
    let all = try shell.read(file)
    #expect(!all.contains("Group"))
    #expect(try shell.run("fix").output.hasPrefix("There is nothing to fix in \(file)."))
    #expect(try shell.run("undo").status == 0)
    #expect(try shell.read(file) == BoardCourse.starter)
  }

  @Test func `fix refuses what it does not know, and a file that does not compile`() throws {
    let shell = try opened()
    let number = try shell.run("fix", "99")
    #expect(number.side.hasPrefix("viewkata: error: there is no number 99\n"), "\(number.side)")
    #expect(number.status == 64)
    let rule = try shell.run("fix", "single-child-grup")
    #expect(
      rule.side == """
        viewkata: error: there is no rule “single-child-grup”
        Did you mean single-child-group?

        """)
    #expect(rule.status == 64)
    let absent = try shell.run("fix", "any-view")
    #expect(
      absent.side.hasPrefix("viewkata: error: there is nothing of any-view to fix here\n"),
      "\(absent.side)")
    #expect(absent.status == 64)
    let broken = BoardCourse.starter + "let broken: Int = \"text\"\n"
    try shell.write(broken, to: file)
    let refused = try shell.run("fix", "--all")
    #expect(
      refused.side == """
        viewkata: error: \(file) does not compile, so nothing was run
        viewkata check shows what the compiler says.

        """)
    #expect(refused.status == 2)
    #expect(try shell.read(file) == broken)
  }

  @Test
  func `lint --fix mends many files at once, keeps what it cannot fix, and is undone at once`()
    throws
  {
    let shell = try ShellHarness()
    let one =
      "import SwiftUI\nstruct One: View {\n  var body: some View { Group { Text(\"1\") } }\n}\n"
    let two = """
      import SwiftUI
      struct Two: View {
        let titles: [String]
        var body: some View {
          VStack {
            Group { Text("2").bold() }.padding()
            List(titles, id: \\.self) { AnyView(Text($0)).tag(try! number()) }
          }
        }
        func number() throws -> Int { 1 }
      }

      """
    try shell.write(one, to: "App/One.swift")
    try shell.write(two, to: "App/Sub/Two.swift")
    let dry = try shell.run(
      "lint", "App/One.swift", "--fix", "--dry-run", "-q")
    #expect(
      dry.output == """
        App/One.swift:3:25: Take the Group away [single-child-group]

        --- App/One.swift
        +++ App/One.swift, fixed
        @@ -1,4 +1,4 @@
         import SwiftUI
         struct One: View {
        -  var body: some View { Group { Text("1") } }
        +  var body: some View { Text("1") }
         }

        would fix 1 finding in 1 file

        """)
    #expect(try shell.read("App/One.swift") == one)
    let fixed = try shell.run("lint", "App", "--fix")
    #expect(
      fixed.output.contains("App/One.swift:3:25: Take the Group away [single-child-group]\n"))
    #expect(
      fixed.output.contains("App/Sub/Two.swift:6:7: Take the Group away [single-child-group]\n"))
    #expect(fixed.output.hasSuffix("Run viewkata undo to take it back.\n"))
    #expect(
      try shell.read("App/One.swift")
        == "import SwiftUI\nstruct One: View {\n  var body: some View { Text(\"1\") }\n}\n")
    #expect(try shell.read("App/Sub/Two.swift").contains("      Text(\"2\").bold().padding()\n"))
    let undone = try shell.run("undo", "-q")
    #expect(undone.output == "2 files are again as they were before lint --fix.\n")
    #expect(try shell.read("App/One.swift") == one)
    #expect(try shell.read("App/Sub/Two.swift") == two)
  }

  @Test func `what does not parse is fixed as far as it parses, and its errors are told`() throws {
    let shell = try ShellHarness()
    try shell.write(
      "struct A: View {\n  var body: some View { Group { Text(\"1\") } }\n}\nstruct B {\n",
      to: "broken.swift")
    let fixed = try shell.run("lint", "broken.swift", "--fix", "-q")
    #expect(fixed.status == 1)
    #expect(fixed.output.contains("[syntax]"))
    #expect(try shell.read("broken.swift").contains("  var body: some View { Text(\"1\") }\n"))
  }

  @Test func `lint --dry-run without --fix is a wrong use`() throws {
    let shell = try ShellHarness()
    try shell.write("let x = 1\n", to: "a.swift")
    let refused = try shell.run("lint", "a.swift", "--dry-run")
    #expect(refused.side.hasPrefix("viewkata: error: --dry-run goes with --fix\n"))
    #expect(refused.status == 64)
  }

  private struct Checked: Decodable {
    var katas: [Kata]

    struct Kata: Decodable {
      var findings: [Finding]
      var remarks: [Finding]
      var withdrawn: [Finding]
    }

    struct Finding: Decodable {
      var rule: String
      var evidence: String?
      var cost: Int?
      var refutation: String?
      var fix: Fix?
    }

    struct Fix: Decodable { var title: String }
  }
}

/// One kata whose starter has six findings, one of which its run contradicts.
private enum BoardCourse {
  static let files = [
    "Lessons/01-cost/lesson.md": "---\nformat: 1\ntitle: Cost\n---\n\nWhat views cost.\n",
    "Lessons/01-cost/01-board.md": kata,
  ]

  static let starter = """
    import SwiftUI

    struct User {
      var name, city, mail, phone, street: String
    }

    struct Board: View {
      @State private var count = 0
      @State private var isOpen = false
      @State private var user = User(name: "Ann", city: "", mail: "", phone: "", street: "")
      @State var note = "n"

      var body: some View {
        VStack {
          Group { Text("Board") }
          Group { Text("Count") }
          Group { Text("Count") }
          Button("Add \\(count)") { count += 1 }
          TextField("City", text: $user.city)
          TextField("Note", text: $note)
          Profile(user: user)
          Drawer(isOpen: isOpen, toggle: { isOpen.toggle() })
        }
      }
    }

    struct Drawer: View {
      let isOpen: Bool
      let toggle: () -> Void

      var body: some View {
        Button(isOpen ? "Less" : "More", action: toggle)
      }
    }

    struct Profile: View {
      // The whole user, for its name.

      let user: User

      var body: some View { Text(user.name) }
    }

    """

  static let kata = """
    ---
    format: 1
    title: Board
    difficulty: easy
    minutes: 5
    rules: state-owner
    ---

    The board runs too often.

    ```swift starter
    \(starter)```

    ```swift scenario
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Board())
      try lab.tap("Add 0")
      try lab.tap("More")
      try lab.tap("Less")
      try lab.goal("The count is shown", .texts, .contains("Add 1"))
    }
    ```

    ## Hint
    Look at who uses what.

    ## Takeaway
    Keep state where it is used.

    """
}
