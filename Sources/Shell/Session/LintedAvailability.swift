import Analysis
import Kata
import Trace
import Workbench

/// Files that are linted for deployment targets.
struct LintedAvailability: Sendable {
  var files: [SourceFile]
  var targets: [SimulatedSystem]

  /// The analyzer's findings, with the compiler's own where it could be asked, and what has to be
  /// said about that.
  ///
  /// The files need not be a whole program: the compiler goes on behind names it does not know,
  /// and imports of modules that are not here are taken out for it. What it cannot make sense of,
  /// the table of SwiftUI's symbols decides.
  func findings(beside found: [Finding], _ checker: () throws -> Checker) throws
    -> (findings: [Finding], remarks: [String])
  {
    guard !targets.isEmpty else { return (found, []) }
    let compiler: Checker
    do {
      compiler = try checker()
    } catch {
      return (found, ["\(ShellError(error).message) Availability was read from a table instead."])
    }
    var (findings, remarks, unclear) = ([Finding](), [String](), [String]())
    for module in modules(importable: compiler.bench.importableModules) {
      let paths = Set(module.map(\.path))
      let own = found.filter { paths.contains($0.file) }
      let told = try ask(compiler, about: module)
      guard told.unchecked.isEmpty else {
        // The table decides, but what the compiler said for other targets stands.
        let spoken = answers(told, [], unclear: [])
        let places = Set(spoken.map(\.place))
        findings += spoken
        findings += own.filter {
          $0.rule != "unguarded-availability" || !places.contains($0.place)
        }
        remarks += told.unchecked.map {
          "The compiler did not check availability for \($0); it was read from a table instead."
        }
        continue
      }
      let errors = told.errors.filter { !$0.isAboutAvailability }
      unclear += Set(errors.map(\.file)).sorted()
      findings += told.findings(beside: own, in: module, at: targets)
      findings += answers(told, own, unclear: Set(errors.map(\.file)))
    }
    if !unclear.isEmpty {
      let named =
        unclear.count > 3
        ? "\(unclear.prefix(2).joined(separator: ", ")) and \(unclear.count - 2) more files"
        : unclear.listed
      remarks.append(
        "The compiler does not understand all of \(named): names are missing there. "
          + "What it said nothing about was read from a table.")
    }
    var said: Set<String> = []
    return (findings, remarks.filter { said.insert($0).inserted })
  }

  /// What the compiler says, and what the table says of places it said nothing about in files that
  /// it does not understand.
  private func answers(
    _ told: AvailabilityAnswer, _ found: [Finding], unclear: Set<String>
  ) -> [Finding] {
    let own = told.diagnostics.filter(\.isAboutAvailability).map(Finding.init(availability:))
    let places = Set(own.map(\.place))
    return own
      + found.filter {
        $0.rule == "unguarded-availability" && unclear.contains($0.file)
          && !places.contains($0.place)
      }
  }

  /// The files in groups that can be one module: in none is something declared twice, or something
  /// of the name of a module that others may mean.
  private func modules(importable: Set<String>) -> [[SourceFile]] {
    var groups: [(names: Set<String>, files: [SourceFile])] = []
    var alone: [[SourceFile]] = []
    for file in files {
      let names = file.sharedNames
      if !names.isDisjoint(with: importable) {
        alone.append([file])
      } else if let index = groups.firstIndex(where: { $0.names.isDisjoint(with: names) }) {
        groups[index].names.formUnion(names)
        groups[index].files.append(file)
      } else {
        groups.append((names, [file]))
      }
    }
    return groups.map(\.files) + alone
  }

  private func ask(_ checker: Checker, about files: [SourceFile]) throws -> AvailabilityAnswer {
    let names = SourceUnit.names(for: files.map(\.path))
    let question = AvailabilityQuestion(
      file: files.first?.path ?? "", sdk: 26,
      // One expression with names that nobody knows must not cost the patience for all others.
      arguments: Rewriter.compilerArguments + ["-solver-expression-time-threshold=5"],
      importable: checker.bench.importableModules,
      guarded: Set(zip(names, files).filter { $0.1.hasAvailabilityGuards }.map(\.0))
    ) { rewriter in
      files.enumerated().map { index, file in
        SourceUnit(name: names[index], file, with: rewriter, showing: [])
      }
    }
    return try checker.availability(of: question, at: targets)
  }
}

extension Finding {
  fileprivate init(availability diagnostic: Diagnostic) {
    // A warning is about what is no longer needed, or about a builder that may crash.
    let isObsolete = diagnostic.severity != .error && !diagnostic.message.contains("crash")
    self.init(
      rule: isObsolete ? "obsolete-shim" : "unguarded-availability",
      severity: diagnostic.severity == .error ? .must : isObsolete ? .note : .should,
      message: diagnostic.message, file: diagnostic.file, line: diagnostic.line,
      column: diagnostic.column)
  }

  fileprivate var place: String { "\(file):\(line):\(column)" }
}
