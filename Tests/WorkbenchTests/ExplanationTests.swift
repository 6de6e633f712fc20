import Testing
import Trace

@testable import Workbench

/// Each snippet makes the real compiler word the message that an explanation is about.
@Suite struct `Explanations of compiler messages` {
  struct Snippet: Sendable, CustomTestStringConvertible {
    var message: String
    var code: String
    /// A word of the explanation, to know it is the right one.
    var explained: String
    var testDescription: String { message }
  }

  static let snippets: [Snippet] = [
    Snippet(
      message: """
        function declares an opaque return type, but has no return statements in its body from \
        which to infer an underlying type
        """,
      code: "struct A0 { func row() -> some View { let text = Text(\"a\"); print(text) } }",
      explained: "End with a view"),
    Snippet(
      message: """
        function declares an opaque return type 'some View', but the return statements in its \
        body do not have matching underlying types
        """,
      code: """
        struct A1 {
          func row(_ on: Bool) -> some View {
            if on { return Text("a") } else { return VStack { Text("a") } }
          }
        }
        """, explained: "Drop the `return`s"),
    Snippet(
      message: "branches have mismatching types 'Text' and 'VStack<Text>'",
      code: """
        struct A2 {
          func row(_ on: Bool) -> some View { if on { Text("a") } else { VStack { Text("a") } } }
        }
        """, explained: "one type"),
    Snippet(
      message: """
        result values in '? :' expression have mismatching types 'Text' and 'VStack<Text>'
        """,
      code: "func a3(_ on: Bool) -> some View { on ? Text(\"a\") : VStack { Text(\"a\") } }",
      explained: "one type"),
    Snippet(
      message: "type '()' cannot conform to 'View'",
      code: "struct A4: View { var body: some View { VStack { print(1); Text(\"a\") } } }",
      explained: "every line is a view"),
    Snippet(
      message: "type 'any View' cannot conform to 'View'",
      code: "struct A5: View { var a: any View; var body: some View { VStack { a } } }",
      explained: "Content: View"),
    Snippet(
      message: "type 'A6' does not conform to protocol 'View'",
      code: "struct A6: View { var title = \"\" }", explained: "var body: some View"),
    Snippet(
      message: "left side of mutating operator isn't mutable: 'self' is immutable",
      code: """
        struct A7: View {
          var n = 0
          var body: some View { Button("a") { n += 1 } }
        }
        """, explained: "@State"),
    Snippet(
      message: "cannot assign to property: 'self' is immutable",
      code: "struct A8 { var n = 0; func change() { n = 3 } }", explained: "@State"),
    Snippet(
      message: "missing argument for parameter 'title' in call",
      code: """
        struct Row9: View { var title: String; var body: some View { Text(title) } }
        struct A9: View { var body: some View { Row9() } }
        """, explained: "default value"),
    Snippet(
      message: "generic parameter 'Content' could not be inferred",
      code: """
        struct Card10<Content: View>: View {
          init() {}
          var body: some View { Text("") }
        }
        struct A10: View { var body: some View { Card10() } }
        """, explained: "which type is meant"),
    Snippet(
      message: "extra argument 'size' in call",
      code: """
        struct Row11: View { var title: String; var body: some View { Text(title) } }
        struct A11: View { var body: some View { Row11(title: "a", size: 3) } }
        """, explained: "spelling of the label"),
    Snippet(
      message: "cannot find 'titel' in scope",
      code: "struct A12: View { var body: some View { Text(titel) } }", explained: "spelling"),
    Snippet(
      message: """
        cannot convert value 'n' of type 'Int' to expected type 'Binding<Int>', use wrapper instead
        """,
      code: """
        struct A13: View {
          @State var n = 0
          var body: some View { Stepper("a", value: n) }
        }
        """, explained: "$ before the name"),
    Snippet(
      message: "cannot convert value of type 'Int' to expected argument type 'Binding<Int>'",
      code: "struct A14: View { var body: some View { Stepper(\"a\", value: 3 + 4) } }",
      explained: "$ before the name"),
    Snippet(
      message: "'Row15' initializer is inaccessible due to 'private' protection level",
      code: "struct A15: View { var body: some View { Row15(n: 3) } }",
      explained: "makes the initializer private"),
    Snippet(
      message: "value of type 'Text' has no member 'paddin'",
      code: "struct A16: View { var body: some View { Text(\"a\").paddin(3) } }",
      explained: "modifier of this name"),
    Snippet(
      message: """
        referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Item17' conform to \
        'Identifiable'
        """,
      code: """
        struct Item17 {}
        struct A17: View {
          var items: [Item17]
          var body: some View { ForEach(items) { _ in Text("a") } }
        }
        """, explained: "apart by an id"),
    Snippet(
      message: "generic struct 'ForEach' requires that 'Item18' conform to 'Hashable'",
      code: """
        struct Item18 {}
        struct A18: View {
          var items: [Item18]
          var body: some View { ForEach(items, id: \\.self) { _ in Text("a") } }
        }
        """, explained: "Hashable"),
    Snippet(
      message: "static method 'buildExpression' requires that 'Int' conform to 'View'",
      code: "struct A19: View { var body: some View { 3 } }", explained: "plain value"),
    Snippet(
      message: "result of operator '+' is unused",
      code: """
        struct A20: View {
          @State var n = 0
          var body: some View { Button("a") { n + 1 } }
        }
        """, explained: "thrown away"),
    Snippet(
      message: """
        closure containing control flow statement cannot be used with result builder 'ViewBuilder'
        """,
      code: "struct A21: View { var body: some View { for _ in 0..<3 { Text(\"a\") } } }",
      explained: "ForEach"),
    Snippet(
      message: "main actor-isolated property 'n' can not be mutated from a nonisolated context",
      code: """
        @MainActor final class Model22 { var n = 0 }
        func a22(_ model: Model22) { model.n = 3 }
        """, explained: "@MainActor"),
    Snippet(
      message: """
        call to main actor-isolated instance method 'f()' in a synchronous nonisolated context
        """,
      code: """
        @MainActor final class Model23 { func f() {} }
        func a23(_ model: Model23) { model.f() }
        """, explained: "@MainActor"),
    Snippet(
      message: "cannot assign to property: 'n' is a 'let' constant",
      code: "struct A24: View { let n = 0; var body: some View { Button(\"a\") { n = 3 } } }",
      explained: "never changes"),
    Snippet(
      message: """
        cannot use instance member 'n' within property initializer; property initializers run \
        before 'self' is available
        """,
      code: """
        struct A25: View {
          @State var n = 0
          @State var m = n + 1
          var body: some View { Text("") }
        }
        """, explained: "computed property"),
  ]

