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
  /// `lint --fix`: what is known to a baseline stays as it is, as what is silenced does.
  func fix(_ files: LintedFiles, as request: LintRequest, isDry: Bool) throws -> ExitStatus {
    var remarks: [String] = []
    let repair = try fix(
      files.files, paths: files.paths, sdk: request.sdk, isDry: isDry,
      analyse: { changed in
        let found = Analyzer.findings(
          in: changed, rules: request.rules, targets: request.targets, sdk: request.sdk)
        guard let baseline = request.baseline else { return found }
        let known = baseline.known(among: found, of: files.with(changed))
        return zip(found, known).filter { $1 == nil }.map(\.0)
      },
      left: { changed in
        let changed = files.with(changed)
        let found = try changed.findings(as: request) { try checker() }.findings
        let sorted = try ToldFindings(found, of: changed, as: request)
        remarks = sorted.remarks
        return sorted.told
      })
    let after = files.sources.merging(repair.changes.map { ($0.file, $0.after) }) { $1 }
    try report(Report(.repair(repair), sources: after, remarks: remarks))
    if !repair.changes.isEmpty, !repair.isDry { next("undo", "to take it back") }
    return request.status(of: repair.left)
  }

  /// Applies every fix of what `analyse` finds in files, runs what has a scenario before and after,
  /// and writes the changed files. `left` says what is found in them afterwards.
  private func fix(
    _ files: [SourceFile], paths: [String: String], sdk: Int, isDry: Bool,
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
    let scenarios = LintedScenario.all(in: files).filter { scenario in
      scenario.files.contains { changed.contains($0.path) }
    }
    let repair = try fixing.repair(
      left: try left(fixer.0), isDry: isDry, showsLines: isDry
    ) { texts in try scenarios.map { try $0.measurement(of: texts, sdk: sdk, self) } }
    try fixing.write(repair, before: "lint --fix", self)
    return repair
  }
}
