import Foundation
import Kata
import Trace

extension Command {
  static let measure = Command(
    name: "measure", summary: "Run a Swift file's own scenario and count every evaluation.",
    usage: "FILE…",
    options: [
      .value("--against", of: "FILE", summary: "measure this one too and show both"),
      .value("--os", of: "LIST", summary: "systems, such as \"iOS 17, iOS 26\"; default iOS 26"),
      .value(
        "--sdk", of: "SDK", choices: ["26", "27"], summary: "whose rules the code compiles by"),
    ],
    operand: .file, count: 1...99
  ) { session, words in
    let systems = try SimulatedSystem.list(words.value("--os"))
    let sdk = words.value("--sdk") == "27" ? 27 : 26
    let subjects = try Measured.subjects(words.operands)
    let other = try words.value("--against").map { try Measured.subject([$0]) }
    session.progress("\("Measuring …", .dim)")
    let checker = try session.checker()
    let jobs = (subjects + (other.map { [$0] } ?? [])).flatMap { subject in
      systems.map { (subject, $0) }
    }
    let results = concurrently(jobs, width: 2) { job in
      Result { try job.0.measurement(on: job.1, sdk: sdk, checker) }
    }
    let measured = try results.map { try $0.get() }
    let split = subjects.count * systems.count
    let now = Array(measured[..<split])
    session.last = now
    let files = (subjects + (other.map { [$0] } ?? [])).flatMap(\.files)
    try session.report(
      Report(
        .measurements(now, against: Array(measured[split...])),
        sources: Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { a, _ in a })))
    if let view = now.first?.busiestView, session.place == .prompt {
      session.next("why \(view)", "to see what made it run")
    }
    return now.allSatisfy { $0.outcome == .completed } ? .passed : .failed
  }
}

extension SimulatedSystem {
  /// Reads `iOS 17, iOS 26`.
  static func list(_ text: String?) throws(ShellError) -> [SimulatedSystem] {
    guard let text else { return [.standard] }
    var systems: [SimulatedSystem] = []
    for part in text.split(separator: ",") {
      let name = part.trimmingCharacters(in: .whitespaces)
      guard let system = SimulatedSystem(name) else {
        throw .usage(
          "“\(name)” is no system",
          advice: "Write for instance --os \"iOS 17, iOS 26.1, macOS 15\".")
      }
      if !systems.contains(system) { systems.append(system) }
    }
    guard !systems.isEmpty else { throw .usage("--os names no system") }
    return systems
  }
}

extension Measurement {
  /// The view whose body ran most.
  fileprivate var busiestView: String? {
    var totals: [String: Int] = [:]
    for step in steps { totals.merge(step.bodies) { $0 + $1 } }
    return totals.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
