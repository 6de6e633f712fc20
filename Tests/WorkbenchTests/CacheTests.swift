import Foundation
import Glibc
import Synchronization
import Testing
import Trace

@testable import Workbench

@Suite struct `The cache` {
  static let scenario = "lab.step(\"mount\") { print(\"hello\") }"

  @Test func `answers an unchanged program without a compiler and without running it`() throws {
    let folder = try Files.temporaryFolder(in: Bench.parent)
    defer { Files.remove(folder) }
    let counting = try CountingToolchain(in: folder)
    let workbench = Workbench(
      toolchain: counting.toolchain, kit: try StandInKit.kit.get(), cache: "\(folder)/cache")
    let first = try workbench.measure(Bench.program(Self.scenario))
    #expect(counting.calls == 2)  // An empty program for the recipe, then ours.
    let second = try workbench.measure(Bench.program(Self.scenario))
    #expect(counting.calls == 2)
    #expect(second.outcome == .completed)
    #expect(second.steps == first.steps)
    #expect(second.elapsed.runMilliseconds == 0)
    _ = try workbench.measure(Bench.program(Self.scenario + "\n"))
    #expect(counting.calls == 3)
  }

  @Test func `runs an unchanged program again when asked to, without compiling it`() throws {
    let bench = try Bench()
    _ = try bench.measure(Self.scenario)
    let stamps = try Stamps(bench)
    let again = try bench.measure(Self.scenario, fresh: true)
    #expect(again.elapsed.runMilliseconds > 0)
    #expect(again.steps.map(\.output) == [["hello"]])
    #expect(try Stamps(bench).programs == stamps.programs)
  }

  @Test func `keeps the results of two systems apart`() throws {
    let bench = try Bench()
    let program = Bench.program("lab.step(lab.system)")
    let systems = [SimulatedSystem(major: 17), SimulatedSystem(platform: "macOS", major: 15)]
    for _ in 1...2 {
      let names = try systems.map {
        try bench.workbench.measure(program, on: $0).steps.map(\.name)
      }
      #expect(names == [["iOS 17.0"], ["macOS 15.0"]])
    }
  }

  @Test func `remembers the errors of a program, and shows them for another path`() throws {
    let bench = try Bench()
    var program = Bench.program("lab.stp()")
    _ = try bench.workbench.measure(program)
    program.units[0].path = "Other/counter.swift"
    let stamps = try Stamps(bench)
    let again = try bench.workbench.measure(program)
    #expect(again.diagnostics.map(\.file) == ["Other/counter.swift"])
    #expect(try Stamps(bench) == stamps)
  }

  @Test(arguments: ["compilation.json", "program", "run-iOS-26.0.json"])
  func `rebuilds what was damaged`(name: String) throws {
    let bench = try Bench()
    let first = try bench.measure(Self.scenario)
    let path = try #require(bench.file(name))
    let bytes = try Files.read(path)
    try Files.write(bytes.prefix(bytes.count / 2), to: path)
    let second = try bench.measure(Self.scenario)
    #expect(second.outcome == .completed)
    #expect(second.steps == first.steps)
    #expect(try Files.read(#require(bench.file(name))).count == bytes.count)
  }

  @Test func `is damaged and rebuilt by several at once without one of them failing`() throws {
    let bench = try Bench()
    _ = try bench.measure(Self.scenario)
    for name in ["program", "run-iOS-26.0.json"] {
      try Files.write("damaged".utf8, to: try #require(bench.file(name)))
    }
    let results = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let result: String
      do {
        let measurement = try bench.measure(Self.scenario)
        result = "\(measurement.outcome) \(measurement.steps.map(\.output))"
      } catch { result = "\(error)" }
      results.withLock { $0.append(result) }
    }
    let expected = Array(repeating: "completed [[\"hello\"]]", count: 4)
    #expect(results.withLock { $0 } == expected)
    #expect(Files.names(in: bench.cache).filter { $0.hasPrefix("tmp-") } == [])
  }

