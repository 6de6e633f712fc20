import CReadline
import Foundation

/// A question with a one-line answer.
enum Question {
  /// `nil` on Ctrl-C and Ctrl-D, after which the command goes on as if nothing was said.
  static func ask(_ question: String) -> String? {
    // Answers do not belong to the history and Tab has nothing to offer.
    let reader = LineReader(historyFile: nil) { _, _, _ in [] }
    guard case .line(let line) = reader.read(question) else {
      Interrupt.clear()
      return nil
    }
    return line.trimmingCharacters(in: .whitespaces)
  }
}
