import Foundation
import Kata

extension Command {
  static let watch = Command(
    name: "watch", summary: "Check on every save, until Ctrl-C.", usage: "[KATA]",
    operand: .kata, count: 0...1
  ) { session, words in
    let kata = try session.kata(words.operands.first)
    let path = session.file(of: kata)
    guard TextFile.exists(path) else { throw session.noFile(of: kata) }
    session.terminal.note(
      "Watching \(shortened(path)); each save is checked. Ctrl-C ends it.")
    var seen: FileStamp?
    while !Interrupt.isRequested {
      let stamp = FileStamp(path)
      if let stamp, stamp != seen {
        seen = stamp
        let check = try Command.check.arguments([kata.slug])
        do {
          _ = try Command.check.run(session, check)
        } catch let error as ShellError where error.status == .invalid {
          // Editors that write a new file leave a moment without one.
          session.terminal.error(error)
        }
      }
      // Polling works on every file system, network ones too; a fifth of a second feels immediate.
      usleep(200_000)
    }
    // The terminal has shown ^C, and stands behind it.
    if session.isInteractive { session.terminal.note("") }
    return session.place == .prompt ? .passed : .interrupted
  }
}

/// What changes when a file is saved.
private struct FileStamp: Equatable {
  var size: Int64
  var seconds: Int
  var nanoseconds: Int
  var node: UInt64

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int64(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    node = UInt64(status.st_ino)
  }
}
