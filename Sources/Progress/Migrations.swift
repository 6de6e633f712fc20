/// The ordered steps that bring a progress file of any age to the newest format.
///
/// A step that was released is never edited; a change is a new step at the end. The file counts the
/// steps it has had in SQLite's `user_version`.
enum Migrations {
  static let all: [[String]] = [
    [
      """
      CREATE TABLE attempts (
        id INTEGER PRIMARY KEY, kata TEXT NOT NULL, at INTEGER NOT NULL, passed INTEGER NOT NULL,
        outcome TEXT NOT NULL, counts TEXT NOT NULL)
      """,
      "CREATE INDEX attempts_of_kata ON attempts (kata, at)",
      "CREATE TABLE solved (kata TEXT PRIMARY KEY, at INTEGER NOT NULL)",
      "CREATE TABLE hints (kata TEXT PRIMARY KEY, shown INTEGER NOT NULL)",
      """
      CREATE TABLE copies (
        id INTEGER PRIMARY KEY, kata TEXT NOT NULL, path TEXT NOT NULL, text TEXT NOT NULL,
        reason TEXT NOT NULL, at INTEGER NOT NULL)
      """,
      """
      CREATE TABLE predictions (
        kata TEXT PRIMARY KEY, guess INTEGER NOT NULL, measured INTEGER NOT NULL, at INTEGER NOT NULL)
      """,
      "CREATE TABLE place (id INTEGER PRIMARY KEY CHECK (id = 1), kata TEXT NOT NULL)",
    ]
  ]

  static func apply(to database: Database) throws(ProgressError) {
    let doing = "preparing progress"
    let version = try database.rows(doing, "PRAGMA user_version") { $0.integer(0) }.first ?? 0
    guard version <= all.count else {
      throw .newer(path: database.path, version: version, known: all.count)
    }
    for (index, statements) in all.enumerated().dropFirst(version) {
      try database.transaction(doing) { () throws(ProgressError) in
        for statement in statements { try database.run(doing, statement) }
        try database.run(doing, "PRAGMA user_version = \(index + 1)")
      }
    }
  }
}
