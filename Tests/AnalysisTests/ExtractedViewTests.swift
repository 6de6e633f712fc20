import Kata
import Testing

@testable import Analysis

/// What the fix of `computed-property-boundary` leaves alone, and what it does across files.
struct ExtractedViewTests {
  @Test(arguments: refused)
  func `a member that cannot simply be a type stays one`(_ why: String, _ source: String) {
    let found = findings(in: source)
    #expect(!found.isEmpty, "\(why)")
    #expect(found.allSatisfy { $0.fix == nil }, "\(why)")
  }

  @Test func `a section in another file becomes a type there that all files can see`() {
    let screen = SourceFile(
      path: "Screen.swift",
      text: """
        struct Screen: View {
          @State private var count = 0
          let names: [String]

          var body: some View {
            VStack {
              Button("\\(count)") { count += 1 }
              nameRows
            }
          }
        }
        """)
    let sections = SourceFile(
      path: "Screen+Sections.swift",
      text: """
        extension Screen {
          var nameRows: some View { ForEach(names, id: \\.self) { Text($0) } }
        }
        """)
    let found = Analyzer.findings(in: [screen, sections], rules: [.computedPropertyBoundary])
    #expect(found.count == 1)
    let fix = found.first?.fix
    #expect(
      fix?.applied(to: screen.text, of: screen.path)
        == screen.text.replacing("      nameRows\n", with: "      NameRows(names: names)\n"))
    #expect(
      fix?.applied(to: sections.text, of: sections.path) == """
        struct NameRows: View {
          let names: [String]

          var body: some View { ForEach(names, id: \\.self) { Text($0) } }
        }
        """)
  }

  private func findings(in source: String) -> [Finding] {
    Analyzer.findings(
      in: [SourceFile(path: "input.swift", text: source)], rules: [.computedPropertyBoundary])
  }

  private static func screen(_ stored: String, _ members: String) -> String {
    """
    struct Screen: View {
      @State private var count = 0
      let names: [String]
      \(stored)
      var body: some View {
        VStack {
          Button("\\(count)") { count += 1 }
          rows
        }
      }
      \(members)
    }
    """
  }

  static let refused: [(String, String)] = [
    (
      "it calls what the owner calls too",
      screen(
        "",
        """
        var rows: some View { ForEach(names, id: \\.self) { Text(title($0)).onTapGesture(perform: log) } }
        var footer: some View { Text(title("")) }
        func title(_ name: String) -> String { name + "!" }
        func log() { print(title("")) }
        """)
    ),
    (
      "the type of what it reads is not said",
      screen(
        "@State private var limit = makeLimit()",
        """
        var rows: some View { ForEach(names, id: \\.self) { Text($0 + limit) } }
        var footer: some View { Text(limit) }
        """)
    ),
    (
      "it hands itself on",
      screen("", "var rows: some View { ForEach(names, id: \\.self) { Row(name: $0, of: self) } }")
    ),
    (
      "it watches the model that wakes its owner",
      """
      final class Store: ObservableObject {
        @Published var names: [String] = []
        @Published var title = ""
      }
      struct Screen: View {
        @ObservedObject var store: Store
        var body: some View {
          VStack {
            Text(store.title)
            rows
          }
        }
        var rows: some View {
          VStack {
            TextField("", text: $store.name)
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
          }
        }
      }
      """
    ),
    (
      "it uses what is private to the owner",
      screen(
        "private static let mark = \"!\"",
        "var rows: some View { ForEach(names, id: \\.self) { Text($0 + Self.mark) } }")
    ),
    (
      "it is generic itself",
      screen(
        "",
        """
        var rows: some View { Text("a") }
        func list<Row: View>(_ row: (String) -> Row) -> some View {
          ForEach(names, id: \\.self) { row($0) }
        }
        """
      ).replacing("    rows\n", with: "    list { Text($0) }\n")
    ),
    (
      "it is compiled for some systems only",
      screen(
        "",
        """
        #if os(iOS)
        var rows: some View { ForEach(names, id: \\.self) { Text($0) } }
        #endif
        """)
    ),
    (
      "a wrapper of unknown kind is read",
      screen(
        "@Stored var mark: String",
        """
        var rows: some View { ForEach(names, id: \\.self) { Text($0 + mark) } }
        """)
    ),
  ]
}
