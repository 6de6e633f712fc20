import Trace

/// What differs between runs of one program on several systems.
public struct SystemMatrix: Sendable {
  /// Systems on which the program did the same, in the order they were named.
  public struct Group: Sendable {
    public var systems: [String]
    /// The run on the first of them.
    public var run: Measurement

    /// `iOS 15.0, 16.4; macOS 14.0`.
    public var title: String { SystemMatrix.title(of: systems) }
  }

  /// Something that the groups do not agree about, with a value for each of them.
  public enum Difference: Sendable, Equatable {
    /// How the runs ended.
    case outcomes([Measurement.Outcome])
    /// `nil` where the step did not happen.
    case count(Metric, [Int?])
    /// Of a list, what not all groups have; all of it where only the order differs.
    case lines(Lines, [[String]?])
  }

  /// What a list of lines is.
  public enum Lines: String, Sendable, CaseIterable {
    case texts, tree, modifiers, changes, issues, output
  }

  /// A step, with what differs in it.
  public struct Row: Sendable {
    public var step: String
    public var differences: [Difference]
  }

  public let groups: [Group]
  /// Whether the runs ended differently, and then the steps in which something differs.
  public let outcomes: Difference?
  public let rows: [Row]

  /// Compares runs of one program.
  public init(_ runs: [Measurement]) {
    var groups: [Group] = []
    for run in runs {
      if let index = groups.firstIndex(where: { $0.run.behaves(like: run) }) {
        groups[index].systems.append(run.os)
      } else {
        groups.append(Group(systems: [run.os], run: run))
      }
    }
    self.groups = groups
    let endings = groups.map(\.run.outcome)
    outcomes = Set(endings).count > 1 ? .outcomes(endings) : nil
    rows = Self.steps(of: groups.map(\.run)).compactMap { name, steps in
      let differences = Self.differences(steps)
      return differences.isEmpty ? nil : Row(step: name, differences: differences)
    }
  }

  /// Whether the program did the same everywhere.
  public var isUniform: Bool { groups.count < 2 }
}

extension SystemMatrix {
  /// The steps of all runs, those of one name paired in order; `nil` where a run has none.
  private static func steps(of runs: [Measurement]) -> [(name: String, steps: [Step?])] {
    struct Key: Hashable {
      var name: String
      var occurrence: Int
    }
    var order: [Key] = []
    let tables = runs.map { run in
      var seen: [String: Int] = [:]
      var table: [Key: Step] = [:]
      for step in run.steps {
        let key = Key(name: step.name, occurrence: seen[step.name, default: 0])
        seen[step.name, default: 0] += 1
        table[key] = step
        if !order.contains(key) { order.append(key) }
      }
      return table
    }
    return order.map { key in (key.name, tables.map { $0[key] }) }
  }

  private static func differences(_ steps: [Step?]) -> [Difference] {
    let counted = Metric.Kind.allCases.flatMap { kind -> [Difference] in
      let names = Set(steps.compactMap(\.self).flatMap { $0.counts(kind).keys }).sorted()
      return names.compactMap { name in
        let values = steps.map { step in step.map { $0.counts(kind)[name] ?? 0 } }
        return Set(values).count > 1 ? .count(Metric(kind, name), values) : nil
      }
    }
    // Of a step that one of them never came to, its screen says enough.
    let kinds = steps.contains(where: { $0 == nil }) ? [.texts] : Lines.allCases
    let listed = kinds.compactMap { kind -> Difference? in
      let values = steps.map { $0?.lines(kind) }
      // That a step is missing is told once, by what there was in it.
      return Set(values.map { $0 ?? [] }).count > 1 ? .lines(kind, whatDiffers(values)) : nil
    }
    return counted + listed
  }

  /// Each list without the lines that every list has.
  private static func whatDiffers(_ lists: [[String]?]) -> [[String]?] {
    let counts = lists.compactMap { list in
      list.map { Dictionary($0.map { ($0, 1) }, uniquingKeysWith: +) }
    }
    var common = counts.first ?? [:]
    for count in counts.dropFirst() {
      common = common.reduce(into: [:]) { $0[$1.key] = min($1.value, count[$1.key] ?? 0) }
    }
    let rests = lists.map { list -> [String]? in
      var left = common
      return list?.filter { line in
        guard let count = left[line], count > 0 else { return true }
        left[line] = count - 1
        return false
      }
    }
    return rests.allSatisfy { $0?.isEmpty ?? true } ? lists : rests
  }
}

extension SystemMatrix {
  /// `iOS 15.0, 16.4; macOS 14.0`.
  static func title(of systems: [String]) -> String {
    var parts: [(platform: Substring, versions: [Substring])] = []
    for system in systems {
      let words = system.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { return systems.joined(separator: ", ") }
      if parts.last?.platform == words[0] {
        parts[parts.count - 1].versions.append(words[1])
      } else {
        parts.append((words[0], [words[1]]))
      }
    }
    return parts.map { "\($0.platform) \($0.versions.joined(separator: ", "))" }
      .joined(separator: "; ")
  }
}

extension Measurement {
  /// Whether everything that a system decides is the same; the times are not.
  fileprivate func behaves(like other: Measurement) -> Bool {
    (outcome, trap, goals) == (other.outcome, other.trap, other.goals) && traps == other.traps
      && diagnostics == other.diagnostics && steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { $0.behaves(like: $1) }
  }
}

extension Step {
  fileprivate func behaves(like other: Step) -> Bool {
    name == other.name
      && Metric.Kind.allCases.allSatisfy { kind in
        counts(kind).filter { $0.value > 0 } == other.counts(kind).filter { $0.value > 0 }
      }
      && SystemMatrix.Lines.allCases.allSatisfy { lines($0) == other.lines($0) }
  }

  fileprivate func lines(_ kind: SystemMatrix.Lines) -> [String] {
    switch kind {
    case .texts: texts
    case .output: output
    case .changes: changes
    case .issues: issues.map(\.message)
    case .modifiers:
      (modifiers ?? [:]).sorted { $0.key < $1.key }.flatMap {
        repeatElement($0.key, count: $0.value)
      }
    case .tree:
      (tree ?? []).map { String(repeating: "  ", count: $0.depth) + $0.label }
    }
  }
}
