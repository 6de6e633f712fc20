import Foundation
import Kata

/// The one door through which everything printed passes: control characters become visible, roles
/// become colours, and a reader that went away ends the output without a fuss.
final class Terminal {
  var look: Look
  /// Results go here; the default is standard output.
  private let output: Int32
  /// Progress, warnings and errors go here; the default is standard error.
  private let side: Int32
  /// Whether the reader of the results went away, as `head` does.
  private(set) var isClosed = false
  /// Why a result could not be written, if one could not.
  private(set) var failure: String?

  init(look: Look, output: Int32 = STDOUT_FILENO, side: Int32 = STDERR_FILENO) {
    (self.look, self.output, self.side) = (look, output, side)
  }

  /// Prints one result and ends the line.
  func print(_ text: Styled) { write(text, to: output) }

  /// Prints a document exactly as it is: JSON and other formats that programs read.
  func printDocument(_ text: String) {
    write(text.hasSuffix("\n") ? text : text + "\n", to: output)
  }

  /// Tells what is going on, beside the results.
  func note(_ text: Styled) { write(text, to: side) }

  func warn(_ message: String) { note("viewkata: \("warning", .bold): \(message)") }

  func error(_ error: ShellError) {
    note("viewkata: \("error", .bad): \(error.message)")
    if !error.advice.isEmpty { note("\(error.advice)") }
  }

  // Programs that read what is no terminal want each message on one line.
  private func write(_ text: Styled, to descriptor: Int32) {
    let shown = isatty(descriptor) == 1 ? text.fitted(to: look) : text
    write(shown.drawn(look.style) + "\n", to: descriptor)
  }

  private func write(_ text: String, to descriptor: Int32) {
    if descriptor == output && (isClosed || failure != nil) { return }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR && errno != EAGAIN {
        if descriptor == output {
          if errno == EPIPE {
            isClosed = true
            // Nobody waits for the rest, so what still runs may stop.
            Interrupt.request()
          } else {
            failure = String(cString: strerror(errno))
          }
        }
        return
      }
    }
  }
}
