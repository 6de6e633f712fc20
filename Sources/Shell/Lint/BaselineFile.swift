import Foundation
import Kata

/// A baseline and where it lies.
struct BaselineFile: Sendable {
  /// Absolute.
  var path: String
  var baseline: Baseline

  init(path: String, baseline: Baseline) { (self.path, self.baseline) = (path, baseline) }

  /// What `--baseline` names, or else the configuration; `nil` where neither does.
  init?(_ named: String?, or configuration: LintConfiguration) throws(ShellError) {
    guard let path = (named ?? configuration.baseline).map(absolute) else { return nil }
    self.path = path
    guard TextFile.exists(path) else {
      throw .invalid(
        "\(shortened(path)): there is no such baseline"
          + (named == nil ? " (\(configuration.file) names it)" : ""),
        advice: "Write it: viewkata lint PATH --write-baseline \(shortened(path)).")
    }
    let text = try TextFile.read(path)
    do {
      baseline = try Baseline(text, file: shortened(path))
    } catch {
      throw ShellError(error)
    }
  }

  /// The absolute path, if nothing else would be overwritten.
  static func checked(_ named: String) throws(ShellError) -> String {
    let path = absolute(named)
    guard TextFile.exists(path) else { return path }
    let text = try TextFile.read(path)
    guard Baseline.isOne(text) else {
      throw .usage(
        "\(shortened(path)) is no baseline", advice: "It was left as it is; name another file.")
    }
    return path
  }

  /// Which of its entries each finding is; all findings of a file have to be among them.
  func known(among findings: [Finding], of files: LintedFiles) -> [Baseline.Entry?] {
    let root = root
    return baseline.known(among: findings, sources: files.sources) {
      root.path(of: files.paths[$0] ?? $0)
    }
  }

  /// Where its entries see files from.
  var root: SourceRoot { SourceRoot(folder: (path as NSString).deletingLastPathComponent) }
}
