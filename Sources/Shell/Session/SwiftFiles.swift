import Foundation

/// Swift files named one by one or by the folders they are in.
enum SwiftFiles {
  static func under(_ paths: [String]) throws(ShellError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard TextFile.exists(path) else { throw TextFile.missing(path) }
      files += isFolder(path) ? inFolder(path) : [path]
    }
    return files
  }

  /// In an order that does not depend on the file system; folders that begin with a dot, such as
  /// `.build`, hold nobody's own code.
  private static func inFolder(_ path: String) -> [String] {
    let url = URL(fileURLWithPath: path)
    let found = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (found?.compactMap { ($0 as? URL)?.path } ?? [])
      .filter { $0.hasSuffix(".swift") && !isFolder($0) }.sorted()
  }
}
