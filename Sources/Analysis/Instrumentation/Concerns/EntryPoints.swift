import SwiftSyntax

extension Rewriter.Concern {
  /// Takes `@main` away from types: a measured program begins with its scenario.
  ///
  ///     @main struct MyApp: App { … }
  ///           struct MyApp: App { … }
  static let entryPoints = Self(words: ["@main"]) { source in
    source.tree.statements.unconditional.compactMap { item in
      guard let declaration = item.item.asProtocol((any DeclGroupSyntax).self),
        let attribute = declaration.attributes.first(named: "main")
      else { return nil }
      return source.blank(attribute.bytes)
    }
  }
}
