import Foundation
import Testing

/// `measure` of what has no scenario, of several files and of folders.
@Suite struct MeasureEntryTests {
  let shell: ShellHarness

  init() throws { shell = try ShellHarness() }

  static let row = """
    import SwiftUI

    struct RowView: View {
      let item: String
      var body: some View { Text(item) }
    }

    """

  @Test func `each preview is a step named after it`() throws {
    try shell.write(
      Self.row + """

        #Preview("Dark", traits: .sizeThatFitsLayout) { RowView(item: "a") }

        #Preview {
          @Previewable @State var text = "b"
          RowView(item: text)
        }

        struct RowView_Previews: PreviewProvider {
          static var previews: some View {
            RowView(item: "c")
            RowView(item: "d")
          }
        }
        """, to: "Row.swift")
    #expect(
      try shell.run("measure", "Row.swift")
        == .init(
          output: """
            Row.swift on iOS 26.0: completed
            <times>

            preview "Dark"
                       ran  updated  appeared
              RowView    1                  1
              Text                1
              why: RowView ran 1×, mounted
              shows: “a”

            preview 2
                        ran  updated  appeared
              #Preview    1                  1
              RowView     1                  1
              Text                 1
              why: #Preview ran 1×, mounted
              why: RowView ran 1×, mounted
              state: #Preview.text created 1×
              shows: “b”

            preview RowView_Previews
                       ran  updated  appeared
              RowView    2                  2
              Text                2
              why: RowView ran 2×, mounted
              shows: “c”, “d”

            No scenario: mounted 3 previews. A `scenario` function would measure updates.

            """, side: "", status: 0))
  }

  @Test func `a preview under an #if counts where that holds, and DEBUG does`() throws {
    try shell.write(
      Self.row + """
        #if DEBUG
        #Preview("debug") { RowView(item: "a") }
        #else
        #Preview("release") { RowView(item: "b") }
        #endif
        #if os(macOS)
        #Preview("mac") { RowView(item: "c") }
        #endif
        """, to: "Row.swift")
    let steps = try steps("Row.swift")
    #expect(steps.map(\.name) == ["preview \"debug\""])
    try shell.write(
      Self.row + "#if os(macOS)\n#Preview { RowView(item: \"c\") }\n#endif\n", to: "Mac.swift")
    let none = try shell.run("measure", "Mac.swift")
    #expect(none.status == 2)
    #expect(
      none.side == """
        viewkata: error: Mac.swift: every preview stands under an #if that does not hold here, so \
        nothing was measured

        """)
  }

  @Test func `without previews the first view that needs nothing is mounted`() throws {
    try shell.write(
      Self.row + """
        private struct Screen: View {
          @State private var count = 0
          @State private var name: String?
          @Environment(\\.dismiss) private var dismiss
          @Namespace private var space
          @FocusState private var isFocused: Bool
          let title = "Title"
          var subtitle: String?
          var body: some View { RowView(item: "\\(count)") }
        }
        struct Other: View { var body: some View { Text("other") } }
        // the end
        """, to: "Screen.swift")
    let result = try shell.run("measure", "Screen.swift")
    #expect(
      result.output.hasSuffix(
        """
          shows: “0”

        No scenario: mounted Screen. A `scenario` function would measure updates.

        """))
    #expect(try steps("Screen.swift").map(\.name) == ["mount"])
    #expect(try steps("Screen.swift").map(\.bodies) == [["RowView": 1, "Screen": 1]])
  }

  @Test func `an initializer of one's own counts instead of the free one`() throws {
    try shell.write(
      Self.row + """
        struct Closed: View {
          init(_ text: String) {}
          var body: some View { Text("closed") }
        }
        struct Hidden: View {
          private init() {}
          var body: some View { Text("hidden") }
        }
        struct Open: View {
          let text: String
          init(text: String = "open") { self.text = text }
          var body: some View { Text(text) }
        }
        """, to: "Screen.swift")
    #expect(try steps("Screen.swift").map(\.bodies) == [["Open": 1]])
  }

  @Test func `where nothing can be mounted each view says what it needs`() throws {
    try shell.write(
      Self.row + """
        struct Card<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View { content }
        }
        struct Editor: View {
          @Binding var text: String?
          let style: Int?
          @Bindable var model: Model
          var body: some View { Text("") }
        }
        struct Page: View {
          @Environment(Model.self) private var model
          var body: some View {
            struct Local: View { var body: some View { Text("local") } }
            return Local()
          }
        }
        @Observable final class Model {}
        """, to: "Parts.swift")
    #expect(
      try shell.run("measure", "Parts.swift")
        == .init(
          output: "",
          side: """
            viewkata: error: Parts.swift: there is no scenario and no preview, and no view can be \
            made without arguments, so nothing was measured
              RowView needs item
              Card is generic over Content
              Editor needs text, style and model
              Page needs Model in its environment
            Add a preview, `#Preview { RowView(…) }`, to have it mounted, or a function that plays \
            with your view:

              import KataLab
              @MainActor func scenario(_ lab: Lab) async throws {
                try lab.mount(RowView(…))
              }

            """, status: 2))
  }

  @Test func `errors in a file with generated lines keep their own lines`() throws {
    try shell.write(
      Self.row + "#Preview { RowView(item: \"a\") }\nlet wrong: Int = \"\"", to: "Row.swift")
    let wrong = try shell.run("measure", "Row.swift")
    #expect(wrong.output.contains("Row.swift:8:18: error: cannot convert value of type 'String'"))
    #expect(wrong.status == 1)
    // A trap in what is generated is the preview's.
    try shell.write(
      Self.row + "#Preview { RowView(item: [String]()[0]) }", to: "Trap.swift")
    let trap = try shell.run("measure", "Trap.swift")
    #expect(trap.output.contains("Trap.swift:7: trapped: "))
    #expect(trap.status == 1)
  }

  @Test func `a walk operates what was mounted, the same for the same seed`() throws {
    try shell.write(
      """
      import SwiftUI
      struct Screen: View {
        @State private var count = 0
        var body: some View { Button("Add") { count += 1 }; Text("\\(count)") }
      }
      """, to: "Screen.swift")
    let walk = try steps("Screen.swift", "--walk", "20", "--seed", "3").map(\.name)
    #expect(walk.count == 21)
    #expect(walk.first == "mount")
    #expect(walk.contains("tap Add"))
    #expect(try steps("Screen.swift", "--walk", "20", "--seed", "3").map(\.name) == walk)
    #expect(try shell.run("measure", "Screen.swift", "--walk", "many").status == 64)
    #expect(
      try shell.run("measure", "Screen.swift", "--seed", "3")
        == .init(
          output: "", side: "viewkata: error: --seed is of a walk\nAdd --walk N.\n", status: 64))
    try shell.write(ShellMeasureTests.screen, to: "Played.swift")
    #expect(
      try shell.run("measure", "Played.swift", "--walk", "5")
        == .init(
          output: "",
          side: """
            viewkata: error: --walk is for views without a scenario, and Played.swift has one
            Call lab.wander(…) in it.

            """, status: 64))
  }

  // MARK: Files and folders

  @Test func `the files of a folder are one program`() throws {
    try shell.write(Self.row, to: "Feature/Parts/Row.swift")
    try shell.write(
      "import SwiftUI\nstruct Aside: View { var body: some View { Text(\"\") } }\n",
      to: "Feature/Aside.swift")
    try shell.write(
      """
      import SwiftUI
      struct Screen: View { var body: some View { RowView(item: "a"); Aside() } }
      """, to: "Feature/Screen.swift")
    for stranger in [
      "Package.swift", "FeatureTests/A.swift", "ScreenTests.swift", ".build/B.swift",
    ] {
      try shell.write("#error(\"not to be compiled\")\n", to: "Feature/\(stranger)")
    }
    let result = try shell.run("measure", "Feature")
    #expect(result.output.hasPrefix("Feature on iOS 26.0: completed\n"))
    #expect(
      result.output.hasSuffix(
        "No scenario: mounted Screen. A `scenario` function would measure updates.\n"))
    #expect(try steps("Feature/").map(\.bodies) == [["Aside": 1, "RowView": 1, "Screen": 1]])
  }

  @Test func `previews of several files are told apart`() throws {
    try shell.write(Self.row + "#Preview { RowView(item: \"a\") }", to: "Feature/Row.swift")
    try shell.write(
      "import SwiftUI\n#Preview(\"Two\") { RowView(item: \"b\") }", to: "Feature/More/Row.swift")
    #expect(
      try steps("Feature").map(\.name) == ["preview \"Two\" (Row.swift)", "preview 1 (Row.swift)"])
  }

  @Test func `a folder's scenario is found, and two of them are named`() throws {
    let scenario = "import KataLab\n@MainActor func scenario(_ lab: Lab) async throws {}\n"
    try shell.write(Self.row, to: "Feature/Row.swift")
    try shell.write(
      "import KataLab\n@MainActor func scenario(_ lab: Lab) async throws {\n"
        + "  try lab.mount(RowView(item: \"a\"))\n}\n", to: "Feature/Scenario.swift")
    #expect(try steps("Feature").map(\.name) == ["mount"])
    try shell.write("\n" + scenario, to: "Feature/Again.swift")
    #expect(
      try shell.run("measure", "Feature")
        == .init(
          output: "",
          side: """
            viewkata: error: 2 files have a scenario: Feature/Again.swift:3, Feature/Scenario.swift:2
            Name one file with a scenario and the files it needs.

            """, status: 2))
  }

  @Test func `a folder without Swift files is no success`() throws {
    try shell.write("import Testing\n", to: "Empty/Package.swift")
    #expect(
      try shell.run("measure", "Empty")
        == .init(
          output: "",
          side: """
            viewkata: error: Empty: there is no Swift file in this folder, so nothing was measured
            Tests, package manifests and hidden files are not looked at.

            """, status: 2))
  }

  @Test func `hundreds of files are compiled together, and each has its own errors`() throws {
    for number in 0..<300 {
      let content = number == 299 ? "Text(\"last\")" : "Part\(number + 1)()"
      try shell.write(
        "import SwiftUI\nstruct Part\(number): View { var body: some View { \(content) } }\n",
        to: "Big/\(number / 50)/Part\(number).swift")
    }
    let start = ContinuousClock.now
    #expect(try steps("Big").map(\.bodies).first?.count == 300)
    #expect(ContinuousClock.now - start < .seconds(30))
    for number in [7, 250] {
      try shell.write(
        "let wrong\(number): Int = \"\"\n", to: "Big/\(number / 50)/Part\(number).swift")
    }
    let result = try shell.run("measure", "Big")
    #expect(result.status == 1)
    #expect(result.output.contains("Big/0/Part7.swift:1:19: error: "))
    #expect(result.output.contains("Big/5/Part250.swift:1:21: error: "))
  }

  // MARK: Reading the result

  struct Step: Decodable {
    var name: String
    var bodies: [String: Int]
  }

  private struct Measured: Decodable { var steps: [Step] }

  private func steps(_ words: String...) throws -> [Step] {
    let result = try shell.run(list: ["measure"] + words + ["--json"])
    #expect(result.side == "")
    return try JSONDecoder().decode(Measured.self, from: Data(result.output.utf8)).steps
  }
}
