import Foundation
import Testing

/// The modules with which the compiler checks for Apple's systems are made on this machine, once.
@Suite struct AvailabilityCacheTests {
  let program: BuiltProgram

  init() throws {
    program = try BuiltProgram()
    try program.write(
      "import SwiftUI\nstruct Page: View { var body: some View { Text(\"\").scrollClipDisabled() } }\n",
      to: "Page.swift")
  }

  private let words = ["lint", "Page.swift", "--deployment-target", "iOS 15, macOS 12", "--json"]

  private var apple: String { "\(program.folder)/cache/apple" }

  private func made() throws -> [String] {
    FileManager.default.fileExists(atPath: apple)
      ? try FileManager.default.contentsOfDirectory(atPath: apple) : []
  }

  private func expectRight(_ ending: BuiltProgram.Ending) {
    #expect(ending.status == 1)
    #expect(ending.error == "")
    for system in ["iOS 17.0", "macOS 14.0"] {
      #expect(
        ending.output.contains("'scrollClipDisabled' is only available in \(system) or newer"),
        "\(ending.output)")
    }
  }

  @Test func `is whole after it was interrupted at any time`() throws {
    for milliseconds in [20, 60, 120, 200, 300, 450, 700] {
      let running = try program.start(words)
      usleep(UInt32(milliseconds) * 1000)
      kill(running.process.processIdentifier, SIGKILL)
      _ = try running.ending()
    }
    expectRight(try program.run(words))
    // Four: the toolchain's and the kit's for each platform; what was begun is beside them.
    #expect(try made().count == 4)
  }

  @Test func `several at once get the same`() throws {
    let running = try (0..<3).map { _ in try program.start(words) }
    for one in running { expectRight(try one.ending()) }
    #expect(try made().count == 4)
  }

  @Test func `what is damaged is made again`() throws {
    expectRight(try program.run(words))
    for folder in try made() {
      let files = FileManager.default.enumerator(atPath: "\(apple)/\(folder)")
      while let name = files?.nextObject() as? String {
        guard name.hasSuffix(".swiftmodule") else { continue }
        let path = "\(apple)/\(folder)/\(name)"
        guard let file = FileHandle(forWritingAtPath: path) else { continue }
        try file.truncate(atOffset: 4096)
        try file.close()
      }
    }
    // Another text, so that nothing is answered from memory.
    try program.write(
      "import SwiftUI\nstruct Pages: View { var body: some View { Text(\"\").scrollClipDisabled() } }\n",
      to: "Page.swift")
    expectRight(try program.run(words))
  }

  @Test func `modules that nobody proved are proved before they are trusted`() throws {
    expectRight(try program.run(words))
    let proofs = try made().flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: "\(apple)/\(folder)")
        .filter { $0.hasPrefix("proved-") }.map { "\(apple)/\(folder)/\($0)" }
    }
    #expect(proofs.count == 2)
    for proof in proofs { try FileManager.default.removeItem(atPath: proof) }
    try program.write(
      "import SwiftUI\nstruct P: View { var body: some View { Text(\"\").scrollClipDisabled() } }\n",
      to: "Page.swift")
    expectRight(try program.run(words))
    #expect(proofs.allSatisfy(FileManager.default.fileExists))
  }

  @Test func `one platform that cannot be checked does not cost what was said of another`() throws {
    let ending = try program.run([
      "lint", "Page.swift", "--deployment-target", "iOS 15, visionOS 1",
    ])
    let said = "'scrollClipDisabled' is only available in iOS 17.0 or"
    #expect(ending.output.contains(said), "\(ending.output)")
    #expect(ending.output.split(separator: "\n").count { $0.contains(": must fix: ") } == 1)
    #expect(ending.output.contains("did not check availability for visionOS 1.0"))
  }

  @Test func `another toolchain gets its own`() throws {
    expectRight(try program.run(words))
    let before = Set(try made())
    let other = try Self.otherToolchain(in: program.folder)
    expectRight(try program.run(words, environment: ["VIEWKATA_SWIFTC": other]))
    let after = Set(try made())
    #expect(after.isSuperset(of: before))
    #expect(after.count == before.count + 2)
  }

  @Test(.enabled(if: BuiltProgram.canMount, "the kernel grants no mounts here"))
  func `a cache that cannot be written costs a warning`() throws {
    let prefix = try #require(BuiltProgram.mounting("ro", at: "\(program.folder)/cache"))
    let ending = try program.run(words, prefix: prefix)
    #expect(ending.status == 1)
    #expect(ending.output.contains("'scrollClipDisabled' is only available in iOS 17.0 or newer"))
    #expect(
      ending.error.hasPrefix(
        "viewkata: warning: \(program.folder)/cache cannot be written, so what is compiled is kept in "
      ), "\(ending.error)")
  }

  @Test func `a platform that cannot be checked is said, and the table is asked`() throws {
    try program.write(
      "import SwiftUI\nstruct Page: View { var body: some View { Tab(\"a\", image: \"a\") {} } }\n",
      to: "Page.swift")
    // The compiler wants Apple's SDK to know what visionOS has of iOS.
    let ending = try program.run([
      "lint", "Page.swift", "--deployment-target", "visionOS 1", "--color", "never",
    ])
    #expect(ending.status == 1)
    #expect(
      ending.output.contains("[unguarded-availability]")
        && ending.output.contains("read from a table instead"), "\(ending.output)")
  }

  /// The same compiler at another place.
  private static func otherToolchain(in folder: String) throws -> String {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = try #require(
      paths.map { "\($0)/swift-frontend" }.first(where: FileManager.default.fileExists))
    let frontend = URL(fileURLWithPath: found).resolvingSymlinksInPath()
    let real = frontend.deletingLastPathComponent()
    let bin = "\(folder)/other/usr/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: frontend.path, toPath: "\(bin)/swift-frontend")
    for name in ["swiftc", "swift"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(bin)/\(name)", withDestinationPath: "swift-frontend")
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: real.path)
    where !FileManager.default.fileExists(atPath: "\(bin)/\(name)") {
      try FileManager.default.createSymbolicLink(
        atPath: "\(bin)/\(name)", withDestinationPath: real.appendingPathComponent(name).path)
    }
    for name in ["lib", "share", "include", "libexec"] {
      let path = real.deletingLastPathComponent().appendingPathComponent(name).path
      guard FileManager.default.fileExists(atPath: path) else { continue }
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/other/usr/\(name)", withDestinationPath: path)
    }
    return "\(bin)/swiftc"
  }
}
