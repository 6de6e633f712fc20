import SwiftSyntax

extension Nominal {
  /// Every name that its code says, `$count` and `_count` as `count`; attributes left out.
  ///
  /// Wider than ``Member/uses``: nested types, observers, static members and names of anything
  /// else count too, so that a name which is not here is surely not used.
  var mentions: Set<String> {
    let collector = NameCollector()
    collector.walk(declaration)
    for member in members where !member.code.isInside(declaration) {
      collector.walk(member.code)
    }
    for initializer in initializers where !initializer.isInside(declaration) {
      collector.walk(initializer)
    }
    return collector.names
  }

  /// Whether a name of its own may answer a requirement of a protocol that is not SwiftUI's.
  var hasForeignProtocols: Bool { !inherited.isSubset(of: Self.knownProtocols) }

  private static let knownProtocols: Set = [
    "View", "ViewModifier", "Equatable", "Hashable", "Identifiable", "Sendable", "DynamicProperty",
    "Animatable", "AnimatableModifier", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle",
    "LabelStyle", "ProgressViewStyle", "GroupBoxStyle", "TextFieldStyle", "App", "Scene",
    "Shape", "InsettableShape", "ToolbarContent", "Commands", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  ]
}

private final class NameCollector: SyntaxVisitor {
  var names: Set<String> = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.baseName)
    return .visitChildren
  }

  // `if let item { }` mentions `item` without an expression.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      add(pattern.identifier)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ token: TokenSyntax) {
    let text = token.identifierText
    names.insert(text)
    if let first = text.first, first == "$" || first == "_" {
      names.insert(String(text.dropFirst()))
    }
  }
}

extension Property {
  /// Whether only its own file may name it.
  var isPrivate: Bool {
    nameToken.ancestors().prefix(4).compactMap { $0.as(VariableDeclSyntax.self) }
      .contains { $0.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) } }
  }
}

extension Nominal {
  /// Whether the uses are all there is: the name is not said in observers or nested types as well.
  func countsOnly(_ uses: [Use], of state: Property) -> Bool {
    let known = uses.filter { $0.node.isInside(declaration) }.count
    let said = declaration.all(DeclReferenceExprSyntax.self).filter { reference in
      let text = reference.baseName.identifierText
      return text == state.name || text == "$\(state.name)" || text == "_\(state.name)"
    }
    return said.count == known
  }
}
