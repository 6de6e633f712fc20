import Foundation
import Kata

/// How output looks: decided from the options, the environment and the terminal.
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
    width = environment["COLUMNS"].flatMap { Int($0) }.map(Self.readable) ?? 80
    if isTerminal { followTerminal() }
  }

  /// Takes the width that the terminal has now; its window may have been resized.
  mutating func followTerminal() {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return }
    width = Self.readable(Int(size.ws_col))
  }

  // A narrower or wider line than this helps nobody read.
  private static func readable(_ columns: Int) -> Int { min(max(columns, 40), 120) }
}
