/// The system this run pretends to be on.
package enum Simulation {
  nonisolated(unsafe) package static var system = SimulatedSystem.standard
}

extension SimulatedSystem {
  /// The iOS release of the same year, by which behaviour is told apart.
  package var asRelease: Int {
    let lag = ["macOS": 3, "watchOS": 7, "visionOS": 16]
    return major >= 26 ? major : major + lag[platform, default: 0]
  }

  /// Whether its numbers are those or later ones.
  package func isAtLeast(_ major: Int, _ minor: Int, _ patch: Int) -> Bool {
    (self.major, self.minor, self.patch) >= (major, minor, patch)
  }

  /// What the system says of itself at run time. `#available` on Mac Catalyst goes by the versions
  /// of iOS, but the system underneath is macOS and gives the version of that.
  package var asReported: SimulatedSystem {
    guard platform == "macCatalyst" else { return self }
    // The pairs of the SDKs: 13.1 with 10.15, 14.2 with 11.0, 15.1 and 16.1 with 12.0 and 13.0.
    let late = [14: 2, 15: 1, 16: 1]
    if major < 14 {
      return SimulatedSystem(platform: "macOS", major: 10, minor: 15, patch: max(0, minor - 1))
    }
    return SimulatedSystem(
      platform: "macOS", major: major < 26 ? major - 3 : major,
      minor: max(0, minor - late[major, default: 0]), patch: patch)
  }
}
