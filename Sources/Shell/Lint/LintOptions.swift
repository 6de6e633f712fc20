import Analysis
import Kata

extension Option {
  /// Its value is a list that Tab completes.
  static let only = Option.value(
    "--only", of: "RULES", summary: "these rules alone, such as any-view,wide-input")

  /// What `lint` reads, and what it tells of it.
  static let lint: [Option] = [
    only,
    .value(
      "--changed-since", of: "REV",
      summary: "tell only what is in lines that changed since a git revision"),
    .value("--baseline", of: "FILE", summary: "tell only what is not in this file"),
    .value("--write-baseline", of: "FILE", summary: "write what is found into this file"),
    .value("--config", of: "FILE", summary: "in place of the nearest .viewkata"),
    .flag("--no-config", summary: "as if there were no .viewkata"),
    .flag("--strict", summary: "fail for what should be fixed, too"),
    .flag("--force-exclude", summary: "leave out excluded files even where they are named"),
  ]
}

extension Arguments {
  /// The rules that are to run: what `--only` names, or else what the configuration leaves.
  func rules(of configuration: LintConfiguration) throws(ShellError) -> [Rule] {
    guard has("--only") else {
      return Rule.all.filter { rule in
        configuration.onlyRules?.contains(rule.id) ?? true
          && !configuration.disabledRules.contains(rule.id)
      }
    }
    let names = values("--only").flatMap { $0.split { $0 == "," || $0 == " " }.map(String.init) }
    guard !names.isEmpty else { throw .usage("--only names no rule") }
    let known = Rule.all.map(\.id)
    for name in names where !known.contains(name) {
      throw .usage(
        "there is no rule “\(name)”",
        advice: suggestion(for: name, among: known, or: "viewkata explain lists them."))
    }
    return Rule.all.filter { names.contains($0.id) }
  }
}
