import Foundation

/// Files like those of an app: the screens that the tests run, taken apart into pieces of 40 lines
/// and more, and repeated under other type names.
enum ViewFiles {
  /// Writes `count` files into a new folder, in subfolders of one app's size.
  static func write(_ count: Int, into folder: String) throws -> (count: Int, lines: Int) {
    let pieces = try screens().map(pieces)
    var (written, lines) = (0, 0)
    var copy = 0
    while written < count {
      copy += 1
      for (position, screen) in pieces.enumerated() {
        let part = "\(folder)/Feature\(copy)/Screen\(position + 1)"
        try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: true)
        let names = declaredTypes(in: screen.joined())
        for (number, text) in screen.enumerated() where written < count {
          let own = renamed(text) { names.contains($0) ? "\($0)\(copy)x\(position + 1)" : nil }
          try own.write(
            toFile: "\(part)/Part\(number + 1).swift", atomically: false, encoding: .utf8)
          written += 1
          lines += own.utf8.count { $0 == UInt8(ascii: "\n") }
        }
      }
    }
    return (written, lines)
  }

  /// The texts of the screens, in the order of their names.
  static func screens() throws -> [String] { try texts(in: "Tests/EndToEndTests/RealScreens") }

  /// The Swift files below a folder of this repository, in the order of their names.
  static func texts(in folder: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let found = try names.filter { $0.hasSuffix(".swift") }.sorted()
      .map { try String(contentsOfFile: "\(path)/\($0)", encoding: .utf8) }
    guard !found.isEmpty else { throw Missing(what: "Swift files in \(path)") }
    return found
  }

  /// The declarations of a file in its order, a new piece begun behind the first that ends 40 lines
  /// or more into one; each with the imports.
  private static func pieces(of text: String) -> [String] {
    var imports = ""
    var pieces: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("import ") {
        imports += "\(line)\n"
        continue
      }
      pieces[pieces.count - 1].append(line)
      if line == "}", pieces[pieces.count - 1].count >= 40 { pieces.append([]) }
    }
    return pieces.map { $0.joined(separator: "\n") }
      .filter { $0.contains("}") }
      .map { "\(imports)\($0.hasPrefix("\n") ? "" : "\n")\($0)\($0.hasSuffix("\n") ? "" : "\n")" }
  }

  private static func declaredTypes(in text: String) -> Set<String> {
    var names: Set<String> = []
    var last = ""
    _ = renamed(text) { word in
      if ["struct", "class", "enum", "actor", "protocol"].contains(last),
        word.first?.isUppercase == true
      {
        names.insert(word)
      }
      last = word
      return nil
    }
    return names
  }

  /// The text with another word for each that `name` has one for.
  private static func renamed(_ text: String, _ name: (String) -> String?) -> String {
    var result = ""
    var word = ""
    func end() {
      if !word.isEmpty { result += name(word) ?? word }
      word = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        end()
        result.append(character)
      }
    }
    end()
    return result
  }
}
