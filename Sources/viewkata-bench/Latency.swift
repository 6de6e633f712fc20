import Foundation

extension Benchmark {
  /// From save to verdict: the built tool's `check` on a file that was just changed, against one
  /// bare `swiftc -Onone` compile-and-link of the same file against the same module.
  static let latency = Benchmark(
    name: "latency", summary: "check of the first kata after a save, against bare swiftc"
  ) {
    try withScratch { folder in
      let tool = URL(fileURLWithPath: CommandLine.arguments[0])
        .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("viewkata")
      let run = Latency(tool: tool.path, folder: folder)
      try run.prepare()
      var check: [Double] = []
      var bare: [Double] = []
      for round in 0..<11 {
        try run.save(round)
        check.append(try run.check())
        bare.append(try run.bare())
      }
      let (now, floor) = (Sample(check), Sample(bare))
      print("    save to verdict: \(now)")
      print("    bare swiftc:     \(floor)")
      print("    ratio of medians: \(rounded(now.median / floor.median))")
    }
  }
}

/// One home folder with the first kata opened in it.
private struct Latency {
  let tool: String
  let folder: String

  private var home: String { folder + "/home" }

  /// The learner's file of the first kata; `open` writes it.
  private func learnerFile() throws -> String {
    let walk = FileManager.default.enumerator(atPath: home)
    while let path = walk?.nextObject() as? String {
      if path.hasSuffix(".swift") { return home + "/" + path }
    }
    throw Missing(what: "the file of the first kata below \(home)")
  }

  func prepare() throws {
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      throw Missing(what: "\(tool); run `swift build` first")
    }
    try execute(tool, ["--home", home, "-c", "open 1.1"], accepting: [0])
    _ = try check()
  }

  func save(_ round: Int) throws {
    let file = try learnerFile()
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try (text + "// \(round)\n").write(toFile: file, atomically: true, encoding: .utf8)
  }

  /// The starter does not pass, so 1 is the status to expect.
  func check() throws -> Double {
    try time { try execute(tool, ["--home", home, "check", "1.1"], accepting: [0, 1]) }
  }

  /// One compile-and-link as a developer would type it.
  func bare() throws -> Double {
    let modules = (tool as NSString).deletingLastPathComponent + "/Modules"
    let kit = (tool as NSString).deletingLastPathComponent + "/viewkata-kit"
    let main = folder + "/glue.swift"
    try "import KataLab\n@main struct Glue { static func main() {} }\n"
      .write(toFile: main, atomically: true, encoding: .utf8)
    let file = try learnerFile()
    return try time {
      try execute(
        "/usr/bin/env",
        [
          "swiftc", "-Onone", "-wmo", "-parse-as-library", "-swift-version", "5", "-module-name",
          "Learner", "-I", modules, "-L", kit, "-lViewKata", file, main, "-o", folder + "/bare",
        ], accepting: [0])
    }
  }

  private func execute(_ path: String, _ arguments: [String], accepting: [Int32]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard accepting.contains(process.terminationStatus) else {
      throw Missing(what: "success of \(path) \(arguments.joined(separator: " "))")
    }
  }
}
