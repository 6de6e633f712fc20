import Kata

extension Option {
  /// The options every command understands.
  static let global: [Option] = [
    .value("--lessons", of: "DIR", summary: "the course: a folder of lessons"),
    .value("--home", of: "DIR", summary: "where progress and your files are kept"),
    .value(
      "--format", of: "FORMAT", choices: ["text", "json"], summary: "how the result is written"),
    .flag("--json", summary: "short for --format json"),
    .value("--report", of: "KIND=FILE", summary: "write the result to a file too; repeatable"),
    .value(
      "--color", of: "WHEN", choices: Look.Colour.allCases.map(\.rawValue), summary: "colours"),
    .flag("--ascii", summary: "only ASCII marks"),
    .flag("--accessible", summary: "sentences instead of tables, for screen readers"),
    .flag("--no-input", summary: "never ask"),
    .flag("--quiet", "-q", summary: "only results: no progress, no advice"),
    .flag("--help", "-h", summary: "help for a command"),
    .flag("--version", summary: "the version"),
  ]

  /// What `viewkata` without a command understands besides.
  static let shell: [Option] = [
    .value("-c", of: "LINE", summary: "run one line of commands: -c \"open 1.2; check\"")
  ]
}
