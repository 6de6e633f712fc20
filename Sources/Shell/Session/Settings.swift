/// What the options every command understands decide.
struct Settings: Sendable {
  enum Format: String, Sendable { case text, json }

  var format = Format.text
  /// Kinds and files of `--report`.
  var reports: [(kind: String, file: String)] = []
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
      guard parts.count == 2 else {
        throw .usage(
          "--report needs a kind and a file, not “\(report)”", advice: "--report json=out.json")
      }
      reports.append((parts[0], parts[1]))
    }
  }
}
