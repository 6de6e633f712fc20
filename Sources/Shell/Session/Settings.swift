import Kata

/// What the options every command understands decide.
struct Settings: Sendable {
  enum Format: String, Sendable { case text, json }

  var format = Format.text
  /// Kinds and files of `--report`.
  var reports: [(kind: String, file: String?)] = []
  /// Whether a question may be asked; also needs a terminal.
  var mayAsk = true
  var isQuiet = false

  /// Takes what the options say; what they do not mention stays.
  mutating func add(_ arguments: Arguments) throws(ShellError) {
    if let named = arguments.value("--format").flatMap(Format.init(rawValue:)) { format = named }
    if arguments.has("--json") { format = .json }
    if arguments.has("--no-input") { mayAsk = false }
    if arguments.has("--quiet") { isQuiet = true }
    for report in arguments.values("--report") {
      let parts = report.split(separator: "=", maxSplits: 1).map(String.init)
      // Annotations are heard where the program prints.
      if parts == [ReportFormat.github.name] {
        reports.append((parts[0], nil))
        continue
      }
      guard parts.count == 2 else {
        throw .usage(
          "--report needs a kind and a file, not “\(report)”", advice: "--report json=out.json")
      }
      // Before anything runs: a slip in the last word should not cost the result.
      guard ReportFormat.named(parts[0]) != nil else {
        let kinds = ReportFormat.all.map(\.name)
        throw .usage(
          "there is no report “\(parts[0])”",
          advice: suggestion(
            for: parts[0], among: kinds, or: "It is one of \(kinds.joined(separator: ", "))."))
      }
      reports.append((parts[0], parts[1]))
    }
  }
}
