import Foundation

/// A learner's file as it was before something overwrote it.
public struct Copy: Sendable, Equatable {
  public var id: Int
  public var kata: String
  public var path: String
  public var text: String
  /// The command that overwrote the file.
  public var reason: String
  public var at: Date
}

extension Logbook {
  /// Keeps a file's text before it is overwritten; `kata` is empty for a file of none.
  public func keepCopy(
    of text: String, at path: String, kata: String, before reason: String, on date: Date
  ) throws(ProgressError) {
    try database.run(
      "keeping a copy for undo",
      "INSERT INTO copies (kata, path, text, reason, at) VALUES (?, ?, ?, ?, ?)",
      [
        .text(kata), .text(path), .text(text), .text(reason), .integer(date.milliseconds),
      ])
  }

  /// The copies that the last command kept, of one kata's file or of any: those of one moment.
  public func newestCopies(of kata: String? = nil) throws(ProgressError) -> [Copy] {
    try database.rows(
      "reading copies",
      """
      WITH newest AS (
        SELECT reason, at FROM copies WHERE ?1 IS NULL OR kata = ?1 ORDER BY id DESC LIMIT 1)
      SELECT id, kata, path, text, copies.reason, copies.at FROM copies, newest
      WHERE copies.reason = newest.reason AND copies.at = newest.at
        AND (?1 IS NULL OR kata = ?1) ORDER BY id
      """, [kata.map { .text($0) } ?? .null]
    ) { row in
      Copy(
        id: row.integer(0), kata: row.text(1), path: row.text(2), text: row.text(3),
        reason: row.text(4), at: Date(milliseconds: row.integer(5)))
    }
  }

  /// Gives a copy up once it is back in its file.
  public func forget(_ copy: Copy) throws(ProgressError) {
    try database.run("forgetting a copy", "DELETE FROM copies WHERE id = ?", [.integer(copy.id)])
  }
}
