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
        + measurement.diagnostics.map(\.message).joined(separator: "; ")
    }
  }

  /// The numbers a program printed as `name milliseconds`, by name.
  static func figures(_ measurement: Trace.Measurement) -> [String: Sample] {
    var figures: [String: [Double]] = [:]
    for line in measurement.steps.flatMap(\.output) {
      let words = line.split(separator: " ")
      if words.count == 2, let value = Double(words[1]) {
        figures[String(words[0]), default: []].append(value)
      }
    }
    return figures.mapValues { Sample($0) }
  }
}

/// A folder for one benchmark, removed afterwards.
func withScratch<Result>(_ work: (String) throws -> Result) throws -> Result {
  let folder =
    NSTemporaryDirectory() + "viewkata-bench-\(ProcessInfo.processInfo.processIdentifier)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try work(folder)
}
