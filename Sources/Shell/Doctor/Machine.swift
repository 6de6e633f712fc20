import Foundation
import Kata
import Progress
import Workbench

/// Everything `doctor` looks at, in the order in which things depend on each other.
struct Machine {
  let session: Session

  func examine() -> [Examination] {
    let toolchain = Result { try Toolchain.find(environment: session.environment) }
    return [
      compiler(toolchain), kit(toolchain),
      tool(
        "swift-format", of: toolchain, "Only verify wants it, to check the format of solutions."),
      tool("llvm-symbolizer", of: toolchain, "Without it run-time warnings name no line."),
      availability, sandbox, lessons, state, files, cache, terminal,
    ]
  }

  private func compiler(_ toolchain: Result<Toolchain, any Error>) -> Examination {
    do {
      let found = try toolchain.get()
      let version = try found.version()
      let isKnown = version.contains("6.3")
      return Examination(
        name: "toolchain", state: isKnown ? .ok : .warning, found: "\(version), \(found.swiftc)",
        advice: isKnown
          ? "" : "ViewKata is made for Swift 6.3: https://www.swift.org/install/linux/")
    } catch {
      return Examination(
        name: "toolchain", state: .missing, found: ShellError(error).message,
        advice: "Install Swift 6.3: https://www.swift.org/install/linux/")
    }
  }

  private func kit(_ toolchain: Result<Toolchain, any Error>) -> Examination {
    do {
      let kit = try RuntimeKit.find(
        toolchain: toolchain.get(), cache: session.home.cache, environment: session.environment)
      return Examination(
        name: "simulator", state: .ok,
        found: "modules in \(kit.modules), library in \(kit.libraries)")
    } catch {
      return Examination(
        name: "simulator", state: .missing, found: ShellError(error).message,
        advice: "Run swift build in ViewKata's folder.")
    }
  }

  private func tool(
    _ name: String, of toolchain: Result<Toolchain, any Error>, _ advice: String
  ) -> Examination {
    let path = (try? toolchain.get()).map { "\($0.bin)/\(name)" } ?? name
    return FileManager.default.isExecutableFile(atPath: path)
      ? Examination(name: name, state: .ok, found: path)
      : Examination(name: name, state: .warning, found: "not found", advice: advice)
  }

  /// Tried here and now: it takes a second or two the first time, and then nothing.
  private var availability: Examination {
    let name = "availability"
    do {
      let bench = try session.checker().bench
      for platform in ["iOS", "macOS"] {
        let problem = try bench.prepareAvailability(
          for: platform, stop: { Interrupt.isRequested })
        guard let problem else { continue }
        return Examination(
          name: name, state: .warning, found: "no check for \(platform): \(problem)",
          advice: "Until then deployment targets are checked with a table of SwiftUI's symbols.")
      }
      return Examination(
        name: name, state: .ok,
        found: "the compiler checks for iOS and macOS, \(bench.folder)/apple")
    } catch {
      return Examination(
        name: name, state: .warning, found: ShellError(error).message,
        advice: "It needs what is missing above.")
    }
  }

  private var sandbox: Examination {
    guard let path = onPath("bwrap") else {
      return Examination(
        name: "sandbox", state: .warning, found: "bwrap not found",
        advice: "Only untrusted code needs it: apt-get install bubblewrap.")
    }
    // Many containers have the program but not the namespaces it needs.
    let arguments = ["--ro-bind", "/", "/", "--unshare-all", "true"]
    let works = (try? Child.runQuietly(path, arguments)) == 0
    return Examination(
      name: "sandbox", state: works ? .ok : .warning,
      found: works ? path : "\(path) is there, but the kernel grants no namespaces",
      advice: works ? "" : "Only untrusted code needs it: allow unprivileged user namespaces.")
  }

  private var lessons: Examination {
    do {
      let folder = try session.courseFolder()
      let (course, problems) = Course.load(directory: folder.path)
      let count = course.katas.count
      return Examination(
        name: "lessons", state: count == 0 ? .missing : problems.isEmpty ? .ok : .warning,
        found: "\(counted(count, "kata")) in \(folder.path) (\(folder.reason))",
        advice: problems.isEmpty ? "" : "Run viewkata verify; first: \(problems[0])")
    } catch {
      return Examination(
        name: "lessons", state: .missing, found: error.message, advice: error.advice)
    }
  }

  private var state: Examination {
    do {
      _ = try Logbook(directory: session.home.state)
      return Examination(name: "progress", state: .ok, found: session.home.state)
    } catch {
      return Examination(
        name: "progress", state: .warning, found: "\(error)",
        advice: "Until then progress is forgotten at the end of a session.")
    }
  }

  private var files: Examination { writable("your files", session.home.files) }
  private var cache: Examination { writable("cache", session.home.cache) }

  private func writable(_ name: String, _ path: String) -> Examination {
    // The folder itself may not be there yet; then its nearest parent has to take it.
    var folder = path
    while !TextFile.exists(folder) { folder = (folder as NSString).deletingLastPathComponent }
    guard isFolder(folder), access(folder, W_OK) == 0 else {
      return Examination(
        name: name, state: .warning, found: "\(folder) cannot be written",
        advice: "Make it writable, or name another place with --home DIR.")
    }
    return Examination(name: name, state: .ok, found: path)
  }

  private var terminal: Examination {
    let style = session.terminal.look.style
    let kind = session.environment["TERM"] ?? "unknown"
    let facts = [
      isatty(STDOUT_FILENO) == 1 ? "terminal \(kind)" : "not a terminal",
      "\(session.terminal.look.width) columns", style.color ? "colour" : "no colour",
    ]
    return Examination(name: "terminal", state: .ok, found: facts.joined(separator: ", "))
  }

  private func onPath(_ name: String) -> String? {
    (session.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
