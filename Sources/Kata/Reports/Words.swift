import Trace

/// `1 goal`, `2 goals`.
public func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// `6 ms`, `0.41 s`, `12.30 s`.
func duration(milliseconds: Int) -> String {
  guard milliseconds >= 100 else { return "\(milliseconds) ms" }
  let hundredths = (milliseconds + 5) / 10
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
}

/// `“a”, “b” and 3 more`: at most `limit` texts in quotes.
public func quoted(_ texts: [String], limit: Int = 12) -> String {
  if texts.isEmpty { return "nothing" }
  let shown = texts.prefix(limit).map { "“\($0)”" }.joined(separator: ", ")
  return texts.count > limit ? "\(shown) and \(texts.count - limit) more" : shown
}

extension [String] {
  /// `a, b and c`.
  public var listed: String {
    count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}

/// `Screen.swift:14:24`; a line 0 is not known, so only the file is named.
func place(_ file: String, line: Int, column: Int? = nil) -> String {
  guard line > 0 else { return file }
  return "\(file):\(line)" + (column.map { ":\($0)" } ?? "")
}

/// A line that somebody printed, cut where it would fill the screen.
func beginning(_ line: String) -> String {
  line.count > 200 ? line.prefix(200) + "…" : line
}

extension TextStyle {
  /// For a cell of a table that has no number.
  var none: String { accessible ? "none" : "–" }

  /// `✓ ok` or `✗ missed`; the word alone where signs are a hindrance.
  func status(_ passed: Bool) -> Span {
    let word = passed ? "ok" : "missed"
    let sign = passed ? "✓ " : "✗ "
    return Span(ascii || accessible ? word : sign + word, passed ? .good : .bad)
  }
}

extension Measurement.Outcome {
  /// As a person says it.
  public var words: String {
    switch self {
    case .completed: "completed"
    case .compileFailed: "did not compile"
    case .trapped: "trapped"
    case .timedOut: "timed out"
    case .limitExceeded: "exceeded a limit"
    case .scenarioFailed: "the scenario could not go on"
    }
  }
}

extension GoalResult.Value {
  /// For a sentence.
  var words: String {
    switch self {
    case .count(let count): String(count)
    case .lines(let lines): quoted(lines)
    case .missing: "the step did not run"
    }
  }
}

extension Goal {
  /// `RowView.body during Tap Sync: 200, goal ≤ 1`; of texts, what is missing or too much.
  func explanation(now value: GoalResult.Value) -> String {
    let step = during.map { " during \($0)" } ?? ""
    guard case .lines(let lines) = value else {
      return "\(metric.label)\(step): \(value.words), goal \(comparison.label)"
    }
    let found = "\(metric.label)\(step): \(quoted(lines))"
    switch comparison {
    case .contain(let wanted):
      let missing = wanted.filter { !lines.contains($0) }
      return missing.isEmpty ? found : "not \(metric.label): \(quoted(missing)); \(found)"
    case .lack(let unwanted):
      let present = unwanted.filter(lines.contains)
      return present.isEmpty
        ? found : "\(metric.label)\(step), but should not be: \(quoted(present))"
    case .are(let wanted):
      return "\(found); goal: \(quoted(wanted))\(firstDifference(lines, wanted))"
    case .equal, .atMost, .atLeast:
      return "\(found), goal \(comparison.label)"
    }
  }

  /// Long lists that agree at first are told apart here.
  private func firstDifference(_ lines: [String], _ wanted: [String]) -> String {
    guard let index = zip(lines, wanted).enumerated().first(where: { $0.1.0 != $0.1.1 })?.offset,
      index > 0
    else { return "" }
    return "; number \(index + 1) is “\(lines[index])”, not “\(wanted[index])”"
  }
}

extension Finding.Severity {
  var words: String {
    switch self {
    case .must: "must fix"
    case .should: "should fix"
    case .note: "worth knowing"
    case .praise: "well done"
    }
  }

  var look: Span.Look {
    switch self {
    case .must: .bad
    case .should: .warning
    case .note: .plain
    case .praise: .good
    }
  }
}
