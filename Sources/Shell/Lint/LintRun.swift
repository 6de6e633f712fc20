import Analysis
import Kata
import Trace

extension Option {
  static let run = Option.flag(
    "--run", summary: "run the files as measure does, and let the counts speak")
}

extension Session {
  /// Findings with what runs of their files say of them, the costliest first, and what has to be said
  /// of these runs.
  ///
  /// Files without a scenario have their previews mounted, and many things done on screen at random:
  /// what is only mounted says nothing of updates.
  func judged(
    _ findings: [Finding], running paths: [String], sdk: Int
  ) throws -> (findings: [Finding], remarks: [String]) {
    let subjects: [Measured]
    do {
      subjects = try Measured.played(paths.map(relative))
    } catch {
      guard error.status == .invalid else { throw error }
      return (findings, ["Nothing was run: \(error.message)."])
    }
    progress("\("Running …", .dim)")
    let checker = try checker()
    let runs = concurrently(subjects, width: 2) { subject in
      Result { try subject.measurement(on: .standard, sdk: sdk, isRelease: false, checker) }
    }
    var judged = findings
    var remarks: [String] = []
    for (subject, run) in zip(subjects, runs) {
      let run = try run.get()
      guard run.outcome != .compileFailed else {
        let error = run.diagnostics.first { $0.severity == .error }
        remarks.append(
          "\(subject.name) was not run: it does not compile"
            + (error.map { " (\($0.file):\($0.line): \($0.message))." } ?? "."))
        continue
      }
      let paths = Set(subject.files.map { shortened(absolute($0.path)) })
      for index in judged.indices where paths.contains(judged[index].file) {
        judged[index] = judged[index].judged(by: run)
      }
      remarks.append(
        "Ran \(subject.name): \(counted(run.steps.count, "step")), \(run.outcome.words).")
      last = [run]
    }
    remarks += judged.compactMap { finding in
      finding.refutation.map {
        "Withdrawn: \(finding.rule) at \(finding.file):\(finding.line), for \($0)."
      }
    }
    return (judged.filter { $0.refutation == nil }.costliestFirst, remarks)
  }
}

extension Measured {
  /// The programs of paths; those without a scenario with a walk.
  fileprivate static func played(_ paths: [String]) throws(ShellError) -> [Measured] {
    let subjects = try subjects(paths)
    guard subjects.contains(where: { $0.showcase != nil }) else { return subjects }
    return try Self.subjects(paths, walk: Showcase.Walk(interactions: 50, seed: 1))
  }
}
