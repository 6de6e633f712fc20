import Analysis
import Kata
import Workbench

extension SourceUnit {
  /// A file as it is compiled: with probes, and with its messages on the lines of the original.
  static func instrumented(name: String, path: String, text: String, sdk: Int) -> SourceUnit {
    let instrumented = Rewriter(sdk: sdk).instrument(text)
    return SourceUnit(name: name, path: path, text: instrumented.text) { line, column in
      instrumented.original(line: line, column: column)
    }
  }

  /// A kata's scenario, whose messages point into the kata's Markdown file.
  static func scenario(of kata: Kata) -> SourceUnit {
    let imports = "import SwiftUI\nimport KataLab\n"
    let offset = kata.scenario.line - 1 - 2
    return SourceUnit(name: "scenario.swift", path: kata.file, text: imports + kata.scenario.text) {
      line, column in (line + offset, column)
    }
  }
}
