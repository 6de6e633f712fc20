import Foundation

/// Measures what the project promises to be fast, each figure beside a floor of the same run.
@main
struct Main {
  static let benchmarks: [Benchmark] = [
    .latency, .update, .mount, .coverage, .availability, .systems, .lint, .mutate,
  ]

  static let usage = """
    usage: viewkata-bench [NAME…]

    Without a name, all of them are measured:
    \(benchmarks.map(describe).joined(separator: "\n"))
    """

  private static func describe(_ benchmark: Benchmark) -> String {
    let options = benchmark.options.map { "\n    \($0.name) \($0.value)  \($0.summary)" }
    return "  \(benchmark.name)  \(benchmark.summary)" + options.joined()
  }

  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") || words.contains("-h") { return print(usage) }
    let values = takeValues(from: &words)
    if let stranger = words.first(where: { word in !benchmarks.contains { $0.name == word } }) {
      fail("there is no benchmark “\(stranger)”\n\(usage)", status: 64)
    }
    do {
      for benchmark in benchmarks where words.isEmpty || words.contains(benchmark.name) {
        print("\(benchmark.name): \(benchmark.summary)")
        try benchmark.run(values)
        print("")
      }
    } catch {
      fail("\(error)", status: 3)
    }
  }

  private static func takeValues(from words: inout [String]) -> [String: String] {
    var values: [String: String] = [:]
    for option in benchmarks.flatMap(\.options) {
      guard let place = words.firstIndex(of: option.name) else { continue }
      guard place + 1 < words.count else {
        fail("\(option.name) needs a value: \(option.name) \(option.value)", status: 64)
      }
      values[option.name] = words[place + 1]
      words.removeSubrange(place...place + 1)
    }
    return values
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("viewkata-bench: error: \(message)\n".utf8))
    exit(status)
  }
}
