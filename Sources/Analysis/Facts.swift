import Kata
import SwiftSyntax
import Synchronization
import Trace

/// What all rules know of the files: read once, and the same for the threads that run them.
final class Facts: Sendable {
  let files: [SourceFile]
  let targets: [SimulatedSystem]
  let sdk: Int?
  let index: SourceIndex
  let names: Names
  let changes: Changes
  let asksForSystems: Bool
  let asksAtRunTime: Bool
  let hasDependencies: Bool
  let hasTaskLocals: Bool
  /// `nil` where nobody asks for it.
  let declaredNames: DeclaredNames?
  let availability: GuardedCode?
  private let places: [SyntaxIdentifier: Int]
  private let words = Mutex<FilesByWord?>(nil)
  private let lines = Mutex<[Int: Lines]>([:])

  /// Where the lines of a file begin. Immutable.
  private final class Lines: @unchecked Sendable {
    let converter: SourceLocationConverter

    init(_ file: SourceFile) {
      converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
    }
  }

  init(files: [SourceFile], targets: [SimulatedSystem], sdk: Int?) {
    (self.files, self.targets, self.sdk) = (files, targets, sdk)
    let index = SourceIndex(files: files)
    let names = Names(files: files, index: index)
    (self.index, self.names) = (index, names)
    changes = Changes(index: index, writes: Writes(files: files))
    let asking = files.filter { file in
      ["available(", "AtLeast", "ystemVersion", "NSFoundationVersionNumber"].contains {
        file.says($0)
      }
    }
    asksForSystems = asking.contains { $0.says("available(") }
    asksAtRunTime = !asking.isEmpty
    hasDependencies = files.contains { $0.says("Dependency") }
    hasTaskLocals = hasDependencies || files.contains { $0.says("TaskLocal") }
    places = Dictionary(
      files.enumerated().map { ($1.tree.id, $0) }, uniquingKeysWith: { first, _ in first })
    guard asksAtRunTime || !targets.isEmpty, let table = AvailabilityTable.standard else {
      (declaredNames, availability) = (nil, nil)
      return
    }
    let declared = DeclaredNames(files)
    declaredNames = declared
    // Without targets only what stands beside such a question can be wrong.
    availability = GuardedCode(
      targets.isEmpty ? asking : files,
      targets: targets.isEmpty ? SimulatedSystem.firstWithSwiftUI : targets,
      symbols: { SymbolUses(table, declared, TaskEffects(index: index, names: names)) })
  }

  /// The file that the node is from.
  func file(of node: some SyntaxProtocol) -> SourceFile? { places[node.root.id].map { files[$0] } }

  /// The files in which a name may stand. All are read when the first one asks.
  func files(saying name: String) -> [SourceFile] {
    words.withLock { words in
      let known = words ?? FilesByWord(files)
      words = known
      return known.files(saying: name).map { files[$0] }
    }
  }

  /// Where the first character of the node stands.
  func location(of node: some SyntaxProtocol) -> SourceLocation? {
    guard let place = places[node.root.id] else { return nil }
    return lines.withLock { lines in
      let known = lines[place] ?? Lines(files[place])
      lines[place] = known
      return known.converter.location(for: node.positionAfterSkippingLeadingTrivia)
    }
  }
}
