import Foundation

/// The built program at a terminal of 80 columns: `script`, which every Debian has, is the terminal.
final class BuiltTerminal {
  struct Stuck: Error { var shown: String }

  private let process = Process()
  private let keys = Pipe()
  private let log: String
  private let folder: String

  init(_ program: BuiltProgram, _ words: [String]) throws {
    folder = program.folder
    log = "\(folder)/terminal"
    let line = ([BuiltProgram.path] + words).map { "'\($0)'" }.joined(separator: " ")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = [
      "--quiet", "--flush", "--return", "--command", "tty >tty; stty cols 80 rows 24; exec \(line)",
      log,
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

  func resize(columns: Int) throws {
    let name = try String(contentsOfFile: "\(folder)/tty", encoding: .utf8)
    let stty = try Process.run(
      URL(fileURLWithPath: "/bin/stty"),
      arguments: ["-F", name.split(separator: "\n").joined(), "cols", "\(columns)"])
    stty.waitUntilExit()
    guard stty.terminationStatus == 0 else { throw Stuck(shown: "stty failed on \(name)") }
  }

  func wait(for text: String) throws { try wait { shown.contains(text) } }

  func wait(until isTrue: () throws -> Bool) throws {
    let deadline = Date() + 60
    while try !isTrue() {
      guard process.isRunning, Date() < deadline else { throw Stuck(shown: shown) }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// Waits for the end of the program and returns its exit code.
  func ending() throws -> Int32 {
    let deadline = Date() + 60
    while process.isRunning {
      guard Date() < deadline else { throw Stuck(shown: shown) }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return process.terminationStatus
  }
}
