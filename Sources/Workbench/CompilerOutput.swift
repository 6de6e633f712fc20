import Trace

/// Reads the messages in what the compiler printed, and gives them the user's places.
struct CompilerOutput {
  var program: Program
  /// What is said of what the simulator lacks; read when something is missing.
  var names: () -> AppleNames? = { nil }

  /// Errors first, then warnings, each by place with its notes behind it, none twice.
  func diagnostics(in printed: String) -> [Diagnostic] {
    let relevant = relevant(grouped(printed))
    let isBroken = relevant.contains { $0[0].severity == .error }
    let lacks = isBroken ? names().map { Unsimulated(names: $0, program: program) } : nil
    let groups = relevant.map { group in
      let place = place(of: group)
      return group.map { diagnostic($0, else: place, lacks) }
    }
    let sorted = groups.enumerated().sorted { a, b in
      rank(a.element[0], a.offset).lexicographicallyPrecedes(rank(b.element[0], b.offset))
    }
    var seen: Set<Diagnostic> = []
    return sorted.flatMap { group in group.element.filter { seen.insert($0).inserted } }
  }

  /// Each error or warning with the notes behind it.
  private func grouped(_ printed: String) -> [[CompilerMessage]] {
    var groups: [[CompilerMessage]] = []
    for message in printed.split(separator: "\n").compactMap(CompilerMessage.init) {
      if message.severity == .note, !groups.isEmpty {
        groups[groups.count - 1].append(message)
      } else {
        groups.append([message])
      }
    }
    return groups
  }

  // An error in what the learner wrote often has echoes in what was generated from it, and in the
  // glue that calls it.
  private func relevant(_ groups: [[CompilerMessage]]) -> [[CompilerMessage]] {
    let isExplained = groups.contains { $0[0].severity == .error && isOwn($0[0]) }
    let lacksScenario = groups.contains { $0[0].isMissingScenario }
    return groups.filter { group in
      if group[0].isMissingScenario { return true }
      if group[0].isOfGlue { return !isExplained && !lacksScenario }
      return !group[0].isOfMacro || !isExplained
    }
  }

  private func isOwn(_ message: CompilerMessage) -> Bool { program.unit(at: message.file) != nil }

  /// The place that what has none in the user's files is shown at.
  private func place(of group: [CompilerMessage]) -> Place {
    let own = group.lazy.compactMap {
      program.place($0.file, line: $0.line, column: $0.column)
    }
    let property = group.lazy.compactMap(\.expandedProperty).first
    return own.first
      ?? property.flatMap { program.declaration(of: $0, after: ["var", "let"]) }
      ?? (group[0].isOfGlue ? program.declaration(of: "scenario", after: ["func"]) : nil)
      ?? Place(file: program.units.first?.path ?? program.file, line: 1, column: 1)
  }

  private func rank(_ diagnostic: Diagnostic, _ order: Int) -> [Int] {
    let file = program.units.firstIndex { $0.path == diagnostic.file } ?? 0
    let severity = diagnostic.severity == .error ? 0 : 1
    return [severity, file, diagnostic.line, diagnostic.column, order]
  }

  private func diagnostic(
    _ message: CompilerMessage, else other: Place, _ lacks: Unsimulated?
  ) -> Diagnostic {
    let place = program.place(message.file, line: message.line, column: message.column) ?? other
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
      explanation: message.severity == .note
        ? nil : lacks?.explanation(of: message) ?? Explanation.of(text))
  }
}
