/// The one of `candidates` a person most likely meant by `word`, or `nil` when none is close.
///
/// `closest(to: "dificulty", among: ["difficulty", "title"])` is `"difficulty"`. Costs the product
/// of the lengths for each candidate.
public func closest(to word: String, among candidates: some Sequence<String>) -> String? {
  // One slip in three letters is a typo; more is another word.
  let limit = max(1, word.count / 3)
  return
    candidates
    .map { (candidate: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
    .filter { $0.distance <= limit }
    .min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?
    .candidate
}

/// Insertions, deletions, replacements and swaps of neighbours between two words.
public func editDistance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a), Array(b))
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var older: [Int] = []
  var previous = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    for j in 1...b.count {
      var best = min(
        previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        best = min(best, older[j - 2] + 1)
      }
      row.append(best)
    }
    (older, previous) = (previous, row)
  }
  return previous[b.count]
}

/// `Did you mean “title”?` when something is close, else the list of what is possible.
func hint(for word: String, among candidates: [String]) -> String {
  if let guess = closest(to: word, among: candidates) { return "Did you mean “\(guess)”?" }
  if candidates.isEmpty { return "There is none to choose from." }
  return "Possible are: \(candidates.joined(separator: ", "))."
}
