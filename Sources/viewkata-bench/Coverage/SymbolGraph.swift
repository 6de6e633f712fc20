import Foundation
import Workbench

/// What the compiler's `swift-symbolgraph-extract` writes down of a module, as far as it is needed.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    /// Its own and that of what it is declared in.
    var availability: [Availability]?

    struct Availability: Decodable {
      struct Version: Decodable {
        var major: Int
        var minor: Int?
      }

      var domain: String?
      var introduced: Version?
      var isUnconditionallyUnavailable: Bool?
    }

    /// `View.padding(_:)`
    var path: String { pathComponents.joined(separator: ".") }

    /// As it is written, without a body.
    var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }

  var symbols: [Symbol]
  var relationships: [Relationship]

  /// The module's own declarations, and those with which it extends other modules.
  static func extract(
    _ module: String, of kit: RuntimeKit, toolchain: Toolchain, into folder: String
  ) throws -> [SymbolGraph] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: toolchain.bin + "/swift-symbolgraph-extract")
    process.arguments = [
      "-module-name", module, "-I", kit.modules, "-target", try toolchain.target(),
      "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members",
    ]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Missing(what: "the symbol graph of \(module)")
    }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      return try JSONDecoder().decode(SymbolGraph.self, from: data)
    }
  }
}

/// Which types are what, directly or through protocols that are.
struct Conformances {
  private var names: [String: String] = [:]
  private var conforming: [String: [String]] = [:]

  init(_ graphs: [SymbolGraph]) {
    for symbol in graphs.flatMap(\.symbols) {
      names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
    }
    for relationship in graphs.flatMap(\.relationships) where relationship.kind == "conformsTo" {
      conforming[relationship.target, default: []].append(relationship.source)
    }
  }

  /// The names of the protocols themselves, and of all that conforms to one of them.
  func types(conformingTo protocols: Set<String>) -> Set<String> {
    var open = names.filter { protocols.contains($0.value) }.map(\.key)
    var found = Set(open)
    while let next = open.popLast() {
      open += (conforming[next] ?? []).filter { found.insert($0).inserted }
    }
    return Set(found.compactMap { names[$0] })
  }
}

/// One parameter of something that can be called.
struct Parameter: Equatable {
  var label: Substring
  var mayBeOmitted: Bool

  /// Whether a call with those labels, in that order, gives all that has to be given.
  static func list(_ parameters: ArraySlice<Parameter>, accepts labels: ArraySlice<Substring>)
    -> Bool
  {
    guard let parameter = parameters.first else { return labels.isEmpty }
    let rest = parameters.dropFirst()
    if parameter.label == labels.first, list(rest, accepts: labels.dropFirst()) { return true }
    return parameter.mayBeOmitted && list(rest, accepts: labels)
  }
}

extension SymbolGraph.Symbol {
  /// What a call of it is given.
  var parameters: [Parameter] {
    let name = pathComponents.last ?? ""
    guard let open = name.firstIndex(of: "(") else { return [] }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
    let written = writtenParameters
    return labels.enumerated().map { index, label in
      let text = written.indices.contains(index) ? written[index] : ""
      return Parameter(label: label, mayBeOmitted: text.contains(" = ") || text.hasSuffix("..."))
    }
  }

  /// The text of each parameter. `(` of an attribute cannot come first: the graph leaves out what
  /// attributes are given.
  private var writtenParameters: [String] {
    var (depth, parts, before) = (0, [String](), Character(" "))
    for character in declaration {
      defer { before = character }
      switch character {
      case "(", "[", "{", "<":
        // The type parameters before the list are not in it.
        if character == "(", depth == 0 {
          guard parts.isEmpty else { return parts }
          parts = [""]
        } else if !parts.isEmpty {
          parts[parts.count - 1].append(character)
        }
        depth += 1
      case ")", "]", "}", ">":
        if character == ">", before == "-" { break }
        depth -= 1
        if depth == 0, character == ")" { return parts }
        if !parts.isEmpty { parts[parts.count - 1].append(character) }
      case "," where depth == 1 && !parts.isEmpty: parts.append("")
      default: if !parts.isEmpty { parts[parts.count - 1].append(character) }
      }
    }
    return parts
  }
}
