import Foundation
import Testing
import Trace

@testable import Workbench

@Suite struct `Finding the pieces` {
  @Test func `without a compiler, every place is named and what to do`() {
    let error = #expect(throws: WorkbenchError.self) {
      try Toolchain.find(environment: ["VIEWKATA_SWIFTC": "/nowhere/swiftc"])
    }
    #expect(
      error?.description == """
        there is no Swift compiler. Looked at:
          /nowhere/swiftc (VIEWKATA_SWIFTC)
        Install Swift 6.3 (https://www.swift.org/install/linux/) and put its usr/bin into PATH, \
        or name the compiler: VIEWKATA_SWIFTC=/path/to/swiftc
        """)
  }

  @Test func `a compiler that is not in PATH is the one this program was built by`() throws {
    let found = try Toolchain.find(environment: ["PATH": "/nowhere"])
    #expect(Files.exists(found.frontend))
    #expect(try found.version().contains("Swift version 6."))
  }

  @Test func `a proxy leads to the compiler behind it`() throws {
    let folder = try Files.temporaryFolder(in: Bench.parent)
    defer { Files.remove(folder) }
    let real = try StandInKit.toolchain.get()
    try Files.write("#!/bin/sh\nexec \(real.swiftc) \"$@\"\n".utf8, to: "\(folder)/swiftc")
    chmod("\(folder)/swiftc", 0o755)
    #expect(try Toolchain.find(environment: ["PATH": folder]) == real)
  }

  @Test func `a proxy that leads nowhere is a broken toolchain`() throws {
    let folder = try Files.temporaryFolder(in: Bench.parent)
    defer { Files.remove(folder) }
    let proxy = "\(folder)/swiftc"
    try Files.write("#!/bin/sh\necho no toolchain is selected >&2\nexit 1\n".utf8, to: proxy)
    chmod(proxy, 0o755)
    #expect(
      throws: WorkbenchError.brokenToolchain(path: proxy, reason: "no toolchain is selected\n")
    ) {
      try Toolchain.find(environment: ["PATH": folder])
    }
  }

  @Test func `without a kit, every place is named`() throws {
    let error = #expect(throws: WorkbenchError.self) {
      try RuntimeKit.find(
        toolchain: try StandInKit.toolchain.get(), cache: "/nowhere",
        executable: "/opt/x/bin/viewkata", environment: [:])
    }
    #expect(
      error
        == .noKit(lookedAt: [
          "VIEWKATA_KIT (not set)", "/opt/x/bin/Modules (a build folder)", "/opt/x/lib/viewkata",
        ]))
  }

  @Test func `an installed kit is found from the program beside it, and works`() throws {
    let prefix = try Files.temporaryFolder(in: Bench.parent)
    defer { Files.remove(prefix) }
    try StandInKit.kit.get().install(to: prefix)
    let toolchain = try StandInKit.toolchain.get()
    let kit = try RuntimeKit.find(
      toolchain: toolchain, cache: "/nowhere", executable: "\(prefix)/bin/viewkata",
      environment: [:])
    #expect(
      kit == RuntimeKit(modules: "\(prefix)/lib/viewkata", libraries: "\(prefix)/lib/viewkata"))
    let workbench = Workbench(toolchain: toolchain, kit: kit, cache: "\(prefix)/cache")
    let measurement = try workbench.measure(Bench.program("lab.step(\"mount\")"))
    #expect(measurement.steps.map(\.name) == ["mount"])
  }

  @Test func `a build folder is linked once, and again when an object is newer`() throws {
    let build = try Files.temporaryFolder(in: Bench.parent)
    defer { Files.remove(build) }
    let standIn = try StandInKit.kit.get()
    for name in RuntimeKit.moduleNames {
      try Files.makeFolder("\(build)/Modules")
      try Files.makeFolder("\(build)/\(name).build")
      let module = "\(build)/Modules/\(name).swiftmodule"
      try Files.write(try Files.read("\(standIn.modules)/\(name).swiftmodule"), to: module)
      let object = "\(build)/\(name).build/\(name).swift.o"
      try Files.write(try Files.read("\(standIn.modules)/\(name).o"), to: object)
      // An object of a file that is gone: it must not be linked.
      try Files.write("not an object".utf8, to: "\(build)/\(name).build/Gone.swift.o")
      try Files.write(
        "{\"\": {}, \"a.swift\": {\"object\": \"\(object)\"}}".utf8,
        to: "\(build)/\(name).build/output-file-map.json")
    }
    let find = {
      try RuntimeKit.find(
        toolchain: try StandInKit.toolchain.get(), cache: "\(build)/cache",
        executable: "\(build)/viewkata", environment: [:])
    }
    let kit = try find()
    #expect(kit == RuntimeKit(modules: "\(build)/Modules", libraries: "\(build)/viewkata-kit"))
    let stamp = kit.stamp
    #expect(try find().stamp == stamp)
    let object = "\(build)/SwiftUI.build/SwiftUI.swift.o"
    try Files.write(try Files.read(object), to: object)
    #expect(try find().stamp != stamp)
    #expect(Files.names(in: "\(build)/viewkata-kit") == ["libViewKata.so"])
  }

  @Test func `a library that programs rarely import is linked as well`() throws {
    let unit = SourceUnit(
      name: "a.swift", path: "a.swift",
      text: """
        import SwiftUI; import KataLab; import Synchronization; import RegexBuilder
        @MainActor func scenario(_ lab: Lab) async throws {
          let found = "a12".firstMatch(of: Regex { "a"; Capture { OneOrMore(.digit) } })
          print(found?.output.1 ?? "none", Atomic(3).load(ordering: .relaxed))
          lab.step("mount")
        }
        """)
    let measurement = try Bench.shared.get().workbench.measure(
      Program(units: [unit], file: "a.swift"))
    #expect(measurement.diagnostics.map(\.message) == [])
    #expect(measurement.steps.map(\.output) == [["12 3"]])
  }

  @Test func `paths with blanks and quotes work`() throws {
    let folder = try Files.temporaryFolder(in: Bench.parent)
    defer { Files.remove(folder) }
    let toolchain = try StandInKit.toolchain.get()
    try StandInKit.kit.get().install(to: "\(folder)/it's $HOME")
    let installed = "\(folder)/it's $HOME/lib/viewkata"
    let workbench = Workbench(
      toolchain: toolchain, kit: RuntimeKit(modules: installed, libraries: installed),
      cache: "\(folder)/a \"cache\"")
    let measurement = try workbench.measure(Bench.program("lab.step(\"mount\")"))
    #expect(measurement.outcome == .completed)
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `the hash is SHA-256`(text: String, hash: String) {
    #expect(SHA256.hex(of: Array(text.utf8)) == hash)
  }

  @Test func `the words of a planned command are read as a shell reads them`() {
    #expect(
      Recipe.words(#"a  'b c' "d \"e" f\ g '' "h"i"#) == ["a", "b c", "d \"e", "f g", "", "hi"])
  }
}
