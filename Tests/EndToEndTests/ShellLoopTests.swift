import Foundation
import Testing

/// The learner's loop, command by command, as a script would see it.
@Suite struct ShellLoopTests {
  let file = "ViewKata/01-basics/01-row-cost.swift"

  @Test func `open, check, understand, solve, and go on tomorrow`() throws {
    let shell = try ShellHarness()
    let first = try shell.run("-c", "open row; check; why Head; hint")
    #expect(
      first.output == """
        1 Basics

        What the first views cost.

        1.1 Row cost  Basics · easy · 5 min

        The header runs whenever the count changes, although it shows nothing of it.

        Your file  \(file)
        Type predict to guess a number before you see it, then edit and check.
        <times>

        Evaluations    before  now  goal
        during more
          Header.body       2    2  = 0   ✗ missed

          ✗ missed: The header sleeps
            Header.body during more: 2, goal = 0
          ✓ ok: The screen shows the count

        not passed: 1 of 2 goals missed
        Type why Header to see what made it run.
        Header.body ran 1× in “mount”
          because it was mounted

        Header.body ran 2× in “more”
          because its input count changed (Int), by Counter
            Counter ran because Counter.count changed, by tap Add 0
            Counter ran because Counter.count changed, by tap Add 1
        Type counts to see every number of the run.
        Hint 1 of 2
        Which input does the header never show?
        Type check when you have tried it, hint for one more.

        """)
    #expect(first.side == "")
    #expect(first.status == 1)

    try shell.write(Course.rowCostSolution, to: file)
    let second = try shell.run("check")
    #expect(
      second.output == """
        <times>

        Evaluations    before  now  goal
        during more
          Header.body       2    0  = 0   ✓ ok

          ✓ ok: The header sleeps
          ✓ ok: The screen shows the count

        passed: all goals met, no findings

        A view with equal inputs sleeps: View
        <https://developer.apple.com/documentation/swiftui/view>.
        Run viewkata next to go on.

        """)
    #expect(second.status == 0)

    let third = try shell.run("-c", "next; list; progress; progress 1.2", "--quiet")
    #expect(
      third.output == """
        1.2 Hello  Basics · medium · 3 min

        Say hello.

        Your file  ViewKata/01-basics/02-hello.swift
        1 Basics
          1.1  Row cost  easy    5 min  ✓ solved
          1.2  Hello     medium  3 min  open

        1 of 2 solved
        1 of 2 solved

        1.1 Row cost  ✓ solved <date>, 2 attempts
          Header.body in more  2 → 0
        0 of 1 solved
        No attempts yet.

        """)
    #expect(third.status == 0)
  }

  @Test func `a file is never lost: reset, solution and undo`() throws {
    let shell = try ShellHarness()
    _ = try shell.run("open", "1.1")
    let mine = Course.rowCostSolution + "// mine\n"
    try shell.write(mine, to: file)

    let refused = try shell.run("reset")
    #expect(
      refused.side == """
        viewkata: error: to replace \(file) by the starter, add --yes
        Nothing was changed.

        """)
    #expect(refused.status == 64)
    #expect(try shell.read(file) == mine)

    #expect(try shell.run("reset", "--yes").status == 0)
    #expect(try shell.read(file).contains("Header(count: count)"))
    #expect(try shell.run("solution", "apply", "--yes").status == 0)
    #expect(try shell.read(file) == Course.rowCostSolution)
    let undone = try shell.run("undo", "-q")
    #expect(undone.output == "\(file) is again as it was before solution.\n")
    #expect(try shell.read(file).contains("Header(count: count)"))

    try FileManager.default.removeItem(atPath: "\(shell.folder)/\(file)")
    let gone = try shell.run("check")
    #expect(
      gone.side == """
        viewkata: error: \(file): no such file
        Write the starter again: viewkata reset 1.1.

        """)
    #expect(gone.status == 2)
    #expect(try shell.run("reset").output.hasPrefix("Wrote the starter to \(file)."))
  }

  @Test func `a renamed view is told where the scenario wants it, once for all systems`() throws {
    let shell = try ShellHarness()
    _ = try shell.run("open", "1.2")
    try shell.write(
      Course.helloSolution.replacing("Screen", with: "Page"),
      to: "ViewKata/01-basics/02-hello.swift")
    let result = try shell.run("-c", "check; progress 1.2", "-q")
    #expect(
      result.output == """
        Lessons/01-basics/02-hello.md:24:17: error: cannot find 'Screen' in scope
          24 │   try lab.mount(Screen())
             │                 ^
          This line is the kata's scenario, which plays with your views: keep the names
          the starter had.

        not passed: did not compile
        0 of 1 solved

        1.2 Hello  not solved yet, 1 attempt
          did not compile

        """)
    #expect(result.status == 1)
  }

  @Test func `diff shows what was changed, as patch understands it`() throws {
    let shell = try ShellHarness()
    _ = try shell.run("open", "1.2")
    try shell.write(Course.helloSolution, to: "ViewKata/01-basics/02-hello.swift")
    #expect(
      try shell.run("diff", "-q").output == """
        --- starter
        +++ ViewKata/01-basics/02-hello.swift
        @@ -2,6 +2,6 @@
         
         struct Screen: View {
           var body: some View {
        -    Text("Goodbye")
        +    Text("Hello")
           }
         }

        """)
  }

  @Test func `progress goes to another machine and back without doubling`() throws {
    let here = try ShellHarness()
    let there = try ShellHarness()
    _ = try here.run("open", "1.2", "-q")
    try here.write(Course.helloSolution, to: "ViewKata/01-basics/02-hello.swift")
    #expect(try here.run("check").status == 0)
    _ = try here.run("progress", "--export", "\(there.folder)/mine.json")
    #expect(
      try there.run("-c", "progress --import mine.json; progress --import mine.json", "-q").output
        == """
        Imported mine.json: 1 new attempt.
        Imported mine.json: 0 new attempts.

        """)
    #expect(try there.run("list", "-q").output.contains("1.2  Hello     medium  3 min  ✓ solved"))
  }

  @Test func `at the end of the course nothing is said to be unsolved`() throws {
    let shell = try ShellHarness()
    let solved = try shell.run(
      "-q", input: "open 1.1; solution apply --yes; check\nopen 1.2; solution apply --yes; check\n")
    #expect(solved.status == 0)
    #expect(
      try shell.run("-c", "next; progress").output == """
        Everything is solved: 2 katas.
        Type progress to see the road you took.
        2 of 2 solved

        1.1 Row cost  ✓ solved <date>, 1 attempt
          Header.body in more  0

        1.2 Hello  ✓ solved <date>, 1 attempt
        Type list to choose one to do again.

        """)
  }
}
