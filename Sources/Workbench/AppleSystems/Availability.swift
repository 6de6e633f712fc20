import Trace

/// What the compiler says of a program at a deployment target.
public enum Availability: Sendable, Equatable {
  /// It was asked; these are its errors and warnings, those about other things among them.
  case checked([Diagnostic])
  /// It could not be asked, for this reason.
  case unchecked(String)
}

extension Workbench {
  /// Type-checks a program as for one of Apple's systems.
  ///
  /// The first time for a platform makes modules for it (``isReady(for:)``), which takes about a
  /// second; then it takes as long as type checking does, or nothing where the program is known.
  ///
  /// - Parameters:
  ///   - target: a deployment target, such as iOS 15.
  ///   - names: the units that are looked into, the others are only there to be understood; empty
  ///     for all.
  public func availability(
    of program: Program, at target: SimulatedSystem, in names: Set<String> = [],
    stop: () -> Bool = { false }
  ) throws(WorkbenchError) -> Availability {
    let recipe = try recipe()
    let key = key(program, recipe: recipe, purpose: "availability 1 \(target) \(names.sorted())")
    let name = "messages"
    if let known = cache.contents(name, of: key) {
      return .checked(availabilityDiagnostics(String(decoding: known, as: UTF8.self), of: program))
    }
    let printed: String
    do {
      printed = try availabilityMessages(
        of: program, at: target, in: names, recipe: recipe, stop: stop)
    } catch .noAvailability(let reason) {
      // What is broken was thrown away; with everything made anew it may work.
      if isReady(for: target.platform) { return .unchecked(reason) }
      do {
        printed = try availabilityMessages(
          of: program, at: target, in: names, recipe: recipe, stop: stop)
      } catch .noAvailability(let reason) {
        return .unchecked(reason)
      }
    }
    let draft = try cache.draft()
    defer { Files.remove(draft) }
    try cache.write(Array(printed.utf8), to: "\(draft)/\(name)")
    try cache.publish(draft, as: key)
    return .checked(availabilityDiagnostics(printed, of: program))
  }

  /// Makes what ``availability(of:at:stop:)`` needs for a platform, unless it is there.
  ///
  /// - Returns: why it cannot be made, or `nil`.
  public func prepareAvailability(
    for platform: String, stop: () -> Bool = { false }
  ) throws(WorkbenchError) -> String? {
    do {
      let any = SimulatedSystem(platform: platform, major: 26)
      _ = try appleModules(for: any, recipe: try recipe(), stop: stop)
      return nil
    } catch .noAvailability(let reason) {
      return reason
    }
  }

  private func availabilityMessages(
    of program: Program, at target: SimulatedSystem, in names: Set<String>, recipe: Recipe,
    stop: () -> Bool
  ) throws(WorkbenchError) -> String {
    let modules = try appleModules(for: target, recipe: recipe, stop: stop)
    return try availabilityMessages(
      of: program, in: names, with: modules, recipe: recipe, stop: stop)
  }

  private func availabilityDiagnostics(_ printed: String, of program: Program) -> [Diagnostic] {
    CompilerOutput(program: program).diagnostics(in: printed)
  }

  /// What the compiler prints; modules that it cannot read are thrown away.
  func availabilityMessages(
    of program: Program, in names: Set<String> = [], with modules: AppleModules, recipe: Recipe,
    stop: () -> Bool
  ) throws(WorkbenchError) -> String {
    let draft = try cache.draft()
    defer { Files.remove(draft) }
    let sources = try stage(program.units, in: draft).flatMap { name in
      names.contains(name) ? ["-primary-file", name] : [name]
    }
    for module in program.modules {
      try copy(
        try compiled(module, recipe: recipe, stop: stop).interface,
        to: "\(draft)/\(CompiledModule.interface(of: module.name))", modules)
    }
    let arguments = modules.arguments(
      from: recipe.typechecking(sources + program.arguments), kit: kit.modules)
    let completion = try compiler(
      toolchain.frontend, arguments, in: draft, limits: .availability, stop)
    let printed = completion.printed
    let complaint = printed.split(separator: "\n").first { $0.hasPrefix("<unknown>:0: error: ") }
    if let complaint {
      removeAppleModules(modules)
      throw .noAvailability(reason: String(complaint.dropFirst("<unknown>:0: error: ".count)))
    }
    guard case .exited(0...1) = completion.ending else {
      throw .noAvailability(
        reason: completion.ending == .outOfTime
          ? "the compiler took more than \(seconds(Limits.availability.wall))"
          : "the compiler ended with \(completion.ending)")
    }
    return printed
  }
}

extension CompilerMessage {
  /// Whether it is about what exists since when, and not about what the code says.
  var isAboutAvailability: Bool { Diagnostic.isAboutAvailability(text) }
}

extension Diagnostic {
  /// Whether it is about what exists since when, and not about what the code says.
  public var isAboutAvailability: Bool { Self.isAboutAvailability(message) }

  fileprivate static func isAboutAvailability(_ message: String) -> Bool {
    phrases.contains(where: message.contains)
  }

  private static let phrases = [
    " only available in ", " is unavailable in ", "potentially unavailable", " was deprecated in ",
    "unnecessary check for '", "buildLimitedAvailability", "more available than ",
    " minimum deployment target of ",
  ]
}
