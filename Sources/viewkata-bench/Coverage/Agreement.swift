import Analysis
import Foundation
import Trace
import Workbench

extension Benchmark {
  /// Whether our SwiftUI says of itself what the table says of Apple's.
  static let availability = Benchmark(
    name: "availability", summary: "the symbols whose @available is that of the table"
  ) {
    try withScratch { folder in
      guard let table = AvailabilityTable.standard else {
        throw Missing(what: "the availability table")
      }
      let toolchain = try Toolchain.find()
      let kit = try RuntimeKit.find(toolchain: toolchain, cache: folder)
      let graphs = try SymbolGraph.extract(
        "SwiftUI", of: kit, toolchain: toolchain, into: folder + "/symbols")
      Agreement(of: graphs.flatMap(\.symbols), with: table).lines.forEach { print("    \($0)") }
    }
  }
}

/// The symbols of a module beside the rows of the table.
struct Agreement {
  private(set) var lines: [String] = []

  init(of symbols: [SymbolGraph.Symbol], with table: AvailabilityTable) {
    let own = Dictionary(
      symbols.map { ($0.path, Effective($0.availability ?? [])) }, uniquingKeysWith: { a, _ in a })
    var (compared, unknown) = (0, 0)
    var differing: [String] = []
    for symbol in symbols {
      let rows = table.symbol(symbol.path)
      guard !rows.isEmpty else {
        unknown += 1
        continue
      }
      compared += 1
      let owner = own[symbol.pathComponents.dropLast().joined(separator: ".")] ?? Effective([])
      let said = Effective(symbol.availability ?? [])
      let right = rows.map { Effective($0).narrowed(by: owner) }
      if !right.contains(said) {
        differing.append("\(symbol.path) says \(said), the table \(right[0])")
      }
    }
    lines = ["\(compared) symbols are in the table, \(differing.count) of them differ"] + differing
    lines.append("\(unknown) symbols are not in the table")
  }
}

/// Since when something is there on each platform; `nil` where it never is.
private struct Effective: Equatable, CustomStringConvertible {
  private var versions: [SimulatedSystem?]

  /// What SwiftUI itself began with.
  private static let first = ["iOS 13", "macOS 10.15", "tvOS 13", "watchOS 6", "visionOS 1"]
    .compactMap { SimulatedSystem($0) }

  init(_ availability: [SymbolGraph.Symbol.Availability]) {
    versions = Self.first.map { first in
      var version: SimulatedSystem? = first
      for item in availability where item.domain == first.platform {
        if item.isUnconditionallyUnavailable == true { return nil }
        if let introduced = item.introduced {
          version = SimulatedSystem(
            platform: first.platform, major: introduced.major, minor: introduced.minor ?? 0)
        }
      }
      return version
    }
  }

  init(_ row: SymbolAvailability) {
    versions = Self.first.map { first in
      switch row.introduction(on: first.platform) {
      case .since(let version): max(version, first)
      case .unavailable: nil
      case .unstated: first
      }
    }
  }

  /// A member is there no sooner than its type.
  func narrowed(by owner: Effective) -> Effective {
    var copy = self
    copy.versions = zip(versions, owner.versions).map { own, owner in
      guard let own, let owner else { return nil }
      return max(own, owner)
    }
    return copy
  }

  var description: String {
    zip(Self.first, versions).map { first, version in
      version.map(\.description) ?? "no \(first.platform)"
    }.joined(separator: ", ")
  }
}
