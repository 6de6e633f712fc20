import Analysis
import Kata
import Trace

extension Option {
  static let fix = Option.flag(
    "--fix", summary: "apply every fix; undo brings the files back")
  static let dryRun = Option.flag(
    "--dry-run", summary: "with --fix: show what would change, and change nothing")
}

extension Session {
  /// Applies every fix of what `analyse` finds in files, runs what has a scenario before and after,
  /// and writes the changed files. `left` says what is found in them afterwards.
  func fix(
    _ files: [SourceFile], paths: [String: String], isDry: Bool,
    analyse: @escaping @Sendable ([SourceFile]) -> [Finding],
    left: ([SourceFile]) throws -> [Finding]
  ) throws -> Repair {
    let fixer = Background {
      var fixer = Fixer(files, analyse: analyse)
      fixer.run()
      return (fixer.files, fixer.fixed)
    }.wait()
    let fixing = Fixing(
      files: fixer.0, fixed: fixer.1,
      texts: Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { a, _ in a }),
      paths: paths)
    let changed = Set(zip(files, fixer.0).filter { $0.text != $1.text }.map(\.0.path))
    let scenarios = Scenario.all(in: files).filter { scenario in
      scenario.files.contains { changed.contains($0.path) }
    }
    let repair = try fixing.repair(
      left: try left(fixer.0), isDry: isDry, showsLines: isDry
    ) { texts in try scenarios.map { try $0.measurement(of: texts, self) } }
    try fixing.write(repair, before: "lint --fix", self)
    return repair
  }
}

/// A scenario, and the files that are compiled with it.
private struct Scenario {
  let files: [SourceFile]
  let main: SourceFile

  /// A file with the only scenario is one program with all others; of several each is its own.
  static func all(in files: [SourceFile]) -> [Scenario] {
    let playable = files.filter { $0.scenarioLine != nil }
    guard playable.count > 1 else {
      return playable.map { Scenario(files: files, main: $0) }
    }
    return playable.map { Scenario(files: [$0], main: $0) }
  }

  func measurement(of texts: [String: String], _ session: Session) throws -> Measurement {
    let files = files.map { file in
      Measured.File(
        source: SourceFile(path: file.path, text: texts[file.path] ?? file.text),
        scenario: file.scenarioLine)
    }
    return try Measured(files: files, name: main.path).measurement(
      on: .standard, sdk: 26, isRelease: false, try session.checker())
  }
}
