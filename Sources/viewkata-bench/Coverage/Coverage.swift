import Foundation
import Workbench

extension Benchmark {
  /// How much of what apps use of SwiftUI there is: of uses, of whole files, of overloads.
  static let coverage = Benchmark(
    name: "coverage", summary: "the share of SwiftUI, as 32 apps use it, that the modules have",
    options: [
      .init(name: "--data", value: "DIR", summary: "other tables than those of the project"),
      .init(name: "--missing", value: "N", summary: "list so many of the names missed most"),
    ]
  ) { options in
    try withScratch { folder in
      let usage = try UsageTables(folder: options["--data"] ?? UsageTables.own)
      let toolchain = try Toolchain.find()
      let kit = try RuntimeKit.find(toolchain: toolchain, cache: folder)
      let api = try PublicAPI(of: kit, toolchain: toolchain, scratch: folder + "/symbols")
      let coverage = Coverage(of: usage, by: api)
      coverage.lines.forEach { print("    \($0)") }
      guard let text = options["--missing"] else { return }
      guard let count = Int(text) else { throw Missing(what: "a number behind --missing") }
      coverage.missed.prefix(count).forEach { print("    \($0)") }
    }
  }
}

/// What there is and what is not, counted.
struct Coverage {
  struct Share: CustomStringConvertible {
    var have = 0
    var all = 0

    mutating func count(_ isThere: Bool, times: Int = 1) {
      all += times
      if isThere { have += times }
    }

    var description: String {
      let percent = all == 0 ? 0 : (Double(have) / Double(all) * 1000).rounded(.down) / 10
      return "\(percent) % (\(have) of \(all))"
    }
  }

  private(set) var uses = Share()
  private(set) var names = Share()
  /// Files of which every SwiftUI symbol is there.
  private(set) var files = Share()
  /// Uses of views, modifiers and wrappers whose very labels are there.
  private(set) var overloads = Share()
  /// What is missed, with the number of files that use it and of those that lack nothing else.
  private(set) var missed: [Missed] = []

  struct Missed: CustomStringConvertible {
    var symbol: String
    var files: Int
    var last: Int

    var description: String { "\(symbol): \(files) files, \(last) of them lack nothing else" }
  }

  init(of usage: UsageTables, by api: PublicAPI) {
    for (symbol, count) in usage.uses {
      uses.count(api.has(symbol), times: count)
      names.count(api.has(symbol))
    }
    for (call, count) in usage.overloads { overloads.count(api.answers(call), times: count) }
    let lacking = Set(usage.files.joined().filter { !api.has($0) })
    var found: [UsageTables.Symbol: Missed] = [:]
    for file in usage.files {
      let missing = file.filter(lacking.contains)
      files.count(missing.isEmpty)
      for symbol in missing {
        found[symbol, default: Missed(symbol: "\(symbol)", files: 0, last: 0)].files += 1
        if missing.count == 1 { found[symbol]?.last += 1 }
      }
    }
    missed = found.values.sorted { ($1.files, $0.symbol) < ($0.files, $1.symbol) }
  }

  var lines: [String] {
    [
      "uses: \(uses), names: \(names)", "whole files: \(files)",
      "uses by labels: \(overloads)",
    ]
  }
}
