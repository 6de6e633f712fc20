import Foundation
import Kata

/// How output looks: decided once, from the options, the environment and the terminal.
struct Look: Sendable, Equatable {
  enum Colour: String, CaseIterable, Sendable { case auto, always, never }

  var style = TextStyle.plain
  /// Columns a line may fill.
  var width = 80

  init() {}

  /// `--color` decides, then `NO_COLOR`, then `TERM=dumb`, then whether output is a terminal.
  init(
    colour: Colour, ascii: Bool, accessible: Bool, environment: [String: String], isTerminal: Bool
  ) {
    let coloured =
      switch colour {
      case .always: true
      case .never: false
      case .auto:
        environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb" && isTerminal
      }
    style = TextStyle(color: coloured, ascii: ascii, accessible: accessible)
    width = Self.columns(environment: environment, isTerminal: isTerminal)
  }

  /// The columns there are now; a window may have changed since the last command.
  static func columns(environment: [String: String], isTerminal: Bool) -> Int {
    var size = winsize()
    let asked =
      isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
      ? Int(size.ws_col) : environment["COLUMNS"].flatMap { Int($0) } ?? 80
    // A narrower or wider line than this helps nobody read.
    return min(max(asked, 40), 120)
  }
}
