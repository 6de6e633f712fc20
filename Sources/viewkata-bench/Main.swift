import Foundation

/// Measures what the project promises to be fast, each figure beside a floor of the same run.
@main
struct Main {
  static let benchmarks: [Benchmark] = [.latency, .update, .mount]

  static let usage = """
    usage: viewkata-bench [NAME…]

    Without a name, all of them are measured:
    \(benchmarks.map { "  \($0.name)  \($0.summary)" }.joined(separator: "\n"))
    """

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.contains("--help") || words.contains("-h") { return print(usage) }
    if let stranger = words.first(where: { word in !benchmarks.contains { $0.name == word } }) {
      fail("there is no benchmark “\(stranger)”\n\(usage)", status: 64)
    }
    do {
      for benchmark in benchmarks where words.isEmpty || words.contains(benchmark.name) {
        print("\(benchmark.name): \(benchmark.summary)")
        try benchmark.run()
        print("")
      }
    } catch {
      fail("\(error)", status: 3)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("viewkata-bench: error: \(message)\n".utf8))
    exit(status)
  }
}
