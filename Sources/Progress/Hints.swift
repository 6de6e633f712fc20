extension Logbook {
  /// How many hints of a kata were shown so far.
  public func hintsShown(of kata: String) throws(ProgressError) -> Int {
    try database.rows(
      "reading hints", "SELECT shown FROM hints WHERE kata = ?", [.text(kata)]
    ) { $0.integer(0) }.first ?? 0
  }

  /// Remembers that the first `count` hints were shown; never goes back.
  public func showedHints(_ count: Int, of kata: String) throws(ProgressError) {
    try database.run(
      "recording a hint",
      """
      INSERT INTO hints VALUES (?1, ?2)
      ON CONFLICT (kata) DO UPDATE SET shown = max(shown, ?2)
      """, [.text(kata), .integer(count)])
  }
}
