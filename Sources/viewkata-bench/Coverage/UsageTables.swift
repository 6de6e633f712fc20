import Foundation

/// What 32 open-source apps use of SwiftUI: the tables of the folder `Data`.
struct UsageTables {
  /// A name and what it is used as, such as `modifier:padding`.
  struct Symbol: Hashable, CustomStringConvertible {
    var kind: Substring
    var name: Substring

    var description: String { "\(kind):\(name)" }
  }

  /// How often each symbol is used.
  private(set) var uses: [(Symbol, Int)] = []
  /// The symbols of each file.
  private(set) var files: [[Symbol]] = []
  /// How often views, modifiers and wrappers are called by which labels: `.padding(_:_:)`.
  private(set) var overloads: [(call: Substring, uses: Int)] = []

  /// The project's copy.
  static var own: String { Bundle.module.bundlePath + "/Data" }

  init(folder: String) throws {
    let names = try Table(folder + "/api-usage.tsv")
    for row in names.rows where names["origin", row] == "SwiftUI" {
      uses.append(
        (
          Symbol(kind: names["kind", row], name: names["name", row]),
          Int(names["uses", row]) ?? 0
        ))
    }
    let files = try Table(folder + "/files-symbols.tsv")
    for row in files.rows {
      self.files.append(
        files["symbols", row].split(separator: " ").compactMap { word in
          guard let colon = word.firstIndex(of: ":") else { return nil }
          return Symbol(kind: word[..<colon], name: word[word.index(after: colon)...])
        })
    }
    let overloads = try Table(folder + "/api-usage-overloads.tsv")
    for row in overloads.rows {
      self.overloads.append((overloads["symbol", row], Int(overloads["uses", row]) ?? 0))
    }
    guard !uses.isEmpty, !self.files.isEmpty else { throw Missing(what: "rows in \(folder)") }
  }
}

/// Values between tabs, with a line of names on top.
private struct Table {
  let rows: [[Substring]]
  private let columns: [Substring: Int]

  init(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    columns = Dictionary(
      (lines.first ?? []).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    rows = Array(lines.dropFirst())
  }

  subscript(_ name: Substring, _ row: [Substring]) -> Substring {
    guard let column = columns[name], row.indices.contains(column) else { return "" }
    return row[column]
  }
}
