import Analysis
import Foundation
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
    let told: AvailabilityAnswer
    do {
      told = try ask(checker())
    } catch let error where ShellError(error).status != .interrupted {
      return (found, ["\(ShellError(error).message) Availability was read from a table instead."])
    }
    guard told.unchecked.isEmpty else {
      return (
        found,
        told.unchecked.map {
          "The compiler did not check availability for \($0); it was read from a table instead."
        }
      )
    }
    let unclear = Set(told.errors.filter { !$0.isAboutAvailability }.map(\.file))
    let own = told.diagnostics.filter(\.isAboutAvailability).map(Finding.init(availability:))
    let places = Set(own.map(\.place))
    // A symbol that the compiler spoke of is not spoken of again.
    let kept = told.findings(beside: found, in: files, at: targets)
    let read = found.filter {
      $0.rule == "unguarded-availability" && unclear.contains($0.file) && !places.contains($0.place)
    }
    let remark =
      unclear.isEmpty
      ? []
      : [
        "The compiler does not understand all of \(unclear.sorted().listed): "
          + "names are missing there. What it said nothing about was read from a table."
      ]
    return (own + read + kept, remark)
  }

  private func ask(_ checker: Checker) throws -> AvailabilityAnswer {
    let names = names
    let question = AvailabilityQuestion(
      file: files.first?.path ?? "", sdk: 26, arguments: Rewriter.compilerArguments,
      importable: checker.bench.importableModules,
      hasGuards: files.contains(where: \.hasAvailabilityGuards)
    ) { rewriter in
      files.enumerated().map { index, file in
        SourceUnit(name: names[index], file, with: rewriter, showing: [])
      }
    }
    return try checker.availability(of: question, at: targets)
  }

  /// The compiler wants different base names.
  private var names: [String] {
    var taken: Set<String> = []
    return files.enumerated().map { index, file in
      let name = (file.path as NSString).lastPathComponent
      return taken.insert(name).inserted ? name : "\(index)-\(name)"
    }
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

extension [Finding] {
  /// By file, line and column, as the analyzer sorts its own.
  var inOrder: [Finding] {
    sorted { ($0.file, $0.line, $0.column, $0.rule) < ($1.file, $1.line, $1.column, $1.rule) }
  }
}
