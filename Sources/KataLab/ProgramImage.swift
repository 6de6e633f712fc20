import Foundation
import Trace

/// The measured program, and the libraries it runs on, as they lie in memory.
enum ProgramImage {
  /// So many addresses of the program are told of a warning, innermost first.
  private static let depth = 4

  /// Those of the addresses that lie in the program, as offsets into its executable. Whoever has
  /// the executable turns them into lines.
  static func offsets(of addresses: [UInt]) -> [UInt] {
    guard let program else { return [] }
    return Array(
      addresses.lazy.filter(program.range.contains).prefix(depth)
        .map { $0 - program.range.lowerBound })
  }

  /// An address in the program or the concurrency library.
  static func call(at address: UInt) -> IllegalBinding.Call? {
    for image in [program, concurrency] {
      guard let image, image.range.contains(address) else { continue }
      return IllegalBinding.Call(
        library: image.path == program?.path ? nil : image.path,
        offset: address - image.range.lowerBound)
    }
    return nil
  }

  /// Whether there are instructions at an address.
  static func isCode(_ address: UInt) -> Bool { code.contains { $0.contains(address) } }

  static let concurrency = image { $0.hasSuffix("/libswift_Concurrency.so") }

  struct Image {
    var path: String
    var range: Range<UInt>
  }

  /// `nil` if the system does not tell.
  private static let program = path.flatMap { path in image { $0 == path } }

  private static let path =
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")

  private static let code = mappings.filter(\.isCode).map(\.range)

  private static func image(_ matches: (String) -> Bool) -> Image? {
    let parts = mappings.filter { matches($0.path) }
    guard let first = parts.first, let last = parts.last else { return nil }
    return Image(path: first.path, range: first.range.lowerBound..<last.range.upperBound)
  }

  private static let mappings: [(path: String, range: Range<UInt>, isCode: Bool)] = {
    guard let file = FileHandle(forReadingAtPath: "/proc/self/maps") else { return [] }
    // The kernel hands this file out in pieces, so one short read is not its end.
    var maps = Data()
    while let piece = try? file.read(upToCount: 1 << 16), !piece.isEmpty { maps += piece }
    return String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 5)
      guard words.count > 1 else { return nil }
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, ends[0] < ends[1] else { return nil }
      let path = words.count > 5 ? words[5].drop { $0 == " " } : ""
      return (String(path), ends[0]..<ends[1], words[1].contains("x"))
    }
  }()
}
