import Analysis
import Trace

/// A scenario, and the files that are compiled with it.
struct LintedScenario {
  let files: [SourceFile]
  let main: SourceFile

  /// A file with the only scenario is one program with all others; of several each is its own.
  static func all(in files: [SourceFile]) -> [LintedScenario] {
    let playable = files.filter { $0.scenarioLine != nil }
    guard playable.count > 1 else {
      return playable.map { LintedScenario(files: files, main: $0) }
    }
    return playable.map { LintedScenario(files: [$0], main: $0) }
  }

  func measurement(
    of texts: [String: String], sdk: Int, _ session: Session
  ) throws -> Measurement {
    let files = files.map { file in
      Measured.File(
        source: SourceFile(path: file.path, text: texts[file.path] ?? file.text),
        scenario: file.scenarioLine)
    }
    return try Measured(files: files, name: main.path).measurement(
      on: .standard, sdk: sdk, isRelease: false, try session.checker())
  }
}
