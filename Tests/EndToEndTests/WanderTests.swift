import Testing

/// Walks over a screen at random, which nothing but the screen and the seed decides.
@Suite struct WanderTests {
  let program: BuiltProgram
  init() throws { program = try BuiltProgram() }

  @Test func `each interaction is a step named like the call that does the same`() throws {
    #expect(
      try walk(
        """
        struct Root: View {
          @State private var isOn = false
          @State private var name = ""
          @State private var volume = 0.5
          @State private var count = 0
          @State private var size = "S"
          var body: some View {
            List {
              Toggle("Sound", isOn: $isOn)
              TextField("Name", text: $name)
              Slider(value: $volume, in: 0...2) { Text("Volume") }
              Stepper("Count", value: $count)
              Picker("Size", selection: $size) { ForEach(["S", "L"], id: \\.self) { Text($0) } }
              Button("Save") {}
            }
          }
        }
        """, "try await lab.wander(24, seed: 3)") == """
          mount
          """)
  }

  @Test func `the seed decides which walk it is`() throws {
    let counter = """
      struct Root: View {
        @State private var n = 0
        var body: some View { Button("Up") { n += 1 }; Button("Down") { n -= 1 } }
      }
      """
    let first = try walk(counter, "try await lab.wander(30, seed: 1)")
    #expect(try walk(counter, "try await lab.wander(30, seed: 1); print(1)") == first)
    #expect(try walk(counter, "try await lab.wander(30, seed: 2)") != first)
  }

  @Test func `what is covered or disabled is left alone`() throws {
    let steps = try walk(
      """
      struct Root: View {
        @State private var isAsking = true
        var body: some View {
          Button("Under") {}
          Button("Never") {}.disabled(true)
            .alert("Sure?", isPresented: $isAsking) {
              Button("Yes") {}
            }
        }
      }
      """, "try await lab.wander(20, seed: 5)")
    let names = steps.split(separator: "\n").map(String.init)
    let answer = try #require(names.firstIndex(of: "tap Yes"))
    #expect(!names[..<answer].contains { $0.hasPrefix("tap") || $0 == "go back" })
    #expect(names[answer...].contains("tap Under"))
    #expect(!names.contains("tap Never"))
  }

  @Test func `a page without a button is left the way the system lets one`() throws {
    let steps = try walk(
      """
      struct Root: View {
        var body: some View { NavigationStack { NavigationLink("In") { Text("Inside") } } }
      }
      """, "try await lab.wander(20, seed: 5)")
    #expect(Set(steps.split(separator: "\n")).isSuperset(of: ["tap In", "go back"]))
  }

  @Test func `what shows no text is told apart by its number`() throws {
    let steps = try walk(
      """
      struct Root: View {
        var body: some View {
          Button { } label: { Image(systemName: "a") }
          Button { } label: { Image(systemName: "b") }
        }
      }
      """, "try await lab.wander(20, seed: 5)")
    #expect(Set(steps.split(separator: "\n")).isSuperset(of: ["tap (no. 1)", "tap (no. 2)"]))
  }

  @Test func `a walk waits for what sleeps and ends where there is nothing left to do`() throws {
    let steps = try walk(
      """
      struct Root: View {
        @State private var isLoaded = false
        var body: some View {
          Text(isLoaded ? "Ready" : "Loading").task {
            try? await Task.sleep(for: .seconds(3)); isLoaded = true
          }
        }
      }
      """, "try await lab.wander(100, seed: 5); print(lab.texts)")
    let names = steps.split(separator: "\n").map(String.init)
    #expect(names.count < 100)
    #expect(names.last == "wander: nothing can be operated")
    #expect(names.dropFirst().dropLast().allSatisfy { $0.hasPrefix("wait ") })
  }

  @Test func `a walk before mount says that nothing is mounted`() throws {
    let ending = try measure("struct Root {}", "try await lab.wander(5, seed: 5)", mounts: false)
    #expect(
      ending.output.contains("there is nothing to wander through: call lab.mount(…) first"))
  }

  /// The names of the steps, one a line.
  private func walk(_ root: String, _ scenario: String) throws -> String {
    let ending = try measure(root, scenario)
    let report = try #require(try? JSON(ending.output), "\(ending.error)")
    let measured = report.list.first ?? report
    #expect(measured["outcome"]?.text == "completed")
    return (measured["steps"]?.list ?? []).compactMap { $0["name"]?.text }.joined(separator: "\n")
  }

  private func measure(
    _ root: String, _ scenario: String, mounts: Bool = true
  ) throws -> BuiltProgram.Ending {
    let file = try program.write(
      """
      import KataLab
      import SwiftUI

      \(root)

      @MainActor func scenario(_ lab: Lab) async throws {
        \(mounts ? "try lab.mount(Root())" : "")
        \(scenario)
      }
      """, to: "Screen.swift")
    return try program.run(["measure", file, "--json"])
  }
}
