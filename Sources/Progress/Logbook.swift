/// What a learner has done: attempts, solved katas, hints shown, predictions, copies for `undo`, and
/// the kata that is open.
///
/// One SQLite file, or only memory when no file can be had. Katas are named by slug, so a course may
/// be renumbered without loss.
public final class Logbook {
  let database: Database

  /// Opens or creates `progress.sqlite` in a folder, which is created if it is missing.
  public init(directory: String) throws(ProgressError) {
    try makeFolder(directory)
    database = try Database(path: directory + Self.file)
    try Migrations.apply(to: database)
    // A file that can be read but not written would fail at the end of the first check instead.
    try database.transaction("writing progress") { () throws(ProgressError) in
      try database.run("writing progress", "PRAGMA application_id = 1447776833")
    }
  }

  private init(_ database: Database) { self.database = database }

  /// A logbook that is forgotten at the end of the session.
  ///
  /// It begins with what a folder's logbook says, as far as that can be read: a disk that takes no
  /// writes may still give what was written before.
  public static func inMemory(from directory: String? = nil) throws(ProgressError) -> Logbook {
    let database = try Database(path: Database.memory)
    if let directory { database.load(directory + file) }
    do {
      try Migrations.apply(to: database)
      return Logbook(database)
    } catch {
      // What was loaded is of no use, so it is better to begin with nothing.
      let empty = try Database(path: Database.memory)
      try Migrations.apply(to: empty)
      return Logbook(empty)
    }
  }

  private static let file = "/progress.sqlite"

  /// Whether what is written here outlives the session.
  public var isKept: Bool { database.path != Database.memory }
}
