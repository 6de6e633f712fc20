import Kata

/// Applies the fixes of findings until there is nothing left to fix.
///
/// A round takes at most one fix for each file and reads the files anew before the next one, so that
/// no fix is applied to code that another one has changed. Time: one analysis for each round, of
/// which there are as many as the file with the most fixes has.
public struct Fixer {
  /// The files as they are now.
  public private(set) var files: [SourceFile]
  /// The findings that were answered, in the order of their fixes, with the places they had then.
  public private(set) var fixed: [Finding] = []
  /// Findings whose fix was taken back: the code would not have parsed, or the finding would have
  /// stayed.
  public private(set) var refused: [Finding] = []
  private let analyse: ([SourceFile]) -> [Finding]

  /// `analyse` says what there is to fix, without what is held back.
  public init(_ files: [SourceFile], analyse: @escaping ([SourceFile]) -> [Finding]) {
    (self.files, self.analyse) = (files, analyse)
  }

  /// Applies what `wanted` accepts, at most `limit` fixes.
  public mutating func run(limit: Int = .max, where wanted: (Finding) -> Bool = { _ in true }) {
    var findings = analyse(files)
    while fixed.count < limit {
      let round = self.round(
        among: findings.filter { wanted($0) && !isRefused($0) }, limit: limit - fixed.count)
      guard !round.isEmpty else { return }
      var next = files
      var accepted: [Finding] = []
      for finding in round {
        guard let fix = finding.fix, let changed = apply(fix, to: next) else {
          refused.append(finding)
          continue
        }
        next = changed
        accepted.append(finding)
      }
      let after = analyse(next)
      // One that answered nothing would come back for ever.
      let idle = accepted.filter { count(of: $0, in: after) >= count(of: $0, in: findings) }
      guard idle.isEmpty else {
        refused += idle
        continue
      }
      fixed += accepted
      (files, findings) = (next, after)
    }
  }

  private func round(among findings: [Finding], limit: Int) -> [Finding] {
    var touched: Set<String> = []
    var chosen: [Finding] = []
    for finding in findings where chosen.count < limit {
      guard let fix = finding.fix, touched.isDisjoint(with: fix.files) else { continue }
      touched.formUnion(fix.files)
      chosen.append(finding)
    }
    return chosen
  }

  private func apply(_ fix: Fix, to files: [SourceFile]) -> [SourceFile]? {
    var files = files
    for index in files.indices where fix.files.contains(files[index].path) {
      let old = files[index]
      guard let text = fix.applied(to: old.text, of: old.path) else { return nil }
      let new = SourceFile(path: old.path, text: text)
      guard new.syntaxErrors.count <= old.syntaxErrors.count, new.text != old.text else {
        return nil
      }
      files[index] = new
    }
    return files
  }

  private func isRefused(_ finding: Finding) -> Bool {
    refused.contains {
      $0.rule == finding.rule && $0.message == finding.message && $0.file == finding.file
    }
  }

  private func count(of finding: Finding, in findings: [Finding]) -> Int {
    findings.count { $0.rule == finding.rule && $0.file == finding.file }
  }
}
