import Foundation

/// One thing to measure.
struct Benchmark: Sendable {
  /// What it is called on the command line.
  var name: String
  var summary: String
  /// What it can be told; each is followed by a value.
  var options: [Option] = []
  /// Measures, and prints the figures. The values are by the names of the options.
  var run: @Sendable (_ values: [String: String]) throws -> Void

  struct Option: Sendable {
    var name: String
    var value: String
    var summary: String
  }

  init(
    name: String, summary: String, options: [Option],
    run: @escaping @Sendable ([String: String]) throws -> Void
  ) {
    (self.name, self.summary, self.options, self.run) = (name, summary, options, run)
  }

  init(name: String, summary: String, run: @escaping @Sendable () throws -> Void) {
    self.init(name: name, summary: summary, options: []) { _ in try run() }
  }
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
