import Analysis
import Kata

extension Command {
  static let lint = Command(
    name: "lint", summary: "Say what the analyzer finds in Swift files.",
    details: """
      With deployment targets the compiler itself says what is newer than they are, for each \
      platform; guards that ask for too much and shims that can go are told as well.

      // viewkata:ignore any-view, wide-input -- a reason
      silences rules for the line it stands behind, or for the next line of code; \
      viewkata:ignore-file for the whole file. An unknown rule there is an error, and a comment \
      that silences nothing is told.

      A .viewkata in the folder of the path, or the nearest one around it up to the root of the git \
      repository or home, holds lines such as these; its paths begin at its own folder:

        # what viewkata lint does here
        disabled-rules: long-body, over-extraction
        deployment-target: iOS 16, macOS 13
        exclude: Generated, **/*.pb.swift
        baseline: known-findings.txt

      only-rules: names all rules there are to be. What the command line says comes first, and a \
      file or folder that it names is read though it is excluded.

      A baseline is for old code: what is found now is written into a file, and only what comes \
      later is told. It holds while lines move; a line that is changed is told again. \
      --changed-since compares the working tree, new files too, with where it and REV parted; all \
      files are read all the same.
      """,
    usage: "[PATH…]", options: [.deploymentTarget, .sdk, .run, .fix, .dryRun] + Option.lint,
    operand: .file, count: 0...9999
  ) { session, words in
    let request = try LintRequest(words, in: session)
    session.progress("\("Reading \(counted(request.files.count, "file")) …", .dim)")
    let files = try LintedFiles(reading: request.files)
    // Without a compiler there is still the table.
    if request.asksCompiler { try? session.announce(request.targets) }
    guard !words.has("--fix") else {
      return try session.fix(files, as: request, isDry: words.has("--dry-run"))
    }
    var (findings, remarks) = try files.findings(as: request) { try session.checker() }
    let sorted = try ToldFindings(findings, of: files, as: request)
    findings = sorted.told
    if words.has("--run") {
      let judged = try session.judged(findings, running: request.paths, sdk: request.sdk)
      findings = judged.findings
      remarks += judged.remarks
    }
    var report = Report(
      .findings(findings), sources: files.sources, remarks: remarks + sorted.remarks)
    report.heldBack = sorted.heldBack
    try session.report(report)
    let worst = findings.filter { $0.severity != .praise && Rule.named($0.rule) != nil }
      .min { $0.severity < $1.severity }
    if let worst { session.next("explain \(worst.rule)", "to see why, with examples") }
    return request.status(of: findings)
  }
}
