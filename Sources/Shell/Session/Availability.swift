import Analysis
import Kata
import Trace
import Workbench

/// What the compiler says of sources at each of several deployment targets.
struct AvailabilityAnswer: Sendable {
  /// None twice, errors first.
  var diagnostics: [Diagnostic] = []
  /// What is newer than the targets, behind a guard or not, by file.
  var newer: [String: [NewerSymbol]] = [:]
  /// For each target that could not be asked about, why.
  var unchecked: [String] = []

  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}

/// A program whose availability is asked about: its files, rewritten as a `Rewriter` does it.
struct AvailabilityQuestion: Sendable {
  var file: String
  var sdk: Int
  var arguments: [String] = Rewriter.compilerArguments
  /// See `Rewriter.init`.
  var importable: Set<String>?
  /// The names of the units in which guards stand.
  var guarded: Set<String>
  var units: @Sendable (Rewriter) -> [SourceUnit]
}

extension Checker {
  /// Asks the compiler, for all targets side by side.
  ///
  /// Each is asked twice where there are guards: once as it is, for what is wrong, and once with
  /// guards that guard nothing, for what they protect.
  func availability(
    of question: AvailabilityQuestion, at targets: [SimulatedSystem]
  ) throws -> AvailabilityAnswer {
    let jobs = targets.flatMap { target -> [(SimulatedSystem, Rewriter.Purpose)] in
      [(target, .checking)] + (question.guarded.isEmpty ? [] : [(target, .probing)])
    }
    let results = concurrently(jobs) { target, purpose in
      Result { () throws(WorkbenchError) -> Availability in
        let rewriter = Rewriter(
          sdk: question.sdk, platform: target.platform, for: purpose,
          importable: question.importable)
        let program = try Program(
          question.units(rewriter), file: question.file, arguments: question.arguments,
          with: rewriter, on: bench.kit)
        return try bench.availability(
          of: program, at: target, in: purpose == .probing ? question.guarded : [], stop: stop)
      }
    }
    var answer = AvailabilityAnswer()
    for ((target, purpose), result) in zip(jobs, results) {
      switch (try result.get(), purpose) {
      case (.unchecked(let reason), .checking): answer.unchecked.append("\(target): \(reason)")
      case (.checked(let found), .probing): answer.note(found)
      case (.checked(let found), _): answer.add(found)
      case (.unchecked, _): break
      }
    }
    return answer
  }
}

extension AvailabilityAnswer {
  fileprivate mutating func add(_ found: [Diagnostic]) {
    for diagnostic in found where diagnostic.severity != .note {
      guard diagnostic.severity == .error || diagnostic.isAboutAvailability else { continue }
      let isKnown = diagnostics.contains { $0.isAt(diagnostic) && $0.message == diagnostic.message }
      if !isKnown { diagnostics.append(diagnostic) }
    }
    diagnostics =
      diagnostics.filter { $0.severity == .error } + diagnostics.filter { $0.severity != .error }
  }

  fileprivate mutating func note(_ found: [Diagnostic]) {
    for diagnostic in found where diagnostic.severity == .error {
      guard
        let symbol = NewerSymbol(
          diagnostic.message, line: diagnostic.line, column: diagnostic.column),
        !newer[diagnostic.file, default: []].contains(symbol)
      else { continue }
      newer[diagnostic.file, default: []].append(symbol)
    }
  }
}

extension Diagnostic {
  /// Whether it is about the same place.
  func isAt(_ other: Diagnostic) -> Bool {
    (file, line, column) == (other.file, other.line, other.column)
  }
}

extension Measurement {
  /// What does not compile at a deployment target compiles nowhere, so there is no run of it.
  mutating func add(_ told: AvailabilityAnswer) {
    let news = (told.diagnostics + told.notices(about: file)).filter { other in
      !diagnostics.contains { $0.isAt(other) && $0.message == other.message }
    }
    guard !told.errors.isEmpty else {
      diagnostics += news
      return
    }
    let own = outcome == .compileFailed ? diagnostics : []
    self = Measurement(file: file, os: os, outcome: .compileFailed)
    diagnostics = news + own
  }
}

extension AvailabilityAnswer {
  /// That nobody takes for checked what was not.
  func notices(about file: String) -> [Diagnostic] {
    unchecked.map { reason in
      Diagnostic(
        severity: .warning, message: "the compiler did not check availability for \(reason)",
        file: file, line: 1, column: 1,
        explanation: "The analyzer's table of SwiftUI's symbols was asked instead; it knows no "
          + "types. `viewkata doctor` says what is missing.")
    }
  }

  /// The analyzer's findings, with what the compiler knows better in place of what the table says.
  func findings(
    beside found: [Finding], in files: [SourceFile], at targets: [SimulatedSystem]
  ) -> [Finding] {
    guard !targets.isEmpty, unchecked.isEmpty else { return found }
    let own = files.flatMap { file in
      file.overGated(protecting: newer[file.path] ?? [], targets: targets)
    }
    return found.filter { !["over-gated", "unguarded-availability"].contains($0.rule) } + own
  }
}
