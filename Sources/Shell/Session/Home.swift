import Foundation

/// Where a learner's things are: progress, files to edit, and what can be rebuilt.
struct Home: Sendable, Equatable {
  /// Progress and history.
  var state: String
  /// The learner's Swift files, a folder for each lesson.
  var files: String
  /// Compiled programs and results; may be deleted at any time.
  var cache: String

  /// `--home` decides, then `VIEWKATA_HOME`, then the XDG folders.
  init(option: String?, environment: [String: String]) {
    let user = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    func folder(_ variable: String, _ fallback: String) -> String {
      // The XDG specification: a path that is not absolute is to be ignored.
      let path = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (path ?? user + fallback) + "/viewkata"
    }
    let given = environment["VIEWKATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    if let home = option ?? given {
      let path = absolute(home)
      (state, files, cache) = (path, path + "/ViewKata", path + "/cache")
    } else {
      state = folder("XDG_DATA_HOME", "/.local/share")
      files = user + "/ViewKata"
      cache = folder("XDG_CACHE_HOME", "/.cache")
    }
    if let given = environment["VIEWKATA_CACHE"], !given.isEmpty { cache = absolute(given) }
  }

  var history: String { state + "/history" }
}

/// The path from the root, with `.` and `..` resolved in words only.
func absolute(_ path: String) -> String {
  URL(fileURLWithPath: path).standardizedFileURL.path
}

/// The path without the folder we stand in: short in messages, and still one that opens the file.
func relative(_ path: String) -> String {
  let here = FileManager.default.currentDirectoryPath
  return here != "/" && path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
}

/// The path as a person would write it: `~/…` at home, without the folder we stand in.
func shortened(_ path: String, environment: [String: String] = ProcessInfo.processInfo.environment)
  -> String
{
  let path = relative(path)
  if let user = environment["HOME"], user.count > 1, path.hasPrefix(user + "/") {
    return "~" + path.dropFirst(user.count)
  }
  return path
}
