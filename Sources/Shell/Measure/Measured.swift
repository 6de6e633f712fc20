import Analysis
import Foundation
import Kata
import Trace
import Workbench

/// A program to measure: one file with a scenario, or one such file and others it needs.
struct Measured: Sendable {
  struct File: Sendable {
    /// As the user named it.
    var path: String
    var text: String
  }

  var files: [File]
  /// The file that has the scenario.
  var main: File

  /// Files that each have a scenario are programs of their own; otherwise all files are one.
  static func subjects(_ paths: [String]) throws(ShellError) -> [Measured] {
    let files = try read(paths)
    let playable = files.filter(\.hasScenario)
    guard playable.count > 1 else { return [try Measured(files)] }
    guard playable.count == files.count else {
      throw .invalid(
        "\(playable.count) of the \(files.count) files have a scenario",
        advice: "Name one file with a scenario and the files it needs.")
    }
    return playable.map { Measured(files: [$0], main: $0) }
  }

  static func subject(_ paths: [String]) throws(ShellError) -> Measured {
    try Measured(try read(paths))
  }

  func measurement(on system: SimulatedSystem, sdk: Int, _ checker: Checker) throws -> Measurement {
    let errors = files.flatMap { SourceFile(path: $0.path, text: $0.text).syntaxErrors }
    guard errors.isEmpty else {
      var measurement = Measurement(
        file: main.path, os: system.description, outcome: .compileFailed)
      measurement.diagnostics = errors
      return measurement
    }
    let program = Program(
      units: files.enumerated().map { index, file in
        // The compiler wants different base names, the user may not.
        let name = (file.path as NSString).lastPathComponent
        let isTaken = files[..<index].contains {
          ($0.path as NSString).lastPathComponent == name
        }
        return .instrumented(
          name: isTaken ? "\(index)-\(name)" : name,
          Checker.Answer(text: file.text, path: file.path), sdk: sdk)
      }, file: main.path, arguments: Rewriter.compilerArguments)
    return try checker.bench.measure(program, on: system, stop: checker.stop)
  }
}

extension Measured {
  private static func read(_ paths: [String]) throws(ShellError) -> [File] {
    var files: [File] = []
    for path in paths { files.append(File(path: path, text: try TextFile.read(path))) }
    return files
  }

  private init(_ files: [File]) throws(ShellError) {
    guard let main = files.first(where: \.hasScenario) else {
      throw .invalid(
        "\(files.map(\.path).joined(separator: ", ")): there is no scenario, so nothing was measured",
        advice: """
          Add a function that plays with your view:

            import KataLab
            @MainActor func scenario(_ lab: Lab) async throws {
              try lab.mount(YourView())
            }
          """)
    }
    self.init(files: files, main: main)
  }
}

extension Measured.File {
  /// Whether a function of that name is declared outside comments.
  fileprivate var hasScenario: Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      guard let found = line.firstRange(of: /\bfunc\s+scenario\s*\(/) else { return false }
      return !line[..<found.lowerBound].contains("//")
    }
  }
}
