import Foundation
import Kata
import Testing
import Trace

@Suite struct `A goal in JSON` {
  @Test func `is one flat object together with its result`() throws {
    let goal = Goal(
      title: "Rows sleep", metric: .bodies("RowView"), during: "Tap Sync", comparison: .atMost(1))
    let result = GoalResult(goal: goal, value: .count(1), passed: true)
    #expect(
      try json(result) == """
        {"comparison":"at most","during":"Tap Sync","expected":1,"metric":"bodies",\
        "name":"RowView","passed":true,"title":"Rows sleep","value":1}
        """)
  }

  @Test(arguments: [
    Comparison.equal(0), .atMost(2), .atLeast(3), .are([]), .contain(["a, b"]), .lack(["“c”", ""]),
  ])
  func `comes back as it went`(comparison: Comparison) throws {
    for value in [GoalResult.Value.count(4), .lines(["a", ""]), .lines([]), .missing] {
      for metric in [Metric.wasted(), .stateDestroyed("Field.text"), .texts, .trap] {
        for during in [nil, "mount"] {
          let goal = Goal(title: "T", metric: metric, during: during, comparison: comparison)
          let result = GoalResult(goal: goal, value: value, passed: false)
          #expect(try decoded(result) == result)
          #expect(try decoded(Message.goal(goal)).goal == goal)
          for before in [nil, value] {
            let row = Verdict.Row(goal: goal, before: before, now: value, passed: true)
            #expect(try decoded(row) == row)
          }
        }
      }
    }
  }

  @Test func `of a verdict's row has before and now beside it`() throws {
    let goal = Goal(title: "Shown", metric: .texts, during: nil, comparison: .contain(["a"]))
    let known = Verdict.Row(goal: goal, before: .missing, now: .lines(["b"]), passed: false)
    #expect(
      try json(known) == """
        {"before":null,"comparison":"contain","expected":["a"],"metric":"texts","now":["b"],\
        "passed":false,"title":"Shown"}
        """)
    let unknown = Verdict.Row(goal: goal, before: nil, now: .lines(["a"]), passed: true)
    #expect(
      try json(unknown) == """
        {"comparison":"contain","expected":["a"],"metric":"texts","now":["a"],"passed":true,\
        "title":"Shown"}
        """)
  }

  @Test func `with an unknown comparison is refused`() {
    let text = #"{"title":"T","metric":"wasted","comparison":"about","expected":1}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Goal.self, from: Data(text.utf8))
    }
  }
}

private func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

private func decoded<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

extension Message {
  fileprivate var goal: Goal? {
    if case .goal(let goal) = self { return goal }
    return nil
  }
}
