import Foundation

/// The files of a new lesson or kata, numbered after the last one there is.
struct Scaffold {
  struct File {
    var path: String
    var text: String
  }

  let course: String

  func lesson(_ slug: String) throws(ShellError) -> [File] {
    let number = try next(in: course)
    return [
      File(
        path: "\(course)/\(number)-\(slug)/lesson.md",
        text: """
          ---
          format: 1
          title: \(title(slug))
          ---

          What this lesson is about, in a few sentences.

          """)
    ]
  }

  func kata(_ slug: String, lesson: String?) throws(ShellError) -> [File] {
    let lessons = try names(in: course).filter { isFolder("\(course)/\($0)") }
    guard
      let folder = lesson.map({ name in lessons.first { $0 == name || $0.hasSuffix("-\(name)") } })
        ?? lessons.last
    else {
      throw .invalid(
        lesson.map { "there is no lesson “\($0)” in \(shortened(course))" }
          ?? "there is no lesson in \(shortened(course))",
        advice: "Begin one: viewkata new lesson NAME.")
    }
    for other in lessons {
      let taken = try names(in: "\(course)/\(other)").first {
        $0.drop { $0.isNumber } == "-\(slug).md"
      }
      if let taken {
        throw .invalid(
          "\(shortened("\(course)/\(other)/\(taken)")) has that slug already",
          advice: "Progress remembers katas by their slug: take another.")
      }
    }
    let number = try next(in: "\(course)/\(folder)")
    let solutions = ((course as NSString).deletingLastPathComponent as NSString)
      .appendingPathComponent("Solutions")
    return [
      File(path: "\(course)/\(folder)/\(number)-\(slug).md", text: kataText(title(slug))),
      File(
        path: "\(solutions)/\(folder)/\(number)-\(slug).swift",
        text: """
          import SwiftUI

          struct Counter: View {
            @State private var count = 0

            var body: some View {
              Button("Add \\(count)") { count += 1 }
            }
          }

          """),
    ]
  }

  private func names(in folder: String) throws(ShellError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .invalid("\(shortened(folder)) cannot be read: \(systemReason(error))")
    }
  }

  private func next(in folder: String) throws(ShellError) -> String {
    let last = try names(in: folder).compactMap { Int($0.prefix { $0.isNumber }) }.max() ?? 0
    return last < 9 ? "0\(last + 1)" : "\(last + 1)"
  }

  private func title(_ slug: String) -> String {
    let words = slug.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private func kataText(_ title: String) -> String {
    """
    ---
    format: 1
    title: \(title)
    difficulty: easy
    minutes: 5
    os: iOS 26
    ---

    What is wrong, in one screen.

    ```swift starter
    import SwiftUI

    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("Add \\(count)") {}
      }
    }
    ```

    ```swift scenario
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Counter())
      try lab.goal("The screen begins at zero", .texts, during: "mount", .contains("Add 0"))
      try lab.tap("Add 0")
      try lab.goal("A tap adds one", .texts, .contains("Add 1"))
    }
    ```

    ```swift wrong name=a-plausible-one fails="A tap adds one"
    import SwiftUI

    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("Add \\(count)") { count += 2 }
      }
    }
    ```

    ## Hint

    What should the learner look at first?

    ## Takeaway

    What is true from now on, with a link to where it is written:
    [SwiftUI](https://developer.apple.com/documentation/swiftui).

    """
  }
}
