import Foundation

/// The lines of files that git says are other than they were.
public struct ChangedLines: Sendable {
  private enum Extent: Sendable {
    case whole
    case lines([Range<Int>])
  }

  /// By real paths.
  private var files: [String: Extent] = [:]

  /// Whether a line, counted from 1, of the file at this absolute path is one of them.
  public func contains(line: Int, of path: String) -> Bool {
    switch files[Files.realPath(path)] {
    case .whole: true
    case .lines(let ranges): ranges.contains { $0.contains(line) }
    case nil: false
    }
  }

  /// Lines of `paths` that differ in the working tree from where `revision` and what is checked
  /// out parted; files that git does not know and does not ignore are new.
  ///
  /// `revision` is one of the repository around each of `places`; submodules below it are compared
  /// with what they were at that revision.
  public init(
    since revision: String, in paths: [String], below places: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(WorkbenchError) {
    var owners: [String: Repository?] = [:]
    for path in paths.map(Files.realPath) { owners[path] = Repository(around: path) }
    var tops: [Repository] = []
    for place in places {
      guard let top = Repository(around: Files.realPath(place)) else {
        throw .noRepository(path: place)
      }
      if !tops.contains(top) { tops.append(top) }
    }
    for top in tops {
      var bases = [top: try top.base(revision, environment)]
      let groups = Dictionary(grouping: owners.keys.sorted()) { owners[$0] ?? nil }
      for case (let own?, let paths) in groups
      where own == top || own.root.hasPrefix(top.root + "/") {
        if let base = try own.base(below: top, &bases, environment) {
          try add(own, since: base, paths, environment)
        } else {
          for path in paths { files[path] = .whole }
        }
      }
    }
  }

  private mutating func add(
    _ repository: Repository, since base: String, _ paths: [String],
    _ environment: [String: String]
  ) throws(WorkbenchError) {
    // Other files may be large and are no text; only a rename from one of them would want them.
    let others = paths.filter { !$0.hasSuffix(".swift") }
      .map { ":(top,literal)" + $0.dropFirst(repository.root.count + 1) }
    let wanted = [":(top)*.swift"] + others
    // Plumbing heeds few settings of the user's; these are the ones it would.
    let patch = try repository.git(
      [
        "-c", "core.quotePath=true", "diff-index", "--patch", "--unified=0",
        "--inter-hunk-context=0", "--find-renames", "--no-color", "--no-ext-diff", "--no-textconv",
        "--text", "--src-prefix=a/", "--dst-prefix=b/", "--no-relative",
        "--ignore-submodules=all", base, "--",
      ] + wanted, environment: environment)
    for (name, ranges) in Patch(patch ?? []).files {
      files["\(repository.root)/\(name)"] = ranges.map(Extent.lines) ?? .whole
    }
    let strangers = try repository.git(
      ["ls-files", "-z", "--others", "--exclude-standard", "--"] + wanted, environment: environment)
    for name in (strangers ?? []).split(separator: 0) {
      files["\(repository.root)/\(String(decoding: name, as: UTF8.self))"] = .whole
    }
  }
}

extension Repository {
  /// The commit where `revision` and what is checked out parted; `revision` where they never did,
  /// or where a shallow clone does not know.
  fileprivate func base(
    _ revision: String, _ environment: [String: String]
  ) throws(WorkbenchError) -> String {
    // Tells a folder that git does not want to read from a revision that it does not know.
    _ = try git(["rev-parse", "--git-dir"], environment: environment)
    guard
      let commit = try git(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"],
        mayFail: true, environment: environment)
    else { throw .noRevision(name: revision, root: root) }
    let parted = try git(
      ["merge-base", commit.word, "HEAD"], mayFail: true, environment: environment)
    return (parted ?? commit).word
  }

  /// The same for a repository inside of `top`; `nil` for one that was not there.
  fileprivate func base(
    below top: Repository, _ known: inout [Repository: String], _ environment: [String: String]
  ) throws(WorkbenchError) -> String? {
    if let base = known[self] { return base }
    guard self != top, let outer, let base = try outer.base(below: top, &known, environment) else {
      return nil
    }
    let name = String(root.dropFirst(outer.root.count + 1))
    let entry = try outer.git(
      ["ls-tree", "-z", base, "--", name], environment: environment)
    let words = String(decoding: entry ?? [], as: UTF8.self).split { $0 == " " || $0 == "\t" }
    guard words.count > 2, words[1] == "commit" else { return nil }
    let commit = String(words[2])
    known[self] = commit
    return commit
  }
}

extension [UInt8] {
  /// Without the line end.
  fileprivate var word: String {
    String(decoding: self, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
