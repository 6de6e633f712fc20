import Testing

@testable import Analysis

@Suite struct `Environment entries` {
  @Test func `an annotated entry is written out in place`() {
    let text = """
      extension EnvironmentValues {
        @Entry var accent: Color = .red // red
        @Entry
        public var limit: Int? = nil
        @Entry var style: Style?
      }
      """
    #expect(
      rewritten(text) == """
        extension EnvironmentValues {
                 var accent: Color { get { self[_ViewKataEntry_accent.self] } set { self[_ViewKataEntry_accent.self] = newValue } }; private enum _ViewKataEntry_accent: EnvironmentKey { static var defaultValue: Color { .red } } // red
          \("      ")
          public var limit: Int? { get { self[_ViewKataEntry_limit.self] } set { self[_ViewKataEntry_limit.self] = newValue } }; private enum _ViewKataEntry_limit: EnvironmentKey { static var defaultValue: Int? { nil } }
                 var style: Style? { get { self[_ViewKataEntry_style.self] } set { self[_ViewKataEntry_style.self] = newValue } }; private enum _ViewKataEntry_style: EnvironmentKey { static var defaultValue: Style? { nil } }
        }
        """)
  }

  @Test func `without an annotation the compiler finds the type`() {
    let text = """
      extension Transaction {
        @Entry var quick =
          Speed(1)
      }
      """
    #expect(
      rewritten(text) == """
        extension Transaction {
                 var quick: _ViewKataEntry_quick.Value { get { self[_ViewKataEntry_quick.self] } set { self[_ViewKataEntry_quick.self] = newValue } }; enum _ViewKataEntry_quick: _ViewKataDefault_Transaction_quick { nonisolated(unsafe) static let make = { \n\
        Speed(1) } }
        }; protocol _ViewKataDefault_Transaction_quick: TransactionKey { associatedtype Value; static var make: () -> Value { get } }; extension _ViewKataDefault_Transaction_quick { static var defaultValue: Value { make() } }
        """)
  }

  @Test(arguments: [
    "extension Other { @Entry var accent: Color = .red }\n",
    "extension EnvironmentValues { var accent: Color { self[Key.self] } }\n",
    "extension EnvironmentValues { @Entry var accent: Color }\n",
    "// @Entry\n",
  ])
  func `what is no entry stays`(text: String) {
    #expect(rewritten(text) == text)
  }
}