  /// All of them in one call of the compiler.
  static let diagnostics = Result {
    var units = snippets.enumerated().map { index, snippet in
      SourceUnit(
        name: "s\(index).swift", path: "s\(index).swift", text: "import SwiftUI\n\(snippet.code)\n")
    }
    units.append(
      SourceUnit(
        name: "row15.swift", path: "row15.swift",
        text: """
          import SwiftUI
          struct Row15: View { private var n: Int; var body: some View { Text("") } }
          """))
    return try Bench.shared.get().workbench.typecheck(Program(units: units, file: "s"))
  }

  @Test(arguments: snippets.indices)
  func `the compiler words it so, and it is explained`(index: Int) throws {
    let snippet = Self.snippets[index]
    let found = try Self.diagnostics.get().filter {
      $0.file == "s\(index).swift" && $0.severity != .note
    }
    let diagnostic = try #require(
      found.first { $0.message == snippet.message }, "\(found.map(\.message))")
    let explanation = try #require(diagnostic.explanation)
    #expect(explanation.contains(snippet.explained), "\(explanation)")
  }

  @Test func `an expression that takes too long to check is explained`() throws {
    // Worded as Swift 6.3.1 does; provoking it takes the compiler half a minute.
    let explanation = Explanation.of(
      """
      the compiler is unable to type-check this expression in reasonable time; try breaking up \
      the expression into distinct sub-expressions
      """)
    #expect(explanation?.hasPrefix("Often a plain mistake hides in here") == true)
  }

  @Test(arguments: [
    "cannot find", "type 'A' does not conform to protocol 'Hashable'",
    "result of calculation", "function declares nothing",
  ])
  func `other messages are left alone`(message: String) {
    #expect(Explanation.of(message) == nil)
  }
}
