import Foundation
import Testing

/// What is documented for real SwiftUI, case by case: `Conformance/FAMILY/NAME.swift` is measured
/// by the built program and compared with `NAME.json`.
@Suite struct ConformanceTests {
  @Test(arguments: ConformanceCase.all(of: "identity"))
  func `identity and lifetime are as documented`(_ sample: ConformanceCase) throws {
    try sample.judge()
  }

  @Test(arguments: ConformanceCase.all(of: "dependencies"))
  func `dependencies and updates are as documented`(_ sample: ConformanceCase) throws {
    try sample.judge()
  }

  @Test func `no case was lost`() {
    let all = ConformanceCase.all(of: "identity") + ConformanceCase.all(of: "dependencies")
    #expect(all.count == 150)
    #expect(Set(ConformanceCase.departures.keys).isSubset(of: all.map(\.name)))
  }
}

struct ConformanceCase: Sendable, CustomTestStringConvertible {
  let family: String
  let name: String

  var testDescription: String { name }

  /// Cases in which we differ from what is documented, each with the reason. One that starts to
  /// pass fails its test until it is taken from here.
  static let departures: [String: String] = [:]

  static func all(of family: String) -> [ConformanceCase] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(family)")) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
      .map { ConformanceCase(family: family, name: String($0.dropLast(6))) }
  }

  func judge() throws {
    let expectation = try Expectation(json: JSON(text("json")))
    let measured = try Self.program.get().run(
      ["measure", "\(Self.folder)/\(family)/\(name).swift", "--json"] + expectation.options)
    var actual = try #require(try? JSON(measured.output), "\(measured.error)")
    if let first = actual.list.first { actual = first }
    // A case that is not graded has to compile and to come to its end.
    let judged = expectation.grade == "none" ? Expectation(json: .object([:])) : expectation
    let differences = judged.differences(in: actual)
    if let reason = Self.departures[name] {
      withKnownIssue(Comment(rawValue: reason)) { #expect(differences == []) }
    } else {
      #expect(differences == [])
    }
  }

  private func text(_ suffix: String) throws -> String {
    try String(contentsOfFile: "\(Self.folder)/\(family)/\(name).\(suffix)", encoding: .utf8)
  }

  private static let folder = Bundle.module.bundlePath + "/Conformance"
  // One cache for all, so that what all cases share is asked of the compiler once. It begins empty:
  // every case is compiled and run.
  private static let program = Result {
    try BuiltProgram(in: BuiltProgram.buildFolder + "/conformance")
  }
}
