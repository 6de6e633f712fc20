import Foundation
import Testing

/// The files that fixes are tried on, `AnalysisTests/Fixes/RULE/NN-NAME.swift`, and what became of
/// them: both are measured by the built program.
@Suite struct FixRunTests {
  @Test(arguments: rules)
  func `what a fix makes compiles, shows the same texts and evaluates no more`(
    _ rule: String
  ) throws {
    let program = try BuiltProgram()
    let inputs = try Self.inputs(of: rule)
    let before = try measure(inputs, program)
    let after = try measure(inputs.map { "\($0.dropLast(".swift".count)).fixed.swift" }, program)
    for (before, after) in zip(before, after) {
      let name = (before.file as NSString).lastPathComponent
      try #require(before.outcome == "completed", "\(name): \(before.diagnostics)")
      try #require(after.outcome == "completed", "\(name), fixed: \(after.diagnostics)")
      #expect(before.steps.count > 1, "\(name)")
      #expect(before.steps.map(\.name) == after.steps.map(\.name), "\(name)")
      #expect(before.steps.map(\.texts) == after.steps.map(\.texts), "\(name)")
      #expect(after.total(\.evaluations) <= before.total(\.evaluations), "\(name)")
      #expect(after.total(\.destroyed) <= before.total(\.destroyed), "\(name)")
    }
  }

  private func measure(_ files: [String], _ program: BuiltProgram) throws -> [Run] {
    let ending = try program.run(["measure", "--json"] + files)
    let runs = try JSONDecoder().decode([Run].self, from: Data(ending.output.utf8))
    try #require(runs.count == files.count)
    return runs
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../AnalysisTests/Fixes").standardizedFileURL.path

  static let rules =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  private static func inputs(of rule: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(rule)").sorted()
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".fixed.swift") }
      .map { "\(folder)/\(rule)/\($0)" }
  }

  private struct Run: Decodable {
    var file: String
    var outcome: String
    var diagnostics: [Message]
    var steps: [Step]

    struct Message: Decodable {
      var line: Int
      var message: String
    }

    struct Step: Decodable {
      var name: String
      var texts: [String]
      var bodies: [String: Int]?
      var members: [String: Int]?
      var closures: [String: Int]?
      var stateDestroyed: [String: Int]?

      /// What ran, whatever it is called: a member that becomes a view is evaluated all the same.
      var evaluations: Int {
        [bodies, members, closures].reduce(0) { $0 + ($1?.values.reduce(0, +) ?? 0) }
      }
      var destroyed: Int { stateDestroyed?.values.reduce(0, +) ?? 0 }
    }

    func total(_ count: (Step) -> Int) -> Int { steps.reduce(0) { $0 + count($1) } }
  }
}
