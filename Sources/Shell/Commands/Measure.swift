import Analysis
import Foundation
import Kata
import Trace

extension Command {
  static let measure = Command(
    name: "measure",
    summary: "Run a Swift file's scenario, or mount its previews, and count every evaluation.",
    details: """
      Files that are named together are compiled together, and one of them has the scenario: a \
      function `scenario(_ lab: Lab)`. If each has one, each is measured by itself. Of a folder \
      all Swift files are taken, those of folders in it too, except tests and Package.swift.

      Without a scenario every #Preview and PreviewProvider is mounted, or, where there is none, \
      the first view that needs no arguments; of several files the first that no other view makes.
      """,
    usage: "FILE|DIR…",
    options: [
      .value("--against", of: "FILE|DIR", summary: "measure this one too and show both"),
      .systems, .deploymentTarget,
      .sdk,
      .traps,
      .flag("--release", summary: "compile it optimised and without DEBUG, as for release"),
      .value("--walk", of: "N", summary: "then do so many things on screen, at random"),
      .value("--seed", of: "S", summary: "another number, another walk; default 1"),
    ],
    operand: .file, count: 1...9999
  ) { session, words in
    let systems = try words.systems() ?? session.systems ?? [.standard]
    let targets = try words.deploymentTargets()
    let sdk = words.sdk()
    let isRelease = words.has("--release")
    let walk = try Showcase.Walk(words)
    let subjects = try Measured.subjects(words.operands, walk: walk)
    let other = try words.value("--against").map { try Measured.subject([$0], walk: walk) }
    session.progress("\("Measuring …", .dim)")
    try session.announce(targets)
    let checker = try session.checker(traps: words.traps)
    let jobs = (subjects + (other.map { [$0] } ?? [])).flatMap { subject in
      systems.map { (subject, $0) }
    }
    let asking = Background {
      subjects.map { subject in
        Result {
          try subject.availability(at: targets, sdk: sdk, isRelease: isRelease, checker)
        }
      }
    }
    let results = concurrently(jobs, width: 2) { job in
      Result { try job.0.measurement(on: job.1, sdk: sdk, isRelease: isRelease, checker) }
    }
    var measured = try results.map { try $0.get() }
    for (index, told) in try asking.wait().map({ try $0.get() }).enumerated() {
      for place in index * systems.count..<(index + 1) * systems.count {
        measured[place].add(told)
      }
    }
    let split = subjects.count * systems.count
    let now = Array(measured[..<split])
    session.last = now
    let all = subjects + (other.map { [$0] } ?? [])
    try session.report(
      Report(
        .measurements(now, against: Array(measured[split...])),
        sources: Dictionary(
          all.flatMap(\.files).map { ($0.path, $0.source.text) }, uniquingKeysWith: { a, _ in a }),
        remarks: all.enumerated().compactMap { index, subject in
          subject.remark(on: measured[index * systems.count])
        }))
    if let view = now.first?.busiestView, session.place == .prompt {
      session.next("why \(view)", "to see what made it run")
    }
    return now.allSatisfy { $0.outcome == .completed } ? .passed : .failed
  }
}

extension Showcase.Walk {
  /// Reads `--walk` and `--seed`; `nil` without the former.
  fileprivate init?(_ words: Arguments) throws(ShellError) {
    let seed = words.value("--seed") ?? "1"
    guard let text = words.value("--walk") else {
      guard words.value("--seed") == nil else {
        throw .usage("--seed is of a walk", advice: "Add --walk N.")
      }
      return nil
    }
    guard let count = Int(text), count > 0 else {
      throw .usage("--walk takes a number of interactions, not “\(text)”")
    }
    guard let seed = UInt64(seed) else {
      throw .usage("--seed takes a whole number from 0 on, not “\(seed)”")
    }
    self.init(interactions: count, seed: seed)
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
