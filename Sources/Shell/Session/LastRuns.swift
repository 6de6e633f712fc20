import Kata
import Trace

extension Session {
  /// The runs of the last check; without one, the open kata's file is run now.
  func lastRuns() throws -> [Measurement] {
    if !last.isEmpty { return last }
    let kata = try kata(nil)
    let path = file(of: kata)
    guard TextFile.exists(path) else { throw noFile(of: kata) }
    progress("\("Running \(kata.label) …", .dim)")
    let answer = Checker.Answer(text: try TextFile.read(path), path: shortened(path))
    last = try checker().verdicts(on: answer, for: kata, on: systems).map(\.measurement)
    return last
  }
}
