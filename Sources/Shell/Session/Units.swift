import Analysis
import Foundation
import Kata
import Workbench

extension SourceUnit {
  /// Base names for files that are compiled together: the compiler wants different ones, users need
  /// not.
  static func names(for paths: [String]) -> [String] {
    var taken: Set<String> = []
    return paths.enumerated().map { index, path in
      let name = (path as NSString).lastPathComponent
      return taken.insert(name).inserted ? name : "\(index)-\(name)"
    }
  }

  /// A file as it is compiled: with probes, and with its messages on the lines of the original.
  static func instrumented(
    name: String, _ answer: Checker.Answer, with rewriter: Rewriter
  ) -> SourceUnit {
    let instrumented = rewriter.instrument(answer.text)
    let offset = answer.firstLine - 1
    return SourceUnit(name: name, path: answer.path, text: instrumented.text) { line, column in
      let (line, column) = instrumented.original(line: line, column: column)
      return (line + offset, column)
    }
  }

  /// A file that is measured, with the generated lines behind its last one; what is said of those
  /// is said of the places they stand for.
  init(
    name: String, _ source: SourceFile, with rewriter: Rewriter, showing code: [Showcase.Line]
  ) {
    let instrumented = rewriter.instrument(source)
    let text = ([instrumented.text] + code.map(\.text)).joined(separator: "\n")
    let count = code.isEmpty ? Int.max : instrumented.lineCount
    self.init(name: name, path: source.path, text: text) { line, column in
      guard line > count else { return instrumented.original(line: line, column: column) }
      let place = code[min(line - count, code.count) - 1]
      return (place.line, place.column)
    }
  }

  /// A kata's scenario, whose messages point into the kata's Markdown file.
  static func scenario(of kata: Kata, with rewriter: Rewriter) -> SourceUnit {
    let imports = "import SwiftUI\nimport KataLab\n"
    let instrumented = rewriter.instrument(imports + kata.scenario.text)
    let offset = kata.scenario.line - 1 - 2
    return SourceUnit(name: "scenario.swift", path: kata.file, text: instrumented.text) {
      line, column in
      let (line, column) = instrumented.original(line: line, column: column)
      return (line + offset, column)
    }
  }
}
