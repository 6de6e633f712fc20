import Kata
import SwiftSyntax

extension Rule {
  static let podEquatable = Rule(
    id: "pod-equatable",
    summary: "A view's == that SwiftUI ignores",
    severity: .should,
    explanation: """
      A view whose stored values are nothing but bytes (numbers, truth values, enums without \
      values, structs of these) is compared as bytes. Its own `==` is not asked, whatever it \
      says, unless the view is wrapped with `.equatable()`. An input left out on purpose then still \
      runs the body.

      Write `Gauge(…).equatable()` where the view is made.

      It is fine, and silent here, when `==` compares everything, which is the same as comparing \
      bytes, and when the view stores anything else, such as a `String`, an array, an object or \
      state: then `==` is asked without further ado.

      Source: John Harper of the SwiftUI team, quoted at \
      https://chris.eidhof.nl/note/swiftui-view-equality ; \
      https://developer.apple.com/documentation/swiftui/equatableview
      """,
    bad: [
      """
      struct Screen: View {
        @State private var tick = 0
        var body: some View { Gauge(level: tick / 10, tick: tick) }
      }
      struct Gauge: View, Equatable {
        let level: Int
        let tick: Int
        static func ↓== (lhs: Gauge, rhs: Gauge) -> Bool { lhs.level == rhs.level }
        var body: some View { Text("\\(level)") }
      }
      """,
      """
      struct Screen: View {
        @State private var place = CGPoint.zero
        var body: some View { VStack { Dot(place: place, kind: .big).padding() } }
      }
      struct Dot: View {
        enum Kind { case big, small }
        let place: CGPoint
        let kind: Kind
        var body: some View { Text("a") }
      }
      extension Dot: Equatable {
        static func ↓== (a: Dot, b: Dot) -> Bool { a.kind == b.kind }
      }
      """,
      """
      struct Range { var from: Int; var to: Int }
      struct Screen: View {
        @State private var range = Range(from: 0, to: 1)
        var body: some View { Bar(range: range, isOn: nil) }
      }
      struct Bar: View, Equatable {
        let range: Range
        let isOn: Bool?
        nonisolated static func ↓== (a: Self, b: Self) -> Bool { true }
        var body: some View { Text("a") }
      }
      """,
    ],
    good: [
      """
      struct Screen: View {
        @State private var tick = 0
        var body: some View { Gauge(level: tick / 10, tick: tick).equatable() }
      }
      struct Gauge: View, Equatable {
        let level: Int
        let tick: Int
        static func == (lhs: Gauge, rhs: Gauge) -> Bool { lhs.level == rhs.level }
        var body: some View { Text("\\(level)") }
      }
      """,
      """
      struct Screen: View {
        @State private var tick = 0
        var body: some View {
          Title(text: "a", tick: tick)
          Knob(level: tick, tick: tick)
        }
      }
      struct Title: View, Equatable {
        let text: String
        let tick: Int
        static func == (lhs: Title, rhs: Title) -> Bool { lhs.text == rhs.text }
        var body: some View { Text(text) }
      }
      struct Knob: View, Equatable {
        let level: Int
        let tick: Int
        @State private var isOn = false
        static func == (lhs: Knob, rhs: Knob) -> Bool { lhs.level == rhs.level }
        var body: some View { Text("\\(level)") }
      }
      """,
      """
      struct Screen: View {
        @State private var tick = 0
        var body: some View {
          Gauge(level: tick, tick: tick)
          Model(level: tick, value: Value())
        }
      }
      struct Gauge: View, Equatable {
        let level: Int
        let tick: Int
        static func == (a: Gauge, b: Gauge) -> Bool { a.level == b.level && a.tick == b.tick }
        var body: some View { Text("\\(level)") }
      }
      struct Model: View, Equatable {
        let level: Int
        let value: Value
        static func == (a: Model, b: Model) -> Bool { a.level == b.level }
        var body: some View { Text("\\(level)") }
      }
      """,
    ]
  ) { context in
    for equality in Equality.all(in: context) {
      let view = equality.view
      let inputs = view.properties.filter { !($0.isConstant && $0.initializer != nil) }
      guard view.inherited.contains("Equatable"), context.index.isTrivial(view) == true,
        let left = inputs.first(where: { equality.compared[$0.name] == nil }),
        !context.index.constructions(of: view).isEmpty, !context.index.isWrapped(view)
      else { continue }
      context.report(
        at: equality.function.name,
        "SwiftUI compares \(view.name) as bytes and does not ask this ==, so a change of "
          + "`\(left.name)` runs \(view.name).body all the same. Make it as "
          + "`\(view.name)(…).equatable()`.",
        asks: [.again(view.name)])
    }
  }
}
