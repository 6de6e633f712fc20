import Foundation
import Trace

/// One line of the form `file:line:column: severity: text`.
struct CompilerMessage {
  var file: String
  var line: Int
  var column: Int
  var severity: Diagnostic.Severity
  var text: String

  var isOfGlue: Bool { file.hasSuffix(Glue.name) }
  var isMissingScenario: Bool { isOfGlue && text == "cannot find 'scenario' in scope" }
  var isOfMacro: Bool { file.contains("@__swiftmacro_") }

  /// The `x` of `in expansion of macro 'ObservationTracked' on property 'x' here`.
  var expandedProperty: Substring? {
    guard text.hasPrefix("in expansion of macro "), let start = text.firstRange(of: " property '")
    else { return nil }
    return text[start.upperBound...].prefix { $0 != "'" }
  }

  init?(_ printed: Substring) {
    let severities: [(String, Diagnostic.Severity)] = [
      (": error: ", .error), (": warning: ", .warning), (": note: ", .note),
    ]
    let found = severities.compactMap { mark, severity in
      printed.firstRange(of: mark).map { (range: $0, severity: severity) }
    }
    guard let first = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return nil
    }
    let place = printed[..<first.range.lowerBound]
      .split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 2 else { return nil }
    severity = first.severity
    text = String(printed[first.range.upperBound...])
    // `[#SomeGroup]` names a page of the compiler's documentation.
    if text.hasSuffix("]"), let group = text.range(of: " [#", options: .backwards) {
      text.removeSubrange(group.lowerBound...)
    }
    if place.count >= 3, let line = Int(place[place.count - 2]),
      let column = Int(place.last ?? "")
    {
      file = place.dropLast(2).joined(separator: ":")
      (self.line, self.column) = (line, column)
    } else if let line = Int(place.last ?? "") {
      file = place.dropLast().joined(separator: ":")
      (self.line, self.column) = (line, 1)
    } else {
      return nil
    }
  }
}
