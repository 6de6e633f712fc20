import Foundation

/// Measures what the project promises to be fast, each figure beside a floor of the same run.
@main
struct Main {
  static let benchmarks: [Benchmark] = [.latency, .update, .mount]

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let chosen = benchmarks.filter { words.isEmpty || words.contains($0.name) }
    guard !chosen.isEmpty else {
      print("usage: viewkata-bench [\(benchmarks.map(\.name).joined(separator: " | "))]")
      exit(64)
    }
    do {
      for benchmark in chosen {
        print("\(benchmark.name): \(benchmark.summary)")
        try benchmark.run()
        print("")
      }
    } catch {
      FileHandle.standardError.write(Data("viewkata-bench: error: \(error)\n".utf8))
      exit(3)
    }
  }
}

/// One thing to measure.
struct Benchmark: Sendable {
  var name: String
  var summary: String
  var run: @Sendable () throws -> Void
}
