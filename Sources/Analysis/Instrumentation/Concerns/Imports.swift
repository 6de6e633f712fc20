import SwiftSyntax

extension Rewriter.Concern {
  /// Takes out imports of modules that are not here, without which the compiler reads no further.
  static let imports = Self(
    words: ["import"], isForAllFiles: true, purposes: [.checking, .probing]
  ) { source in
    guard let importable = source.importable else { return [] }
    return Syntax(source.tree).all(ImportDeclSyntax.self)
      .filter { declaration in
        declaration.path.first.map { !importable.contains($0.name.identifierText) } ?? false
      }
      .map { source.blank($0.bytes) }
  }
}
