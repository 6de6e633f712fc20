import Foundation

/// Explains messages about what Apple's frameworks have and the simulator lacks.
struct Unsimulated {
  let names: AppleNames
  let program: Program

  /// What is not simulated and the way round it; `nil` when the message is about something else.
  func explanation(of message: CompilerMessage) -> String? {
    let unit = program.unit(at: message.file)
    if let match = message.text.wholeMatch(of: /no such module '(\w+)'/) {
      return self.module(String(match.1), in: unit)
    }
    for pattern in Self.missingNames {
      guard let match = message.text.firstMatch(of: pattern) else { continue }
      return self.name(String(match.1), at: message, in: unit)
    }
    if let match = message.text.firstMatch(of: /type '(.+)' has no member '(\w+)'/) {
      return member(String(match.2), of: String(match.1), at: message, in: unit)
    }
    if message.text.hasPrefix("cannot infer key path type"), let unit {
      return key(at: message, in: unit)
    }
    return nil
  }

  /// `@Environment(\.modelContext)`
  private func key(at message: CompilerMessage, in unit: SourceUnit) -> String? {
    let lines = unit.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(message.line - 1),
      let text = String(lines[message.line - 1].utf8.dropFirst(message.column - 1)),
      let name = text.prefixMatch(of: /\\\.(\w+)/).map({ String($0.1) }),
      let framework = names.framework(giving: name, to: "EnvironmentValues")
    else { return nil }
    return "`EnvironmentValues.\(name)` is of \(framework) and not simulated. Declare it yourself: "
      + "`extension EnvironmentValues { @Entry var \(name) = … }`."
  }

  private static var missingNames: [Regex<(Substring, Substring)>] {
    [
      /^cannot find (?:type )?'(\w+)' in scope/, /^unknown attribute '(\w+)'/,
      /^no macro named '(\w+)'/,
    ]
  }

  private func module(_ name: String, in unit: SourceUnit?) -> String? {
    guard names.frameworks.contains(name) else {
      return """
        Only what is simulated can be imported, and what comes with Swift on Linux. Name the \
        module's files or its folder together with this one, and take the import out.
        """
    }
    let used = Set(unit?.words ?? []).compactMap { names[$0] }
      .filter { $0.framework == name }
      .sorted { ($0.kind == .view ? 0 : 1, $0.name) < ($1.kind == .view ? 0 : 1, $1.name) }
    let stubs = used.prefix(3).map { "`\($0.stub())`" }.joined(separator: ", ")
    let rest =
      used.isEmpty
      ? ""
      : " and put a stub in the place of what is used of it"
        + (used.contains { $0.advice == nil } ? ", such as \(stubs)" : "")
    return "`\(name)` is not simulated. Take the import out, or put it under "
      + "`#if canImport(\(name))`,\(rest.isEmpty ? " with what needs it" : rest)."
  }

  private func name(_ name: String, at message: CompilerMessage, in unit: SourceUnit?) -> String? {
    guard let entry = names[name] else { return nil }
    if entry.framework == "SwiftUI", let unit, !unit.imports("SwiftUI") {
      return "`\(name)` is of SwiftUI: write `import SwiftUI` in this file."
    }
    let call = unit.flatMap { Call(of: name, in: $0, message.line, message.column) }
    return "`\(entry.qualified)` is not simulated. \(entry.wayRound(call))"
  }

  private func member(
    _ member: String, of type: String, at message: CompilerMessage, in unit: SourceUnit?
  ) -> String? {
    let base = String(type.prefix { $0 != "<" })
    if let framework = names.framework(giving: member, to: base) {
      return "`\(base).\(member)` is of \(framework) and not simulated. Choose another, or declare "
        + "it yourself in an `extension \(base)`."
    }
    guard isView(base, type), let framework = names.framework(giving: member, to: "View") else {
      return nil
    }
    let call = unit.flatMap { Call(of: member, in: $0, message.line, message.column) }
    let stub = "extension View { func \(member)\(call?.parameters ?? "()") -> some View { self } }"
    return
      "`\(member)` of \(framework) is not simulated. Leave it out, or put a stub in its place: "
      + "`\(stub)`."
  }

