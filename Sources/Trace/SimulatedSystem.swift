/// An operating system and version that a run pretends to be on.
public struct SimulatedSystem: Codable, Sendable, Hashable, Comparable, CustomStringConvertible {
  public var platform: String
  public var major: Int
  public var minor: Int

  public init(platform: String = "iOS", major: Int, minor: Int = 0) {
    (self.platform, self.major, self.minor) = (platform, major, minor)
  }

  /// The system a run uses when nobody names one.
  public static let standard = SimulatedSystem(major: 26)

  /// The one that the running program pretends to be on.
  nonisolated(unsafe) package static var current = SimulatedSystem.standard

  /// As `#available` spells them.
  public static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"]

  /// Reads `iOS 17`, `iOS 16.4`, `macOS 14`; the platform may be left out for iOS.
  /// Returns `nil` for anything else.
  public init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let version = words.last, words.count <= 2 else { return nil }
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(numbers.count), !numbers.contains(nil), let major = numbers[0] else {
      return nil
    }
    let given = words.count == 2 ? String(words[0]) : "iOS"
    guard
      let platform = Self.platforms.first(where: { $0.lowercased() == given.lowercased() })
    else { return nil }
    self.init(platform: platform, major: major, minor: numbers.count > 1 ? numbers[1] ?? 0 : 0)
  }

  public var description: String { "\(platform) \(major).\(minor)" }

  public static func < (a: Self, b: Self) -> Bool {
    (a.platform, a.major, a.minor) < (b.platform, b.major, b.minor)
  }
}
