import Foundation

/// Progress as one JSON document, to carry between machines.
public struct ExportedProgress: Codable, Sendable, Equatable {
  public var schema = 1
  /// When each kata was solved first, by slug.
  public var solved: [String: Date]
  public var hints: [String: Int]
  public var attempts: [Attempt]
  public var predictions: [Prediction]
}

extension Logbook {
  public func exported() throws(ProgressError) -> ExportedProgress {
    let hints = try database.rows("reading hints", "SELECT kata, shown FROM hints") {
      ($0.text(0), $0.integer(1))
    }
    return ExportedProgress(
      solved: try solved(), hints: Dictionary(hints, uniquingKeysWith: max),
      attempts: try attempts(), predictions: try predictions())
  }

  /// Adds what another machine knows: solved stays solved, more hints win, attempts are joined.
  ///
  /// Importing the same document twice changes nothing. Returns the number of new attempts.
  @discardableResult
  public func merge(_ other: ExportedProgress) throws(ProgressError) -> Int {
    let known = try attempts()
    let new = other.attempts.filter { !known.contains($0) }
    try database.transaction("importing progress") { () throws(ProgressError) in
      for attempt in new { try add(attempt) }
      for (kata, date) in other.solved { try solve(kata, at: date) }
      for (kata, shown) in other.hints { try showedHints(shown, of: kata) }
      for prediction in other.predictions { try record(prediction) }
    }
    return new.count
  }
}

extension ExportedProgress {
  /// The document, with sorted keys, so that two exports of one state are equal.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.milliseconds)
    }
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      preconditionFailure("numbers and strings can be encoded: \(error)")
    }
  }

  /// Reads a document; `path` is for the message.
  public init(json: Data, path: String) throws(ProgressError) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      return Date(milliseconds: try container.decode(Int.self))
    }
    do {
      self = try decoder.decode(ExportedProgress.self, from: json)
    } catch {
      throw .notAnExport(path: path, reason: "\(error)")
    }
  }
}
