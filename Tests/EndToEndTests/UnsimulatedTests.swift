import Foundation
import Testing

/// What the simulator lacks is named, with the way round it; what is misspelt is not.
@Suite struct UnsimulatedTests {
  let shell: ShellHarness

  init() throws { shell = try ShellHarness() }

  @Test func `a framework that is not simulated is named with stubs for what is used of it`() throws
  {
    let errors = try errors(
      """
      import MapKit
      import SwiftUI
      struct Screen: View { var body: some View { Map() } }
      """)
    #expect(
      errors == [
        .init(
          line: 1, message: "no such module 'MapKit'",
          explanation: """
            `MapKit` is not simulated. Take the import out, or put it under \
            `#if canImport(MapKit)`, and put a stub in the place of what is used of it, such as \
            `struct Map: View { var body: some View { Text("Map") } }`.
            """)
      ])
    let own = try self.errors("import AppModels\nimport SwiftUI\n#Preview { Text(\"\") }\n")
    #expect(own.first?.explanation?.hasPrefix("Only what is simulated can be imported") == true)
  }

  @Test func `the stub that is named takes what the call gives, and then it compiles`() throws {
    let code = """
      import SwiftUI
      struct Screen: View {
        @State private var region = 1
        var body: some View {
          Map(coordinateRegion: $region, showsUserLocation: true)
            .mapStyle(1)
          Chart { BarMark(x: 1, y: 2) }
        }
      }

      """
    let errors = try errors(code)
    #expect(
      errors.map(\.message) == ["Map", "Chart", "BarMark"].map { "cannot find '\($0)' in scope" })
    #expect(
      errors.map(\.explanation) == [
        """
        `MapKit.Map` is not simulated. Put a stub in its place: `struct Map: View { \
        init(coordinateRegion _: Any, showsUserLocation _: Any) {}; var body: some View { \
        Text("Map") } }`.
        """,
        """
        `Charts.Chart` is not simulated. Put a stub in its place: `struct Chart: View { \
        init(@ViewBuilder _: () -> some View) {}; var body: some View { Text("Chart") } }`.
        """,
        """
        `Charts.BarMark` is not simulated. Put a stub in its place: `struct BarMark: View { \
        init(x _: Any, y _: Any) {}; var body: some View { Text("BarMark") } }`.
        """,
      ])
    let stubs = errors.compactMap { $0.explanation?.firstMatch(of: /: `(.*)`\.$/)?.1 }
    let stubbed = code + stubs.joined(separator: "\n") + "\n"
    let rest = try self.errors(stubbed)
    #expect(
      rest.map(\.explanation) == [
        """
        `mapStyle` of MapKit is not simulated. Leave it out, or put a stub in its place: \
        `extension View { func mapStyle(_: Any) -> some View { self } }`.
        """
      ])
    let last = rest.compactMap { $0.explanation?.firstMatch(of: /: `(.*)`\.$/)?.1 }
    #expect(try self.errors(stubbed + last.joined()) == [])
  }

  @Test func `wrappers, macros and environment values have words of their own`() throws {
    let errors = try errors(
      """
      import SwiftUI
      struct Screen: View {
        @Environment(\\.modelContext) private var context
        @Query private var items: [Int]
        var body: some View { Text("") }
      }
      @Model final class Item {}
      """)
    let explanations = Set(errors.compactMap(\.explanation))
    #expect(
      explanations.isSuperset(of: [
        """
        `EnvironmentValues.modelContext` is of SwiftData and not simulated. Declare it yourself: \
        `extension EnvironmentValues { @Entry var modelContext = … }`.
        """,
        """
        `SwiftData.Query` is not simulated. Write `@State private var items: [Item] = []`, with \
        samples for items, instead.
        """,
        "`SwiftData.Model` is not simulated. Write `@Observable` instead.",
      ]))
  }

  @Test func `what is misspelt is not taken for Apple's`() throws {
    let errors = try errors(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("a").fnot(.body)
          Mapp()
          "a".font()
        }
      }
      """)
    #expect(errors.count >= 3)
    #expect(errors.allSatisfy { $0.explanation?.contains("simulated") != true })
  }

  @Test func `a file that forgot the import is told so`() throws {
    try shell.write("struct Row: View { var body: some View { Text(\"\") } }\n", to: "Row.swift")
    try shell.write("import SwiftUI\n#Preview { Row() }\n", to: "Preview.swift")
    let result = try shell.run("measure", "Preview.swift", "Row.swift", "--json")
    let errors = try Self.errors(in: result.output)
    #expect(
      errors.contains(
        .init(
          line: 1, message: "cannot find type 'View' in scope",
          explanation: "`View` is of SwiftUI: write `import SwiftUI` in this file.")))
  }

  struct Complaint: Decodable, Equatable {
    var line: Int
    var message: String
    var explanation: String?
  }

  private struct Measured: Decodable { var diagnostics: [Diagnostic] }
  private struct Diagnostic: Decodable {
    var severity: String
    var line: Int
    var message: String
    var explanation: String?
  }

  /// What the compiler has against a file, with our explanations.
  private func errors(_ code: String) throws -> [Complaint] {
    try shell.write(code, to: "Screen.swift")
    return try Self.errors(in: try shell.run("measure", "Screen.swift", "--json").output)
  }

  private static func errors(in output: String) throws -> [Complaint] {
    try JSONDecoder().decode(Measured.self, from: Data(output.utf8)).diagnostics
      .filter { $0.severity == "error" }
      .map { Complaint(line: $0.line, message: $0.message, explanation: $0.explanation) }
  }
}
