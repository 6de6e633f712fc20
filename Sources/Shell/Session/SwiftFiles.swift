import Foundation
import Kata

/// Swift files named one by one or by the folders they are in.
enum SwiftFiles {
  /// Each once. Patterns leave out what is found in the folders, not what is named itself.
  static func under(
    _ paths: [String], excluding patterns: [PathPattern] = []
  ) throws(ShellError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard TextFile.exists(path) else { throw TextFile.missing(path) }
      files += isFolder(path) ? inFolder(path, excluding: patterns) : [path]
    }
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted }
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
  private static func inFolder(_ path: String, excluding patterns: [PathPattern]) -> [String] {
    let url = URL(fileURLWithPath: path)
    guard
      let found = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var files: [String] = []
    while let inner = (found.nextObject() as? URL)?.path {
      if patterns.contains(where: { $0.matches(inner, below: path) }) {
        found.skipDescendants()
      } else if inner.hasSuffix(".swift") && !isFolder(inner) {
        files.append(inner)
      }
    }
    return files.sorted()
  }
}
