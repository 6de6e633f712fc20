import Analysis
import Workbench

extension Program {
  /// A program of a learner's files, rewritten, with those of our modules that they import and that
  /// are compiled with them.
  init(
    _ units: [SourceUnit], file: String, arguments: [String] = Rewriter.compilerArguments,
    with rewriter: Rewriter, on kit: RuntimeKit
  ) throws(WorkbenchError) {
    self.init(units: units, file: file, arguments: arguments)
    // A mere mention makes a module that nobody needs, which does no harm.
    for name in RuntimeKit.sourceModules where units.contains(where: { $0.text.contains(name) }) {
      modules.append(
        SourceModule(
          name: name,
          units: try kit.sources(of: name).map { file in
            // No file of a learner's is called like it.
            SourceUnit(
              name: "\(name)-\(file.name)", path: "\(name)/\(file.name)",
              text: rewriter.answer(file.text).text)
          }, arguments: Rewriter.compilerArguments))
    }
  }
}
