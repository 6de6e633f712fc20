import Analysis
import Foundation
import Trace
import Workbench

/// Learner code, compiled and run as `check` does it.
struct Learner {
  let workbench: Workbench

  /// - Parameter cache: a folder that starts empty, so that nothing is answered from memory.
  init(cache: String) throws {
    let toolchain = try Toolchain.find()
    workbench = Workbench(
      toolchain: toolchain, kit: try RuntimeKit.find(toolchain: toolchain, cache: cache),
      cache: cache)
  }

  func run(_ text: String, name: String, optimised: Bool = false) throws -> Trace.Measurement {
    let instrumented = Rewriter().instrument(text)
    let program = Program(
      units: [SourceUnit(name: name, path: name, text: instrumented.text)], file: name,
      arguments: Rewriter.compilerArguments + (optimised ? ["-O"] : []))
    var limits = Limits()
    limits.wall = .seconds(120)
    limits.cpuSeconds = 120
    limits.memoryBytes = 8 << 30
    let measurement = try workbench.measure(program, limits: limits, fresh: true)
    guard measurement.outcome == .completed else { throw Failed(measurement: measurement) }
    return measurement
  }

  struct Failed: Error, CustomStringConvertible {
    var measurement: Trace.Measurement

    var description: String {
      "\(measurement.file) \(measurement.outcome): "
        + (measurement.diagnostics.map(\.message) + [measurement.trap?.message].compactMap(\.self))
        .joined(separator: "; ")
    }
  }

  /// What a program printed as `name milliseconds`.
  struct Figures {
    private var values: [String: [Double]] = [:]

    init(_ measurement: Trace.Measurement) {
      for line in measurement.steps.flatMap(\.output) {
        let words = line.split(separator: " ")
        if words.count == 2, let value = Double(words[1]) {
          values[String(words[0]), default: []].append(value)
        }
      }
    }

    func sample(_ name: String) throws -> Sample {
      guard let found = values[name] else { throw Missing(what: "the figure “\(name)”") }
      return Sample(found)
    }
  }
}

/// Something a benchmark cannot do without.
struct Missing: Error, CustomStringConvertible {
  var what: String
  var description: String { "missing: \(what)" }
}