  @Test func `drops what was not used for longest`() throws {
    let folder = try Files.temporaryFolder(in: Bench.parent)
    defer { Files.remove(folder) }
    let cache = Cache(root: folder, mostBytes: 2500)
    for (age, key) in ["new", "old", "older"].enumerated() {
      let draft = try cache.draft()
      try cache.write([UInt8](repeating: 7, count: 1000), to: "\(draft)/program")
      try cache.publish(draft, as: key)
      let used = timeval(tv_sec: 1_000_000 - age, tv_usec: 0)
      _ = utimes("\(folder)/entries/\(key)", [used, used])
    }
    #expect(cache.contents("program", of: "old")?.count == 1000)
    cache.trim()
    #expect(Files.names(in: folder + "/entries").sorted() == ["new", "old"])
  }

  @Test func `a folder that cannot be made is replaced by a temporary one`() throws {
    let workbench = Workbench(
      toolchain: try StandInKit.toolchain.get(), kit: try StandInKit.kit.get(),
      cache: "/proc/viewkata")
    #expect(workbench.cache.root == "\(NSTemporaryDirectory())viewkata-\(getuid())")
    let measurement = try workbench.measure(Bench.program(Self.scenario))
    #expect(measurement.outcome == .completed)
  }

  @Test func `a full disk is named, and nothing half-written stays`() throws {
    let folder = try Files.temporaryFolder(in: Bench.parent)
    defer { Files.remove(folder) }
    guard mount("tmpfs", folder, "tmpfs", 0, "size=64k") == 0 else {
      return  // Only root may mount; the error itself is tested below.
    }
    defer { umount(folder) }
    let workbench = Workbench(
      toolchain: try StandInKit.toolchain.get(), kit: try StandInKit.kit.get(), cache: folder)
    let error = #expect(throws: WorkbenchError.self) {
      try workbench.measure(Bench.program(Self.scenario))
    }
    guard case .diskFull(let path)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path.hasPrefix(folder))
    #expect(Files.names(in: folder).filter { $0.hasPrefix("tmp-") } == [])
  }

  @Test func `writing to a full device is a full disk`() {
    #expect(throws: WorkbenchError.diskFull(path: "/dev/full")) {
      try Files.write([1, 2, 3], to: "/dev/full")
    }
  }
}

/// A toolchain whose compiler notes each call.
private struct CountingToolchain {
  let toolchain: Toolchain
  let log: String

  init(in folder: String) throws {
    let real = try StandInKit.toolchain.get()
    log = "\(folder)/calls"
    for tool in ["swiftc", "clang", "swift-frontend"] {
      let note = tool == "swift-frontend" ? "echo call >> '\(log)'" : ""
      let path = "\(folder)/\(tool)"
      try Files.write("#!/bin/sh\n\(note)\nexec '\(real.bin)/\(tool)' \"$@\"\n".utf8, to: path)
      chmod(path, 0o755)
    }
    toolchain = Toolchain(bin: folder)
  }

  var calls: Int {
    let bytes = (try? Files.read(log)) ?? []
    return bytes.count { $0 == UInt8(ascii: "\n") }
  }
}

/// When the files of a cache were last changed.
private struct Stamps: Equatable {
  var programs: [String]
  var all: [String]

  init(_ bench: Bench) throws {
    let entries = bench.cache + "/entries"
    all = Files.names(in: entries).flatMap { key in
      Files.names(in: "\(entries)/\(key)").map { Files.stamp("\(entries)/\(key)/\($0)") }
    }.sorted()
    programs = all.filter { $0.contains("/program ") }
    try #require(!all.isEmpty)
  }
}

extension Bench {
  /// The path of a file in the only entry that has one of this name.
  fileprivate func file(_ name: String) -> String? {
    Files.names(in: cache + "/entries").map { "\(cache)/entries/\($0)/\(name)" }
      .first(where: Files.exists)
  }
}
