import Foundation

/// The Swift compiler that programs are built with, and the pieces around it.
public struct Toolchain: Sendable, Hashable {
  /// The folder that holds `swiftc`, `swift-frontend` and `clang`.
  public var bin: String

  public var swiftc: String { bin + "/swiftc" }
  public var frontend: String { bin + "/swift-frontend" }
  public var clang: String { bin + "/clang" }

  /// Looks at VIEWKATA_SWIFTC, PATH, and the toolchain whose libraries this process runs on.
  public static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(WorkbenchError) -> Toolchain {
    if let named = environment["VIEWKATA_SWIFTC"] {
      guard let toolchain = try Toolchain(compiler: named) else {
        throw .noToolchain(lookedAt: ["\(named) (VIEWKATA_SWIFTC)"])
      }
      return toolchain
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders {
      if let toolchain = try Toolchain(compiler: folder + "/swiftc") { return toolchain }
    }
    let own = ownBin
    if let own, let toolchain = try Toolchain(compiler: own + "/swiftc") { return toolchain }
    throw .noToolchain(
      lookedAt: ["VIEWKATA_SWIFTC (not set)", "PATH (\(folders.joined(separator: ":")))"]
        + (own.map { ["\($0) (built this tool)"] } ?? []))
  }

  /// What `swiftc --version` calls itself, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  public func version() throws(WorkbenchError) -> String {
    // The driver would leave an empty folder behind in TMPDIR each time.
    let completion = try Command(
      path: frontend, arguments: ["-frontend", "--version"], directory: "/"
    )
    .run(limits: .compiler, isolated: false, stop: { false })
    guard
      completion.ending == .exited(0),
      let line = String(decoding: completion.output, as: UTF8.self).split(separator: "\n").first
    else { throw .brokenToolchain(path: swiftc, reason: completion.errorText) }
    return String(line)
  }

  /// The system it compiles for when it is told none, such as `x86_64-unknown-linux-gnu`.
  public func target() throws(WorkbenchError) -> String {
    let completion = try Command(
      path: frontend, arguments: ["-frontend", "-print-target-info"], directory: "/"
    )
    .run(limits: .compiler, isolated: false, stop: { false })
    struct Info: Decodable {
      struct Target: Decodable { var triple: String }
      var target: Target
    }
    guard let info = try? JSONDecoder().decode(Info.self, from: Data(completion.output)) else {
      throw .brokenToolchain(path: swiftc, reason: completion.errorText)
    }
    return info.target.triple
  }

  /// Differs when another compiler is installed at the same place.
  var stamp: String { Files.stamp(frontend) }
}

extension Toolchain {
  /// `nil` when there is no such file.
  private init?(compiler: String) throws(WorkbenchError) {
    guard FileManager.default.isExecutableFile(atPath: compiler) else { return nil }
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    self.init(bin: real.path)
    if Files.exists(frontend) { return }
    // A proxy such as swiftly's; the compiler behind it knows where it lives.
    let folder = try Files.temporaryFolder(in: NSTemporaryDirectory())
    defer { Files.remove(folder) }
    let completion = try Command(
      path: compiler, arguments: ["-print-target-info"],
      environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 },
      directory: "/"
    ).run(limits: .compiler, isolated: false, stop: { false })
    struct TargetInfo: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    do {
      let info = try JSONDecoder().decode(TargetInfo.self, from: Data(completion.output))
      let resources = URL(fileURLWithPath: info.paths.runtimeResourcePath)
      bin = resources.appendingPathComponent("../../bin").standardizedFileURL.path
    } catch {
      throw .brokenToolchain(path: compiler, reason: completion.errorText)
    }
    guard Files.exists(frontend) else {
      throw .brokenToolchain(path: compiler, reason: "\(frontend) is missing")
    }
  }

  /// The folder of the compiler whose libraries are loaded into this process.
  private static var ownBin: String? {
    guard let maps = try? Files.read("/proc/self/maps") else { return nil }
    let text = String(decoding: maps, as: UTF8.self)
    guard
      let line = text.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }),
      let start = line.firstIndex(of: "/"), let end = line.range(of: "/lib/swift/linux/")
    else { return nil }
    return line[start..<end.lowerBound] + "/bin"
  }
}
