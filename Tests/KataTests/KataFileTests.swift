import Testing
import Trace

@testable import Kata

@Suite struct `A kata file` {
  @Test func `is read into a kata whose pieces know their lines`() throws {
    let (kata, problems) = parse(valid)
    #expect(problems == [])
    let read = try #require(kata)
    #expect(read.label == "2.3")
    #expect(read.slug == "narrow-inputs")
    #expect(read.title == "Narrow inputs: less is more")
    #expect(read.difficulty == .hard)
    #expect(read.minutes == 8)
    #expect(read.requires == ["computed-properties"])
    #expect(read.concepts == ["2.4", "2.5"])
    #expect(read.systems.map(\.description) == ["iOS 26.0", "macOS 14.0"])
    #expect(read.deploymentTargets.map(\.description) == ["iOS 17.0"])
    #expect(read.sdk == 27)
    #expect(read.rules == ["state-owner", "wide-input"])
    #expect(read.prediction == Kata.Prediction(metric: .bodies("RowView"), during: "Tap Sync"))
    #expect(read.starterOutcome == .missesGoals)
    #expect(read.traps == .stop)
    #expect(
      read.prose == """
        The summary shows *two* numbers.

        ```swift
        let sample = 1
        ```

        ```swift nocompile
        let broken =
        ```
        """)
    #expect(read.samples == [Kata.Source(text: "let sample = 1\n", line: 18)])
    #expect(read.starter == Kata.Source(text: "import SwiftUI\n", line: 26))
    #expect(
      read.scenario
        == Kata.Source(text: "@MainActor func scenario(_ lab: Lab) async throws {}\n", line: 30))
    #expect(read.wrongAnswers.map(\.name) == ["computed-property"])
    #expect(read.wrongAnswers.map(\.fails) == [["Rows sleep, all of them", "state-owner"]])
    #expect(read.wrongAnswers.map(\.source) == [Kata.Source(text: "struct A {}\n", line: 34)])
    #expect(read.hints == ["Look at the rows.", "    indented code first"])
    #expect(read.takeaway == "Pass what is shown. [Source](https://example.com)")
    #expect(read.file == "Lessons/02-dependencies/03-narrow-inputs.md")
    #expect(read.solutionFile == "Solutions/02-dependencies/03-narrow-inputs.swift")
    #expect(read.learnerFile == "03-narrow-inputs.swift")
  }

  @Test func `reads the same with CRLF and a byte order mark`() throws {
    let (kata, problems) = parse("\u{FEFF}" + valid.replacing("\n", with: "\r\n"))
    let plain = try #require(parse(valid).kata)
    let read = try #require(kata)
    #expect(problems == [])
    #expect(read.starter == plain.starter)
    #expect(read.scenario == plain.scenario)
    #expect(read.prose == plain.prose)
    #expect(read.takeaway == plain.takeaway)
  }

  @Test func `may hold its pieces in lists, behind tabs and in longer fences`() throws {
    let text = valid.replacing(
      "```swift starter\nimport SwiftUI\n```",
      with: "- the file\n\n  ````swift\tstarter\n  import SwiftUI\n  ```\n  \tindented\n  ````")
    let (kata, problems) = parse(text)
    #expect(problems == [])
    let read = try #require(kata)
    #expect(read.starter == Kata.Source(text: "import SwiftUI\n```\n\tindented\n", line: 28))
    #expect(read.scenario.line == 34)
  }

  @Test func `shows control characters instead of passing them on`() throws {
    let text = valid.replacing("*two*", with: "\u{1B}[31mred\u{7}\u{9B}\u{202E}")
    let read = try #require(parse(text).kata)
    #expect(read.prose.hasPrefix("The summary shows ␛[31mred␇<U+009B><U+202E> numbers."))
  }

  @Test func `says of every bad line of its front matter what to write instead`() {
    let (kata, problems) = parse(
      valid
        .replacing("difficulty: hard", with: "dificulty: hard")
        .replacing("minutes: 8", with: "minutes: soon")
        .replacing("os: iOS 26, macOS 14", with: "os: iOS 26, Android 14")
        .replacing("sdk: 27", with: "sdk: 28\nsdk: 27")
        .replacing("rules: state-owner, wide-input", with: "rules: state-owner, wide-inputs")
        .replacing("predict: RowView.body during Tap Sync", with: "predict: how often"),
      knownRules: ["state-owner", "wide-input"])
    #expect(kata != nil)
    let expected = """
      1: “difficulty” is missing from the front matter. Add “difficulty: medium”.
      4:1: “dificulty” is not a key of the front matter. Did you mean “difficulty”?
      5:10: “soon” is no number for “minutes”. Write a whole number from 1 to 240.
      8:5: “Android 14” is no system. Write a platform and a version: “iOS 17”.
      10:6: “28” is no number for “sdk”. Write a whole number from 26 to 27.
      11:1: “sdk” is given twice, first in line 10. Keep one of them.
      12:8: “wide-inputs” is no rule. Did you mean “wide-input”?
      13:10: “how often” names no count. Write a count and perhaps a step, such as \
      “RowView.body during Tap Sync”, “RowView skipped” or “wasted”.
      """
    #expect(list(problems) == expected)
  }

  @Test func `says of every bad fence and heading what to write instead`() {
    let (kata, problems) = parse(
      valid
        .replacing("swift nocompile", with: "swift nocompil")
        .replacing("```swift scenario", with: "```Swift scenario")
        .replacing("name=computed-property", with: "nam=x")
        .replacing("## Hint\nLook", with: "stray\n\n## Hints\nLook")
        .replacing("## Takeaway\n", with: "## Takeaways\n"))
    #expect(kata == nil)
    let expected = """
      14: The kata has no scenario. Add a fence that begins “```swift scenario”.
      14: The kata has no takeaway. Add a section “## Takeaway” with a link to what it rests on.
      21: “nocompil” is not a role of a swift fence. Did you mean “nocompile”?
      29: A piece with a role is Swift, but this fence begins with “Swift”. Write “swift” first, \
      then the role.
      29: This text is never shown: it belongs to no section. Move it above the first piece with a \
      role, or under “## Hint” or “## Takeaway”.
      33: “nam” says nothing about a wrong answer. Did you mean “name”?
      33: The wrong answer has no name. Write lowercase words with hyphens, such as \
      name=computed-property.
      37: This text is never shown: it belongs to no section. Move it above the first piece with a \
      role, or under “## Hint” or “## Takeaway”.
      39: “Hints” is not a section of a kata. Write “## Hint”.
      46: “Takeaways” is not a section of a kata. Write “## Takeaway”.
      """
    #expect(list(problems) == expected)
  }

  @Test func `without a link to its source is complained about where the takeaway begins`() {
    let (kata, problems) = parse(
      valid.replacing("[Source](https://example.com)", with: "Trust us."))
    #expect(kata != nil)
    #expect(
      list(problems)
        == "44: The takeaway has no link. Link the source it rests on: [title](https://…).")
  }

  @Test func `with links that lead nowhere is complained about at their lines`() {
    let (kata, problems) = parse(
      valid
        .replacing("Look at the rows.", with: "Look\n[at](missing.png) [it](htps://a.b) [now]()")
        .replacing("https://example.com", with: "https://example"))
    #expect(kata != nil)
    #expect(
      list(problems) == """
        39: The link “missing.png” leads nowhere. Write a whole address, https://…, or the path of \
        a file beside this one.
        39: The link “htps://a.b” leads nowhere. Write a whole address, https://…, or the path of \
        a file beside this one.
        39: The link “” leads nowhere. Write a whole address, https://…, or the path of a file \
        beside this one.
        46: The link “https://example” leads nowhere. Write a whole address, https://…, or the path \
        of a file beside this one.
        """)
  }

  @Test func `with a fence that never ends is complained about where it begins`() {
    let (_, problems) = parse(valid.replacing("import SwiftUI\n```", with: "import SwiftUI"))
    // The next piece's fence is not a closing one, but the one that ends it closes the starter.
    #expect(
      list(problems) == """
        14: The kata has no scenario. Add a fence that begins “```swift scenario”.
        28: A fence begins here before the one of line 25 is closed. Put a line above it that holds \
        only “```”.
        """)
    let (_, open) = parse(valid.replacing("struct A {}\n```", with: "struct A {}"))
    #expect(
      list(open).contains("33: The fence opened here is never closed. End the piece with a line"))
  }

  @Test func `of a later format is left out`() {
    let (kata, problems) = parse(valid.replacing("format: 1", with: "format: 2"))
    #expect(kata == nil)
    #expect(
      list(problems) == """
        2:9: The file is of format “2”, which this version cannot read. Write “format: 1”, or use a \
        newer viewkata.
        """)
  }

  @Test func `cut short anywhere never crashes and always reports something`() {
    let end = valid.range(of: "[Source]")!.lowerBound
    var index = valid.startIndex
    while index < end {
      let (_, problems) = parse(String(valid[..<index]))
      #expect(!problems.isEmpty, "cut to \(valid[..<index])")
      index = valid.index(after: index)
    }
  }

  @Test func `with any line taken out or doubled never crashes`() {
    let lines = valid.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      var fewer = lines
      fewer.remove(at: index)
      _ = parse(fewer.joined(separator: "\n"))
      var more = lines
      more.insert(lines[index], at: index)
      let doubled = parse(more.joined(separator: "\n"))
      #expect(doubled.problems.allSatisfy { $0.line <= more.count })
    }
  }

  @Test func `with any character changed never crashes and keeps its lines in the file`() {
    // A fixed seed: a failure names the text, and comes back.
    var state: UInt64 = 20_26
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let characters = Array(valid)
    let strange: [Character] = [
      "`", "~", "-", "#", ":", "\"", "\\", "\n", "\t", ">", "|", "[", "\0",
    ]
    for _ in 0..<400 {
      var changed = characters
      for _ in 0...next(3) { changed[next(changed.count)] = strange[next(strange.count)] }
      let text = String(changed)
      let lines = text.count { $0 == "\n" } + 1
      let (kata, problems) = parse(text)
      #expect(kata != nil || problems.contains(where: \.isFatal), "\(text)")
      #expect(problems.allSatisfy { (1...lines).contains($0.line) }, "\(text)")
    }
  }

  @Test func `nested beyond reason is still read`() {
    let (kata, _) = parse(
      valid.replacing(
        "The summary", with: String(repeating: "> ", count: 5000) + "deep\n\nThe summary"))
    #expect(kata != nil)
  }
}

