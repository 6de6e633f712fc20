import Foundation
import Testing

/// What authors are told about a course.
@Suite struct ShellVerifyTests {
  @Test func `a sound course is proved sound`() throws {
    let shell = try ShellHarness()
    #expect(
      try shell.run("verify", "-q")
        == .init(
          output: """
            1.1 Row cost: ok
            1.2 Hello: ok

            sound: 2 katas, 13 checks

            """, side: "", status: 0))
  }

  @Test func `each unsound thing is named with its line`() throws {
    var files = Course.files
    files["Lessons/01-basics/01-row-cost.md"] = Course.rowCost
      .replacing("fails=\"The screen shows the count\"", with: "fails=\"The header sleeps\"")
      .replacing("Take it away.", with: "See [this](nowhere.md).")
      .replacing("minutes: 5", with: "minuets: 5")
    files["Lessons/01-basics/02-hello.md"] = Course.hello
      .replacing("Text(\"Goodbye\")", with: "Text(\"Hello\")")
      .replacing(".contains(\"Hello\")", with: ".excludes(\"Goodbye\")")
      .replacing("fails=\"It says hello\"", with: "fails=\"It says helo\"")
    files["Solutions/01-basics/02-hello.swift"] = Course.helloSolution
      .replacing("    Text", with: "   Text")
    let shell = try ShellHarness(lessons: files)
    let result = try shell.run("verify", "-q")
    #expect(result.status == 2)
    #expect(
      result.output == """
        1.1 Row cost: 5 problems
          Lessons/01-basics/01-row-cost.md:1: “minutes” is missing from the front
            matter.
            Add “minutes: 8”.
          Lessons/01-basics/01-row-cost.md:5:1: “minuets” is not a key of the front
            matter.
            Did you mean “minutes”?
          Lessons/01-basics/01-row-cost.md:47: The wrong answer “no-header” does not
            miss “The header sleeps”.
            It misses “The screen shows the count”.
          Lessons/01-basics/01-row-cost.md:47: The wrong answer “no-header” also
            misses “The screen shows the count”.
            Name it in fails, or change the answer so that it misses only “The header
            sleeps”.
          Lessons/01-basics/01-row-cost.md:65: The link “nowhere.md” leads nowhere.
            Write a whole address, https://…, or the path of a file beside this one.
        1.2 Hello: 4 problems
          Lessons/01-basics/02-hello.md:13: The starter passes already.
            It has to miss a goal of the scenario or break one of the kata's rules.
          Lessons/01-basics/02-hello.md:23: The solution with its bodies emptied
            passes.
            Add a goal about what the screen still has to show.
          Lessons/01-basics/02-hello.md:29: “It says helo” is neither a goal of the
            scenario nor a rule of the kata.
            Did you mean “It says hello”?
          Solutions/01-basics/02-hello.swift:5:1: The solution is not formatted:
            [Indentation] indent by 1 spaces.
            Run swift format -i on it.

        not sound: 9 problems, 2 of 2 katas not sound

        """)
  }

  @Test func `one slip is told once`() throws {
    var files = Course.files
    // The prediction asks for what nobody counts; the other kata's scenario declares no goal.
    files["Lessons/01-basics/01-row-cost.md"] = Course.rowCost
      .replacing("predict: Header.body during more", with: "predict: Heder.body during more")
    files["Lessons/01-basics/02-hello.md"] = Course.hello
      .replacing(/\ \ try lab\.goal.*\n/, with: "")
    var shell = try ShellHarness(lessons: files)
    #expect(
      try shell.run("verify", "-q")
        == .init(
          output: """
            1.1 Row cost: 1 problem
              Lessons/01-basics/01-row-cost.md:7: The starter's run counts no Heder.body.
                It counts “Counter”, “Header”.
            1.2 Hello: 1 problem
              Lessons/01-basics/02-hello.md:23: The scenario declares no goal.
                Call try lab.goal(…) at least once.

            not sound: 2 problems, 2 of 2 katas not sound

            """, side: "", status: 2))

    files = Course.files
    files["Lessons/01-basics/01-row-cost.md"] = Course.rowCost
      .replacing("predict: Header.body during more", with: "predict: Header.body during less")
    files["Solutions/01-basics/02-hello.swift"] = nil
    shell = try ShellHarness(lessons: files)
    #expect(
      try shell.run("verify", "-q").output == """
        1.1 Row cost: 1 problem
          Lessons/01-basics/01-row-cost.md:7: The starter's run has no step “less”.
            Its steps are “mount”, “more”.
        1.2 Hello: 1 problem
          Lessons/01-basics/02-hello.md:1: The kata has no solution:
            Solutions/01-basics/02-hello.swift. No such file or directory.
            Write the reference answer there.

        not sound: 2 problems, 2 of 2 katas not sound

        """)
  }

  @Test func `a new kata takes no slug that is taken, and is verified where it was written`() throws
  {
    let shell = try ShellHarness()
    #expect(
      try shell.run("new", "kata", "hello")
        == .init(
          output: "",
          side: """
            viewkata: error: Lessons/01-basics/02-hello.md has that slug already
            Progress remembers katas by their slug: take another.

            """, status: 2))
    #expect(
      try shell.run("new", "kata", "say-hello", "--lessons", "Lessons").output == """
        Wrote Lessons/01-basics/03-say-hello.md
        Wrote Solutions/01-basics/03-say-hello.swift
        Run viewkata verify Lessons to see what is still to be written.

        """)
  }

  @Test func `a new kata is sound before its author begins`() throws {
    let shell = try ShellHarness(lessons: ["Lessons/README.md": ""])
    #expect(
      try shell.run("new", "lesson", "first-things", "-q").output
        == "Wrote Lessons/01-first-things/lesson.md\n")
    #expect(
      try shell.run("new", "kata", "my-kata", "-q").output == """
        Wrote Lessons/01-first-things/01-my-kata.md
        Wrote Solutions/01-first-things/01-my-kata.swift

        """)
    #expect(
      try shell.run("verify", "-q").output == """
        1.1 My kata: ok

        sound: 1 kata, 6 checks

        """)
  }
}
