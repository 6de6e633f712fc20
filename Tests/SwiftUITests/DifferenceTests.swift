import SwiftUI
import Testing
import Trace

private struct Price {
  var euros: Int
  var currency = "EUR"
}

private struct Label: View {
  var price: Price
  var body: some View { Text("\(price.euros)") }
}

private struct Flag: View {
  var isOn: Bool
  var body: some View { Text(isOn ? "on" : "off") }
}

private struct Card<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

private struct Shop: View {
  @State private var euros = 1
  var body: some View {
    Button("raise") { euros += 1 }
    Label(price: Price(euros: euros))
    Flag(isOn: euros > 1)
    Card {
      Text("since")
      Text("\(euros)")
    }
  }
}

@Suite @MainActor struct `The reason of a run` {
  @Test func `names the field inside a struct, and never a type of the compiler's`() throws {
    var events: [Event] = []
    let graph = ViewGraph(system: .standard) { events.append($0) }
    ViewGraph.current = graph
    graph.mount(Shop())
    events = []
    let raise = try #require(graph.touchables(.press).first { $0.label == "raise" })
    graph.perform(by: "test") { raise.press() }
    var tally = Tally()
    for event in events { tally.add(event) }
    let causes = tally.finish(step: "", texts: graph.texts).causes.map { cause in
      "\(cause.view): \(cause.reason) (\(cause.comparison ?? "-"))"
    }
    #expect(
      causes == [
        "Shop: Shop.euros (-)", "Label: input price (euros: Int)", "Flag: input isOn (Bool)",
        "Card: input content (Text, by ==)",
      ])
  }
}
