import Foundation

/// A program that takes over the terminal until it ends, as an editor does.
enum Child {
  /// Runs it with our own input and output and returns its exit code, or 128 and its signal.
  static func run(_ path: String, _ arguments: [String]) throws(ShellError) -> Int32 {
    try run(path, arguments, isQuiet: false)
  }

  /// The same, with nothing to read and nothing printed.
  static func runQuietly(_ path: String, _ arguments: [String]) throws(ShellError) -> Int32 {
    try run(path, arguments, isQuiet: true)
  }

  private static func run(_ path: String, _ arguments: [String], isQuiet: Bool)
    throws(ShellError) -> Int32
  {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for descriptor in isQuiet ? [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] : [] {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
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
    // Ctrl-C inside an editor is meant for the editor, which gets the default back.
    var ignoring = sigaction()
    ignoring.__sigaction_handler.sa_handler = SIG_IGN
    var before = sigaction()
    sigaction(SIGINT, &ignoring, &before)
    defer { sigaction(SIGINT, &before, nil) }

    var id: pid_t = 0
    let error = posix_spawn(&id, path, &files, &attributes, &words, environ)
    guard error == 0 else {
      throw .unable("\(path) cannot be started: \(String(cString: strerror(error)))")
    }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
