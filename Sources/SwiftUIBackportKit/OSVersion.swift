import Foundation

/// A version of the system that the app runs on, whichever that is: 17 is iOS 17 on an iPhone, and
/// on a Mac there is no 17. Values that depend on the platform want a version for each.
public struct OSVersion: Hashable, Comparable, Sendable {
  public let major: Int
  public let minor: Int
  public let patch: Int

  /// `OSVersion(17)`, `OSVersion(16, 4)`, `OSVersion(16, 4, 1)`.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  public static func < (a: OSVersion, b: OSVersion) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }
}

/// The system that the app runs on.
public enum OS {
  /// Whether it is of that version or a later one: for values only. It does not make a newer API
  /// callable, which takes `#available`.
  ///
  /// On Mac Catalyst the system is macOS, although `#available` goes by iOS there.
  public static func isAtLeast(_ version: OSVersion) -> Bool {
    ProcessInfo.processInfo.isOperatingSystemAtLeast(
      OperatingSystemVersion(
        majorVersion: version.major, minorVersion: version.minor, patchVersion: version.patch))
  }
}
