import Kata
import Testing

@testable import Analysis

/// What the fix of `state-owner` leaves alone, and what it does across files.
struct MovedStateTests {
  @Test(arguments: refused)
  func `what a child cannot simply own stays with its owner`(_ why: String, _ source: String) {
    let found = findings(in: source)
    #expect(!found.isEmpty, "\(why)")
    #expect(found.allSatisfy { $0.fix == nil }, "\(why)")
  }

  @Test func `a state moves into a child of another file`() throws {
    let owner = SourceFile(
      path: "Settings.swift",
      text: """
        struct Settings: View {
          @State private var volume = 0.5
          let title: String

          var body: some View {
            VStack {
              Text(title)
              VolumeRow(volume: $volume)
            }
          }
        }
        """)
    let child = SourceFile(
      path: "VolumeRow.swift",
      text: """
        struct VolumeRow: View {
          /// From 0 to 1.
          @Binding var volume: Double

          var body: some View { Slider(value: $volume) }
        }

        struct VolumeRow_Previews: PreviewProvider {
          static var previews: some View { VolumeRow(volume: .constant(0.5)) }
        }
        """)
    var fixer = Fixer([owner, child]) { Analyzer.findings(in: $0, rules: [.stateOwner]) }
    fixer.run()
    #expect(
      fixer.files.map(\.text) == [
        """
        struct Settings: View {
          let title: String

          var body: some View {
            VStack {
              Text(title)
              VolumeRow()
            }
          }
        }
        """,
        """
        struct VolumeRow: View {
          /// From 0 to 1.
          @State private var volume = 0.5

          var body: some View { Slider(value: $volume) }
        }

        struct VolumeRow_Previews: PreviewProvider {
          static var previews: some View { VolumeRow() }
        }
        """,
      ])
  }

  private func findings(in source: String) -> [Finding] {
    Analyzer.findings(
      in: [SourceFile(path: "input.swift", text: source)], rules: [.stateOwner])
  }

  private static let row = """
    struct Row: View {
      @Binding var isOn: Bool
      var body: some View { Toggle("On", isOn: $isOn) }
    }
    """

  static let refused: [(String, String)] = [
    (
      "a part of the state is handed over",
      """
      struct Draft { var name = "" }
      struct Form: View {
        @State private var draft = Draft()
        var body: some View { VStack { NameField(name: $draft.name) } }
      }
      struct NameField: View {
        @Binding var name: String
        var body: some View { TextField("Name", text: $name) }
      }
      """
    ),
    (
      "the child is handed something worked out from it",
      """
      struct Page: View {
        @State private var isOpen = false
        var body: some View {
          VStack { Row(title: isOpen ? "a" : "b", toggle: { isOpen.toggle() }) }
        }
      }
      struct Row: View {
        let title: String
        let toggle: () -> Void
        var body: some View { Button(title, action: toggle) }
      }
      """
    ),
    (
      "the action does something of the owner's as well",
      """
      struct Page: View {
        @State private var isOpen = false
        var body: some View {
          VStack { Row(isOpen: isOpen, toggle: { isOpen.toggle(); log() }) }
        }
        private func log() {}
      }
      struct Row: View {
        let isOpen: Bool
        let toggle: () -> Void
        var body: some View { Button(isOpen ? "a" : "b", action: toggle) }
      }
      """
    ),
    (
      "a preview shows another value",
      """
      struct Page: View {
        @State private var isOn = false
        var body: some View { VStack { Row(isOn: $isOn) } }
      }
      \(row)
      #Preview { Row(isOn: .constant(true)) }
      """
    ),
    (
      "the default value is worked out",
      """
      struct Page: View {
        @State private var isOn = loadSetting()
        var body: some View { VStack { Row(isOn: $isOn) } }
      }
      \(row)
      """
    ),
    (
      "the child does not watch the model",
      """
      final class Model: ObservableObject { @Published var name = "" }
      struct Page: View {
        @StateObject private var model = Model()
        var body: some View { VStack { Row(model: model) } }
      }
      struct Row: View {
        let model: Model
        var body: some View { Text(model.name) }
      }
      """
    ),
    (
      "the child is compared by what it is handed",
      """
      struct Page: View {
        @State private var isOn = false
        var body: some View { VStack { Row(isOn: isOn) } }
      }
      struct Row: View, Equatable {
        let isOn: Bool
        var body: some View { Text(isOn ? "a" : "b") }
      }
      """
    ),
    (
      "the type is private to the owner",
      """
      struct Page: View {
        private enum Kind { case a, b }
        @State private var kind = Kind.a
        var body: some View { VStack { Row(value: $kind) } }
      }
      struct Row<Value>: View {
        @Binding var value: Value
        var body: some View { Text("\\(value)") }
      }
      """
    ),
    (
      "the child's initializer does more with it",
      """
      struct Page: View {
        @State private var isOn = false
        var body: some View { VStack { Row(isOn: $isOn) } }
      }
      struct Row: View {
        @Binding var isOn: Bool
        let title: String
        init(isOn: Binding<Bool>) {
          _isOn = isOn
          title = isOn.wrappedValue ? "a" : "b"
        }
        var body: some View { Toggle(title, isOn: $isOn) }
      }
      """
    ),
  ]
}
