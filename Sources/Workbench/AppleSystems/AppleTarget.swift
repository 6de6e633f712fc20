import Trace

/// One of Apple's systems as the compiler calls it, and where it looks for that system's modules.
struct AppleTarget: Sendable, Hashable {
  /// The deployment target.
  let system: SimulatedSystem
  /// As Apple calls it: `x86_64` or `arm64`.
  private let architecture: String
  private let kind: Kind

  /// What differs from platform to platform. Versions are those SwiftUI began with.
  private struct Kind: Hashable {
    let name: String
    let first: String
    let environment: String
    let folder: String
  }

  private static let kinds = [
    "iOS": Kind(name: "ios", first: "13", environment: "simulator", folder: "iphonesimulator"),
    "macOS": Kind(name: "macosx", first: "10.15", environment: "", folder: "macosx"),
    "tvOS": Kind(name: "tvos", first: "13", environment: "simulator", folder: "appletvsimulator"),
    "watchOS": Kind(
      name: "watchos", first: "6", environment: "simulator", folder: "watchsimulator"),
    "visionOS": Kind(name: "xros", first: "1", environment: "simulator", folder: "xrsimulator"),
    "macCatalyst": Kind(name: "ios", first: "13.1", environment: "macabi", folder: "maccatalyst"),
  ]

  /// - Parameter host: the triple of the machine's own modules, such as `x86_64-unknown-linux-gnu`.
  init?(_ system: SimulatedSystem, host: String) {
    guard let kind = Self.kinds[system.platform] else { return nil }
    self.system = system
    self.kind = kind
    architecture = host.hasPrefix("aarch64") ? "arm64" : String(host.prefix { $0 != "-" })
  }

  /// The same platform at the version that SwiftUI began with.
  func oldest(host: String) -> AppleTarget? {
    SimulatedSystem("\(system.platform) \(kind.first)").flatMap { AppleTarget($0, host: host) }
  }

  /// What the compiler is given as its target.
  var triple: String { name("\(system.major).\(system.minor)") }

  /// The part of a resource folder that holds the system's modules.
  var folder: String { kind.folder }

  /// What the file of a module is called there, without its extension.
  var moduleName: String {
    // Of this one system the compiler leaves out the x.
    name("").replacing("macosx", with: "macos")
  }

  private func name(_ version: String) -> String {
    "\(architecture)-apple-\(kind.name)\(version)"
      + (kind.environment.isEmpty ? "" : "-\(kind.environment)")
  }

  /// A name of the oldest version of this system that takes exactly so many bytes.
  ///
  /// The compiler reads names of targets generously: architectures have a second name, the vendor
  /// may be left out, and versions may end in zeros.
  func name(ofBytes count: Int) -> String? {
    let architectures = architecture == "x86_64" ? ["x86_64", "amd64"] : [architecture]
    // Without a version it is the first, too.
    let versions = ["", ".0", ".00", ".000", ".0.0", ".0.00"].map { kind.first + $0 } + [""]
    let environment = kind.environment.isEmpty ? "" : "-\(kind.environment)"
    for version in versions {
      for architecture in architectures {
        for vendor in ["apple", ""] {
          let name = "\(architecture)-\(vendor)-\(kind.name)\(version)\(environment)"
          if name.utf8.count == count { return name }
        }
      }
    }
    return nil
  }
}
