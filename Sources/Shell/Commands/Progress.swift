import Foundation
import Kata
import Progress

extension Command {
  static let progress = Command(
    name: "progress", summary: "Show what is solved and the road of a kata's attempts.",
    usage: "[KATA]",
    options: [
      .value("--export", of: "FILE", summary: "write your progress to a file, - for the output"),
      .value("--import", of: "FILE", summary: "add the progress of another machine"),
    ],
    operand: .kata, count: 0...1
  ) { session, words in
    let logbook = try session.logbook()
    if let file = words.value("--import") {
      let text = try TextFile.read(absolute(file))
      let new = try logbook.merge(ExportedProgress(json: Data(text.utf8), path: file))
      try session.say("Imported \(file): \(counted(new, "new attempt")).")
      session.next("progress", "to see the road")
      return .passed
    }
    if let file = words.value("--export") {
      let document = try logbook.exported().json
      guard file != "-" else {
        session.terminal.printDocument(document)
        return .passed
      }
      try TextFile.write(document + "\n", to: absolute(file))
      try session.say("Wrote your progress to \(file).", about: file)
      session.next("progress --import \(file)", "on another machine to add it there")
      return .passed
    }
    let katas = try words.operands.first.map { [try session.kata($0)] } ?? session.course().katas
    let value = Road(katas, try logbook.attempts(), try logbook.solved(), try logbook.predictions())
    try session.answer(value, value.text(session.terminal.look))
    if value.solved < value.katas {
      session.next("next", "to open a kata that is not solved")
    } else {
      session.next("list", "to choose one to do again")
    }
    return .passed
  }
}

/// The attempts at each kata, oldest first.
private struct Road: Encodable {
  struct Stretch: Encodable {
    var label: String
    var slug: String
    var title: String
    var solvedAt: String?
    var attempts: [Step]
    var prediction: Guess?
  }

  struct Step: Encodable {
    var at: String
    var outcome: String
    var passed: Bool
    var counts: [Attempt.Count]
  }

  struct Guess: Encodable {
    var guess: Int
    var measured: Int
  }

  var schema = 1
  var solved: Int
  var katas: Int
  var road: [Stretch]

  init(
    _ katas: [Kata], _ attempts: [Attempt], _ solved: [String: Date], _ guesses: [Prediction]
  ) {
    let byKata = Dictionary(grouping: attempts, by: \.kata)
    road = katas.map { kata in
      Stretch(
        label: kata.label, slug: kata.slug, title: kata.title,
        solvedAt: solved[kata.slug]?.written,
        attempts: byKata[kata.slug, default: []].map { attempt in
          Step(
            at: attempt.at.written, outcome: attempt.outcome, passed: attempt.passed,
            counts: attempt.counts)
        },
        prediction: guesses.first { $0.kata == kata.slug }.map {
          Guess(guess: $0.guess, measured: $0.measured)
        })
    }
    self.katas = katas.count
    self.solved = katas.count { solved[$0.slug] != nil }
  }

  func text(_ look: Look) -> Styled {
    var lines: [Styled] = ["\(solved) of \(katas) solved"]
    for stretch in road where !stretch.attempts.isEmpty || stretch.solvedAt != nil {
      let count = counted(stretch.attempts.count, "attempt")
      let state: Styled =
        stretch.solvedAt.map { "\("✓ solved", .good) \($0.prefix(10))" } ?? "not solved yet"
      lines += [
        "", "\("\(stretch.label) \(stretch.title)", .bold)  \(state), \(count)",
      ]
      if let guess = stretch.prediction {
        lines.append("  predicted \(guess.guess), measured \(guess.measured)")
      }
      if stretch.attempts.contains(where: { $0.outcome != "completed" }) {
        lines.append("  \(stages(stretch.attempts.map(\.words)))")
      }
      lines += stretch.roads.map { "  \($0)" }
    }
    if lines.count == 1 { lines.append("No attempts yet.") }
    return Styled(lines: lines)
  }
}

extension Road.Stretch {
  /// `RowView.body  800 → 400 → 200`: how each number went from attempt to attempt.
  fileprivate var roads: [String] {
    var labels: [String] = []
    for count in attempts.flatMap(\.counts) where !labels.contains(count.label) {
      labels.append(count.label)
    }
    return labels.compactMap { label in
      let values = attempts.map { step -> String in
        step.counts.first { $0.label == label }?.value.map(String.init) ?? "–"
      }
      guard values.contains(where: { $0 != "–" }) else { return nil }
      return "\(label)  \(stages(values))"
    }
  }
}

extension Road.Step {
  fileprivate var words: String {
    if passed { return "passed" }
    return outcome == "completed"
      ? "missed" : Measurement.Outcome(rawValue: outcome)?.words ?? outcome
  }
}

/// A long road is shown by its beginning and its end.
private func stages(_ values: [String]) -> String {
  let shown = values.count > 8 ? values.prefix(3) + ["…"] + values.suffix(4) : values[...]
  return shown.joined(separator: " → ")
}

extension Date {
  /// `2026-11-30T13:05:00Z`, the same in every place and locale.
  fileprivate var written: String { formatted(.iso8601) }
}
