import Foundation

extension BuiltProgram {
  /// What lies in the temporary folder, and what was begun in the cache and not finished.
  func leftovers() throws -> [String] {
    func names(_ folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: "\(self.folder)/\(folder)")
    }
    return try names("tmp") + names("cache").filter { $0.hasPrefix("tmp-") } + names("home")
  }

  /// The words that run a program while a folder is a file system of its own, which ends with it;
  /// `nil` where the kernel lets us make none.
  static func mounting(_ options: String, at folder: String) -> [String]? {
    guard let unshare = namespaces else { return nil }
    return unshare + [
      "/bin/sh", "-c", #"mount -t tmpfs -o "$1" none "$2" && shift 2 && exec "$@""#, "sh", options,
      folder,
    ]
  }

  static var canMount: Bool { namespaces != nil }

  // As root, or as root of a user namespace.
  private static let namespaces = [["--mount"], ["--mount", "--map-root-user"]]
    .map { ["/usr/bin/unshare"] + $0 }
    .first { words in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: words[0])
      process.arguments = words.dropFirst() + ["mount", "-t", "tmpfs", "none", "/mnt"]
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
}

/// The command lines of processes that mention a text, ourselves left out.
func processes(mentioning text: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { name in
    guard let id = Int32(name), id != getpid() else { return nil }
    // It may have ended meanwhile.
    guard let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else {
      return nil
    }
    let words = String(decoding: line, as: UTF8.self).replacing("\0", with: " ")
    return words.contains(text) ? words : nil
  }
}

extension String {
  /// The text with every measured time as `…`, and how many steps were made as it was.
  var withoutTimes: String {
    replacing(/\d+(\.\d+)? m?s$/.anchorsMatchLineEndings(), with: "…")
      .replacing(/compiled \d+(\.\d+)? m?s/, with: "compiled …")
  }
}
