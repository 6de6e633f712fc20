import Foundation

/// What a learner has done: attempts, solved katas, hints shown, predictions, copies for `undo`, and
/// the kata that is open.
///
/// One SQLite file, or only memory when no file can be had. Katas are named by slug, so a course may
/// be renumbered without loss.
public final class Logbook {
  let database: Database

  /// Opens or creates `progress.sqlite` in a folder, which is created if it is missing.
  public init(directory: String) throws(ProgressError) {
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true)
    } catch {
      throw .cannotOpen(path: directory, reason: error.reason)
    }
    database = try Database(path: directory + "/progress.sqlite")
    try Migrations.apply(to: database)
    // A file that can be read but not written would fail at the end of the first check instead.
    try database.transaction("writing progress") { () throws(ProgressError) in
      try database.run("writing progress", "PRAGMA application_id = 1447776833")
    }
  }

  private init(_ database: Database) { self.database = database }

  /// A logbook that is forgotten at the end of the session.
  public static func inMemory() throws(ProgressError) -> Logbook {
    let database = try Database(path: Database.memory)
    try Migrations.apply(to: database)
    return Logbook(database)
  }

  /// Whether what is written here outlives the session.
  public var isKept: Bool { database.path != Database.memory }
}

extension Error {
  /// The system's own words for it, without Foundation's frame.
  var reason: String {
    let error = self as NSError
    guard let below = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      below.domain == NSPOSIXErrorDomain
    else { return error.localizedDescription }
    return String(cString: strerror(Int32(below.code)))
  }
}
