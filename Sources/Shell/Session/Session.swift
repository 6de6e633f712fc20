import Analysis
import Foundation
import Kata
import Progress
import Trace
import Workbench

/// One sitting: what the commands share, opened when it is first needed.
final class Session {
  let terminal: Terminal
  var settings: Settings
  let place: Command.Place
  let home: Home
  let environment: [String: String]
  let now: () -> Date
  /// The path of the running program.
  let executable: String
  /// Whether a person is there to answer questions.
  var isInteractive: Bool
  /// The last run of a check, for `counts`, `why` and `tree`.
  var last: [Measurement] = []
  /// Where katas are run in place of the systems they name.
  var systems: [SimulatedSystem]?
  /// Whether `quit` was said.
  var isOver = false

  private let lessonsOption: String?
  private var loaded: (course: Course, problems: [CourseProblem])?
  private var openedLogbook: Logbook?
  private var openedBench: Workbench?
  private var currentKata: Kata?

  init(
    terminal: Terminal, settings: Settings, place: Command.Place, home: Home, lessons: String?,
    executable: String, environment: [String: String], isInteractive: Bool,
    now: @escaping () -> Date = { Date() }
  ) {
    self.terminal = terminal
    self.settings = settings
    self.place = place
    self.home = home
    lessonsOption = lessons
    self.executable = executable
    self.environment = environment
    self.isInteractive = isInteractive
    self.now = now
  }

  // MARK: What is opened on demand

  /// The course, read once. Problems in it are told once and cost only the katas they are in.
  func course() throws -> Course {
    if let loaded { return loaded.course }
    let folder = try courseFolder()
    guard isFolder(folder.path) else {
      throw ShellError.invalid(
        "there is no course at \(shortened(folder.path)) (\(folder.reason))",
        advice: "Name a folder of lessons: --lessons DIR.")
    }
    let read = Course.load(
      directory: relative(folder.path), knownRules: Set(Rule.all.map(\.id)))
    loaded = read
    let fatal = read.problems.filter(\.isFatal)
    for problem in fatal { terminal.warn(problem.description) }
    guard !read.course.katas.isEmpty else {
      throw ShellError.invalid(
        "the course at \(shortened(folder.path)) has no kata that can be used",
        advice: "Run viewkata verify \(shortened(folder.path)) to see why.")
    }
    return read.course
  }

  func courseFolder() throws(ShellError) -> CourseFolder {
    try .find(option: lessonsOption, environment: environment, executable: executable)
  }

  /// Progress; in memory, with a warning, when it cannot be kept.
  func logbook() throws -> Logbook {
    if let openedLogbook { return openedLogbook }
    let logbook: Logbook
    do {
      logbook = try Logbook(directory: home.state)
    } catch {
      terminal.warn("\(error). Until then progress is remembered only in this session.")
      logbook = try .inMemory(from: home.state)
    }
    openedLogbook = logbook
    return logbook
  }

  /// Writes progress; a full disk costs the entry and a warning, not the result on the screen.
  func keep(_ entry: (Logbook) throws -> Void) {
    do {
      try entry(try logbook())
    } catch {
      terminal.warn("\(error). The result above is right, but it was not recorded.")
    }
  }

  func checker(traps: TrapMode? = nil) throws -> Checker {
    let bench = try openedBench ?? makeBench()
    openedBench = bench
    return Checker(bench: bench, stop: { Interrupt.isRequested }, traps: traps)
  }

  /// Says that something is made that the next checks will find there.
  func announce(_ targets: [SimulatedSystem]) throws {
    let bench = try checker().bench
    let missing = targets.map(\.platform).filter { !bench.isReady(for: $0) }
    guard !missing.isEmpty else { return }
    progress(
      "\("Making what the compiler checks for \(missing.listed) with; that is done once …", .dim)")
  }

  private func makeBench() throws -> Workbench {
    let toolchain = try Toolchain.find(environment: environment)
    let kit = try RuntimeKit.find(
      toolchain: toolchain, cache: home.cache, environment: environment)
    let bench = Workbench(toolchain: toolchain, kit: kit, cache: home.cache)
    if !bench.isIn(home.cache) {
      terminal.warn(
        "\(home.cache) cannot be written, so what is compiled is kept in \(bench.folder). "
          + "Make it writable, or name another folder: VIEWKATA_CACHE.")
    }
    return bench
  }

  // MARK: The open kata

  /// The kata that is open, in this session or since an earlier one.
  var current: Kata? {
    get throws {
      if let currentKata { return currentKata }
      guard let slug = try logbook().openKata() else { return nil }
      currentKata = try course().katas.first { $0.slug == slug }
      return currentKata
    }
  }

  func open(_ kata: Kata) {
    if currentKata?.slug != kata.slug { last = [] }
    currentKata = kata
    keep { try $0.open(kata.slug) }
  }
}
