import Foundation

/// The measured program as it lies in memory.
enum ProgramImage {
  /// So many addresses of the program are told, innermost first.
  private static let depth = 4

  /// Those of the addresses that lie in the program, as offsets into its executable. Whoever has
  /// the executable turns them into lines.
  static func offsets(of addresses: [UInt]) -> [UInt] {
    Array(addresses.lazy.filter(range.contains).prefix(depth).map { $0 - range.lowerBound })
  }

  /// Empty if the system does not tell.
  private static let range: Range<UInt> = {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    guard let path, let maps = FileManager.default.contents(atPath: "/proc/self/maps")
    else { return 0..<0 }
    let ranges = String(decoding: maps, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasSuffix(path) }
      .map { $0.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) } }
      .filter { $0.count == 2 }
    guard let first = ranges.first, let last = ranges.last else { return 0..<0 }
    return first[0]..<last[1]
  }()
}
