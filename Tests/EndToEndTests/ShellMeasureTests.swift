import Foundation
import Testing

/// `measure` and `lint` on files that belong to no kata.
@Suite struct ShellMeasureTests {
  static let screen = """
    import KataLab
    import SwiftUI

    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Toggle("Power", isOn: $isOn)
          Row(title: "Row")
        }
      }
    }

    struct Row: View {
      var title: String

      var body: some View {
        Text(title)
      }
    }

    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Screen())
      try lab.toggle("Power")
    }

    """

  @Test func `a file with the line ends of Windows has its scenario found`() throws {
    let shell = try ShellHarness()
    let windows = ("// A screen.\n" + Self.screen).replacing("\n", with: "\r\n")
    try shell.write(windows, to: "Screen.swift")
    let result = try shell.run("measure", "Screen.swift", "--quiet")
    #expect(result.side == "")
    #expect(result.status == 0)
  }

  @Test func `a measured file prints the object of the contract`() throws {
    let shell = try ShellHarness()
    try shell.write(Self.screen, to: "Screen.swift")
    let result = try shell.run("measure", "Screen.swift", "--json")
    #expect(result.status == 0)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["file"] as? String == "Screen.swift")
    #expect(object["os"] as? String == "iOS 26.0")
    #expect(object["outcome"] as? String == "completed")
    let steps = try #require(object["steps"] as? [[String: Any]])
    #expect(steps.map { $0["name"] as? String } == ["mount", "toggle Power"])
    #expect(steps[0]["bodies"] as? [String: Int] == ["Screen": 1, "Row": 1])
    #expect(
      Set(object.keys) == [
        "schema", "file", "os", "outcome", "diagnostics", "trap", "steps", "goals", "elapsed",
      ])
  }

  @Test func `several systems are an array, and a failure still prints its object`() throws {
    let shell = try ShellHarness()
    try shell.write(
      Self.screen.replacing("Text(title)", with: "Text(titel)"), to: "Screen.swift")
    let result = try shell.run("measure", "Screen.swift", "--json", "--os", "iOS 17, iOS 26")
    #expect(result.status == 1)
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(objects.map { $0["os"] as? String } == ["iOS 17.0", "iOS 26.0"])
    #expect(objects.map { $0["outcome"] as? String } == ["compileFailed", "compileFailed"])
    let diagnostics = objects[0]["diagnostics"] as? [[String: Any]]
    #expect(diagnostics?.first?["line"] as? Int == 19)
    #expect(diagnostics?.first?["column"] as? Int == 10)
    #expect(diagnostics?.first?["message"] as? String == "cannot find 'titel' in scope")
  }

  @Test func `a file without a scenario is not measured and told what to add`() throws {
    let shell = try ShellHarness()
    try shell.write("import SwiftUI\n// func scenario(_ lab: Lab)\n", to: "Screen.swift")
    #expect(
      try shell.run("measure", "Screen.swift", "--json")
        == .init(
          output: "",
          side: """
            viewkata: error: Screen.swift: there is no scenario, no preview and no view, so \
            nothing was measured
            Add a preview, `#Preview { YourView() }`, to have it mounted, or a function that plays \
            with your view:

              import KataLab
              @MainActor func scenario(_ lab: Lab) async throws {
                try lab.mount(YourView())
              }

            """, status: 2))
    #expect(
      try shell.run("measure", "Scren.swift").side == """
        viewkata: error: Scren.swift: no such file
        Did you mean Screen.swift?

        """)
  }

  @Test func `a syntax error needs no compiler`() throws {
    let shell = try ShellHarness()
    try shell.write(Self.screen.replacing("Text(title)", with: "Text(title"), to: "Screen.swift")
    #expect(
      try shell.run("measure", "Screen.swift").output == """
        Screen.swift on iOS 26.0: did not compile

        Screen.swift:19:15: error: expected ')' to end function call
          19 │     Text(title
             │               ^

        """)
  }

  @Test func `without a toolchain it says where it looked, and the rest still works`() throws {
    let shell = try ShellHarness(["VIEWKATA_SWIFTC": "/nowhere/swiftc"])
    let result = try shell.run("-c", "open 1.2; check; list", "-q")
    #expect(
      result.side == """
        viewkata: error: there is no Swift compiler. Looked at:
          /nowhere/swiftc (VIEWKATA_SWIFTC)
        Install Swift 6.3 (https://www.swift.org/install/linux/) and put its usr/bin into PATH, or \
        name the compiler: VIEWKATA_SWIFTC=/path/to/swiftc

        """)
    #expect(result.status == 3)
    #expect(result.output.hasSuffix("0 of 2 solved\n"))
  }

  @Test func `lint reports to files as well, and nothing to read is no success`() throws {
    let shell = try ShellHarness()
    try shell.write(
      "import SwiftUI\nlet rows = List { ForEach(items, id: \\.self) { Text($0) } }\n",
      to: "Sources/A.swift")
    let result = try shell.run("lint", "Sources", "--report", "json=out.json")
    #expect(result.status == 0)
    #expect(try shell.read("out.json").contains("\"findings\""))
    #expect(
      try shell.run("lint", "Lessons")
        == .init(
          output: "",
          side: "viewkata: error: nothing was checked: there is no Swift file in Lessons\n",
          status: 2))
  }

  @Test func `Ctrl-C on the command line is status 130`() throws {
    let shell = try ShellHarness()
    try shell.write(
      Self.screen.replacing(
        "    Text(title)", with: "    let _ = { while true {} }()\n    Text(title)"),
      to: "Screen.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ShellHarness.program)
    process.arguments = ["measure", "Screen.swift"]
    process.currentDirectoryURL = URL(fileURLWithPath: shell.folder)
    process.environment = shell.environment
    let (output, side) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, side)
    try process.run()
    usleep(1_500_000)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    #expect(
      String(decoding: side.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        == "viewkata: error: interrupted\n")
  }

  @Test func `what a program prints is shown, not obeyed`() throws {
    let shell = try ShellHarness()
    try shell.write(
      Self.screen.replacing(
        "    Text(title)", with: "    let _ = print(\"\\u{1B}[2J\")\n    Text(title + \"\\u{7}\")"),
      to: "Screen.swift")
    let result = try shell.run("measure", "Screen.swift", "--color", "always")
    #expect(result.output.contains("“␛[2J”"))
    #expect(result.output.contains("“Row␇”"))
    #expect(!result.output.contains("\u{1B}[2J"))
  }

  @Test func `doctor says what it found as an object`() throws {
    let shell = try ShellHarness()
    let result = try shell.run("doctor", "--json")
    #expect(result.status == 0)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["ready"] as? Bool == true)
    let checks = try #require(object["checks"] as? [[String: Any]])
    #expect(
      checks.map { $0["name"] as? String } == [
        "toolchain", "simulator", "swift-format", "llvm-symbolizer", "availability", "sandbox",
        "lessons",
        "progress", "your files",
        "cache", "terminal",
      ])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completion scripts name every command`(shellName: String) throws {
    let shell = try ShellHarness()
    let script = try shell.run("completions", shellName).output
    for name in ["check", "measure", "verify", "doctor"] { #expect(script.contains(name)) }
    for option in ["against", "walk", "seed"] { #expect(script.contains(option)) }
    #expect(!script.contains("quit"))
  }
}
