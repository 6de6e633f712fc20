import Kata
import Progress

extension Session {
  /// Replaces files, keeping what is in them for `undo`, which brings those of one call back
  /// together. Nothing is written before all copies are kept.
  ///
  /// A file of no kata is kept under the empty name.
  func overwrite(
    _ files: [(path: String, text: String)], of kata: Kata? = nil, before reason: String
  ) throws {
    let present = try files.map(\.path).filter(TextFile.exists).map { path in
      (path: path, text: try TextFile.read(path))
    }
    if let first = present.first {
      let logbook = try logbook()
      guard logbook.isKept || place == .prompt else {
        throw ShellError.unable(
          "\(shortened(first.path)) was not touched: no copy of it can be kept for undo",
          advice: "Make \(shortened(home.state)) writable, or copy the file yourself and delete it."
        )
      }
      if !logbook.isKept { terminal.warn("undo can bring your version back until you leave") }
      let moment = now()
      for (path, text) in present {
        try logbook.keepCopy(
          of: text, at: path, kata: kata?.slug ?? "", before: reason, on: moment)
      }
    }
    for (path, text) in files { try TextFile.write(text, to: path) }
  }

  /// The same for the learner's file of a kata.
  func overwrite(_ kata: Kata, with text: String, before reason: String) throws {
    try overwrite([(file(of: kata), text)], of: kata, before: reason)
  }
}
