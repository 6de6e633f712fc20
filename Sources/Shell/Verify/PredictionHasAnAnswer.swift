import Kata
import Trace

extension Claim {
  /// The run comes to the step the prediction asks about, and knows the name it asks for.
  static let predictionHasAnAnswer = Claim(
    "the prediction has an answer",
    applies: { $0.prediction != nil && $0.starterOutcome != .doesNotCompile }
  ) { kata, checker in
    guard let prediction = kata.prediction else { return [] }
    let run = try checker.measurement(
      of: kata.starter.answer(in: kata), for: kata, on: kata.systems.first ?? .standard)
    // A starter that does not run is told by the claim about starters.
    guard run.outcome == .completed || run.outcome == .trapped else { return [] }
    let lines = try TextFile.read(kata.file).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = (lines.firstIndex { $0.hasPrefix("predict:") } ?? 0) + 1
    guard prediction.value(in: run) != nil else {
      let steps = run.steps.map(\.name)
      return [
        kata.problem(
          "The starter's run has no step “\(prediction.during ?? "")”.", at: line,
          do: "Its steps are \(quoted(steps)).")
      ]
    }
    let names = Set(run.steps.flatMap { step in step.counts(prediction.metric.kind).keys })
    guard let name = prediction.metric.name, !names.contains(name) else { return [] }
    return [
      kata.problem(
        "The starter's run counts no \(prediction.metric.label).", at: line,
        do: names.isEmpty
          ? "It counts nothing of the kind." : "It counts \(quoted(names.sorted())).")
    ]
  }
}
