import SwiftSyntax

extension Rewriter.Concern {
  /// SDK 27, where `@State` is a macro: a declared default is evaluated once per identity.
  ///
  ///     @State var model = Model()
  ///     @_LazyState var model = Model()
  static let lazyState = Self(words: ["State"]) { source in
    guard source.sdk >= 27 else { return [] }
    let visitor = States(viewMode: .sourceAccurate)
    visitor.walk(source.tree)
    return visitor.edits
  }
}

private final class States: SyntaxVisitor {
  var edits: [Rewriter.Edit] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.hasError, let state = node.attributes.first(named: "State"),
      state.arguments == nil, node.bindings.first?.initializer != nil,
      let name = state.attributeName.lastToken(viewMode: .sourceAccurate), name.text == "State"
    else { return .visitChildren }
    edits.append(.insert("_Lazy", at: name.start))
    return .visitChildren
  }
}
