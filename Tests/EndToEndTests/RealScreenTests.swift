import Foundation
import Testing

/// Screens written the way working developers write them, with nothing of ours in them:
/// `RealScreens/NN-NAME.swift`. Each is mounted as its first `#Preview` says and walked over at
/// random; it has to survive, and everything that is counted has to be equal each time.
@Suite struct RealScreenTests {
  @Test(arguments: RealScreen.all)
  func `a screen of an app survives 500 interactions with equal counts`(
    _ screen: RealScreen
  ) throws {
    let first = try screen.walk()
    let walk = try JSONDecoder().decode(Walk.self, from: Data(first.utf8))
    try #require(walk.outcome == "completed", "\(first.prefix(2_000))")
    #expect(walk.steps.count == 501)
    #expect(walk.steps.allSatisfy { !$0.texts.isEmpty })
    #expect(Set(walk.steps.map(\.name)).count >= 12)
    #expect(Set(walk.steps.map(\.texts)).count >= 12)
    #expect(walk.steps.contains { $0.name.hasPrefix("tap ") })
    #expect(try screen.walk() == first)
    #expect(try screen.walk() == first)
  }

  @Test func `there are thirty screens of 100 to 400 lines that know nothing of ours`() throws {
    #expect(RealScreen.all.count == 30)
    for screen in RealScreen.all {
      let lines = try screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect((100...400).contains(lines.count), "\(screen)")
      let modules = lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
      #expect(
        Set(modules).isSubset(of: ["SwiftUI", "Foundation", "Observation", "Combine", "UIKit"]),
        "\(screen)")
    }
  }
}

/// What is looked at of a report.
private struct Walk: Decodable {
  struct Step: Decodable {
    var name: String
    var texts: [String]
  }

  var outcome: String
  var steps: [Step]
}

struct RealScreen: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  static let all: [RealScreen] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
      .map { RealScreen(name: String($0.dropLast(6))) }
  }()

  private var path: String { "\(Self.folder)/\(name).swift" }

  var text: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }

  /// The report on one run, without the times and with equal ids. The program is built once and run
  /// each time.
  func walk() throws -> String {
    let program = try Self.program.get()
    let scenario = try program.write(
      """
      import KataLab
      import SwiftUI

      @MainActor func scenario(_ lab: Lab) async throws {
        try lab.mount {
      \(preview)
        }
        try await lab.wander(500, seed: 7)
      }
      """, to: "\(name)/scenario.swift")
    try program.forgetRuns()
    let report = try program.run(["measure", path, scenario, "--json"]).output
    let elapsed = try #require(
      report.range(of: #""elapsed" *: *\{[^}]*\}"#, options: .regularExpression))
    #expect(!report[elapsed].contains("\"run_ms\" : 0"), "the run came from the cache")
    return
      report.replacingCharacters(in: elapsed, with: "\"elapsed\": {}")
      // A `UUID()` is another one each time, and the tree names rows by their ids.
      .replacingOccurrences(
        of: "[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}", with: "UUID",
        options: .regularExpression)
  }

  /// What the first preview shows.
  private var preview: Substring {
    get throws {
      let text = try text
      let head = try #require(text.range(of: #"\n#Preview[^\n]*\{\n"#, options: .regularExpression))
      let end = try #require(text.range(of: "\n}", range: head.upperBound..<text.endIndex))
      return text[head.upperBound..<end.lowerBound]
    }
  }

  private static let folder = Bundle.module.bundlePath + "/RealScreens"
  // One cache for all, so that what all screens share is asked of the compiler once.
  private static let program = Result {
    try BuiltProgram(in: BuiltProgram.buildFolder + "/real-screens")
  }
}

extension BuiltProgram {
  /// Takes the runs out of its cache, and leaves what was built there.
  fileprivate func forgetRuns() throws {
    let entries = "\(folder)/cache/entries"
    let files = FileManager.default
    for entry in (try? files.contentsOfDirectory(atPath: entries)) ?? [] {
      for name in (try? files.contentsOfDirectory(atPath: "\(entries)/\(entry)")) ?? []
      where name.hasPrefix("run-") && name.hasSuffix(".json") {
        // Another screen's test may have been faster.
        try? files.removeItem(atPath: "\(entries)/\(entry)/\(name)")
      }
    }
  }
}
