import Analysis
import Kata
import Workbench

extension SourceUnit {
  /// A file as it is compiled: with probes, and with its messages on the lines of the original.
  static func instrumented(name: String, _ answer: Checker.Answer, sdk: Int) -> SourceUnit {
    let instrumented = Rewriter(sdk: sdk).instrument(answer.text)
    let offset = answer.firstLine - 1
    return SourceUnit(name: name, path: answer.path, text: instrumented.text) { line, column in
      let (line, column) = instrumented.original(line: line, column: column)
      return (line + offset, column)
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
