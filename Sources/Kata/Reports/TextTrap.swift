import Trace

extension Page {
  /// Adds what stopped the program, or each trap of a run that went on behind them, those of one
  /// kind and place once.
  mutating func addTraps(of measurement: Measurement, sources: [String: String]) {
    let traps = measurement.traps ?? measurement.trap.map { [$0] } ?? []
    var counts: [Trap: Int] = [:]
    var order: [Trap] = []
    for var trap in traps {
      trap.step = nil
      if counts[trap] == nil { order.append(trap) }
      counts[trap, default: 0] += 1
    }
    for trap in order { add(trap, times: counts[trap] ?? 1, sources: sources) }
    // What is true of all of them is said once.
    var said: Set<String> = []
    for explanation in order.compactMap(\.explanation) where said.insert(explanation).inserted {
      add(Span(explanation), indent: 2)
    }
  }

  private mutating func add(_ trap: Trap, times: Int, sources: [String: String]) {
    addBlank()
    let function = trap.function.isEmpty ? "" : " in \(trap.function)"
    add(
      Span(place(trap.file, line: trap.line) + ":", .place), Span(" "),
      Span(times > 1 ? "trapped \(times)×: " : "trapped: ", .bad),
      Span("\(trap.message)\(function)"))
    addExcerpt(of: sources[trap.file], line: trap.line, column: nil)
    add(trap.body, "called in the body of a task group", sources: sources)
    add(trap.group, "the task group was opened", sources: sources)
  }

  private mutating func add(_ call: Trap.Place?, _ words: String, sources: [String: String]) {
    guard let call else { return }
    let caller = call.function.isEmpty ? "" : " by \(call.function)"
    add(Span(place(call.file, line: call.line) + ":", .place), Span(" \(words)\(caller)"))
    addExcerpt(of: sources[call.file], line: call.line, column: nil)
  }
}
