import Foundation
import Trace

/// Compiles programs with the real compiler, runs them under limits, and measures.
public struct Workbench: Sendable {
  public let toolchain: Toolchain
  public let kit: RuntimeKit
  let cache: Cache
  /// Runs of one program on several systems share one compilation.
  let turns = Turns()

  /// - Parameter cache: a folder of the workbench's own, made when it is missing. Where it cannot
  ///   be written to, a folder for temporary files takes its place.
  public init(toolchain: Toolchain, kit: RuntimeKit, cache: String) {
    (self.toolchain, self.kit) = (toolchain, kit)
    // The driver prints paths in their shortest form; ours have to read the same.
    self.cache = Cache(root: Self.writable((cache as NSString).standardizingPath))
  }

  /// Where everything that is made is kept; not the folder that was asked for if that cannot be
  /// written to.
  public var folder: String { cache.root }

  /// Whether that is a folder's own place, by whatever path it is reached.
  public func isIn(_ path: String) -> Bool {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path == folder
  }

  /// Compiles the program, plays its scenario and says what happened.
  ///
  /// A program that was measured before is answered from the cache without starting anything.
  ///
  /// - Parameters:
  ///   - traps: whether it ends at the first task-local that the system does not let it bind.
  ///   - fresh: run it even when the result of a run is known; it is still not compiled again.
  ///   - stop: asked every 50 ms or sooner; `true` ends everything and throws `interrupted`.
  public func measure(
    _ program: Program, on system: SimulatedSystem = .standard, traps: TrapMode = .stop,
    limits: Limits = Limits(), fresh: Bool = false, stop: @Sendable () -> Bool = { false }
  ) throws(WorkbenchError) -> Trace.Measurement {
    let clock = ContinuousClock()
    let began = clock.now
    let recipe = try recipe()
    let key = key(program, recipe: recipe, purpose: "run")
    let compilation = try turns.take(key) { () throws(WorkbenchError) in
      try self.compilation(of: program, key: key, recipe: recipe, stop: stop)
    }
    let compileMilliseconds = Int((clock.now - began) / .milliseconds(1))

    var measurement = Trace.Measurement(
      file: program.file, os: system.description, outcome: .compileFailed)
    measurement.elapsed.compileMilliseconds = compileMilliseconds
    measurement.diagnostics = diagnostics(compilation, of: program)
    guard compilation.succeeded else { return measurement }

    let record = "run-\(system.description.replacingOccurrences(of: " ", with: "-")).json"
    if !fresh, let known = knownRun(record, of: key) {
      known.describe(in: &measurement, program, traps)
      return measurement
    }
    guard let executable = cache.file(Compilation.program, of: key) else {
      throw .cannotRead(path: cache.root, reason: "the program was removed while it was in use")
    }
    let (run, milliseconds) = try self.run(
      executable, of: program, on: system, traps: traps, limits: limits, stop: stop)
    measurement.elapsed.runMilliseconds = milliseconds
    run.describe(in: &measurement, program, traps)
    if run.outcome == .completed { try keep(run, as: record, of: key) }
    return measurement
  }

  /// What the compiler says about a program that need not have a scenario; nothing is run.
  public func typecheck(
    _ program: Program, stop: @Sendable () -> Bool = { false }
  ) throws(WorkbenchError) -> [Diagnostic] {
    let recipe = try recipe()
    let key = key(program, recipe: recipe, purpose: "typecheck")
    return diagnostics(
      try check(program, key: key, recipe: recipe, stop: stop), of: program)
  }
}

extension Workbench {
  private func diagnostics(_ compilation: Compilation, of program: Program) -> [Diagnostic] {
    var found = CompilerOutput(program: program, names: { kit.appleNames })
      .diagnostics(in: compilation.printed)
    if !compilation.succeeded, !found.contains(where: { $0.severity == .error }) {
      let last = compilation.printed.split(separator: "\n").last.map { ": \($0)" } ?? ""
      found.insert(
        Diagnostic(
          severity: .error, message: "the compiler gave up without saying why\(last)",
          file: program.units.first?.path ?? program.file, line: 1, column: 1), at: 0)
    }
    return found
  }

  /// How this toolchain builds on this kit: asked once, then remembered on disk.
  func recipe() throws(WorkbenchError) -> Recipe {
    try turns.take("recipe", makeRecipe)
  }

  private func makeRecipe() throws(WorkbenchError) -> Recipe {
    let key = SHA256.hex(of: Array("recipe 1\n\(toolchain.stamp)\n\(kit.stamp)".utf8))
    let name = "recipe.json"
    if let bytes = cache.contents(name, of: key),
      let known = try? JSONDecoder().decode(Recipe.self, from: Data(bytes)), known.isUsable
    {
      return known
    }
    let recipe = try Recipe.make(toolchain: toolchain, kit: kit, cache: cache.root)
    let draft = try cache.draft()
    defer { Files.remove(draft) }
    try cache.write(encoded(recipe), to: "\(draft)/\(name)")
    try cache.publish(draft, as: key)
    return recipe
  }

  private func knownRun(_ record: String, of key: String) -> Run? {
    cache.contents(record, of: key).flatMap {
      try? JSONDecoder().decode(Run.self, from: Data($0))
    }
  }

  private func keep(_ run: Run, as record: String, of key: String) throws(WorkbenchError) {
    do {
      try cache.add(encoded(run), as: record, to: key)
    } catch .diskFull, .cannotWrite {
      // The result is here; that it cannot be remembered is no reason to withhold it.
    }
  }

  private func encoded(_ value: some Encodable) -> [UInt8] {
    do { return Array(try JSONEncoder().encode(value)) } catch {
      preconditionFailure("our own records hold nothing JSON lacks: \(error)")
    }
  }

  // The compiler's own cache of modules breaks when it is reached by two paths, hence the real one.
  private static func writable(_ folder: String) -> String {
    var chosen = folder
    if (try? Files.makeFolder(folder)) == nil || access(folder, W_OK) != 0 {
      chosen = Files.ownTemporaryFolder
    }
    return URL(fileURLWithPath: chosen).standardizedFileURL.resolvingSymlinksInPath().path
  }
}

extension Run {
  /// Fills in what the run showed, in the places of the user's files.
  func describe(
    in measurement: inout Trace.Measurement, _ program: Program, _ mode: TrapMode
  ) {
    measurement.outcome = outcome
    measurement.steps = steps.map { step in
      var step = step
      for index in step.issues.indices {
        guard let file = step.issues[index].file, let line = step.issues[index].line,
          let place = program.place(file, line: line)
        else { continue }
        (step.issues[index].file, step.issues[index].line) = (place.file, place.line)
      }
      return step
    }
    measurement.trap = outcome == .trapped ? traps.first : nil
    measurement.traps = mode == .all ? traps : nil
    measurement.goals = goals.map { $0.judged(steps: measurement.steps, traps: traps) }
    if let failure {
      let place =
        program.place(failure.file, line: failure.line)
        ?? program.declaration(of: "scenario", after: ["func"])
      measurement.diagnostics.append(
        Diagnostic(
          severity: .error, message: failure.message, file: place?.file ?? program.file,
          line: place?.line ?? 1, column: place?.column ?? 1))
    }
    if let reason {
      measurement.diagnostics.append(
        Diagnostic(
          severity: .error, message: reason,
          file: place?.file ?? program.units.first?.path ?? program.file, line: place?.line ?? 0,
          column: place == nil ? 0 : 1))
    }
  }
}
