import Trace

/// Reads the messages in what the compiler printed, and gives them the user's places.
struct CompilerOutput {
  var program: Program

  /// Errors first, then warnings, each by place with its notes behind it, none twice.
  func diagnostics(in printed: String) -> [Diagnostic] {
    var groups: [[Diagnostic]] = []
    var messages = printed.split(separator: "\n").compactMap(Message.init)
    if messages.contains(where: \.isMissingScenario) {
      // Whatever else the glue cannot do follows from that.
      messages.removeAll { $0.isOfGlue && !$0.isMissingScenario }
    }
    for message in messages {
      if message.severity == .note, !groups.isEmpty {
        groups[groups.count - 1].append(diagnostic(message, near: groups.last?.first))
      } else {
        groups.append([diagnostic(message, near: nil)])
      }
    }
    let sorted = groups.enumerated().sorted { a, b in
      rank(a.element[0], a.offset).lexicographicallyPrecedes(rank(b.element[0], b.offset))
    }
    var seen: Set<Diagnostic> = []
    return sorted.flatMap { group in group.element.filter { seen.insert($0).inserted } }
  }

  private func rank(_ diagnostic: Diagnostic, _ order: Int) -> [Int] {
    let file = program.units.firstIndex { $0.path == diagnostic.file } ?? 0
    let severity = diagnostic.severity == .error ? 0 : 1
    return [severity, file, diagnostic.line, diagnostic.column, order]
  }

  private func diagnostic(_ message: Message, near other: Diagnostic?) -> Diagnostic {
    let place =
      program.place(message.file, line: message.line, column: message.column)
      ?? other.map { Place(file: $0.file, line: $0.line, column: $0.column) }
      ?? Place(file: program.units.first?.path ?? program.file, line: 1, column: 1)
    var text = message.text
    if message.isMissingScenario {
      text = """
        there is no scenario to run: add \
        `@MainActor func scenario(_ lab: Lab) async throws { try lab.mount(…) }`
        """
    }
    return Diagnostic(
      severity: message.severity, message: text, file: place.file, line: place.line,
      column: place.column,
      explanation: message.severity == .note ? nil : Explanation.of(text))
  }
}

extension CompilerOutput {
  /// One line of the form `file:line:column: severity: text`.
  private struct Message {
    var file: String
    var line: Int
    var column: Int
    var severity: Diagnostic.Severity
    var text: String

    var isOfGlue: Bool { file.hasSuffix(Glue.name) }
    var isMissingScenario: Bool { isOfGlue && text == "cannot find 'scenario' in scope" }

    init?(_ printed: Substring) {
      let severities: [(String, Diagnostic.Severity)] = [
        (": error: ", .error), (": warning: ", .warning), (": note: ", .note),
      ]
      let found = severities.compactMap { mark, severity in
        printed.firstRange(of: mark).map { (range: $0, severity: severity) }
      }
      guard let first = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
        return nil
      }
      let place = printed[..<first.range.lowerBound]
        .split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 2 else { return nil }
      severity = first.severity
      text = String(printed[first.range.upperBound...])
      // `[#SomeGroup]` names a page of the compiler's documentation.
      if text.hasSuffix("]"), let group = text.range(of: " [#", options: .backwards) {
        text.removeSubrange(group.lowerBound...)
      }
      if place.count >= 3, let line = Int(place[place.count - 2]),
        let column = Int(place.last ?? "")
      {
        file = place.dropLast(2).joined(separator: ":")
        (self.line, self.column) = (line, column)
      } else if let line = Int(place.last ?? "") {
        file = place.dropLast().joined(separator: ":")
        (self.line, self.column) = (line, 1)
      } else {
        return nil
      }
    }
  }
}
