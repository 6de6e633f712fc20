import Foundation

/// A working tree of git, a submodule's or an additional one too.
public struct Repository: Sendable, Hashable {
  /// The folder at its root, as the path we came by names it.
  public var root: String

  /// The innermost one that a file or folder lies in; asks no git.
  public init?(around path: String) {
    var folder = path
    while !Files.exists(folder + "/.git") {
      guard let end = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = end == folder.startIndex ? "/" : String(folder[..<end])
    }
    root = folder
  }

  init(root: String) { self.root = root }
}

extension Repository {
  /// The one that this one is inside of, be it as a submodule or not.
  var outer: Repository? {
    let parent = (root as NSString).deletingLastPathComponent
    return parent == root ? nil : Repository(around: parent)
  }

  /// What git prints; `nil` where it ends with anything but 0 and `mayFail`.
  func git(
    _ arguments: [String], mayFail: Bool = false,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(WorkbenchError) -> [UInt8]? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    guard
      let program = folders.lazy.map({ "\($0)/git" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0) && !Files.isFolder($0)
      })
    else { throw .noGit(reason: "there is no git in PATH") }
    // In a hook these name the repository of the hook, which need not be this one.
    var variables = environment.filter {
      !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"]
        .contains($0.key)
    }
    variables["LC_ALL"] = "C"
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    let completion = try Command(
      path: program, arguments: ["-C", root] + arguments, environment: variables, directory: "/"
    ).run(limits: .compiler, isolated: false, stop: { false })
    if completion.ending == .exited(0) { return completion.output }
    if mayFail, case .exited = completion.ending { return nil }
    let words = completion.errorText.split(separator: "\n").first.map(String.init)
    throw .noGit(reason: words ?? "git \(arguments[0]) did not end as it should")
  }
}
