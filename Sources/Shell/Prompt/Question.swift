import CReadline
import Foundation

/// A question with a one-line answer.
enum Question {
  /// `nil` on Ctrl-D; Ctrl-C gives up the command that asks.
  static func ask(_ question: String) throws(ShellError) -> String? {
    // Answers do not belong to the history and Tab has nothing to offer.
    let reader = LineReader(historyFile: nil) { _, _, _ in [] }
    switch reader.read(question) {
    case .line(let line): return line.trimmingCharacters(in: .whitespaces)
    case .end: return nil
    case .abandoned: throw .interrupted
    }
  }
}
