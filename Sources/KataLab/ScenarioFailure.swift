/// A place in the scenario.
struct SourcePlace {
  var file: String
  var line: Int

  init(_ file: String, _ line: Int) { (self.file, self.line) = (file, line) }
}

/// Why a scenario could not go on.
struct ScenarioFailure: Error {
  var message: String
  var place: SourcePlace

  init(_ message: String, _ place: SourcePlace) { (self.message, self.place) = (message, place) }
}
