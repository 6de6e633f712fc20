import Kata
import Progress
import Workbench

/// What kept a command from being carried out, in words for the person who typed it.
struct ShellError: Error, Equatable {
  /// What is wrong and where, without a full stop; a place comes first: `03-rows.swift:4:2: …`.
  var message: String
  /// What to do next, as a sentence; empty when there is nothing to say.
  var advice = ""
  var status: ExitStatus

  /// The words on the command line are wrong.
  static func usage(_ message: String, advice: String = "") -> ShellError {
    ShellError(message: message, advice: advice, status: .usage)
  }

  /// The course or a file is not what it has to be, or there was nothing to check.
  static func invalid(_ message: String, advice: String = "") -> ShellError {
    ShellError(message: message, advice: advice, status: .invalid)
  }

  /// The machine does not let us.
  static func unable(_ message: String, advice: String = "") -> ShellError {
    ShellError(message: message, advice: advice, status: .unable)
  }

  static let interrupted = ShellError(message: "interrupted", status: .interrupted)
}

extension ShellError {
  /// Whatever a module throws, as words and a status.
  init(_ error: any Error) {
    switch error {
    case let error as ShellError: self = error
    case WorkbenchError.interrupted: self = .interrupted
    case let error as WorkbenchError:
      self = error.isUsage ? .usage(error.description) : .unable(error.description)
    case let error as ProgressError: self = .unable(error.description)
    case let error as CourseProblem: self = .invalid(error.description)
    default: self = .unable(systemReason(error))
    }
  }
}

extension WorkbenchError {
  /// Whether other words would have done.
  fileprivate var isUsage: Bool {
    switch self {
    case .noRepository, .noRevision: true
    default: false
    }
  }
}
