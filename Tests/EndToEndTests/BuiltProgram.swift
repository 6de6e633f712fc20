import Foundation

/// The `viewkata` that was built beside these tests, with a home, a cache and a temporary folder of
/// its own that end with the value.
final class BuiltProgram: Sendable {
  /// What a run printed and how it ended.
  struct Ending: Equatable {
    var status: Int32
    var output: String
    var error: String
  }

  static let path = buildFolder + "/viewkata"

  /// Where SwiftPM put the tests, the program, and what the program links learners' code with.
  static let buildFolder =
    Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path ?? "."

  /// Where it runs, and where everything it writes has to be.
  let folder: String

  convenience init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    try self.init(in: "\(parent)/viewkata-test-\(UUID().uuidString)")
  }

  /// Takes a folder, emptied first.
  init(in folder: String) throws {
    self.folder = folder
    if FileManager.default.fileExists(atPath: folder) {
      try FileManager.default.removeItem(atPath: folder)
    }
    for name in ["home", "cache", "tmp"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file into the folder and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  /// Runs it to its end; a `nil` in the environment removes a variable.
  ///
  /// - Parameter prefix: a program, with its first words, that starts ours.
  func run(
    _ words: [String], input: String = "", environment changes: [String: String?] = [:],
    prefix: [String] = []
  ) throws -> Ending {
    try start(words, input: input, environment: changes, prefix: prefix).ending()
  }

  /// What it finds in its environment: its own folders, and nothing of ours that would change it.
  func environment(_ changes: [String: String?] = [:]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in environment.keys where name.hasPrefix("VIEWKATA_") || name.hasPrefix("XDG_") {
      environment[name] = nil
    }
    environment["HOME"] = "\(folder)/home"
    environment["TMPDIR"] = "\(folder)/tmp"
    environment["VIEWKATA_CACHE"] = "\(folder)/cache"
    for (name, value) in changes { environment[name] = value }
    return environment
  }

  /// Starts it and comes back at once.
  func start(
    _ words: [String], input: String = "", environment changes: [String: String?] = [:],
    prefix: [String] = []
  ) throws -> Running {
    let all = prefix + [Self.path] + words
    // Files rather than pipes: nobody has to read while it runs, however much it says.
    let running = try Running(all, in: folder, environment(changes), input: input)
    return running
  }
}

/// A program that was started.
struct Running {
  let process = Process()
  private let place: String

  fileprivate init(
    _ words: [String], in folder: String, _ environment: [String: String], input: String
  ) throws {
    place = "\(folder)/streams-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    try input.write(toFile: "\(place)/in", atomically: false, encoding: .utf8)
    func file(_ name: String) throws -> FileHandle {
      try Data().write(to: URL(fileURLWithPath: "\(place)/\(name)"))
      return try FileHandle(forWritingTo: URL(fileURLWithPath: "\(place)/\(name)"))
    }
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: "\(place)/in"))
    process.standardOutput = try file("out")
    process.standardError = try file("err")
    try process.run()
  }

  /// Waits for its end.
  func ending() throws -> BuiltProgram.Ending {
    process.waitUntilExit()
    func text(_ name: String) throws -> String {
      String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: "\(place)/\(name)")), as: UTF8.self)
    }
    let ending = BuiltProgram.Ending(
      // A program ended by a signal has no status of its own; a shell would say 128 and the number.
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: try text("out"), error: try text("err"))
    try FileManager.default.removeItem(atPath: place)
    return ending
  }
}
