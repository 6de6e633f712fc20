/// What is compiled together into one module and run once.
public struct Program: Sendable {
  public var units: [SourceUnit]
  /// What ``Trace/Measurement/file`` says.
  public var file: String
  /// What the compiler (`swift-frontend`) is told besides what it always is, such as `-O`.
  public var arguments: [String]
  /// What it imports that is compiled from sources with it.
  public var modules: [SourceModule]

  public init(
    units: [SourceUnit], file: String, arguments: [String] = [], modules: [SourceModule] = []
  ) {
    (self.units, self.file, self.arguments) = (units, file, arguments)
    self.modules = modules
  }
}

extension Program {
  /// The unit that a path printed by the compiler or by the program means.
  func unit(at path: String) -> SourceUnit? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return units.first { $0.name == name }
  }

  /// The place in the user's file, or `nil` where the path is none of ours.
  func place(_ path: String, line: Int, column: Int = 1) -> Place? {
    unit(at: path).map { unit in
      let (line, column) = unit.position(line, column)
      return Place(file: unit.path, line: line, column: column)
    }
  }

  /// Where a name stands behind one of the words that declare it, for messages that tell no place.
  func declaration(of name: Substring, after words: Set<Substring>) -> Place? {
    for unit in units {
      for (index, line) in unit.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let tokens = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        for (word, next) in zip(tokens, tokens.dropFirst())
        where next == name && words.contains(word) {
          let column = line.utf8.distance(from: line.startIndex, to: next.startIndex) + 1
          return place(unit.name, line: index + 1, column: column)
        }
      }
    }
    return nil
  }
}
