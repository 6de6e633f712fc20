import SwiftSyntax

extension Rewriter.Concern {
  /// Writes out what the macro `@Entry` stands for, on the lines where it stands.
  ///
  ///     @Entry var accent: Color = .red
  ///            var accent: Color { get { self[K.self] } set { self[K.self] = newValue } };
  ///       private enum K: EnvironmentKey { static var defaultValue: Color { .red } }
  ///
  /// The default is computed, so each read that falls back to it evaluates it anew. Without a type
  /// annotation the compiler has to find the type: the key then holds a closure as the witness of
  /// a protocol (appended to the file), and the property's type is the inferred `K.Value`.
  static let entries = Self(words: ["@Entry"], macros: ["Entry"]) { source in
    source.tree.statements.unconditional
      .compactMap { $0.item.as(ExtensionDeclSyntax.self) }
      .flatMap { container -> [Rewriter.Edit] in
        guard let name = container.extendedType.dottedName, let key = keys[name] else { return [] }
        return container.memberBlock.members.unconditional
          .compactMap { Entry($0, container: name, key: key) }
          .flatMap { $0.edits(source) }
      }
  }

  /// The extended types whose entries have a default, and the protocol of their keys.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
  ]
}

private struct Entry {
  let attribute: AttributeSyntax
  let binding: PatternBindingSyntax
  let access: String
  let name: String
  let container: String
  let key: String

  init?(_ member: MemberBlockItemSyntax, container: String, key: String) {
    guard let property = member.decl.as(VariableDeclSyntax.self), !property.hasError,
      let attribute = property.attributes.first(named: "Entry"),
      property.bindings.count == 1, let binding = property.bindings.first,
      binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return nil }
    self.attribute = attribute
    self.binding = binding
    self.access = property.modifiers.publicAccess
    self.name = name
    self.container = container
    self.key = key
  }

  func edits(_ source: Rewriter.Source) -> [Rewriter.Edit] {
    let type = binding.typeAnnotation?.type
    guard let value = binding.initializer?.value else {
      // Only an optional can go without a default.
      guard let type, type.is(OptionalTypeSyntax.self) else { return [] }
      let whole = " \(accessors); \(annotated(type)) nil } }"
      return [source.blank(attribute.bytes), .insert(whole, at: type.end)]
    }
    guard let type else {
      let helper = source.append(
        "\(access)protocol \(helperName): \(key) { associatedtype Value; "
          + "static var make: () -> Value { get } }; "
          + "extension \(helperName) { \(access)static var defaultValue: Value { make() } }")
      guard let helper else { return [] }
      let inferred =
        ": \(keyName).Value \(accessors); \(access)enum \(keyName): \(helperName) "
        + "{ nonisolated(unsafe) \(access)static let make = { "
      return expansion(inferred, from: binding.pattern.end, value, source) + [helper]
    }
    return expansion(" \(accessors); \(annotated(type)) ", from: type.end, value, source)
  }

  private func expansion(
    _ text: String, from start: Int, _ value: ExprSyntax, _ source: Rewriter.Source
  ) -> [Rewriter.Edit] {
    [
      source.blank(attribute.bytes), source.replace(start..<value.start, with: text),
      .insert(" } }", at: value.end),
    ]
  }

  private func annotated(_ type: TypeSyntax) -> String {
    let spelled = type.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "private enum \(keyName): \(key) { static var defaultValue: \(spelled) {"
  }

  private var accessors: String {
    "{ get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } }"
  }

  private var keyName: String { "_ViewKataEntry_\(name)" }
  private var helperName: String { "_ViewKataDefault_\(container)_\(name)" }
}
