import Kata
import Trace

/// A learner's file with the verdict on it, for commands that show more of it than `check` does.
struct Examined {
  let kata: Kata
  let path: String
  /// The path as messages name it.
  let name: String
  let text: String
  let verdict: Verdict
}

extension Session {
  /// Runs and analyses the learner's file of a kata; refuses one that does not compile.
  func examine(_ kata: Kata) throws -> Examined {
    let path = file(of: kata)
    guard TextFile.exists(path) else { throw noFile(of: kata) }
    let name = shortened(path)
    let text = try TextFile.read(path)
    progress("\("Checking \(kata.label) …", .dim)")
    let verdict = try checker().verdicts(
      on: Checker.Answer(text: text, path: name), for: kata, on: systems)[0]
    guard verdict.measurement.outcome != .compileFailed else {
      throw ShellError.invalid(
        "\(name) does not compile, so nothing was run",
        advice: "\(spoken("check")) shows what the compiler says.")
    }
    last = [verdict.measurement]
    return Examined(kata: kata, path: path, name: name, text: text, verdict: verdict)
  }
}
