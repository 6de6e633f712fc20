import Foundation
import Glibc
import Trace

/// Collects the messages of a run.
final class Ear {
  private var pending: [UInt8] = []
  private var steps: [(step: Step, outputEnd: Int)] = []
  private var goals: [Goal] = []
  private var bindings: [(binding: IllegalBinding, step: Int)] = []
  private var failure: Run.Failure?
  private var finished = false
  private let decoder = JSONDecoder()

  func hear(_ bytes: [UInt8]) {
    pending += bytes
    // Only what is new can hold the end of a line; a line may be as long as its writer likes.
    let newline = UInt8(ascii: "\n")
    guard
      bytes.withUnsafeBytes({ bytes in
        bytes.baseAddress.flatMap { memchr($0, Int32(newline), bytes.count) }
      }) != nil,
      let end = pending.lastIndex(of: newline)
    else { return }
    for line in pending[..<end].split(separator: newline) {
      // What is no message was written by the learner's program, which has no business here.
      guard let message = try? decoder.decode(Message.self, from: Data(line)) else { continue }
      switch message {
      case .step(let step, let outputEnd): steps.append((step, outputEnd))
      case .goal(let goal): goals.append(goal)
      case .bound(let binding): bindings.append((binding, steps.count))
      case .failed(let message, let file, let line):
        failure = failure ?? Run.Failure(message: message, file: file, line: line)
      case .finished: finished = true
      }
    }
    pending.removeSubrange(...end)
  }

  func run(_ completion: Completion, _ program: Program, _ limits: Limits) -> Run {
    var run = Run(goals: goals, failure: failure)
    switch completion.ending {
    // A program that ignores the signal goes on without the rest of what it wrote.
    case .signalled(SIGXFSZ),
      .exited where completion.output.count >= limits.outputBytes:
      run.outcome = .limitExceeded
      run.reason = "the program wrote more than \(limits.outputBytes >> 20) MiB"
    case .exited where failure != nil: run.outcome = .scenarioFailed
    case .exited where finished: run.outcome = bindings.isEmpty ? .completed : .trapped
    case .exited(let code):
      run.outcome = .trapped
      run.traps = [
        Trap(
          function: "",
          message: "the program ended itself by exit(\(code)) before the scenario was over",
          file: program.file, line: 0)
      ]
    case .outOfTime:
      run.outcome = .timedOut
      run.reason = "the scenario was not over after \(seconds(limits.wall))"
    case .outOfProcessorTime, .signalled(SIGXCPU):
      run.outcome = .timedOut
      run.reason = "the program used up its \(limits.cpuSeconds) s of processor time"
    case .signalled(SIGKILL):
      run.outcome = .limitExceeded
      run.reason = "the program was killed, most likely because the machine ran out of memory"
    case .signalled(SIGABRT) where bindings.last?.binding.isEnd == true: run.outcome = .trapped
    case .signalled(let signal):
      let report = TrapReport(program: program, signal: signal, printed: completion.errorText)
      if report.isOutOfMemory {
        run.outcome = .limitExceeded
        run.reason = "the program asked for more memory than there is"
      } else {
        run.outcome = .trapped
        run.traps = [report.trap]
      }
    case .outOfMemory:
      run.outcome = .limitExceeded
      run.reason = "the program used more than \(limits.memoryBytes >> 20) MiB of memory"
    case .tooManyProcesses:
      run.outcome = .limitExceeded
      run.reason = "the program started more than \(limits.processes) processes"
    case .tooManyMessages:
      run.outcome = .limitExceeded
      run.reason = "the program took too many steps to report"
    case .stopped: preconditionFailure("a stopped run has no result")
    }
    if run.reason != nil {
      let report = TrapReport(program: program, signal: 0, printed: completion.errorText)
      if let (function, place) = report.whereabouts {
        run.reason? += ", and was in \(function)"
        run.place = place
      }
    }
    run.steps = sliced(
      completion.output, complete: finished && [.completed, .trapped].contains(run.outcome))
    return run
  }

  /// The bindings that broke the system's rule, each with the step it belongs to unless the program
  /// ended there.
  func bindings(in steps: [Step]) -> [(binding: IllegalBinding, step: String?)] {
    bindings.map { binding, step in
      (binding, binding.isEnd || step >= steps.count ? nil : steps[step].name)
    }
  }

  // Gives each step the lines that were printed until it ended.
  private func sliced(_ output: [UInt8], complete: Bool) -> [Step] {
    var start = 0
    var sliced: [Step] = []
    for (step, outputEnd) in steps {
      let end = min(max(outputEnd, start), output.count)
      var step = step
      step.output = lines(output[start..<end], complete)
      sliced.append(step)
      start = end
    }
    let rest = lines(output[start...], complete)
    guard !rest.isEmpty else { return sliced }
    if complete, let last = sliced.indices.last {
      sliced[last].output += rest
    } else {
      // It was printed during a step that never ended.
      var unfinished = Step(name: "unfinished")
      unfinished.output = rest
      sliced.append(unfinished)
    }
    return sliced
  }

  // Nobody reads a million lines of a loop that was cut off anyway.
  private func lines(_ bytes: ArraySlice<UInt8>, _ complete: Bool) -> [String] {
    var lines = bytes.prefix(complete ? bytes.count : 1 << 16)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() }
    if !complete, bytes.count > 1 << 16 {
      lines.append("… and \(bytes.count - 1 << 16) more bytes")
    }
    return lines
  }
}
