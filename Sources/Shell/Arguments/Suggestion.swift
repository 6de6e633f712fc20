/// `Did you mean …?` when one of the candidates is near, otherwise `fallback`.
func suggestion(for word: String, among candidates: [String], or fallback: String = "") -> String {
  let near = nearest(to: word, among: candidates)
  guard !near.isEmpty else { return fallback }
  return "Did you mean \(near.joined(separator: " or "))?"
}

/// The candidates that are a few slips of the fingers away, nearest first, at most three.
func nearest(to word: String, among candidates: [String]) -> [String] {
  let allowed = max(1, word.count / 3)
  return candidates.map { ($0, slips(from: word.lowercased(), to: $0.lowercased())) }
    .filter {
      $0.1 <= allowed || (word.count > 1 && $0.0.lowercased().hasPrefix(word.lowercased()))
    }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    .prefix(3).map(\.0)
}

/// The candidate a word stands for: itself, or the only one that begins with it.
func completed(_ word: String, among candidates: [String]) -> String? {
  if candidates.contains(word) { return word }
  let beginning = candidates.filter { $0.hasPrefix(word) }
  return beginning.count == 1 ? beginning[0] : nil
}

/// Insertions, deletions, replacements and swaps of neighbours between two words.
func slips(from a: String, to b: String) -> Int {
  let (a, b) = (Array(a), Array(b))
  var rows = [Array(0...b.count)]
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, rows[i - 1][j - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
