import Analysis
import Foundation
import Kata

extension Benchmark {
  /// Files that are broken in many ways, through the whole analyzer: no crash, no hang, none over
  /// two seconds. They are done in processes of their own, so that a crash names its file.
  static let mutate = Benchmark(
    name: "mutate", summary: "the analyzer on broken files: no crash, and none over 2 s",
    options: [
      Option(name: "--count", value: "N", summary: "how many files (10,000)"),
      Option(name: "--seed", value: "S", summary: "the files are others for each number (1)"),
      Option(
        name: "--files", value: "A-B", summary: "these of them alone, in this process, each told"),
      Option(name: "--text", value: "N", summary: "print this one of them"),
    ]
  ) { values in
    let seed = try number(values["--seed"] ?? "1")
    if let one = values["--text"] {
      return print(try Mutants(seed: seed).mutant(number(one)).text)
    }
    if let range = values["--files"] {
      let ends = try range.split(separator: "-").map { try number(String($0)) }
      guard let first = ends.first, let last = ends.last, first <= last else {
        throw Missing(what: "a range such as 1-500 in “\(range)”")
      }
      return try Mutate(seed: seed).analyse(first...last)
    }
    try Mutation.run(count: number(values["--count"] ?? "10000"), seed: seed)
  }

  private static func number(_ text: String) throws -> Int {
    guard let number = Int(text), number >= 0 else {
      throw Missing(what: "a number; “\(text)” is none")
    }
    return number
  }
}

/// The work of one process.
private struct Mutate {
  let mutants: Mutants

  init(seed: Int) throws { mutants = try Mutants(seed: seed) }

  /// Says the number of each file before it is analysed, and how long that took behind it.
  func analyse(_ numbers: ClosedRange<Int>) throws {
    for number in numbers {
      let mutant = mutants.mutant(number)
      say("\(number) ")
      // A file that takes longer ends the process, as a crash does.
      alarm(20)
      let took = time {
        let file = SourceFile(path: "\(number).swift", text: mutant.text)
        let errors = file.syntaxErrors
        let findings = Analyzer.findings(in: [file], targets: mutant.targets)
        let lines = mutant.text.utf8.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let places = errors.map { ($0.line, $0.message) } + findings.map { ($0.line, $0.message) }
        for (line, message) in places where !(1...lines + 1).contains(line) {
          say("\nline \(line) of \(lines + 1) does not exist: \(message)\n")
        }
      }
      alarm(0)
      say("\(took) \(mutant.kind)\n")
    }
  }

  /// At once: a crash takes with it what is only in a buffer.
  private func say(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

/// All of them, in as many processes at once as there are processors.
private struct Mutation {
  private static let limit = 2_000.0

  static func run(count: Int, seed: Int) throws {
    let size = 250
    let batches = stride(from: 0, to: count, by: size).map { $0...min($0 + size, count) - 1 }
    let total = Total()
    let took = time {
      DispatchQueue.concurrentPerform(iterations: batches.count) { index in
        var rest: ClosedRange<Int>? = batches[index]
        // Behind a crash the others of the batch are still to be done.
        while let numbers = rest { rest = total.add(numbers, seed: seed) }
      }
    }
    let outcome = total.outcome
    print("    \(outcome.done) files in \(rounded(took / 1_000)) s, seed \(seed)")
    for slow in outcome.slowest.prefix(3) {
      print("    slowest: \(rounded(slow.took)) ms, file \(slow.number), \(slow.kind)")
    }
    for fault in outcome.faults.prefix(50) { print("    fault: \(fault)") }
    guard outcome.faults.isEmpty else { exit(1) }
  }

  struct Outcome {
    var done = 0
    var slowest: [(took: Double, number: Int, kind: String)] = []
    var faults: [String] = []
  }

  final class Total: @unchecked Sendable {
    private let lock = NSLock()
    private var found = Outcome()

    var outcome: Outcome { lock.withLock { found } }

    /// Runs one process on the numbers; those that it did not come to because of a crash.
    func add(_ numbers: ClosedRange<Int>, seed: Int) -> ClosedRange<Int>? {
      let again = "--seed \(seed) --files"
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [
        "mutate", "--seed", "\(seed)", "--files", "\(numbers.lowerBound)-\(numbers.upperBound)",
      ]
      process.standardInput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let output = Pipe()
      process.standardOutput = output
      do { try process.run() } catch {
        lock.withLock { found.faults.append("no process for \(numbers): \(error)") }
        return nil
      }
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      lock.lock()
      defer { lock.unlock() }
      var last: Int?
      for line in lines {
        let words = line.split(separator: " ", maxSplits: 2)
        if line.hasPrefix("line ") {
          found.faults.append("\(again) \(last ?? -1): \(line)")
        }
        guard let number = words.first.flatMap({ Int($0) }) else { continue }
        last = number
        guard words.count == 3, let took = Double(words[1]) else { continue }
        found.done += 1
        found.slowest.append((took, number, String(words[2])))
        if took > limit { found.faults.append("\(again) \(number): \(rounded(took)) ms") }
      }
      found.slowest = Array(found.slowest.sorted { $0.took > $1.took }.prefix(3))
      guard process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 else {
        return nil
      }
      let number = last ?? numbers.lowerBound
      found.faults.append("\(again) \(number): ended by signal \(process.terminationStatus)")
      return number < numbers.upperBound ? number + 1...numbers.upperBound : nil
    }
  }
}
