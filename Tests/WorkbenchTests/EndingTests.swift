import Foundation
import Glibc
import Synchronization
import Testing
import Trace

@testable import Workbench

@Suite struct `A program that does not run to its end` {
  let bench: Bench
  init() throws { bench = try Bench.shared.get() }

  @Test func `an endless loop is timed out, and what it did before is kept`() throws {
    var limits = Limits()
    limits.wall = .seconds(1)
    let measurement = try bench.measure(
      """
        lab.step("mount") { print("before") }
        print("during"); fflush(stdout)
        while true {}
      """, limits: limits)
    #expect(measurement.outcome == .timedOut)
    #expect(measurement.trap == nil)
    #expect((1000..<1900).contains(measurement.elapsed.runMilliseconds))
    #expect(measurement.steps.map(\.name) == ["mount", "unfinished"])
    #expect(measurement.steps.map(\.output) == [["before"], ["during"]])
    #expect(
      measurement.diagnostics == [
        Diagnostic(
          severity: .error,
          message: "the scenario was not over after 1 s, and was in scenario(_:)",
          file: "Katas/counter.swift", line: 5, column: 1)
      ])
  }

  @Test func `processor time is limited as well as time`() throws {
    var limits = Limits()
    limits.cpuSeconds = 1
    let measurement = try bench.measure(
      "print(count())", besides: "func count() -> Int { var n = 0; while true { n &+= 1 } }",
      limits: limits)
    #expect(measurement.outcome == .timedOut)
    #expect(
      measurement.diagnostics.map(\.message)
        == ["the program used up its 1 s of processor time, and was in count()"])
    #expect(measurement.diagnostics.map(\.line) == [5])
  }

  @Test func `a gigabyte of printed text is cut off`() throws {
    let measurement = try bench.measure(
      """
        let line = String(repeating: "x", count: 1023)
        for _ in 0..<(1 << 20) { print(line) }
      """)
    #expect(measurement.outcome == .limitExceeded)
    #expect(measurement.diagnostics.map(\.message) == ["the program wrote more than 8 MiB"])
    #expect(measurement.steps.map(\.output.count) == [65])
    #expect(measurement.steps.first?.output.last == "… and 8323072 more bytes")
    #expect(measurement.elapsed.runMilliseconds < 2000)
  }

  @Test func `too much memory is cut off`() throws {
    var limits = Limits()
    limits.memoryBytes = 256 << 20
    let measurement = try bench.measure(
      """
        var kept: [[UInt8]] = []
        while true { kept.append([UInt8](repeating: 1, count: 1 << 20)) }
      """, limits: limits)
    #expect(measurement.outcome == .limitExceeded)
    #expect(
      measurement.diagnostics.map(\.message)
        == ["the program used more than 256 MiB of memory, and was in scenario(_:)"])
  }

  @Test func `one request for more memory than there is says so`() throws {
    let measurement = try bench.measure("print([Int](repeating: 1, count: 1 << 44).count)")
    #expect(measurement.outcome == .limitExceeded)
    #expect(
      measurement.diagnostics.map(\.message)
        == ["the program asked for more memory than there is"])
  }

  @Test func `a flood of messages without an end is cut off in time`() throws {
    var limits = Limits()
    limits.wall = .seconds(20)
    let measurement = try bench.measure(
      """
        let noise = [UInt8](repeating: 120, count: 1 << 20)
        while true { write(3, noise, noise.count) }
      """, limits: limits)
    #expect(measurement.outcome == .limitExceeded)
    #expect(
      measurement.diagnostics.map(\.message) == ["the program took too many steps to report"])
  }

  @Test func `what is no message on the channel is not believed`() throws {
    let measurement = try bench.measure(
      """
        let noise = "{\\"finished\\": 3}\\nnonsense\\n\\n{}\\n"
        write(3, noise, noise.utf8.count)
        lab.step("mount")
      """)
    #expect(measurement.outcome == .completed)
    #expect(measurement.steps.map(\.name) == ["mount"])
  }

  @Test func `a queue that waits for itself is told as that`() throws {
    let measurement = try bench.measure("DispatchQueue.main.sync { print(\"never\") }")
    #expect(measurement.outcome == .trapped)
    #expect(
      measurement.trap?.message
        == "DispatchQueue.sync waits for the queue it was called on, which would take for ever")
  }

  @Test func `exit before the end is no success`() throws {
    let measurement = try bench.measure("lab.step(\"mount\")\nexit(0)")
    #expect(measurement.outcome == .trapped)
    #expect(
      measurement.trap
        == Trap(
          function: "",
          message: "the program ended itself by exit(0) before the scenario was over",
          file: "counter.swift", line: 0))
    #expect(measurement.steps.map(\.name) == ["mount"])
  }

  @Test func `fatalError names its function and line`() throws {
    let measurement = try bench.measure(
      "lab.step(\"mount\")\n_ = Counter().body",
      besides: """
        struct Counter: View {
          var body: some View {
            VStack {
              Text({ () -> String in fatalError("no data\\nat all") }())
            }
          }
        }
        """)
    #expect(measurement.outcome == .trapped)
    #expect(
      measurement.trap
        == Trap(
          function: "Counter.body", message: "no data\nat all", file: "Katas/counter.swift",
          line: 9))
    #expect(measurement.steps.map(\.name) == ["mount"])
    #expect(measurement.diagnostics == [])
  }

  @Test func `a trap inside the standard library is on the line that called it`() throws {
    let measurement = try bench.measure(
      "print(Counter().row(3))",
      besides: """
        struct Counter {
          let rows = ["a"]
          func row(_ index: Int) -> String {
            rows[index]
          }
        }
        """)
    #expect(
      measurement.trap
        == Trap(
          function: "Counter.row(_:)", message: "Index out of range",
          file: "Katas/counter.swift", line: 8))
  }

  @Test func `an overflow is a trap on its line`() throws {
    let measurement = try bench.measure(
      """
        var number = Int8.max
        number += Int8(lab.system.count - 7)
        print(number)
      """)
    #expect(measurement.outcome == .trapped)
    #expect(measurement.trap?.line == 4)
    #expect(measurement.trap?.function == "scenario(_:)")
  }

  @Test func `endless recursion says which calls lead to themselves`() throws {
    let measurement = try bench.measure(
      "print(Outer().total)",
      besides: """
        struct Outer { var total: Int { 1 + Inner().total } }
        struct Inner { var total: Int { 1 + Outer().total } }
        """)
    #expect(measurement.outcome == .trapped)
    let message = try #require(measurement.trap?.message)
    #expect(
      [
        "ran out of stack: Outer.total → Inner.total → Outer.total → …",
        "ran out of stack: Inner.total → Outer.total → Inner.total → …",
      ].contains(message))
    #expect(measurement.trap?.file == "Katas/counter.swift")
  }

  @Test func `a scenario that cannot go on says where`() throws {
    let measurement = try bench.measure(
      """
        lab.step("mount")
        try lab.fail("no button shows “Add”")
        lab.step("never")
      """)
    #expect(measurement.outcome == .scenarioFailed)
    #expect(
      measurement.diagnostics == [
        Diagnostic(
          severity: .error, message: "no button shows “Add”", file: "Katas/counter.swift",
          line: 4, column: 1)
      ])
    #expect(measurement.steps.map(\.name) == ["mount"])
  }

  @Test func `a stopped run throws soon and leaves nothing in the cache folder`() throws {
    let bench = try Bench()
    let clock = ContinuousClock()
    let began = clock.now
    let stopped = Mutex<ContinuousClock.Instant?>(nil)
    #expect(throws: WorkbenchError.interrupted) {
      try bench.measure(
        "while true {}",
        stop: {
          guard clock.now - began > .seconds(2) else { return false }
          stopped.withLock { $0 = $0 ?? clock.now }
          return true
        })
    }
    let stop = try #require(stopped.withLock { $0 })
    #expect(clock.now - stop < .seconds(1))
    #expect(Files.names(in: bench.cache).filter { $0.hasPrefix("tmp-") } == [])
  }
}

