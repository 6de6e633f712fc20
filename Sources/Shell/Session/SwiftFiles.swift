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

  /// The same for a program: without tests, package manifests and what tools put beside the code,
  /// and each path as it was begun.
  static func inPrograms(_ paths: [String]) throws(ShellError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard TextFile.exists(path) else { throw TextFile.missing(path) }
      guard isFolder(path) else {
        files.append(path)
        continue
      }
      let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      let found = sources(below: root)
      guard !found.isEmpty else {
        throw .invalid(
          "\(path): there is no Swift file in this folder, so nothing was measured",
          advice: "Tests, package manifests and hidden files are not looked at.")
      }
      files += found
    }
    var seen: Set<String> = []
    return files.filter { seen.insert(absolute($0)).inserted }
  }

  private static func sources(below folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = "\(folder)/\(name)"
      if isFolder(path) {
        let isTools = ["Pods", "Carthage", "DerivedData", "build"].contains(name)
        return isTools || name.hasSuffix("Tests") ? [] : sources(below: path)
      }
      let isCode =
        name.hasSuffix(".swift") && !name.hasSuffix("Tests.swift")
        && name.firstMatch(of: /^Package(@.*)?\.swift$/) == nil
      return isCode ? [path] : []
    }
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
