import Analysis
import SwiftParser
import SwiftSyntax
import Testing

/// Another way to write the same program, with every token in the column it was in.
struct Transformation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// How many lines further down everything stands.
  let shift: Int
  /// The files in place of the one; `nil` where there is nothing to write in another way.
  let apply: @Sendable (String) -> [String]?

  static let all = [crlf, conditional, extensions, files]

  /// Lines end as on Windows.
  static let crlf = Transformation("with CRLF") { [$0.replacing("\n", with: "\r\n")] }

  /// All of it stands behind a condition of the compiler's.
  static let conditional = Transformation("behind #if", shift: 1) {
    ["#if compiler(>=6)\n\($0)\n#endif\n"]
  }

  /// Methods and computed properties stand in an extension of their type.
  static let extensions = Transformation("with extensions") { source in
    let bytes = Array(source.utf8)
    var cuts: [(offset: Int, text: String)] = []
    for item in Parser.parse(source: source).statements {
      guard let type = item.item.as(StructDeclSyntax.self), type.attributes.isEmpty,
        let start = type.memberBlock.members.startOfComputed
      else { continue }
      let first = start.positionAfterSkippingLeadingTrivia.utf8Offset
      guard let line = bytes[..<first].lastIndex(of: UInt8(ascii: "\n")) else { continue }
      cuts.append((line, " }; extension \(type.name.trimmedDescription) {"))
    }
    guard !cuts.isEmpty else { return nil }
    var result = bytes
    for cut in cuts.reversed() { result.insert(contentsOf: cut.text.utf8, at: cut.offset) }
    return [String(decoding: result, as: UTF8.self)]
  }

  /// Each declaration that others may see stands in a file of its own.
  static let files = Transformation("in several files") { source in
    let all = Array(Parser.parse(source: source).statements)
    let imports = all.filter { $0.item.is(ImportDeclSyntax.self) }
    let statements = all.filter { !$0.item.is(ImportDeclSyntax.self) }
    let isShared = statements.map { item in
      guard let declaration = item.item.asProtocol((any WithModifiersSyntax).self) else {
        return false
      }
      return !declaration.modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text)
      }
    }
    guard statements.count > 1, isShared.allSatisfy({ $0 }) else { return nil }
    return statements.map { item in
      let ranges = (imports + [item]).map { $0.position.utf8Offset..<$0.endPosition.utf8Offset }
      let bytes = source.utf8.enumerated().map { offset, byte in
        ranges.contains { $0.contains(offset) } || byte == UInt8(ascii: "\n")
          ? byte : UInt8(ascii: " ")
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private init(
    _ name: String, shift: Int = 0, _ apply: @escaping @Sendable (String) -> [String]?
  ) {
    (testDescription, self.shift, self.apply) = (name, shift, apply)
  }
}

extension MemberBlockItemListSyntax {
  /// The first of the members at the end that are no storage, where something stands before them.
  fileprivate var startOfComputed: MemberBlockItemSyntax? {
    let tail = Array(self).reversed().prefix { item in
      if item.decl.is(FunctionDeclSyntax.self) { return true }
      guard let variable = item.decl.as(VariableDeclSyntax.self) else { return false }
      return variable.bindings.allSatisfy { $0.initializer == nil && $0.accessorBlock != nil }
    }
    return tail.count < count ? tail.last : nil
  }
}
