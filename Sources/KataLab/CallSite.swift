import Foundation

/// Where in the measured program the code is that is running right now.
enum CallSite {
  /// So many functions of the program are told, innermost first.
  private static let depth = 4

  /// Where the program's own functions under way will go on, as offsets into its executable.
  /// Whoever has the executable turns them into lines. Costs some microseconds.
  static func current() -> [UInt] {
    Array(
      Thread.callStackReturnAddresses.lazy.map(\.uintValue).filter(program.contains)
        .prefix(depth).map { $0 - program.lowerBound })
  }

  /// Where the executable lies in memory; empty if the system does not tell.
  private static let program: Range<UInt> = {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    guard let path, let maps = FileManager.default.contents(atPath: "/proc/self/maps")
    else { return 0..<0 }
    let ranges = String(decoding: maps, as: UTF8.self).split(separator: "\n").lazy
      .filter { $0.hasSuffix(path) }
      .map { $0.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) } }
      .filter { $0.count == 2 }
    guard let first = ranges.first, let last = Array(ranges).last else { return 0..<0 }
    return first[0]..<last[1]
  }()
}
