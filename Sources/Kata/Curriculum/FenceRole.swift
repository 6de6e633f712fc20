/// What a fenced piece of Swift is for, from the words behind its language.
///
///     ```swift starter
///     ```swift scenario
///     ```swift wrong name=computed-property fails="Rows sleep, state-owner"
///     ```swift nocompile
///
/// A value with spaces stands in double quotes. Inside them `\"` is a quote and `\\` a backslash;
/// in `fails` a comma separates and `\,` is a comma.
enum FenceRole: Equatable {
  case starter, scenario
  case wrong(name: String, fails: [String])
  /// Compiled by `verify`, shown to the learner.
  case sample
  /// Shown only.
  case illustration

  static let words = ["starter", "scenario", "wrong", "nocompile"]

  /// `nil` for a fence that is not ours: another language, or a role nobody knows.
  init?(info: String, line: Int, complaints: inout Complaints) {
    var words = Self.split(info, line: line, complaints: &complaints)[...]
    guard let language = words.popFirst() else { return nil }
    guard language == "swift" else {
      if Self.words.dropLast().contains(language) || language.lowercased() == "swift"
        || words.first.map(Self.words.contains) == true
      {
        complaints.add(
          "A piece with a role is Swift, but this fence begins with “\(language)”.", at: line,
          do: "Write “swift” first, then the role.")
      }
      return nil
    }
    guard let role = words.popFirst() else {
      self = .sample
      return
    }
    switch role {
    case "starter": self = .starter
    case "scenario": self = .scenario
    case "nocompile": self = .illustration
    case "wrong":
      self = Self.wrong(words, line: line, complaints: &complaints)
      return
    default:
      complaints.add(
        "“\(role)” is not a role of a swift fence.", at: line,
        do: hint(for: role, among: Self.words))
      return nil
    }
    if let extra = words.first {
      complaints.add(
        "“\(role)” takes nothing more, but “\(extra)” follows.", at: line, do: "Take it out.")
    }
  }

  private static func wrong(
    _ words: ArraySlice<String>, line: Int, complaints: inout Complaints
  ) -> FenceRole {
    var values: [String: String] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = String(parts[0])
      if !["name", "fails"].contains(key) {
        complaints.add(
          "“\(key)” says nothing about a wrong answer.", at: line,
          do: hint(for: key, among: ["name", "fails"]))
      } else if values[key] != nil {
        complaints.add("“\(key)” is given twice.", at: line, do: "Keep one of them.")
      } else {
        values[key] = parts.count > 1 ? String(parts[1]) : ""
      }
    }
    let name = values["name"] ?? ""
    if !isSlug(name) {
      complaints.add(
        name.isEmpty
          ? "The wrong answer has no name." : "“\(name)” cannot name a wrong answer.", at: line,
        do: "Write lowercase words with hyphens, such as name=computed-property.")
    }
    let fails = list(values["fails"] ?? "")
    if fails.isEmpty {
      complaints.add(
        "The wrong answer does not say what it misses.", at: line,
        do: "Add fails=\"…\" with the titles of goals or the ids of rules.")
    }
    return .wrong(name: name, fails: fails)
  }

  /// The words of an info string; quotes are taken away, escapes of commas are kept for `list`.
  private static func split(
    _ info: String, line: Int, complaints: inout Complaints
  ) -> [String] {
    var words: [String] = []
    var word = ""
    var (isQuoted, isEscaped) = (false, false)
    for character in info {
      if isEscaped {
        word += character == "," || character == "\\" ? "\\\(character)" : String(character)
        isEscaped = false
      } else if character == "\\", isQuoted {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if character.isWhitespace, !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if isQuoted {
      complaints.add(
        "A quote behind the fence is never closed.", at: line,
        do: "End the value with “\"” on the same line.")
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func list(_ text: String) -> [String] {
    var items = [""]
    var isEscaped = false
    for character in text {
      if isEscaped || (character != "\\" && character != ",") {
        items[items.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        items.append("")
      }
    }
    return items.map(trimmed).filter { !$0.isEmpty }
  }
}
