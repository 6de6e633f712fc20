/// Findings of an old code base that are known, in a file that lies beside the code.
///
/// Each is a line of its own, `any-view 0f3c… App/Feed.swift`, sorted by file and rule, so that
/// people can read it and git can merge it. Line numbers are not in it: it holds while code moves.
public struct Baseline: Sendable, Equatable {
  /// One known finding.
  public struct Entry: Sendable, Hashable {
    public var rule: String
    var fingerprint: String
    /// The path from the folder of the baseline.
    public var file: String
  }

  public private(set) var entries: Set<Entry>

  /// Knows nothing.
  public init() { entries = [] }

  /// Knows these findings; `path` gives the path of their files from the folder of the baseline.
  public init(
    _ findings: [Finding], sources: [String: String], path: (String) -> String
  ) {
    entries = Set(Self.entries(for: findings, sources: sources, path: path).compactMap(\.self))
  }

  /// Which of its entries each finding is; `nil` for those it does not know, and for praise.
  ///
  /// Give it all findings of a file at once: equal lines are told apart by their number.
  public func known(
    among findings: [Finding], sources: [String: String], path: (String) -> String
  ) -> [Entry?] {
    Self.entries(for: findings, sources: sources, path: path).map { entry in
      entry.flatMap { entries.contains($0) ? $0 : nil }
    }
  }

  /// Knows these too.
  public mutating func add(_ others: some Sequence<Entry>) { entries.formUnion(others) }

  private static func entries(
    for findings: [Finding], sources: [String: String], path: (String) -> String
  ) -> [Entry?] {
    let issues = findings.map(ReportedIssue.init)
    var prints = Fingerprints.of(issues.compactMap(\.self), in: sources, path: path)[...]
    return issues.map { issue in
      guard let issue, let print = prints.popFirst() else { return nil }
      return Entry(rule: issue.rule, fingerprint: print, file: path(issue.file))
    }
  }
}

extension Baseline {
  /// Whether a text is one, be it from another version of us.
  public static func isOne(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace) || text.hasPrefix("# viewkata baseline ")
  }

  /// Reads the text of the file that messages call `file`. An empty text knows nothing.
  public init(_ text: String, file: String) throws(CourseProblem) {
    entries = []
    let lines = lessonText(text).split(separator: "\n", omittingEmptySubsequences: false)
    if !text.allSatisfy(\.isWhitespace), lines.first.map(trimmed) != Self.beginning {
      throw CourseProblem(
        file: file, line: 1, message: "This is no baseline of this version of viewkata.",
        advice: "Write one: viewkata lint --write-baseline FILE.")
    }
    for (index, line) in lines.enumerated() {
      guard !line.hasPrefix("#"), !line.allSatisfy(\.isWhitespace) else { continue }
      let parts = trimmed(line).split(separator: " ", maxSplits: 2)
      guard parts.count == 3, parts[1].count == 16, parts[1].allSatisfy(\.isHexDigit) else {
        let isConflict = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains {
          line.hasPrefix($0)
        }
        throw CourseProblem(
          file: file, line: index + 1,
          message: isConflict
            ? "A merge left a conflict here." : "This line is not “rule fingerprint file”.",
          advice: isConflict
            ? "Keep the lines of both sides; their order does not matter."
            : "Write the baseline anew: viewkata lint --write-baseline FILE.")
      }
      entries.insert(
        Entry(
          rule: String(parts[0]), fingerprint: String(parts[1]),
          file: Self.unescaped(String(parts[2]))))
    }
  }

  /// The whole file; it ends with a line end.
  public var text: String {
    let sorted = entries.sorted {
      ($0.file, $0.rule, $0.fingerprint) < ($1.file, $1.rule, $1.fingerprint)
    }
    return Self.beginning + "\n# Known findings, which viewkata lint holds back. "
      + "A line may be taken out at any time.\n"
      + sorted.map { "\($0.rule) \($0.fingerprint) \(Self.escaped($0.file))\n" }.joined()
  }

  private static let beginning = "# viewkata baseline 1"

  /// A file's name may hold a line end, and may begin or end with a blank.
  private static func escaped(_ file: String) -> String {
    var escaped = ""
    for scalar in file.unicodeScalars {
      let isPlain = scalar.value > 0x20 && scalar != "%" && scalar.value != 0x7F
      let isInside = scalar == " " && !file.hasPrefix(" ") && !file.hasSuffix(" ")
      if isPlain || isInside {
        escaped.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return escaped
  }

  private static func unescaped(_ text: String) -> String {
    var parts = text.split(separator: "%", omittingEmptySubsequences: false)[...]
    var file = String(parts.popFirst() ?? "")
    for part in parts {
      guard let value = UInt8(part.prefix(2), radix: 16), part.count >= 2 else {
        file += "%" + part
        continue
      }
      file.unicodeScalars.append(Unicode.Scalar(value))
      file += part.dropFirst(2)
    }
    return file
  }
}
