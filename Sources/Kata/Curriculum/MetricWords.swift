import Trace

extension Metric {
  /// Reads a count as a person names it in `predict:` — the reverse of ``label``.
  ///
  ///     RowView.body              Dashboard.header        Dashboard.ForEach
  ///     RowView skipped           wasted                  RowView wasted
  ///     Field.text destroyed      state created           warnings
  ///
  /// A word alone (`skipped`, `wasted`, `updated`, `all bodies`) is the sum of all names. `nil` for
  /// anything else, and for what is no count, such as the text on the screen.
  public init?(words: String) {
    let words = words.split(separator: " ").joined(separator: " ")
    if let sum = Self.sums.first(where: { $0.words.contains(words) }) {
      self.init(sum.kind)
      return
    }
    for (kind, verb) in Self.verbs where words.hasSuffix(" " + verb) {
      let name = words.dropLast(verb.count + 1)
      guard isTypeOrMember(name) else { return nil }
      self.init(kind, String(name))
      return
    }
    guard isTypeOrMember(words), let dot = words.lastIndex(of: ".") else { return nil }
    let member = words[words.index(after: dot)...]
    if member == "body" {
      self.init(.bodies, String(words[..<dot]))
    } else {
      // Row closures are named after the view that runs them, which is a type.
      self.init(member.first?.isUppercase == true ? .closures : .members, words)
    }
  }

  private static let sums: [(words: Set<String>, kind: Kind)] = [
    (["all bodies", "bodies"], .bodies),
    (["all view members", "members"], .members),
    (["all row closures", "closures"], .closures),
    (["views skipped", "skipped"], .skipped),
    (["evaluated for nothing", "wasted"], .wasted),
    (["views updated", "updated"], .updates),
    (["views interpolated", "interpolated"], .interpolated),
    (["views replaced", "replaced"], .replaced),
    (["state created"], .stateCreated),
    (["state destroyed"], .stateDestroyed),
    (["views appeared", "appeared"], .appeared),
    (["views disappeared", "disappeared"], .disappeared),
    (["warnings"], .issues),
  ]

  private static let verbs: [(Kind, String)] = [
    (.skipped, "skipped"), (.wasted, "wasted"), (.wasted, "evaluated for nothing"),
    (.updates, "updated"), (.interpolated, "interpolated"), (.replaced, "replaced"),
    (.stateCreated, "created"), (.stateDestroyed, "destroyed"),
    (.appeared, "appeared"), (.disappeared, "disappeared"),
  ]
}

private func isTypeOrMember(_ text: some StringProtocol) -> Bool {
  text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
    guard let first = word.first, first.isLetter || first == "_" else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
