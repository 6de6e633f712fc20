import SwiftSyntax

/// Something that costs more than a body should, where it stands, and what to do about it.
struct Work {
  let node: Syntax
  let what: String
  let remedy: String
}

extension FunctionCallExprSyntax {
  /// The making of something that is meant to be kept: a formatter, a decoder, an expression.
  var toolConstruction: Work? {
    guard let type = constructedType, Self.tools.contains(type) else { return nil }
    return Work(
      node: Syntax(self), what: "A new \(type) is set up",
      remedy: type.hasSuffix("Formatter")
        ? "Keep one in a `static let`, or use `formatted()`." : "Keep one in a `static let`.")
  }

  /// What this call makes, reads or parses at a price; `nil` when it is cheap.
  var expensiveConstruction: Work? {
    if let toolConstruction { return toolConstruction }
    if let type = constructedType {
      if ["Data", "String", "UIImage", "NSImage", "Bundle"].contains(type),
        let label = arguments.first?.label?.text, label.hasPrefix("contentsOf")
      {
        return Work(
          node: Syntax(self), what: "A file is read",
          remedy: "Read it in a task or in the model and keep the result.")
      }
      if type == "AttributedString", argument("markdown") != nil {
        return Work(
          node: Syntax(self), what: "Markdown is parsed",
          remedy: "Parse it where the text changes and keep the result.")
      }
      if ["UIImage", "NSImage"].contains(type), argument("data") != nil {
        return Work(
          node: Syntax(self), what: "An image is decoded",
          remedy: "Decode it in a task or in the model and keep the result.")
      }
      if type == "Dictionary", argument("grouping") != nil {
        return Work(
          node: Syntax(self), what: "A collection is grouped",
          remedy: "Do it where the data changes and keep the result.")
      }
    }
    if ["contents", "contentsOfDirectory", "enumerator"].contains(name), isSentToFileManager {
      return Work(
        node: Syntax(self), what: "The file system is searched",
        remedy: "Read it in a task or in the model and keep the result.")
    }
    return nil
  }

  private var isSentToFileManager: Bool {
    let receiver = calledExpression.chainBase?.as(MemberAccessExprSyntax.self)
    return receiver?.declName.baseName.text == "default"
      && receiver?.base?.isReference(to: "FileManager") == true
  }

  private static let tools: Set = [
    "ByteCountFormatter", "CIContext", "DateComponentsFormatter", "DateFormatter",
    "DateIntervalFormatter", "EnergyFormatter", "ISO8601DateFormatter", "JSONDecoder",
    "JSONEncoder", "LengthFormatter", "ListFormatter", "MassFormatter", "MeasurementFormatter",
    "NSDataDetector", "NSRegularExpression", "NumberFormatter", "PersonNameComponentsFormatter",
    "PropertyListDecoder", "PropertyListEncoder", "Regex", "RelativeDateTimeFormatter",
  ]
}
