import Kata
import SwiftSyntax

extension Rule {
  static let dynamicRange = Rule(
    id: "dynamic-range",
    summary: "Rows over a range without ids, although the range changes",
    severity: .must,
    explanation: """
      `ForEach(0..<count) { }` and `ForEach(items.indices) { }` without `id:` take the range for \
      constant: SwiftUI reads it once, warns when the count is another one later, and shows rows \
      that are too many or too few, or asks the row closure for an index that is gone.

      Iterate over identifiable elements, `ForEach(items) { item in }`. Where there is nothing \
      but a number, say how rows are told apart: `ForEach(0..<count, id: \\.self) { }`.

      It is fine, and silent here, when the range is constant: literals, `static` values, a \
      collection that nothing changes.

      Source: https://developer.apple.com/documentation/swiftui/foreach ; WWDC21 "Demystify \
      SwiftUI", https://developer.apple.com/videos/play/wwdc2021/10022
      """,
    bad: [
      """
      struct Guests: View {
        @State private var count = 1
        var body: some View {
          Stepper("Guests", value: $count)
          ForEach(↓0..<count) { Text("Guest \\($0)") }
        }
      }
      """,
      """
      struct Names: View {
        @State private var names = ["Ada"]
        var body: some View {
          List {
            ForEach(↓names.indices) { index in Text(names[index]) }
            ForEach(↓0 ..< names.count) { index in Text(names[index]) }
            Button("Add") { names.append("Bo") }
          }
        }
      }
      """,
      """
      final class Cart: ObservableObject {
        @Published private(set) var items: [String] = []
        var visible: [String] { items.filter { !$0.isEmpty } }
        func add(_ item: String) { items.append(item) }
      }
      struct CartView: View {
        @ObservedObject var cart: Cart
        var body: some View {
          List(↓0..<cart.items.count) { Text(cart.items[$0]) }
          VStack { ForEach(↓0..<cart.visible.count) { Text(cart.visible[$0]) } }
        }
      }
      """,
      """
      struct Screen: View {
        @State private var stars = 3
        var body: some View {
          Button("More") { stars += 1 }
          Stars(count: stars)
        }
      }
      struct Stars: View {
        let count: Int
        var body: some View {
          HStack { ForEach(↓1..<count + 1) { _ in Image(systemName: "star") } }
        }
      }
      """,
    ],
    good: [
      """
      struct Login: View {
        @State private var code = ["", "", "", ""]
        var body: some View { CodeField(code: $code) }
      }
      struct CodeField: View {
        @Binding var code: [String]
        var body: some View {
          HStack { ForEach(0..<code.count) { TextField("", text: $code[$0]) } }
        }
      }
      """,
      """
      struct Dots: View {
        static let count = 5
        let rows = 3
        @State private var pages = ["a", "b"]
        @State private var selected = 0
        var body: some View {
          ForEach(0..<5) { Text("\\($0)") }
          ForEach(0..<Self.count) { Text("\\($0)") }
          ForEach(0..<rows) { Text("\\($0)") }
          ForEach(pages.indices) { index in
            Button(pages[index]) { selected = index }
          }
        }
      }
      """,
      """
      struct Guests: View {
        @State private var count = 1
        @State private var names = ["Ada"]
        var body: some View {
          Stepper("Guests", value: $count)
          ForEach(0..<count, id: \\.self) { Text("Guest \\($0)") }
          ForEach(names, id: \\.self) { Text($0) }
          Button("Add") { names.append("Bo") }
        }
      }
      """,
      """
      struct Screen: View {
        @State private var isOn = false
        var body: some View {
          Toggle("On", isOn: $isOn)
          Stars(count: 5)
        }
      }
      struct Stars: View {
        let count: Int
        var body: some View {
          HStack { ForEach(0..<count) { _ in Image(systemName: "star") } }
        }
      }
      """,
      """
      @Observable final class Week {
        let days = ["Mon", "Tue"]
        var day = 0
      }
      struct WeekView: View {
        let week: Week
        var body: some View {
          ForEach(0..<week.days.count) { index in
            Button(week.days[index]) { week.day = index }
          }
        }
      }
      """,
    ]
  ) { context in
    for rows in context.index.rowCalls where rows.id == nil {
      guard rows.data.isRange else { continue }
      let cause = context.changes.cause(of: rows.data, in: rows.owner)
      guard !cause.change.isEmpty, let name = cause.name else { continue }
      let make = rows.call.constructedType ?? "ForEach"
      let remedy =
        rows.data.indexedCollection.map {
          "Iterate over the elements of \($0.quoted(or: "the collection")) with their ids."
        } ?? "Add `id: \\.self`."
      context.report(
        at: rows.data,
        "\(rows.owner.name) hands this range to \(make) as a constant one, but `\(name)` changes "
          + "it: rows will be missing, or ask for an index that is gone. \(remedy)",
        asks: [Evidence(.issues("its initial count"), "the run warned of it # times")])
    }
  }
}

extension ExprSyntax {
  fileprivate var isRange: Bool {
    rangeBounds?.operator == "..<"
      || self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "indices"
  }
}
