import Foundation

/// A program that takes over the terminal until it ends, as an editor does.
enum Child {
  /// Runs it with our own input and output and returns its exit code, or 128 and its signal.
  static func run(_ path: String, _ arguments: [String]) throws(ShellError) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // We ignore some signals; an editor has to get them.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGPIPE, SIGQUIT] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    let error = posix_spawn(&id, path, nil, &attributes, &words, environ)
    guard error == 0 else {
      throw .unable("\(path) cannot be started: \(String(cString: strerror(error)))")
    }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    // Ctrl-C inside the editor was meant for the editor.
    Interrupt.clear()
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
