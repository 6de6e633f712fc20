extension Logbook {
  /// The slug of the kata that is open, if one ever was.
  public func openKata() throws(ProgressError) -> String? {
    try database.rows("reading progress", "SELECT kata FROM place") { $0.text(0) }.first
  }

  /// Remembers the open kata for the next session.
  public func open(_ kata: String) throws(ProgressError) {
    try database.run(
      "remembering the open kata", "INSERT OR REPLACE INTO place VALUES (1, ?)", [.text(kata)])
  }
}
