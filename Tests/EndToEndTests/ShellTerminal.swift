import Foundation
import Glibc

/// The program at a terminal of its own, where keys can be pressed.
final class ShellTerminal {
  private let main: Int32
  private let process: pid_t
  private(set) var screen = ""

  init(_ shell: ShellHarness, _ arguments: String...) throws {
    var (main, other): (Int32, Int32) = (-1, -1)
    // Tests run side by side: `ttyname` would answer them all from one buffer, and a program must
    // not hold another one's terminal open.
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&main, &other, nil, nil, nil) == 0, ttyname_r(other, &name, name.count) == 0,
      fcntl(main, F_SETFD, FD_CLOEXEC) == 0, fcntl(other, F_SETFD, FD_CLOEXEC) == 0
    else { throw POSIXError(.ENOTTY) }
    self.main = main
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    // Opened by a process that leads a session, the terminal becomes its own, and Ctrl-C a signal.
    posix_spawn_file_actions_addopen(&files, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&files, 0, 1)
    posix_spawn_file_actions_adddup2(&files, 0, 2)
    posix_spawn_file_actions_addclose(&files, main)
    posix_spawn_file_actions_addclose(&files, other)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // Tests run on threads that block signals, and a program inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // POSIX_SPAWN_SETSID, which the module map of Glibc hides behind _GNU_SOURCE.
    posix_spawnattr_setflags(&attributes, 0x80 | Int16(POSIX_SPAWN_SETSIGMASK))
    let entering = ["sh", "-c", "cd \"$0\" && exec \"$@\"", shell.folder, ShellHarness.program]
    var words = (entering + arguments).map { strdup($0) } + [nil]
    var variables =
      shell.environment.merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 }
      .map { strdup("\($0.key)=\($0.value)") } + [nil]
    var process: pid_t = 0
    let error = posix_spawn(
      &process, "/bin/sh", &files, &attributes, &words, &variables)
    self.process = process
    close(other)
    for word in words + variables { free(word) }
    guard error == 0 else { throw POSIXError(.EIO) }
  }

  deinit { close(main) }

  /// Presses keys; `\u{3}` is Ctrl-C, `\u{4}` Ctrl-D.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(main, bytes, bytes.count)
  }

  /// Waits until the screen shows a text after what was waited for before; `false` after 10 s.
  func shows(_ text: String) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 10)
    while Date() < deadline {
      if let found = screen.range(of: text, range: seen..<screen.endIndex) {
        seen = found.upperBound
        return true
      }
      guard read(within: 200) else { return false }
    }
    return false
  }

  /// The exit code, once it ended; -1 and the end of it where it does not end by itself.
  func end() -> Int32 {
    let deadline = Date(timeIntervalSinceNow: 10)
    while Date() < deadline, read(within: 200) {}
    var status: Int32 = 0
    for _ in 0..<50 {
      if waitpid(process, &status, WNOHANG) == process { return code(status) }
      usleep(100_000)
    }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
    return -1
  }

  private func code(_ status: Int32) -> Int32 {
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  private lazy var seen = screen.startIndex

  /// `false` when the program is gone.
  private func read(within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return milliseconds < 1000 }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(main, &buffer, buffer.count)
    guard count > 0 else { return false }
    let offset = screen.utf8.distance(from: screen.startIndex, to: seen)
    screen += String(decoding: buffer[..<count], as: UTF8.self)
    seen = screen.utf8.index(screen.startIndex, offsetBy: offset)
    return true
  }
}
