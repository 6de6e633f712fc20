import Foundation

/// What the compiler made of a program; kept in the cache, so without places of the user's files.
struct Compilation: Codable {
  /// What the compiler printed.
  var printed: String
  var succeeded: Bool

  static let record = "compilation.json"
  static let program = "program"
}

extension Workbench {
  /// The key of a program in the cache: all that its outcome depends on.
  func key(_ program: Program, recipe: Recipe, purpose: String) -> String {
    var parts = [purpose, toolchain.stamp, kit.stamp, Glue.text]
    parts += recipe.frontend + recipe.linker + program.arguments
    for unit in program.units { parts += [unit.name, unit.text] }
    for module in program.modules { parts += [module.name, self.key(module, recipe: recipe)] }
    // Lengths keep the parts apart, so that no two lists of parts read the same.
    return SHA256.hex(of: parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) })
  }

  /// Compiles and links, or finds that it was done before.
  func compilation(
    of program: Program, key: String, recipe: Recipe, stop: () -> Bool
  ) throws(WorkbenchError) -> Compilation {
    // A cache may have lost or damaged the program alone.
    if let known = knownCompilation(key),
      !known.succeeded || cache.file(Compilation.program, of: key) != nil
    {
      return known
    }
    let draft = try cache.draft()
    defer { Files.remove(draft) }
    let glue = SourceUnit(name: Glue.name, path: Glue.name, text: Glue.text)
    let sources = try stage(program.units + [glue], in: draft)
    let modules = try stage(program.modules, recipe: recipe, in: draft, stop: stop)
    let leftovers = modules + program.modules.map { CompiledModule.interface(of: $0.name) }
    let object = "\(draft)/object.o"
    let compiled = try compiler(
      toolchain.frontend, recipe.compiling(sources, to: object) + program.arguments, in: draft, stop
    )
    guard compiled.ending == .exited(0) else {
      let failed = Compilation(printed: compiled.printed, succeeded: false)
      // Only what the compiler itself decided will be the same next time.
      if compiled.ending == .exited(1) {
        try publish(failed, draft: draft, sources + leftovers, key)
      }
      return failed
    }
    let result = "\(draft)/\(Compilation.program)"
    var libraries: [String] = []
    for object in modules + [object] { libraries += Autolink.entries(of: try Files.read(object)) }
    let linked = try compiler(
      recipe.linker[0],
      Array(recipe.linking([object] + modules, wanting: libraries, to: result).dropFirst()),
      in: draft, stop)
    guard linked.ending == .exited(0) else { throw .notLinked(reason: linked.printed) }
    try cache.sealFile(at: result)
    let compilation = Compilation(printed: compiled.printed, succeeded: true)
    try publish(compilation, draft: draft, sources + leftovers + [object], key)
    return compilation
  }

  /// Like ``compilation(of:key:recipe:stop:)``, without making a program.
  func check(
    _ program: Program, key: String, recipe: Recipe, stop: () -> Bool
  ) throws(WorkbenchError) -> Compilation {
    if let known = knownCompilation(key) { return known }
    let draft = try cache.draft()
    defer { Files.remove(draft) }
    let sources = try stage(program.units, in: draft)
    _ = try stage(program.modules, recipe: recipe, in: draft, stop: stop)
    let checked = try compiler(
      toolchain.frontend, recipe.typechecking(sources) + program.arguments, in: draft, stop)
    let compilation = Compilation(
      printed: checked.printed, succeeded: checked.ending == .exited(0))
    let leftovers = program.modules.flatMap {
      [CompiledModule.interface(of: $0.name), CompiledModule.object(of: $0.name)]
    }
    if case .exited = checked.ending {
      try publish(compilation, draft: draft, sources + leftovers, key)
    }
    return compilation
  }

  private func knownCompilation(_ key: String) -> Compilation? {
    guard
      let bytes = cache.contents(Compilation.record, of: key),
      let known = try? JSONDecoder().decode(Compilation.self, from: Data(bytes))
    else { return nil }
    return known
  }

  /// Writes the sources by their base names, which is how the compiler's messages call them.
  func stage(
    _ units: [SourceUnit], in folder: String
  ) throws(WorkbenchError) -> [String] {
    for unit in units { try Files.write(unit.text.utf8, to: "\(folder)/\(unit.name)") }
    return units.map(\.name)
  }

  private func publish(
    _ compilation: Compilation, draft: String, _ leftovers: [String], _ key: String
  ) throws(WorkbenchError) {
    for file in leftovers {
      Files.remove(file.hasPrefix("/") ? file : "\(draft)/\(file)")
    }
    let record: Data
    do { record = try JSONEncoder().encode(compilation) } catch {
      preconditionFailure("a text and a flag can always be encoded: \(error)")
    }
    try cache.write(Array(record), to: "\(draft)/\(Compilation.record)")
    try cache.publish(draft, as: key)
    // Looking at all entries is not worth it each time; keys are as good as random.
    if key.hasPrefix("0") { cache.trim() }
  }

  func compiler(
    _ tool: String, _ arguments: [String], in folder: String, limits: Limits = .compiler,
    _ stop: () -> Bool
  ) throws(WorkbenchError) -> Completion {
    let command = Command(
      path: tool, arguments: arguments,
      environment: ["PATH": "/usr/bin:/bin", "TMPDIR": folder, "LANG": "C.UTF-8"],
      directory: folder)
    var completion = try command.run(limits: limits, isolated: false, stop: stop)
    if completion.ending == .exited(1), completion.printed.hasPrefix("<unknown>:0: error: ") {
      // It complains about no source: the modules it keeps for itself may be damaged.
      Files.remove(cache.root + "/modules")
      completion = try command.run(limits: limits, isolated: false, stop: stop)
    }
    if completion.ending == .stopped { throw .interrupted }
    if completion.foundNoSpace(in: folder) {
      throw .diskFull(path: cache.root)
    }
    return completion
  }
}

extension Completion {
  /// Both streams: the compiler writes messages to one or the other.
  var printed: String { errorText + String(decoding: output, as: UTF8.self) }

  /// Whether a tool failed because the disk of a folder is full.
  func foundNoSpace(in folder: String) -> Bool {
    if ending == .exited(0) { return false }
    if printed.contains("No space left on device") { return true }
    // The linker writes through a mapping, so that it shows as a signal only.
    var status = statvfs()
    guard case .signalled = ending, statvfs(folder, &status) == 0 else { return false }
    return UInt(status.f_bavail) * UInt(status.f_frsize) < 1 << 20
  }
}