  /// Whether a modifier was wanted: of `some View`, a view of SwiftUI or one of the program.
  private func isView(_ name: String, _ type: String) -> Bool {
    if type.hasPrefix("some ") || name == "ModifiedContent" { return true }
    if names[name]?.kind == .view { return true }
    return program.declaration(of: name[...], after: ["struct"]) != nil
  }
}

extension AppleNames.Entry {
  fileprivate func wayRound(_ call: Call?) -> String {
    if let advice { return advice.prefix(1).uppercased() + advice.dropFirst() + "." }
    switch kind {
    case .view: return "Put a stub in its place: `\(stub(call))`."
    case .attribute, .macro: return "Leave it out, or write out what it stands for."
    case .protocol, nil: return "Put a stub in its place: `\(stub(call))`, with what is used of it."
    }
  }

  /// A declaration in one line that can take its place.
  fileprivate func stub(_ call: Call? = nil) -> String {
    let start = call.map { $0.isPlain ? "" : "init\($0.parameters) {}; " } ?? ""
    switch kind {
    case .view:
      return "struct \(name): View { \(start)var body: some View { Text(\"\(name)\") } }"
    case .protocol: return "protocol \(name) {}"
    default: return start.isEmpty ? "struct \(name) {}" : "struct \(name) { \(start.dropLast(2)) }"
    }
  }
}

/// How something is called where the compiler complains of it.
private struct Call {
  /// A parameter list that takes what is given: `(id _: Any, in _: Any)`.
  let parameters: String
  /// Whether nothing is given.
  let isPlain: Bool

  init?(of name: String, in unit: SourceUnit, _ line: Int, _ column: Int) {
    let lines = unit.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let text = lines[(line - 1)...].prefix(40).joined(separator: "\n")
    // A member's message points at what stands before the dot.
    let start = text.utf8.index(
      text.startIndex, offsetBy: column - 1, limitedBy: text.endIndex)
    guard let start, let found = text[start...].firstRange(of: name) else { return nil }
    var labels: [String] = []
    var rest = text[found.upperBound...]
    if rest.first == "(" { labels = Self.labels(&rest) }
    var parameters = labels.map { "\($0 == "_" ? "_" : "\($0) _"): Any" }
    if rest.drop(while: { $0 == " " }).first == "{" {
      parameters.append("@ViewBuilder _: () -> some View")
    }
    self.parameters = "(\(parameters.joined(separator: ", ")))"
    isPlain = parameters.isEmpty
  }

  /// The labels of the arguments in parentheses, which are taken off the text.
  private static func labels(_ text: inout Substring) -> [String] {
    var (depth, labels, argument, inString) = (0, [String](), "", false)
    func end() {
      let words = argument.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !words.isEmpty else { return }
      labels.append(words.prefixMatch(of: /(\w+)\s*:/).map { String($0.1) } ?? "_")
    }
    while let character = text.popFirst() {
      switch character {
      case "\"": inString.toggle()
      case "(" where !inString, "[" where !inString, "{" where !inString:
        depth += 1
        if depth > 1 { argument.append(character) }
      case ")" where !inString, "]" where !inString, "}" where !inString:
        depth -= 1
        if depth == 0 {
          end()
          return labels
        }
        argument.append(character)
      case "," where depth == 1 && !inString:
        end()
        argument = ""
      default: argument.append(character)
      }
      if character == "\"" { argument.append(character) }
    }
    return labels
  }
}

extension SourceUnit {
  fileprivate var words: [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  fileprivate func imports(_ module: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains {
      $0.split(separator: " ").suffix(2) == ["import", module[...]]
    }
  }
}
