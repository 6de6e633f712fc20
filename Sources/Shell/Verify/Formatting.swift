import Foundation
import Kata
import Workbench

/// What `swift format lint` says about the reference answers, all in one go.
enum Formatting {
  /// Throws when there is no swift-format, or it cannot be started.
  static func problems(in files: [String], toolchain: Toolchain) throws(ShellError)
    -> [CourseProblem]
  {
    guard !files.isEmpty else { return [] }
    let tool = toolchain.bin + "/swift-format"
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      throw .unable("the toolchain has no swift-format")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["lint", "--strict"] + files
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw .unable("\(tool) cannot be started: \(systemReason(error))")
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").compactMap(problem)
  }

  /// Reads `Solutions/01-a/01-b.swift:3:1: error: [Indentation] indent by 2 spaces`.
  private static func problem(_ line: Substring) -> CourseProblem? {
    guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (?:error|warning): (.+)/) else {
      return nil
    }
    return CourseProblem(
      file: String(match.output.1), line: Int(match.output.2) ?? 1, column: Int(match.output.3),
      message: "The solution is not formatted: \(match.output.4).",
      advice: "Run swift format -i on it.")
  }
}
