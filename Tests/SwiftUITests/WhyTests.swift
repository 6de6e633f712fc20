import SwiftUI
import Testing
import Trace

private final class Store { func send() {} }

private struct Action: View {
  let name: String
  var tint = 0
  let run: () -> Void
  var cancel: (() -> Void)?
  var body: some View { Button(name) { run() } }
}

private struct Stepped: View {
  let next: (Int) -> Int
  var body: some View { Text("\(next(1))") }
}

private struct Bar: View {
  @State private var count = 0
  @State private var store = Store()
  var body: some View {
    Button("add \(count)") { count += 1 }
    Action(name: "again", run: { count += 1 })
    Action(name: "both \(count)", tint: count, run: store.send, cancel: { count = 0 })
    Action(name: "still", run: {})
    ForEach(0..<1) { index in Stepped { $0 + index } }
  }
}

private struct Total: View {
  let total: Int
  var body: some View { Text("total \(total)") }
}

private struct Sum: View {
  @Binding var total: Int
  let inputs: Int
  var body: some View {
    Text("of \(inputs)").onChange(of: inputs) { total += inputs }
    Total(total: total)
  }
}

private struct Ledger: View {
  @State private var total = 0
  @State private var inputs = 0
  var body: some View {
    Button("add") { inputs += 1 }
    Sum(total: $total, inputs: inputs)
  }
}

@Suite @MainActor struct `Why a body ran` {
  @Test func `each differing input is named, and a closure by what it captures`() {
    let rig = Rig()
    rig.mount { Bar() }
    let causes = rig.tap("add 0").causes.map { "\($0.view): \($0.reason), \($0.comparison ?? "-")" }
    #expect(
      causes == [
        "Bar: Bar.count, -",
        "Action: input run, closure capturing self, never equal",
        "Action: input name, String, by ==",
        "Action: input tint, Int",
        "Action: input cancel, closure capturing self, never equal",
        "Stepped: input next, closure capturing Int, never equal",
      ])
  }

  @Test func `the way goes back through callbacks and bodies to the write`() {
    let rig = Rig()
    rig.mount { Ledger() }
    let step = rig.tap("add")
    #expect(step.bodies == ["Ledger": 1, "Sum": 2, "Total": 1])
    let total = step.causes.filter { $0.view == "Total" }
    let way = (total.first?.chain ?? []).map { "\($0.view): \($0.reason), by \($0.by ?? "-")" }
    #expect(total.map(\.reason) == ["input total"])
    #expect(total.map(\.by) == ["Sum"])
    #expect(
      way == [
        "Sum: Ledger.total, by onChange of Sum",
        "Sum: input inputs, by Ledger",
        "Ledger: Ledger.inputs, by test",
      ])
  }

  @Test func `what the scenario did itself has no way back`() {
    let rig = Rig()
    rig.mount { Ledger() }
    let cause = rig.tap("add").causes.first
    #expect(cause == Cause(view: "Ledger", count: 1, reason: "Ledger.inputs", by: "test"))
  }
}
