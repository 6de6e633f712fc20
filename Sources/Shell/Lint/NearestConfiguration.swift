import Analysis
import Foundation
import Kata

extension LintConfiguration {
  /// What `--config` names, or the nearest `.viewkata` in the folders around the paths; one that
  /// decides nothing where there is none.
  static func read(_ words: Arguments, for paths: [String]) throws(ShellError) -> LintConfiguration
  {
    if let named = words.value("--config") {
      guard !words.has("--no-config") else {
        throw .usage("--config and --no-config exclude each other")
      }
      return try read(absolute(named))
    }
    guard !words.has("--no-config") else { return LintConfiguration() }
    let found = paths.map { nearest(to: $0) }
    guard let other = found.first(where: { $0 != found[0] }) else {
      return try found.first.flatMap(\.self).map(read) ?? LintConfiguration()
    }
    let names = [found[0], other].map { $0.map { shortened($0) } ?? "none" }
    throw .usage(
      "these paths have different configurations: \(names.joined(separator: " and "))",
      advice: "Lint them one after the other, or name one: --config FILE.")
  }

  private static func read(_ path: String) throws(ShellError) -> LintConfiguration {
    let (configuration, problems) = parse(
      try TextFile.read(path), file: shortened(path),
      folder: (path as NSString).deletingLastPathComponent, knownRules: Set(Rule.all.map(\.id)))
    guard problems.isEmpty else {
      throw .invalid(problems.map(\.description).joined(separator: "\n"))
    }
    return configuration
  }

  /// Beyond the root of a repository, or home, begins what is somebody else's.
  private static func nearest(to path: String) -> String? {
    let home = ProcessInfo.processInfo.environment["HOME"].map(absolute)
    var folder = isFolder(path) ? path : (path as NSString).deletingLastPathComponent
    while true {
      let file = (folder as NSString).appendingPathComponent(fileName)
      if isText(file) { return file }
      let isEnd = folder == "/" || folder == home || TextFile.exists(folder + "/.git")
      if isEnd || folder.isEmpty { return nil }
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  /// Not a folder, and not a pipe that nobody writes into.
  private static func isText(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
