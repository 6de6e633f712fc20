import Foundation
import Workbench

extension Command {
  static let install = Command(
    name: "install", summary: "Copy the program, what it needs and the lessons below a folder.",
    usage: "PREFIX", operand: .file, count: 1...1, place: .commandLine
  ) { session, words in
    let prefix = absolute(words.operands[0])
    let course = try session.course()
    try session.checker().bench.kit.install(to: prefix)
    let program = "\(prefix)/bin/viewkata"
    try copy(session.executable, to: program)
    for folder in [course.directory, course.solutions].map(absolute) where isFolder(folder) {
      try copy(folder, to: "\(prefix)/share/viewkata/\((folder as NSString).lastPathComponent)")
    }
    try session.say("ViewKata is at \(shortened(program)).", about: shortened(program))
    session.next("doctor", "there to see what it found")
    return .passed
  }
}

/// Puts a copy beside its place first, so that what is there stays whole if it fails.
private func copy(_ source: String, to target: String) throws(ShellError) {
  let files = FileManager.default
  let draft = "\(target).\(ProcessInfo.processInfo.processIdentifier)"
  do {
    try files.createDirectory(
      atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try files.copyItem(
      at: URL(fileURLWithPath: source).resolvingSymlinksInPath(), to: URL(fileURLWithPath: draft))
    if files.fileExists(atPath: target) { try files.removeItem(atPath: target) }
    try files.moveItem(atPath: draft, toPath: target)
  } catch {
    // What is left of it, if anything.
    try? files.removeItem(atPath: draft)
    throw .unable(
      "\(shortened(target)) cannot be written: \(error.localizedDescription)",
      advice: "Name a folder you may write to, such as ~/.local.")
  }
}
