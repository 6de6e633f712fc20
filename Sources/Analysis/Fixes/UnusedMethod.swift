import Kata
import SwiftSyntax

extension Context {
  /// Takes out a method that nobody outside its file can call and nobody in it calls, with the
  /// extension where that has nothing else.
  func deletingUnused(_ method: FunctionDeclSyntax) -> Fix? {
    let name = method.name.identifierText
    guard let file = file(of: method), let item = method.parent?.as(MemberBlockItemSyntax.self),
      let around = item.parent?.parent?.parent?.as(ExtensionDeclSyntax.self),
      method.modifiers.has(.private, .fileprivate) || around.modifiers.has(.private, .fileprivate),
      file.tree.tokens(viewMode: .sourceAccurate).count(where: { $0.isName(name) }) == 1
    else { return nil }
    let isAlone = around.memberBlock.members.count == 1 && around.inheritanceClause == nil
    return fix("Delete \(name), which nobody calls") { draft in
      if isAlone, let statement = around.parent?.as(CodeBlockItemSyntax.self) {
        draft.delete(statement)
      } else {
        draft.delete(item)
      }
    }
  }
}

extension TokenSyntax {
  /// Whether it names something so: `if` also behind a period, not as a keyword.
  fileprivate func isName(_ name: String) -> Bool {
    guard identifierText == name else { return false }
    if case .identifier = tokenKind { return true }
    return previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
  }
}
