import Analysis
import Foundation
import Kata
import Trace
import Workbench

/// A program to measure: files that are compiled together, and what is played with them.
struct Measured: Sendable {
  /// One of its files, read and parsed.
  struct File: Sendable {
    /// As the user named it, or the folder it was found in.
    var path: String { source.path }
    var source: SourceFile
    /// The line of its scenario.
    var scenario: Int?
  }

  var files: [File]
  /// What it is called in the report.
  var name: String
  /// What is mounted where no file has a scenario.
  var showcase: Showcase?
  var walk: Showcase.Walk?

  /// Files that each have a scenario are programs of their own; otherwise all files are one, and
  /// so are those of a folder.
  static func subjects(
    _ paths: [String], walk: Showcase.Walk? = nil
  ) throws(ShellError) -> [Measured] {
    let files = try read(try SwiftFiles.inPrograms(paths))
    let playable = files.filter { $0.scenario != nil }
    let isFolderGiven = paths.contains(where: isFolder)
    guard playable.count > 1 else {
      let name = isFolderGiven && paths.count == 1 ? paths[0] : nil
      return [try Measured(files, name: name, walk: walk)]
    }
    guard playable.count == files.count, !isFolderGiven else {
      let places = playable.map { "\($0.path):\($0.scenario ?? 1)" }
      throw .invalid(
        "\(playable.count) files have a scenario: \(places.joined(separator: ", "))",
        advice: "Name one file with a scenario and the files it needs.")
    }
    guard walk == nil else { throw walkNeedsNoScenario(playable[0]) }
    return playable.map { Measured(files: [$0], name: $0.path) }
  }

  /// The same for paths that are one program.
  static func subject(
    _ paths: [String], walk: Showcase.Walk? = nil
  ) throws(ShellError) -> Measured {
    let subjects = try subjects(paths, walk: walk)
    return subjects[0]
  }

  func measurement(
    on system: SimulatedSystem, sdk: Int, isRelease: Bool, _ checker: Checker
  ) throws -> Measurement {
    let errors = files.flatMap(\.source.syntaxErrors)
    guard errors.isEmpty else {
      var measurement = Measurement(file: name, os: system.description, outcome: .compileFailed)
      measurement.diagnostics = errors
      return measurement
    }
    let rewriter = Rewriter(sdk: sdk, platform: system.platform)
    let program = try Program(
      units(with: rewriter), file: name, arguments: Self.arguments(isRelease: isRelease),
      with: rewriter, on: checker.bench.kit)
    let measurement = try checker.bench.measure(
      program, on: system, traps: checker.traps ?? .stop, stop: checker.stop)
    guard showcase == nil || measurement.outcome != .completed || !measurement.steps.isEmpty else {
      throw ShellError.invalid(
        "\(name): every preview stands under an #if that does not hold here, so nothing was measured"
      )
    }
    return measurement
  }

  /// What the compiler says of it at deployment targets.
  func availability(
    at targets: [SimulatedSystem], sdk: Int, isRelease: Bool, _ checker: Checker
  ) throws -> AvailabilityAnswer {
    guard files.allSatisfy(\.source.syntaxErrors.isEmpty) else { return AvailabilityAnswer() }
    let question = AvailabilityQuestion(
      file: name, sdk: sdk, arguments: Self.arguments(isRelease: isRelease), guarded: []
    ) { rewriter in units(with: rewriter, isShowing: false) }
    return try checker.availability(of: question, at: targets)
  }

  // A debug build of an app has DEBUG, and many keep their previews under it.
  private static func arguments(isRelease: Bool) -> [String] {
    Rewriter.compilerArguments + (isRelease ? ["-O"] : ["-D", "DEBUG"])
  }

  /// What the report says besides the figures.
  func remark(on measurement: Measurement?) -> String? {
    guard let showcase, let measurement, !measurement.steps.isEmpty else { return nil }
    let steps = Set(measurement.steps.map(\.name))
    let items = showcase.items.filter { steps.contains($0.step) }
    let shown = items.count > 2 ? "\(items.count) previews" : items.map(\.subject).listed
    return "No scenario: mounted \(shown). A `scenario` function would measure updates."
  }
}

extension Measured {
  private static func read(_ paths: [String]) throws(ShellError) -> [File] {
    var texts: [(path: String, text: String)] = []
    for path in paths { texts.append((path, try TextFile.read(path))) }
    return concurrently(texts) { path, text in
      let source = SourceFile(path: path, text: text)
      return File(source: source, scenario: source.scenarioLine)
    }
  }

  private init(_ files: [File], name: String?, walk: Showcase.Walk?) throws(ShellError) {
    let main = files.first { $0.scenario != nil }
    self.init(files: files, name: name ?? main?.path ?? files[0].path)
    if let main {
      guard walk == nil else { throw Self.walkNeedsNoScenario(main) }
      return
    }
    self.walk = walk
    // What does not parse is told first: a scenario may be hidden in it.
    guard files.allSatisfy(\.source.syntaxErrors.isEmpty) else { return }
    let showcase = Background { Showcase(of: files.map(\.source)) }.wait()
    guard !showcase.items.isEmpty else {
      throw .nothingToMeasure(in: name ?? files.map(\.path).listed, showcase.refusals)
    }
    self.showcase = showcase
  }

  private static func walkNeedsNoScenario(_ file: File) -> ShellError {
    .usage(
      "--walk is for views without a scenario, and \(file.path) has one",
      advice: "Call lab.wander(…) in it.")
  }

  private func units(with rewriter: Rewriter, isShowing: Bool = true) -> [SourceUnit] {
    let names = SourceUnit.names(for: files.map(\.path))
    return concurrently(Array(files.indices)) { index in
      SourceUnit(
        name: names[index], files[index].source, with: rewriter,
        showing: isShowing ? showcase?.code(for: index, walk: walk, with: rewriter) ?? [] : [])
    }
  }
}

extension ShellError {
  fileprivate static func nothingToMeasure(in name: String, _ refusals: [String]) -> ShellError {
    let problem =
      refusals.isEmpty
      ? "there is no scenario, no preview and no view"
      : "there is no scenario and no preview, and no view can be made without arguments"
    let few =
      refusals.prefix(8).map { "  \($0)\n" }
      + (refusals.count > 8 ? ["  and \(refusals.count - 8) more\n"] : [])
    let view = refusals.first?.prefix { $0 != " " }
    return .invalid(
      "\(name): \(problem), so nothing was measured",
      advice: few.joined() + """
        Add a preview, `#Preview { \(view.map { "\($0)(…)" } ?? "YourView()") }`, to have it \
        mounted, or a function that plays with your view:

          import KataLab
          @MainActor func scenario(_ lab: Lab) async throws {
            try lab.mount(\(view.map { "\($0)(…)" } ?? "YourView()"))
          }
        """)
  }
}