@Suite(.serialized) struct `What a program starts ends with it` {
  @Test func `a sleeper in a session of its own is gone after the run`() throws {
    let mark = "2\(getpid())\(Int.random(in: 1000...9999))"
    let measurement = try Bench.shared.get().measure(start("sleep", mark) + "\nlab.step(\"mount\")")
    #expect(measurement.diagnostics == [])
    #expect(measurement.outcome == .completed)
    #expect(processes(named: mark) == [])
  }

  @Test func `the same without a namespace`() throws {
    let mark = "2\(getpid())\(Int.random(in: 1000...9999))"
    let script = "(setsid sh -c 'sleep \(mark) & sleep \(mark)' &) ; sleep 0.2"
    var limits = Limits()
    limits.wall = .seconds(5)
    let completion = try Command(
      path: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
      directory: "/"
    ).run(limits: limits, isolated: false, stop: { false })
    #expect(completion.ending == .exited(0))
    #expect(processes(named: mark) == [])
  }

  @Test(arguments: [true, false]) func `a fork bomb is put out`(isolated: Bool) throws {
    let mark = "2\(getpid())\(Int.random(in: 1000...9999))"
    let script = "i=0; while [ $i -lt 2000 ]; do setsid sleep \(mark) & i=$((i+1)); done; wait"
    var limits = Limits()
    limits.wall = .seconds(5)
    let completion = try Command(
      path: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
      directory: NSTemporaryDirectory()
    ).run(limits: limits, isolated: isolated, stop: { false })
    #expect(completion.ending == .tooManyProcesses)
    #expect(processes(named: mark) == [])
  }

