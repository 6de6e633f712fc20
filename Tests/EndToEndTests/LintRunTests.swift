import Foundation
import Testing

/// `lint --run`: findings of files outside of any lesson, with what runs of them say.
@Suite struct LintRunTests {
  let shell: ShellHarness

  init() throws { shell = try ShellHarness() }

  @Test func `the counts of a scenario are said beside the finding, and withdraw others`() throws {
    try shell.write(Self.screen + Self.scenario, to: "Screen.swift")
    let found = try shell.run("lint", "Screen.swift", "--run", "-q")
    #expect(
      found.output == """
        Screen.swift:25:43: should fix: Tag never uses `scheme`, but Tag.body runs
        whenever `colorScheme` changes in its environment. Remove the declaration. (1 of
        the 2 evaluations of Tag.body) [unread-environment]
          25 │   @Environment(\\.colorScheme) private var scheme
             │                                           ^
          fix: Delete scheme

        1 should fix in 1 file
        1 can be fixed with lint --fix

        Ran Screen.swift: 2 steps, completed.

        Withdrawn: wide-input at Screen.swift:20, for Profile.body did not run again
        when Screen.body did.

        """, "\(found.output)")
    #expect(found.status == 0)
  }

  @Test func `without a scenario previews are mounted and walked over`() throws {
    try shell.write(Self.screen + "#Preview { Screen() }\n", to: "Screen.swift")
    let found = try shell.run("lint", "Screen.swift", "--run", "-q")
    #expect(found.output.contains(" evaluations of Tag.body) [unread-environment]"))
    #expect(found.output.contains("Ran Screen.swift: 51 steps, completed."), "\(found.output)")
  }

  @Test func `what cannot be run keeps its findings, and it is said why`() throws {
    try shell.write(Self.screen + "let wrong: Int = \"text\"\n", to: "Screen.swift")
    let found = try shell.run("lint", "Screen.swift", "--run", "-q")
    #expect(found.output.contains("[unread-environment]"))
    #expect(found.output.contains("[wide-input]"))
    #expect(
      found.output.contains("Screen.swift was not run: it does not compile"), "\(found.output)")
    try shell.write("let number = 1\n", to: "Number.swift")
    let nothing = try shell.run("lint", "Number.swift", "--run", "-q")
    #expect(nothing.output.contains("Nothing was run: Number.swift: there is no scenario"))
    #expect(nothing.status == 0)
  }

  private static let screen = """
    import KataLab
    import SwiftUI

    struct Screen: View {
      @State private var isDark = false
      @State private var user = User(name: "Ann", city: "", mail: "", phone: "", street: "")
      var body: some View {
        VStack {
          Button("Flip") { isDark.toggle() }
          TextField("City", text: $user.city)
          Profile(user: user)
          Tag()
        }
        .environment(\\.colorScheme, isDark ? .dark : .light)
      }
    }
    struct User {
      var name, city, mail, phone, street: String
    }
    struct Profile: View { let user: User
      var body: some View { Text(user.name) }
    }
    struct Tag: View {
      // Once it was drawn in two colours.
      @Environment(\\.colorScheme) private var scheme
      var body: some View { Text("tag") }
    }

    """

  private static let scenario = """
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Screen())
      try lab.tap("Flip")
    }

    """
}
