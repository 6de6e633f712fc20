import CReadline
import Foundation

/// One line at a time from the person at the terminal, with history and Tab.
///
/// There is one terminal and one readline, so there is one reader at a time.
final class LineReader {
  enum Reading: Equatable {
    case line(String)
    /// Ctrl-C: what was typed is given up.
    case abandoned
    /// Ctrl-D at an empty line, or the terminal is gone.
    case end
  }

  /// What Tab may put in place of the word: from the line, the word, and where the word begins.
  typealias Completer = (_ line: String, _ word: String, _ start: Int) -> [String]

  private let historyFile: String?
  private let completer: Completer

  /// Reads the history of earlier sessions; a `nil` file keeps none.
  init(historyFile: String?, completer: @escaping Completer) {
    self.historyFile = historyFile
    self.completer = completer
    if let historyFile {
      using_history()
      stifle_history(2000)
      read_history(historyFile)
    }
    // Readline keeps the pointers, so these two strings live as long as the process.
    viewkata_readline_prepare(
      { text, start, _ in LineReader.candidates(text, start) }, strdup(" \t;"), strdup("\"'"))
  }

  func read(_ prompt: String) -> Reading {
    Self.finished = nil
    Self.completer = completer
    rl_callback_handler_install(prompt) { line in
      LineReader.finished = line.map { .line(String(cString: $0)) } ?? .end
      free(line)
      // Removing it here restores the terminal before the command runs.
      rl_callback_handler_remove()
    }
    while Self.finished == nil {
      var waits = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: Interrupt.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&waits, 2, -1)
      if Interrupt.isRequested {
        rl_echo_signal_char(SIGINT)
        viewkata_readline_abandon()
        rl_callback_handler_remove()
        Interrupt.clear()
        return .abandoned
      }
      if ready < 0 && errno != EINTR { return .end }
      if ready > 0 && waits[0].revents != 0 { rl_callback_read_char() }
    }
    return Self.finished ?? .end
  }

  /// Keeps a line for the arrow keys and for later sessions. A line equal to the last is kept once.
  func remember(_ line: String) {
    let last = viewkata_history_last().map { String(cString: $0) }
    guard line.contains(where: { !$0.isWhitespace }), line != last else { return }
    add_history(line)
    guard let historyFile else { return }
    // A history that cannot be written is no reason to disturb anybody.
    if append_history(1, historyFile) != 0 { write_history(historyFile) }
    chmod(historyFile, 0o600)
  }

  // Readline calls plain C functions; they find the reader's state here. Only the thread of the
  // prompt calls them.
  nonisolated(unsafe) private static var finished: Reading?
  nonisolated(unsafe) private static var completer: Completer = { _, _, _ in [] }

  private static func candidates(_ text: UnsafePointer<CChar>?, _ start: Int32)
    -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  {
    viewkata_readline_only_ours()
    let line = viewkata_readline_buffer().map { String(cString: $0) } ?? ""
    let word = text.map { String(cString: $0) } ?? ""
    let found = completer(line, word, Int(start))
    guard !found.isEmpty else { return nil }
    viewkata_readline_append(found.count == 1 && found[0].hasSuffix("/") ? 0 : 32)
    // The first entry is what all candidates share; readline frees the list and its strings.
    let entries =
      [found.count == 1 ? found[0] : commonBeginning(found)] + (found.count == 1 ? [] : found)
    let size = (entries.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    let list = malloc(size)?.bindMemory(
      to: UnsafeMutablePointer<CChar>?.self, capacity: entries.count + 1)
    for (index, entry) in entries.enumerated() { list?[index] = strdup(entry) }
    list?[entries.count] = nil
    return list
  }
}

/// The longest beginning that all words share.
func commonBeginning(_ words: [String]) -> String {
  words.dropFirst().reduce(words.first ?? "") { $0.commonPrefix(with: $1) }
}
