import Foundation

/// One thing to measure.
struct Benchmark: Sendable {
  /// What it is called on the command line.
  var name: String
  var summary: String
  /// Measures, and prints the figures.
  var run: @Sendable () throws -> Void
}

/// A folder for one benchmark, removed afterwards.
func withScratch<Result>(_ work: (String) throws -> Result) throws -> Result {
  let folder =
    NSTemporaryDirectory() + "viewkata-bench-\(ProcessInfo.processInfo.processIdentifier)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  // What is left in the folder for temporary files goes with the next start of the machine.
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try work(folder)
}
