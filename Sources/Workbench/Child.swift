import CSpawn
import Glibc

/// A program to start.
struct Command {
  var path: String
  var arguments: [String]
  var environment: [String: String] = [:]
  var directory: String
}

/// How a child ended, and what it wrote.
struct Completion {
  enum Ending: Equatable {
    case exited(Int)
    case signalled(Int32)
    case stopped
    case outOfTime
    case outOfProcessorTime
    case outOfMemory
    case tooManyProcesses
    /// It said more on its channel than anybody can want to hear.
    case tooManyMessages
  }

  var ending: Ending
  var output: [UInt8]
  var error: [UInt8]
  var milliseconds: Int

  var errorText: String { String(decoding: error, as: UTF8.self) }
}

extension Command {
  /// Runs it to its end, and with it everything it started.
  ///
  /// - Parameters:
  ///   - isolated: where the system grants it, give it processes of its own, no network, and
  ///     nothing to write to but its folder.
  ///   - stop: asked every 50 ms or sooner.
  ///   - hear: gets what the child writes to descriptor 3; there is no such descriptor without.
  func run(
    limits: Limits, isolated: Bool, stop: () -> Bool, hear: (([UInt8]) -> Void)? = nil
  ) throws(WorkbenchError) -> Completion {
    if isolated, let completion = try attempt(limits, isolated: true, stop: stop, hear: hear) {
      return completion
    }
    guard let completion = try attempt(limits, isolated: false, stop: stop, hear: hear) else {
      throw .cannotStart(program: path, reason: "the process that watches it ended")
    }
    return completion
  }
}

private let mostMessageBytes = 64 << 20

extension Command {
  /// `nil` when the namespace was refused.
  private func attempt(
    _ limits: Limits, isolated: Bool, stop: () -> Bool, hear: (([UInt8]) -> Void)?
  ) throws(WorkbenchError) -> Completion? {
    let output = try memoryFile()
    defer { close(output) }
    let error = try memoryFile()
    defer { close(error) }
    let channel = hear == nil ? nil : try Pipe()
    defer { channel?.closeAll() }

    let clock = ContinuousClock()
    let began = clock.now
    var run = try start(limits, isolated, output, error, channel?.writing ?? -1)
    channel?.closeWriting()
    defer { run.end() }

    var heard = 0
    var early: Completion.Ending?
    var report = cspawn_ending()
    var reported = false
    while !reported, early == nil {
      var watched = [
        pollfd(fd: run.report, events: Int16(POLLIN), revents: 0),
        pollfd(fd: channel?.reading ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      poll(&watched, 2, 20)
      if watched[1].revents != 0, let channel, let hear {
        heard += channel.drain(hear)
        if heard > mostMessageBytes { early = .tooManyMessages }
      }
      if watched[0].revents != 0 {
        guard read(run.report, &report, MemoryLayout<cspawn_ending>.size) > 0 else { return nil }
        reported = true
      } else if stop() {
        early = .stopped
      } else if clock.now - began > limits.wall {
        early = .outOfTime
      }
    }
    if early == .outOfTime { run.endSayingWhere() }
    run.end()
    let milliseconds = Int((clock.now - began) / .milliseconds(1))
    if let channel, let hear { _ = channel.drain(hear) }

    let ending: Completion.Ending
    switch (early, Int(report.reason)) {
    case (let early?, _): ending = early
    case (nil, Int(CSPAWN_NO_NAMESPACE.rawValue)): return nil
    case (nil, Int(CSPAWN_NOT_STARTED.rawValue)):
      throw .cannotStart(program: path, reason: reason(report.error))
    case (nil, Int(CSPAWN_MEMORY.rawValue)): ending = .outOfMemory
    case (nil, Int(CSPAWN_PROCESSOR.rawValue)): ending = .outOfProcessorTime
    case (nil, Int(CSPAWN_PROCESSES.rawValue)): ending = .tooManyProcesses
    default:
      let signal = cspawn_signal(report.status)
      ending = signal == 0 ? .exited(Int(cspawn_exit_code(report.status))) : .signalled(signal)
    }
    return Completion(
      ending: ending, output: contents(of: output), error: contents(of: error),
      milliseconds: milliseconds)
  }

  private func start(
    _ limits: Limits, _ isolated: Bool, _ output: Int32, _ error: Int32, _ channel: Int32
  ) throws(WorkbenchError) -> cspawn_run {
    var run = cspawn_run()
    let pairs = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let failure = withCStrings([path] + arguments) { arguments in
      withCStrings(pairs) { environment in
        path.withCString { path in
          directory.withCString { directory in
            var request = cspawn_request(
              path: path, arguments: arguments, environment: environment, directory: directory,
              output: output, error: error, channel: channel,
              cpu_seconds: UInt64(limits.cpuSeconds), memory_bytes: UInt64(limits.memoryBytes),
              file_bytes: UInt64(limits.outputBytes), stack_bytes: UInt64(limits.stackBytes),
              processes: UInt64(limits.processes), isolated: isolated ? 1 : 0)
            return cspawn_start(&request, &run)
          }
        }
      }
    }
    guard failure == 0 else {
      // A namespace that is refused here is reported as the keeper would report it.
      if isolated {
        run.keeper = 0
        run.report = open("/dev/null", O_RDONLY | O_CLOEXEC)
        run.control = -1
        return run
      }
      throw .cannotStart(program: path, reason: reason(failure))
    }
    return run
  }
}

extension cspawn_run {
  /// Lets the program print its backtrace; its end is reported in a second or so.
  fileprivate mutating func endSayingWhere() {
    guard cspawn_interrupt(&self) == 0 else { return }
    var watched = pollfd(fd: report, events: Int16(POLLIN), revents: 0)
    poll(&watched, 1, 2000)
  }

  /// Ends the program and waits until nothing of it is left; may be called twice.
  fileprivate mutating func end() {
    if control >= 0 { close(control) }
    if keeper > 0 {
      while waitpid(keeper, nil, 0) < 0, errno == EINTR {}
    }
    if report >= 0 { close(report) }
    (keeper, report, control) = (0, -1, -1)
  }
}

private final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() throws(WorkbenchError) {
    var ends: [Int32] = [-1, -1]
    guard cspawn_pipe(&ends) == 0 else {
      throw .cannotStart(program: "a pipe", reason: reason(errno))
    }
    (reading, writing) = (ends[0], ends[1])
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  /// Hands over what can be read without waiting; returns how many bytes that was.
  func drain(_ hear: ([UInt8]) -> Void) -> Int {
    var total = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // A program that writes without pause must not keep us from looking at the clock.
    while total < 1 << 20 {
      let count = read(reading, &buffer, buffer.count)
      guard count > 0 else { break }
      total += count
      hear(Array(buffer[..<count]))
    }
    return total
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  func closeAll() {
    closeWriting()
    if reading >= 0 { close(reading) }
    reading = -1
  }
}

private func memoryFile() throws(WorkbenchError) -> Int32 {
  let file = cspawn_memory_file()
  guard file >= 0 else { throw .cannotStart(program: "a file in memory", reason: reason(errno)) }
  return file
}

private func contents(of file: Int32) -> [UInt8] {
  let size = Int(lseek(file, 0, SEEK_END))
  guard size > 0 else { return [] }
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = max(0, pread(file, buffer.baseAddress, size, 0))
  }
}

private func withCStrings<R>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> R
) -> R {
  let copies = strings.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return copies.withUnsafeBufferPointer { buffer in
    guard let start = buffer.baseAddress else { preconditionFailure("it holds at least a nil") }
    return body(start)
  }
}
