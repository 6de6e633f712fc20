import Foundation

extension Benchmark {
  /// The built tool's `lint` of a folder with 1,000 view files, against `swift format lint` of the
  /// same folder: with its defaults, and with `--parallel`. Both in one round, one after the other.
  static let lint = Benchmark(
    name: "lint", summary: "lint of 1,000 view files, against `swift format lint`"
  ) {
    try withScratch { scratch in
      let files = try ViewFiles.write(1_000, into: scratch + "/App")
      let lint = try Lint(folder: scratch + "/App")
      print("    \(files.count) files, \(files.lines) lines")
      var times: [Lint.Tool: [Double]] = [:]
      for round in 0..<6 {
        for tool in Lint.Tool.allCases {
          let took = try lint.run(tool)
          // The first finds nothing in the memory of the system.
          if round > 0 { times[tool, default: []].append(took) }
        }
      }
      let samples = times.mapValues { Sample($0) }
      for tool in Lint.Tool.allCases {
        if let sample = samples[tool] { print("    \(tool.rawValue): \(sample)") }
      }
      guard let own = samples[.viewkata] else { return }
      for other in [Lint.Tool.format, .parallelFormat] {
        guard let floor = samples[other] else { continue }
        print(
          "    viewkata / \(other.rawValue): \(rounded(own.median / floor.median)) of medians, "
            + "\(rounded(own.fastest / floor.fastest)) of the fastest")
      }
    }
  }
}

/// The two linters, on one folder.
private struct Lint {
  enum Tool: String, CaseIterable {
    case viewkata = "viewkata lint"
    case format = "swift format lint"
    case parallelFormat = "swift format lint --parallel"
  }

  let folder: String
  private let viewkata: String
  private let format: String

  init(folder: String) throws {
    self.folder = folder
    viewkata =
      URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("viewkata").path
    guard FileManager.default.isExecutableFile(atPath: viewkata) else {
      throw Missing(what: "\(viewkata); run `swift build` in the same configuration first")
    }
    // The program itself, not `swift format`, which looks for it first.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = path.split(separator: ":").map { "\($0)/swift-format" }
    guard let format = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw Missing(what: "swift-format in \(path)")
    }
    self.format = format
  }

  /// How long the tool takes, in milliseconds, with what it says thrown away.
  func run(_ tool: Tool) throws -> Double {
    let process = Process()
    switch tool {
    case .viewkata:
      process.executableURL = URL(fileURLWithPath: viewkata)
      process.arguments = ["lint", folder]
    case .format, .parallelFormat:
      process.executableURL = URL(fileURLWithPath: format)
      process.arguments =
        ["lint", "--recursive", folder] + (tool == .parallelFormat ? ["--parallel"] : [])
    }
    for stream in [\Process.standardInput, \.standardOutput, \.standardError] {
      process[keyPath: stream] = FileHandle.nullDevice
    }
    return try time {
      try process.run()
      process.waitUntilExit()
      // 1 is what a linter says that has found something.
      guard process.terminationReason == .exit, process.terminationStatus <= 1 else {
        throw Missing(what: "success of \(tool.rawValue) \(folder)")
      }
    }
  }
}
