/// An operating system and version that a run pretends to be on.
public struct SimulatedSystem: Codable, Sendable, Hashable, Comparable, CustomStringConvertible {
  public var platform: String
  public var major: Int
  public var minor: Int
  public var patch: Int

  public init(platform: String = "iOS", major: Int, minor: Int = 0, patch: Int = 0) {
    (self.platform, self.major, self.minor, self.patch) = (platform, major, minor, patch)
  }

  /// The system a run uses when nobody names one.
  public static let standard = SimulatedSystem(major: 26)

  /// As `#available` spells them.
  public static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"]

  /// Reads `iOS 17`, `iOS 16.4`, `macOS 14.0.1`; the platform may be left out for iOS.
  /// Returns `nil` for anything else.
  public init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let version = words.last, words.count <= 2 else { return nil }
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    let given = words.count == 2 ? String(words[0]) : "iOS"
    guard
      let platform = Self.platforms.first(where: { $0.lowercased() == given.lowercased() })
    else { return nil }
    let padded = numbers + [0, 0]
    self.init(platform: platform, major: padded[0], minor: padded[1], patch: padded[2])
  }

  public var description: String { "\(platform) \(version)" }

  /// `16.4`, and `16.4.1` only where there is a patch.
  public var version: String { "\(major).\(minor)" + (patch == 0 ? "" : ".\(patch)") }

  public static func < (a: Self, b: Self) -> Bool {
    (a.platform, a.major, a.minor, a.patch) < (b.platform, b.major, b.minor, b.patch)
  }
}
