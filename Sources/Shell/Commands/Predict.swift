import Kata
import Progress
import Trace

extension Command {
  static let predict = Command(
    name: "predict", summary: "Guess a number of the run before you see it.", usage: "[NUMBER]",
    count: 0...1
  ) { session, words in
    let kata = try session.kata(nil)
    guard let prediction = kata.prediction else {
      throw ShellError.invalid(
        "\(kata.label) asks for no prediction", advice: "Go on with \(session.spoken("check")).")
    }
    if let earlier = try session.logbook().prediction(for: kata.slug) {
      try session.say(
        "You guessed \(earlier.guess), measured was \(earlier.measured). A guess counts once.")
      session.next("check", "to compile and measure your file")
      return .passed
    }
    let guess: Int
    if let word = words.operands.first {
      guard let number = Int(word), number >= 0 else {
        throw ShellError.usage("“\(word)” is not a number of evaluations")
      }
      guess = number
    } else {
      guard session.isInteractive, session.settings.mayAsk else {
        throw ShellError.usage(
          "nobody can be asked here", advice: "Give the number: \(session.spoken("predict 4")).")
      }
      guard let number = try session.askNumber(prediction.question) else { return .passed }
      guess = number
    }
    try session.compare(guess, with: prediction, of: kata)
    session.next("check", "to see all goals")
    return .passed
  }
}

extension Kata.Prediction {
  /// `How often does RowView.body run during “Tap Sync”?`
  var question: String {
    let name = metric.name ?? "any"
    let subject =
      switch metric.kind {
      case .bodies: "How often does \(name == "any" ? "any body" : "\(name).body") run"
      case .members: "How often does \(metric.label) run"
      case .closures: "How many rows does \(metric.name ?? "any ForEach") make"
      case .wasted: "How many bodies run for nothing"
      case .skipped: "How often is \(name) compared equal and skipped"
      case .updates: "How many \(name) views change on screen"
      case .interpolated: "How many \(name) views go over to a new look"
      case .replaced: "How many \(name) views are replaced by new ones"
      case .stateCreated: "How often is \(metric.name ?? "state") created"
      case .stateDestroyed: "How often is \(metric.name ?? "state") destroyed"
      case .appeared: "How often does \(name) appear"
      case .disappeared: "How often does \(name) disappear"
      case .issues: "How many run-time warnings are there"
      case .output: "How many lines are printed"
      case .texts: "How many texts are on screen"
      case .trap: "How often does it trap"
      }
    return subject + (during.map { " during “\($0)”" } ?? " in the whole scenario") + "?"
  }

  /// The measured number; `nil` where the run never came to it.
  func value(in measurement: Measurement) -> Int? {
    let goal = Goal(title: "", metric: metric, during: during, comparison: .atLeast(0))
    let result = goal.judged(
      steps: measurement.steps, traps: measurement.traps ?? [measurement.trap].compactMap(\.self))
    return switch result.value {
    case .count(let count): count
    case .lines(let lines): lines.count
    case .missing: nil
    }
  }
}

extension Session {
  /// Asks for a guess before the first run of a kata that wants one; Enter skips it.
  func offerPrediction(_ subject: Subject) throws {
    let kata = subject.kata
    guard let prediction = kata.prediction, subject.isLearners, isInteractive, settings.mayAsk,
      settings.format == .text, try logbook().prediction(for: kata.slug) == nil,
      try logbook().attempts(at: kata.slug).isEmpty,
      let guess = try askNumber(prediction.question)
    else { return }
    try compare(guess, with: prediction, of: kata)
    terminal.print("")
  }

  fileprivate func askNumber(_ question: String) throws -> Int? {
    var prompt = "\(question) (Enter to skip)"
    while let line = try ask(prompt), !line.isEmpty {
      if let number = Int(line), number >= 0 { return number }
      prompt = "A number, please. (Enter to skip)"
    }
    return nil
  }

  /// Measures the learner's file as it is and says how far the guess was off.
  fileprivate func compare(_ guess: Int, with prediction: Kata.Prediction, of kata: Kata) throws {
    let path = file(of: kata)
    guard TextFile.exists(path) else { throw noFile(of: kata) }
    progress("\("Measuring …", .dim)")
    let measurement = try checker().measurement(
      of: Checker.Answer(text: TextFile.read(path), path: shortened(path)), for: kata,
      on: kata.systems.first ?? .standard)
    guard let measured = prediction.value(in: measurement) else {
      try say("The run did not come that far, so there is nothing yet to compare a guess with.")
      return
    }
    last = [measurement]
    let value = Compared(kata: kata.slug, guess: guess, measured: measured)
    try answer(
      value,
      measured == guess
        ? "Measured: \("\(measured)", .good). As you said."
        : "Measured: \("\(measured)", .bold). You said \(guess).")
    if settings.format == .text, measured != guess, prediction.metric.kind == .bodies,
      let view = prediction.metric.name
    {
      let steps = measurement.steps.filter {
        prediction.during == nil || $0.name == prediction.during
      }
      terminal.print(Styled(drawn: Why.summary(of: view, in: steps, terminal.look)))
    }
    keep {
      try $0.record(Prediction(kata: kata.slug, guess: guess, measured: measured, at: now()))
    }
  }
}

private struct Compared: Encodable {
  var schema = 1
  var kata: String
  var guess: Int
  var measured: Int
}
