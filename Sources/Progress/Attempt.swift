import Foundation

/// One `check` of one kata, as the road shows it.
public struct Attempt: Codable, Sendable, Equatable {
  /// One row of the verdict's table at that time.
  public struct Count: Codable, Sendable, Equatable {
    /// `RowView.body`, as the table calls it.
    public var label: String
    /// `nil` for goals about texts, and where the step did not happen.
    public var value: Int?
    public var passed: Bool

    public init(label: String, value: Int?, passed: Bool) {
      (self.label, self.value, self.passed) = (label, value, passed)
    }
  }

  public var kata: String
  public var at: Date
  public var passed: Bool
  /// The run's outcome in one word, such as `completed` or `compileFailed`.
  public var outcome: String
  public var counts: [Count]

  public init(kata: String, at: Date, passed: Bool, outcome: String, counts: [Count]) {
    (self.kata, self.at, self.passed) = (kata, at, passed)
    (self.outcome, self.counts) = (outcome, counts)
  }
}

extension Logbook {
  /// Adds an attempt; one that passes solves the kata, at its first such time.
  public func record(_ attempt: Attempt) throws(ProgressError) {
    try database.transaction("recording an attempt") { () throws(ProgressError) in
      try add(attempt)
    }
  }

  /// The attempts at one kata, or at all, oldest first.
  public func attempts(at kata: String? = nil) throws(ProgressError) -> [Attempt] {
    try database.rows(
      "reading attempts",
      """
      SELECT kata, at, passed, outcome, counts FROM attempts
      WHERE ?1 IS NULL OR kata = ?1 ORDER BY at, id
      """, [kata.map { .text($0) } ?? .null]
    ) { row in
      Attempt(
        kata: row.text(0), at: Date(milliseconds: row.integer(1)),
        passed: row.integer(2) != 0, outcome: row.text(3), counts: decoded(row.text(4)))
    }
  }

  /// When each solved kata was solved first.
  public func solved() throws(ProgressError) -> [String: Date] {
    let rows = try database.rows("reading progress", "SELECT kata, at FROM solved") {
      ($0.text(0), Date(milliseconds: $0.integer(1)))
    }
    return Dictionary(rows, uniquingKeysWith: min)
  }

  func add(_ attempt: Attempt) throws(ProgressError) {
    let at = Database.Value.integer(attempt.at.milliseconds)
    try database.run(
      "recording an attempt",
      "INSERT INTO attempts (kata, at, passed, outcome, counts) VALUES (?, ?, ?, ?, ?)",
      [
        .text(attempt.kata), at, .integer(attempt.passed ? 1 : 0), .text(attempt.outcome),
        .text(encoded(attempt.counts)),
      ])
    if attempt.passed { try solve(attempt.kata, at: attempt.at) }
  }

  func solve(_ kata: String, at date: Date) throws(ProgressError) {
    try database.run(
      "recording an attempt",
      "INSERT INTO solved VALUES (?1, ?2) ON CONFLICT (kata) DO UPDATE SET at = min(at, ?2)",
      [.text(kata), .integer(date.milliseconds)])
  }

  private func encoded(_ counts: [Attempt.Count]) -> String {
    do {
      return String(decoding: try JSONEncoder().encode(counts), as: UTF8.self)
    } catch {
      preconditionFailure("strings, integers and Booleans can be encoded: \(error)")
    }
  }

  // A count that another version wrote differently costs a column of the road, not the road.
  private func decoded(_ text: String) -> [Attempt.Count] {
    (try? JSONDecoder().decode([Attempt.Count].self, from: Data(text.utf8))) ?? []
  }
}
