import Foundation

/// The built program at a terminal of 80 columns: `script`, which every Debian has, is the terminal.
final class BuiltTerminal {
  struct TookTooLong: Error { var shown: String }

  private let process = Process()
  private let keys = Pipe()
  private let log: String

  init(_ program: BuiltProgram, _ words: [String]) throws {
    log = "\(program.folder)/terminal"
    let line = ([BuiltProgram.path] + words).map { "'\($0)'" }.joined(separator: " ")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = [
      "--quiet", "--flush", "--return", "--command", "stty cols 80 rows 24; \(line)", log,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: program.folder)
    process.environment = program.environment(["TERM": "xterm", "NO_COLOR": "1"])
    process.standardInput = keys
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Everything on the terminal so far.
  var shown: String {
    FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func type(_ text: String) throws {
    try keys.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  func wait(for text: String) throws { try wait { shown.contains(text) } }

  func wait(until isTrue: () throws -> Bool) throws {
    let deadline = Date() + 60
    while try !isTrue() {
      guard process.isRunning, Date() < deadline else { throw TookTooLong(shown: shown) }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// Waits for the end of the program and returns its exit code.
  func ending() throws -> Int32 {
    let deadline = Date() + 60
    while process.isRunning {
      guard Date() < deadline else { throw TookTooLong(shown: shown) }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return process.terminationStatus
  }
}
