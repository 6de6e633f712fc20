/// Names for issues that stay when lines are put in or taken out above them: made of the rule, the
/// file, the text of the line and a number among equals.
enum Fingerprints {
  /// One for each issue, in their order.
  ///
  /// - Parameters:
  ///   - others: issues that are not told, but keep their numbers among equals.
  ///   - sources: texts by the names that the issues give their files.
  ///   - path: what a file is called wherever the fingerprints are kept.
  static func of(
    _ issues: [ReportedIssue], beside others: [ReportedIssue] = [], in sources: [String: String],
    path: (String) -> String
  ) -> [String] {
    let all = issues + others
    var prints = [String](repeating: "", count: all.count)
    var seen: [String: Int] = [:]
    // By place, so that what is told does not decide who is first.
    for index in all.indices.sorted(by: { all[$0].order < all[$1].order }) {
      let issue = all[index]
      let line = sources[issue.file].flatMap {
        SourceExcerpt(source: $0, line: issue.line, column: 1)
      }
      let words = (line?.text ?? issue.message).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      let name = "\(issue.rule)\n\(path(issue.file))\n\(words)"
      prints[index] = hash("\(name)\n\(seen[name, default: 0])")
      seen[name, default: 0] += 1
    }
    return Array(prints.prefix(issues.count))
  }

  /// FNV-1a: to tell apart, not to protect.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ReportedIssue {
  fileprivate var order: (String, Int, Int, String, String) {
    (file, line, column ?? 0, rule, message)
  }
}
