import Analysis
import Kata
import Workbench

/// The findings that are told, and what became of the others.
struct ToldFindings {
  private(set) var told: [Finding]
  private(set) var heldBack: HeldBack?
  /// What has to be said about the others.
  private(set) var remarks: [String] = []
  private let request: LintRequest
  private let files: LintedFiles
  private let read: Set<String>

  /// Sorts all findings as the request says.
  init(_ findings: [Finding], of files: LintedFiles, as request: LintRequest) throws(ShellError) {
    told = findings
    (self.request, self.files) = (request, files)
    read = Set(files.paths.values)
    // By all findings of a file first: what is known is told apart by its number among equals.
    if let path = request.writtenBaseline {
      try write(to: path)
    } else if let file = request.baseline {
      let known = known(to: file)
      if !known.isEmpty {
        remarks.append(
          "\(counted(known.count, "finding")) known to \(shortened(file.path)) "
            + "\(known.count == 1 ? "is" : "are") held back.")
      }
      let gone = file.baseline.entries.subtracting(known)
      notice(gone.filter { isLookedAt($0, from: file.root) }.count, of: file)
    }
    if let (lines, revision) = request.changes { hold(allBut: lines, since: revision) }
  }

  /// What was not looked at stays as it was known.
  private mutating func write(to path: String) throws(ShellError) {
    var file = BaselineFile(path: path, baseline: Baseline())
    let root = file.root
    file.baseline = Baseline(told, sources: files.sources) { [paths = files.paths] in
      root.path(of: paths[$0] ?? $0)
    }
    // One that cannot be read is what is to be written anew.
    if TextFile.exists(path), let old = try? Baseline(try TextFile.read(path), file: path) {
      file.baseline.add(old.entries.filter { !isLookedAt($0, from: root) })
    }
    try TextFile.write(file.baseline.text, to: path)
    let places = Set(told.map(\.file)).count
    let count = known(to: file).count
    let isConfigured = request.configuration.baseline.map(absolute) == path
    let option = isConfigured ? "" : " --baseline \(word(shortened(path)))"
    remarks.append(
      "\(counted(count, "finding")) in \(counted(places, "file")) \(count == 1 ? "is" : "are") in "
        + "\(shortened(path)) now; `viewkata lint\(option)` tells only new ones.")
  }

  /// Takes out what the baseline knows, and returns it.
  private mutating func known(to file: BaselineFile) -> [Baseline.Entry] {
    let entries = file.known(among: told, of: files)
    var held = heldBack ?? HeldBack()
    held.known = zip(told, entries).filter { $1 != nil }.map(\.0)
    told = zip(told, entries).filter { $1 == nil }.map(\.0)
    heldBack = held
    return entries.compactMap(\.self)
  }

  /// Whether the entry would have been found, were it still there.
  private func isLookedAt(_ entry: Baseline.Entry, from root: SourceRoot) -> Bool {
    let rule = Rule.named(entry.rule)
    let ran =
      rule == nil
      || request.rules.contains { $0.id == entry.rule }
        && rule?.speaks(at: request.targets, sdk: request.sdk) == true
    let path = root.absolutePath(of: entry.file)
    return ran && (read.contains(path) || !TextFile.exists(path))
  }

  private mutating func notice(_ mended: Int, of file: BaselineFile) {
    heldBack?.mended = mended
    guard mended > 0 else { return }
    let name = shortened(file.path)
    let places = request.paths.map { word(shortened($0)) }.joined(separator: " ")
    remarks.append(
      "\(mended) of \(file.baseline.entries.count) in \(name) \(mended == 1 ? "is" : "are") mended. "
        + "Write it anew: viewkata lint \(places) --write-baseline \(word(name))")
  }

  private mutating func hold(allBut lines: ChangedLines, since revision: String) {
    var held = heldBack ?? HeldBack()
    let isChanged = told.map { lines.contains(line: $0.line, of: files.paths[$0.file] ?? $0.file) }
    let unchanged = zip(told, isChanged).filter { !$1 }.map(\.0)
    told = zip(told, isChanged).filter(\.1).map(\.0)
    held.unchanged = unchanged
    heldBack = held
    guard !unchanged.isEmpty else { return }
    remarks.append(
      "\(counted(unchanged.count, "finding")) in lines that did not change since \(revision) "
        + "\(unchanged.count == 1 ? "is" : "are") held back.")
  }

  /// As it is typed.
  private func word(_ text: String) -> String {
    text.contains { " \t'\"\\;#".contains($0) } ? "'\(text)'" : text
  }
}
