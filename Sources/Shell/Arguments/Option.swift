/// One option of a command, as its help shows it.
struct Option: Sendable {
  /// `--format`, and shorter spellings after it.
  let names: [String]
  /// What its value is called, such as `FILE`; `nil` for an option without one.
  let value: String?
  let summary: String
  /// The values allowed; empty when any is.
  let choices: [String]

  static func flag(_ names: String..., summary: String) -> Option {
    Option(names: names, value: nil, summary: summary, choices: [])
  }

  static func value(
    _ names: String..., of value: String, choices: [String] = [], summary: String
  ) -> Option {
    Option(names: names, value: value, summary: summary, choices: choices)
  }

  var name: String { names[0] }

  /// `-c LINE` or `--color auto|always|never`.
  var usage: String {
    let value = choices.isEmpty ? self.value : choices.joined(separator: "|")
    return names.joined(separator: ", ") + (value.map { " \($0)" } ?? "")
  }
}
