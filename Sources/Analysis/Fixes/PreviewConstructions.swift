import SwiftSyntax

extension Context {
  /// The calls that make a value of the type in previews, which the index leaves out.
  func previewConstructions(of type: Nominal) -> [FunctionCallExprSyntax] {
    let known = Set(index.constructions(of: type).map(\.id))
    let name = type.nameToken.identifierText
    return files(saying: name).filter { $0.says("Preview") }
      .flatMap { $0.tree.all(FunctionCallExprSyntax.self) }
      .filter { call in
        guard let made = call.constructedType,
          made.split(separator: ".").last.map(String.init) == name
        else { return false }
        return !known.contains(call.id)
          && index.type(named: made, near: call)?.declaration.id == type.declaration.id
      }
  }
}
