import Foundation
import Testing
import Trace

@testable import Workbench

@Suite struct `Availability for Apple's systems` {
  static let intel = "x86_64-unknown-linux-gnu"
  static let arm = "aarch64-unknown-linux-gnu"

  @Test(arguments: [
    ("iOS 15", intel, "x86_64-apple-ios15.0-simulator", "x86_64-apple-ios-simulator"),
    ("macOS 12.3", intel, "x86_64-apple-macosx12.3", "x86_64-apple-macos"),
    ("visionOS 1", intel, "x86_64-apple-xros1.0-simulator", "x86_64-apple-xros-simulator"),
    ("macCatalyst 17", intel, "x86_64-apple-ios17.0-macabi", "x86_64-apple-ios-macabi"),
    ("iOS 16.4", arm, "arm64-apple-ios16.4-simulator", "arm64-apple-ios-simulator"),
  ])
  func `a system has the compiler's own names`(
    system: String, host: String, triple: String, module: String
  ) throws {
    let named = try #require(SimulatedSystem(system))
    let target = try #require(AppleTarget(named, host: host))
    #expect(target.triple == triple)
    #expect(target.moduleName == module)
  }

  @Test(arguments: [
    ("iOS 15", intel, "amd64--ios13.0-simulator"), ("macOS 12", intel, "x86_64-apple-macosx10.15"),
    ("tvOS 15", intel, "x86_64--tvos13-simulator"),
    ("visionOS 2", intel, "amd64--xros1.0-simulator"),
    ("watchOS 9", intel, "amd64--watchos-simulator"), ("iOS 15", arm, "arm64--ios13.00-simulator"),
    ("watchOS 9", arm, "arm64--watchos6-simulator"),
  ])
  func `a module's new name is as long as the old one`(
    system: String, host: String, name: String?
  ) throws {
    let named = try #require(SimulatedSystem(system))
    let target = try #require(AppleTarget(named, host: host))
    #expect(target.name(ofBytes: host.utf8.count) == name)
  }

  @Test func `only the name of the target changes in a module`() {
    let module = Array("head x86_64-unknown-linux-gnu tail x86_64-unknown-linux-gnu".utf8)
    let other = Retargeting.retarget(module, from: Self.intel, to: "amd64--ios13.0-simulator")
    #expect(
      other.map { String(decoding: $0, as: UTF8.self) }
        == "head amd64--ios13.0-simulator tail x86_64-unknown-linux-gnu")
    #expect(Retargeting.retarget([1, 2, 3], from: Self.intel, to: Self.intel) == nil)
  }

  @Test func `a kit that does not prove itself is not used, and the reason is told`() throws {
    let bench = try Bench()
    let unit = SourceUnit(name: "a.swift", path: "a.swift", text: "func a() {}\n")
    let answer = try bench.workbench.availability(
      of: Program(units: [unit], file: "a.swift"), at: SimulatedSystem(major: 15))
    guard case .unchecked(let reason) = answer else {
      Issue.record("the stand-in has no scrollClipDisabled, but: \(answer)")
      return
    }
    #expect(reason.contains("of a probe"), "\(reason)")
    #expect(!bench.workbench.isReady(for: "iOS"))
  }

  @Test func `one thread works under a name while others wait`() async {
    let turns = Turns()
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          turns.take("a") {
            let before = counter.value
            usleep(200)
            counter.value = before + 1
          }
        }
      }
    }
    #expect(counter.value == 8)
  }

  private final class Counter: @unchecked Sendable { var value = 0 }
}
