import CSpawn
import Glibc

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
      preconditionFailure("no namespace was asked for, so none was refused")
    }
    return completion
  }
}

private let mostMessageBytes = 64 << 20

extension Command {
  /// `nil` when the namespace was refused; then nothing was started.
  private func attempt(
    _ limits: Limits, isolated: Bool, stop: () -> Bool, hear: (([UInt8]) -> Void)?
  ) throws(WorkbenchError) -> Completion? {
    let output = try memoryFile()
    defer { close(output) }
    let error = try memoryFile()
    defer { close(error) }
    let channel = hear == nil ? nil : try MessagePipe()

    let clock = ContinuousClock()
    let began = clock.now
    guard var run = try start(limits, isolated, output, error, channel?.writing ?? -1) else {
      return nil
    }
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
        // Somebody else ended the keeper, and the kernel ended the program for that.
        guard read(run.report, &report, MemoryLayout<cspawn_ending>.size) > 0 else {
          throw .unwatched(program: path)
        }
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

  /// `nil` when the namespace was refused.
  private func start(
    _ limits: Limits, _ isolated: Bool, _ output: Int32, _ error: Int32, _ channel: Int32
  ) throws(WorkbenchError) -> cspawn_run? {
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
      if isolated { return nil }
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