private func parse(
  _ text: String, knownRules: Set<String>? = nil
) -> (kata: Kata?, problems: [CourseProblem]) {
  Kata.parse(
    text, file: "Lessons/02-dependencies/03-narrow-inputs.md", solutions: "Solutions",
    knownRules: knownRules)
}

private func list(_ problems: [CourseProblem]) -> String {
  problems.map { $0.description.dropFirst("Lessons/02-dependencies/03-narrow-inputs.md:".count) }
    .joined(separator: "\n")
}

private let valid = #"""
  ---
  format: 1
  title: Narrow inputs: less is more
  difficulty: hard
  minutes: 8
  requires: computed-properties
  concepts: 2.4, 2.5
  os: iOS 26, macOS 14
  deployment-target: iOS 17
  sdk: 27
  rules: state-owner, wide-input
  predict: RowView.body during Tap Sync
  ---

  The summary shows *two* numbers.

  ```swift
  let sample = 1
  ```

  ```swift nocompile
  let broken =
  ```

  ```swift starter
  import SwiftUI
  ```

  ```swift scenario
  @MainActor func scenario(_ lab: Lab) async throws {}
  ```

  ```swift wrong name=computed-property fails="Rows sleep\, all of them, state-owner"
  struct A {}
  ```

  ## Hint
  Look at the rows.

  ## Hint

      indented code first

  ## Takeaway
  Pass what is shown. [Source](https://example.com)
  """#
