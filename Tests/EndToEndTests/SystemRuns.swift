import Foundation
import Testing
import Trace

/// Runs of one program on several systems, for tests that compare them.
struct SystemRuns {
  /// One of them, as `measure --json` prints it.
  struct Run: Decodable {
    var os: String
    var outcome: Trace.Measurement.Outcome
    var steps: [Step]
    var trap: Trap?
  }

  let runs: [Run]

  /// Measures one file, named after what it is about.
  init(_ text: String, on systems: String) throws {
    let shell = try ShellHarness()
    try shell.write("import KataLab\nimport SwiftUI\n" + text, to: "Screen.swift")
    let result = try shell.run("measure", "Screen.swift", "--os", systems, "--json")
    runs = try JSONDecoder().decode([Run].self, from: Data(result.output.utf8))
    #expect(runs.contains { $0.outcome != .compileFailed }, "\(result)")
  }

  /// Something of each run, by its system.
  func by<Value>(_ value: (Run) -> Value) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: runs.map { ($0.os, value($0)) })
  }

  /// What is on screen after the last step.
  var texts: [String: [String]] { by { $0.steps.last?.texts ?? [] } }
  /// What was printed, step by step.
  var output: [String: [String]] { by { $0.steps.flatMap(\.output) } }
  /// The modifiers of looks that are on screen after the last step.
  var modifiers: [String: [String: Int]] { by { $0.steps.last?.modifiers ?? [:] } }
}
