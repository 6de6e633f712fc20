import Foundation
import Testing

/// The built program in a folder of its own: a small course, an empty home, a shared cache.
final class ShellHarness {
  struct Result: Equatable {
    var output: String
    /// What went to standard error.
    var side: String
    var status: Int32
  }

  /// Where it runs, so that paths in its output are the same every time.
  let folder: String
  private let variables: [String: String]

  init(_ variables: [String: String] = [:], lessons: [String: String] = Course.files) throws {
    folder = NSTemporaryDirectory() + "viewkata-shell-" + UUID().uuidString
    self.variables = variables
    for (path, text) in lessons { try write(text, to: path) }
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      print("could not remove \(folder): \(error)")
    }
  }

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
  }

  /// Runs it to its end, without a terminal; `input` is its standard input.
  func run(_ arguments: String..., input: String = "") throws -> Result {
    try run(list: arguments, input: input)
  }

  func run(list arguments: [String], input: String = "") throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    let (output, side) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, side)
    let typed = Pipe()
    process.standardInput = typed
    try process.run()
    typed.fileHandleForWriting.write(Data(input.utf8))
    try typed.fileHandleForWriting.close()
    // Both are small enough for a pipe, so one after the other is no deadlock.
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let told = side.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      output: Self.steady(printed), side: Self.steady(told), status: process.terminationStatus)
  }

  var environment: [String: String] {
    var all = ProcessInfo.processInfo.environment.filter { ["PATH", "LANG"].contains($0.key) }
    all["HOME"] = folder
    all["VIEWKATA_LESSONS"] = "\(folder)/Lessons"
    // Equal programs are compiled once for all tests.
    all["VIEWKATA_CACHE"] = NSTemporaryDirectory() + "viewkata-shell-cache"
    return all.merging(variables) { $1 }
  }

  /// The program beside the test bundle.
  static let program: String = {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent("viewkata").path
  }()

  /// Times differ from run to run.
  static func steady(_ data: Data) -> String {
    String(decoding: data, as: UTF8.self)
      // The cache may know the program from another test.
      .replacing(/(?m)^(?:compiled .* · ran .*|unchanged since its last run)$/, with: "<times>")
      // What does not compile was not compiled again if the cache knows it, and is not said then.
      .replacing(/(?m)^compiled [0-9.]+ m?s\n\n/, with: "")
      .replacing(/\b[0-9.]+ (?:ms|s)\b/, with: "0 ms")
      .replacing(/[0-9-]{10}T[0-9:]{8}Z/, with: "<time>")
      .replacing(/solved [0-9]{4}-[0-9]{2}-[0-9]{2}/, with: "solved <date>")
  }
}
