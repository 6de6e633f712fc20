import Foundation

/// A learner's guess, made before the first run, beside what that run measured.
public struct Prediction: Codable, Sendable, Equatable {
  public var kata: String
  public var guess: Int
  public var measured: Int
  public var at: Date

  public init(kata: String, guess: Int, measured: Int, at: Date) {
    (self.kata, self.guess, self.measured, self.at) = (kata, guess, measured, at)
  }
}

extension Logbook {
  /// The prediction made for a kata; only the first one counts.
  public func prediction(for kata: String) throws(ProgressError) -> Prediction? {
    try predictions().first { $0.kata == kata }
  }

  public func predictions() throws(ProgressError) -> [Prediction] {
    try database.rows(
      "reading predictions", "SELECT kata, guess, measured, at FROM predictions ORDER BY at"
    ) { row in
      Prediction(
        kata: row.text(0), guess: row.integer(1), measured: row.integer(2),
        at: Date(milliseconds: row.integer(3)))
    }
  }

  /// Keeps a prediction unless the kata has one already.
  public func record(_ prediction: Prediction) throws(ProgressError) {
    try database.run(
      "recording a prediction", "INSERT OR IGNORE INTO predictions VALUES (?, ?, ?, ?)",
      [
        .text(prediction.kata), .integer(prediction.guess), .integer(prediction.measured),
        .integer(prediction.at.milliseconds),
      ])
  }
}