  @Test func `a closed channel is not asked again and again`() throws {
    var asked = 0
    let completion = try Command(
      path: "/bin/sh", arguments: ["-c", "echo word >&3; exec 3>&-; sleep 0.5"],
      environment: ["PATH": "/usr/bin:/bin"], directory: "/"
    ).run(
      limits: Limits(), isolated: false,
      stop: {
        asked += 1
        return false
      }, hear: { #expect($0 == Array("word\n".utf8)) })
    #expect(completion.ending == .exited(0))
    #expect((1...200).contains(asked))
  }

  @Test(arguments: [true, false])
  func `a program whose keeper was ended is over, and not started again`(isolated: Bool) throws {
    let folder = try Files.temporaryFolder(in: Bench.parent)
    defer { Files.remove(folder) }
    let mark = "2\(getpid())\(Int.random(in: 1000...9999))"
    let command = Command(
      path: "/bin/sh", arguments: ["-c", "echo started >> log; sleep 3; : \(mark)"],
      environment: ["PATH": "/usr/bin:/bin"], directory: folder)
    var ended = false
    #expect(throws: WorkbenchError.unwatched(program: "/bin/sh")) {
      try command.run(
        limits: Limits(), isolated: isolated,
        stop: {
          if !ended, Files.exists("\(folder)/log"), let keeper = keeper(of: mark) {
            ended = kill(keeper, SIGKILL) == 0
          }
          return false
        })
    }
    #expect(try Files.read("\(folder)/log") == Array("started\n".utf8))
  }

  /// The process that started the shell whose command line holds a text.
  private func keeper(of mark: String) -> pid_t? {
    for name in Files.names(in: "/proc") where Int(name) != nil {
      guard let line = try? Files.read("/proc/\(name)/cmdline"),
        line.starts(with: "/bin/sh\0-c\0".utf8),
        String(decoding: line, as: UTF8.self).contains(mark),
        let status = try? Files.read("/proc/\(name)/status")
      else { continue }
      let parent = String(decoding: status, as: UTF8.self).split(separator: "\n")
        .first { $0.hasPrefix("PPid:") }?.split(separator: "\t").last
      return parent.flatMap { pid_t($0) }
    }
    return nil
  }

  static let isolates = (try? Workbench.grantsIsolation()) ?? false

  @Test(.enabled(if: isolates, "this system grants no namespaces"))
  func `it writes to its own folder only, and has no network`() throws {
    let folder = try Files.temporaryFolder(in: Bench.parent)
    defer { Files.remove(folder) }
    let script = """
      echo own > own.txt && cat own.txt
      (echo other > ../other.txt) 2>/dev/null || echo refused
      (echo other > "$HOME/viewkata-was-here") 2>/dev/null || echo refused
      mount -o remount,rw / 2>/dev/null || echo refused
      tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d ' '
      """
    let completion = try Command(
      path: "/bin/sh", arguments: ["-c", script],
      environment: ["PATH": "/usr/bin:/bin", "HOME": NSHomeDirectory()], directory: folder
    ).run(limits: Limits(), isolated: true, stop: { false })
    #expect(
      String(decoding: completion.output, as: UTF8.self) == """
        own
        refused
        refused
        refused
        lo

        """)
    #expect(Files.names(in: folder) == ["own.txt"])
    #expect(!Files.exists("\(Bench.parent)/other.txt"))
  }

  // What the shell started is an orphan in a session of its own when the shell ends.
  private func start(_ tool: String, _ argument: String) -> String {
    """
      var shell = pid_t()
      let line: [String] = ["sh", "-c", "(setsid \(tool) \(argument) &)"]
      var words = line.map { strdup($0) } + [nil]
      posix_spawn(&shell, "/bin/sh", nil, nil, &words, nil)
      waitpid(shell, nil, 0)
    """
  }

  /// The command lines of running processes that hold a text.
  private func processes(named text: String) -> [String] {
    Files.names(in: "/proc").filter { Int($0) != nil }
      .compactMap { try? String(decoding: Files.read("/proc/\($0)/cmdline"), as: UTF8.self) }
      .filter { $0.contains(text) }
  }
}
