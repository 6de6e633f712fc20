import Analysis
import Foundation
import Kata
import Trace

/// Files that fixes are applied to, and what is run to show that they keep what the screen shows.
struct Fixing {
  /// Runs the scenarios there are with these texts, by the files' names, in the same order each time.
  typealias Play = (_ texts: [String: String]) throws -> [Measurement]

  /// The files as the fixes made them, and what these answered.
  let files: [SourceFile]
  let fixed: [Finding]
  /// As read, by the names that findings use.
  let texts: [String: String]
  /// Where each of them is.
  let paths: [String: String]

  /// The repair, after the scenario was played with the old and the new texts.
  ///
  /// Where only the new ones do not compile, nothing is repaired: then the fixes are wrong.
  func repair(left: [Finding], isDry: Bool, showsLines: Bool, play: Play) throws -> Repair {
    let after = Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { a, _ in a })
    let changes = files.compactMap { file -> Repair.Change? in
      guard let before = texts[file.path], before != file.text else { return nil }
      return Repair.Change(file: file.path, before: before, after: file.text)
    }
    var repair = Repair(
      fixed: fixed, left: left, changes: changes, isDry: isDry, showsLines: showsLines)
    guard !changes.isEmpty else { return repair }
    for (before, now) in zip(try play(texts), try play(after))
    where before.outcome != .compileFailed {
      if now.outcome == .compileFailed, let error = now.diagnostics.first {
        throw ShellError.unable(
          "\(now.file) does not compile once it is fixed: \(error.message) (line \(error.line))",
          advice: "Nothing was changed. Fix the findings one by one, or by hand.")
      }
      repair.before.append(before)
      repair.now.append(now)
    }
    return repair
  }

  /// Writes the changed files, and keeps what was in them for `undo`; none of them where one was
  /// changed since it was read.
  func write(_ repair: Repair, of kata: Kata? = nil, before reason: String, _ session: Session)
    throws
  {
    guard !repair.isDry else { return }
    let files = repair.changes.map { change in
      (path: paths[change.file] ?? absolute(change.file), change: change)
    }
    for (path, change) in files where try TextFile.read(path) != change.before {
      throw ShellError.invalid(
        "\(change.file) was changed while its fixes were made",
        advice: "Nothing was written. Say it again.")
    }
    try session.overwrite(
      files.map { ($0.path, $0.change.after) }, of: kata, before: reason)
  }
}
