import Analysis
import Foundation
import Testing
import Trace
import Workbench

/// The good files of the analyzer's corpus (Tests/AnalysisTests/Corpus) are real: the compiler
/// accepts them against our modules, all in one module as in an app.
@Suite struct CorpusCompilesTests {
  @Test func `the good files of the corpus compile together`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.corpus)
      .filter { $0.hasSuffix(".swift") }.sorted()
    try #require(names.count >= 100)
    let rewriter = Rewriter()
    let units = try names.map { name in
      let path = "\(Self.corpus)/\(name)"
      let instrumented = rewriter.instrument(try String(contentsOfFile: path, encoding: .utf8))
      return SourceUnit(name: name, path: name, text: instrumented.text) {
        instrumented.original(line: $0, column: $1)
      }
    }

    let cache = NSTemporaryDirectory() + "viewkata-corpus-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: cache) }
    let toolchain = try Toolchain.find()
    let kit = try RuntimeKit.find(
      toolchain: toolchain, cache: cache, executable: BuiltProgram.path)
    let program = Program(
      units: units, file: "Corpus", arguments: Rewriter.compilerArguments + ["-D", "DEBUG"])
    let errors = try Workbench(toolchain: toolchain, kit: kit, cache: cache).typecheck(program)
      .filter { $0.severity == .error }.map { "\($0.file):\($0.line): \($0.message)" }
    #expect(errors == [])
  }

  private static let corpus =
    "\((Bundle.module.bundlePath as NSString).deletingLastPathComponent)"
    + "/viewkata_AnalysisTests.resources/Corpus"
}
