import Foundation
import Trace

/// One run of a compiled program, in the places of the sources it was compiled from.
struct Run: Codable {
  var steps: [Step] = []
  var goals: [Goal] = []
  var outcome = Trace.Measurement.Outcome.completed
  var failure: Failure?
  /// In the order they happened; the program may have gone on behind all but the last.
  var traps: [Trap] = []
  /// Why it was ended, for an outcome that needs words.
  var reason: String?
  /// Where it was then, if that is known, in the user's file.
  var place: Place?

  struct Failure: Codable {
    var message: String
    var file: String
    var line: Int
  }
}

extension Workbench {
  /// Runs an executable under limits and hears what it tells.
  func run(
    _ executable: String, of program: Program, on system: SimulatedSystem, traps: TrapMode,
    limits: Limits,
    stop: () -> Bool
  ) throws(WorkbenchError) -> (run: Run, milliseconds: Int) {
    let folder = try Files.temporaryFolder(in: cache.root)
    defer { Files.remove(folder) }
    let ear = Ear()
    let completion = try Command(
      path: executable, arguments: [],
      environment: [
        "PATH": "/usr/bin:/bin", "HOME": folder, "TMPDIR": folder, "LANG": "C.UTF-8", "TZ": "UTC",
        // Counts must not change from run to run because a Set was walked in another order.
        "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": TrapReport.backtrace,
        Message.channel: "3", Message.system: system.description,
        Message.traps: traps.rawValue,
      ], directory: folder
    ).run(limits: limits, isolated: true, stop: stop, hear: ear.hear)
    if completion.ending == .stopped { throw .interrupted }
    var run = ear.run(completion, program, limits)
    let symbolizer = Symbolizer(toolchain: toolchain, executable: executable, program: program)
    symbolizer.locate(&run.steps)
    run.traps = symbolizer.traps(ear.bindings(in: run.steps)) + run.traps
    return (run, completion.milliseconds)
  }
}
