import Foundation

/// What SARIF 2.1.0 asks of the parts that are used
/// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json):
/// which properties an object may have and has to have, and of what kind they are.
enum SARIFSchema {
  /// Each place that is not as the schema wants it; empty for a valid log.
  static func complaints(_ value: Any) -> [String] { log.complaints(value, at: "") }

  private indirect enum Shape: Sendable {
    case text
    case oneOf([String])
    case whole(least: Int)
    case matching(String)
    case list(Shape, isUnique: Bool = false)
    case texts
    case object([String: Shape], required: [String])

    func complaints(_ value: Any, at path: String) -> [String] {
      switch (self, value) {
      case (.text, is String): []
      case (.oneOf(let words), let word as String) where words.contains(word): []
      case (.whole(let least), let number as Int) where number >= least: []
      case (.matching(let pattern), let word as String)
      where word.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil: []
      case (.texts, is [String: String]): []
      case (.list(let shape, let isUnique), let values as [Any]):
        values.enumerated().flatMap { shape.complaints($1, at: "\(path)[\($0)]") }
          + (isUnique && Set(values.map { "\($0)" }).count < values.count
            ? ["\(path) repeats"] : [])
      case (.object(let shapes, let required), let object as [String: Any]):
        required.filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
          + object.flatMap { key, value in
            shapes[key]?.complaints(value, at: "\(path).\(key)") ?? ["\(path).\(key) is unknown"]
          }
      default: ["\(path) is wrong: \(value)"]
      }
    }
  }

  private static let message = Shape.object(
    ["text": .text, "markdown": .text, "id": .text], required: ["text"])

  // RFC 3986: what a reference may be written with, and each % begins two digits.
  private static let uri = Shape.matching(
    "(?:[A-Za-z0-9._~:/?#@!$&'()*+,;=\\[\\]-]|%[0-9A-Fa-f]{2})+")

  private static let artifact = Shape.object(
    ["uri": uri, "uriBaseId": .text, "index": .whole(least: -1)], required: [])

  private static let region = Shape.object(
    [
      "startLine": .whole(least: 1), "startColumn": .whole(least: 1),
      "endLine": .whole(least: 1), "endColumn": .whole(least: 1),
    ], required: [])

  private static let location = Shape.object(
    [
      "physicalLocation": .object(
        ["artifactLocation": artifact, "region": region], required: ["artifactLocation"])
    ], required: [])

  private static let fix = Shape.object(
    [
      "description": message,
      "artifactChanges": .list(
        .object(
          [
            "artifactLocation": artifact,
            "replacements": .list(
              .object(
                [
                  "deletedRegion": region,
                  "insertedContent": .object(["text": .text], required: []),
                ],
                required: ["deletedRegion"])),
          ], required: ["artifactLocation", "replacements"]), isUnique: true),
    ], required: ["artifactChanges"])

  private static let rule = Shape.object(
    [
      "id": .text, "name": .text, "shortDescription": message, "fullDescription": message,
      "help": message, "helpUri": uri,
    ], required: ["id"])

  private static let result = Shape.object(
    [
      "ruleId": .text, "ruleIndex": .whole(least: -1),
      "level": .oneOf(["none", "note", "warning", "error"]), "message": message,
      "locations": .list(location), "partialFingerprints": .texts, "fingerprints": .texts,
      "fixes": .list(fix, isUnique: true),
    ], required: ["message"])

  private static let log = Shape.object(
    [
      "$schema": uri, "version": .oneOf(["2.1.0"]),
      "runs": .list(
        .object(
          [
            "tool": .object(
              [
                "driver": .object(
                  [
                    "name": .text, "version": .text, "semanticVersion": .text,
                    "informationUri": uri, "rules": .list(rule, isUnique: true),
                  ], required: ["name"])
              ], required: ["driver"]),
            "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
            "results": .list(result),
          ], required: ["tool"])),
    ], required: ["version", "runs"])
}
