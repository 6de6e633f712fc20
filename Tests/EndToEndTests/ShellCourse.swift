/// A course of two katas, small enough to be read beside the tests.
enum Course {
  static let files = [
    "Lessons/01-basics/lesson.md": lesson,
    "Lessons/01-basics/01-row-cost.md": rowCost,
    "Lessons/01-basics/02-hello.md": hello,
    "Solutions/01-basics/01-row-cost.swift": rowCostSolution,
    "Solutions/01-basics/02-hello.swift": helloSolution,
  ]

  static let lesson = """
    ---
    format: 1
    title: Basics
    ---

    What the first views cost.

    """

  static let rowCost = """
    ---
    format: 1
    title: Row cost
    difficulty: easy
    minutes: 5
    os: iOS 26
    predict: Header.body during more
    ---

    The header runs whenever the count changes, although it shows nothing of it.

    ```swift starter
    \(counter(header: "Header(count: count)", input: "  var count: Int\n\n"))
    ```

    ```swift scenario
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Counter())
      try lab.step("more") {
        try lab.tap("Add 0")
        try lab.tap("Add 1")
      }
      try lab.goal("The header sleeps", .bodies("Header"), during: "more", .equals(0))
      try lab.goal("The screen shows the count", .texts, .contains("Counter", "Add 2"))
    }
    ```

    ```swift wrong name=no-header fails="The screen shows the count"
    import SwiftUI

    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("Add \\(count)") { count += 1 }
      }
    }
    ```

    ## Hint

    Which input does the header never show?

    ## Hint

    Take it away.

    ## Takeaway

    A view with equal inputs sleeps: [View](https://developer.apple.com/documentation/swiftui/view).

    """

  static let rowCostSolution = counter(header: "Header()", input: "") + "\n"

  static let hello = """
    ---
    format: 1
    title: Hello
    difficulty: medium
    minutes: 3
    os: iOS 17, iOS 26
    requires: row-cost
    ---

    Say hello.

    ```swift starter
    import SwiftUI

    struct Screen: View {
      var body: some View {
        Text("Goodbye")
      }
    }
    ```

    ```swift scenario
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Screen())
      try lab.goal("It says hello", .texts, .contains("Hello"))
    }
    ```

    ```swift wrong name=shout fails="It says hello"
    import SwiftUI

    struct Screen: View {
      var body: some View {
        Text("HELLO")
      }
    }
    ```

    ## Hint

    What is on screen?

    ## Takeaway

    A text shows its string: [Text](https://developer.apple.com/documentation/swiftui/text).

    """

  static let helloSolution = """
    import SwiftUI

    struct Screen: View {
      var body: some View {
        Text("Hello")
      }
    }

    """

  static func counter(header: String, input: String) -> String {
    """
    import SwiftUI

    struct Counter: View {
      @State private var count = 0

      var body: some View {
        VStack {
          \(header)
          Button("Add \\(count)") { count += 1 }
        }
      }
    }

    struct Header: View {
    \(input)  var body: some View {
        Text("Counter")
      }
    }
    """
  }
}
