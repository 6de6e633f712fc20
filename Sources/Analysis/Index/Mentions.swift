import SwiftSyntax

extension Nominal {
  /// Every name that its code says, `$count` and `_count` as `count`; attributes left out.
  ///
  /// Wider than ``Member/uses``: nested types, observers, static members and names of anything
  /// else count too, so that a name which is not here is surely not used.
  var mentions: Set<String> {
    let collector = NameCollector()
    for part in parts { collector.walk(part) }
    return collector.names
  }

  /// The declaration and the extensions that bring instance members.
  var parts: [Syntax] {
    let codes = members.map(\.code) + initializers.map { Syntax($0) }
    var found = [declaration]
    for code in codes where !code.isInside(declaration) {
      guard let part = code.ancestors().first(where: { $0.is(ExtensionDeclSyntax.self) }),
        !found.contains(part)
      else { continue }
      found.append(part)
    }
    return found
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
  /// Whether the uses are all there is: the name is not said in setters, observers, initializers
  /// and nested types as well.
  func countsOnly(_ uses: [Use], of property: Property) -> Bool {
    uses.expressionCount == mentions(of: property.name).count
  }

  /// Where the name is said for something of the type's own, as a bare one or behind `self.`, also
  /// `$name` and `_name`; locals of that name among them.
  func ownMentions(of name: String) -> [DeclReferenceExprSyntax] {
    mentions(of: name).filter { mention in
      mention.ancestors().first { $0.isProtocol((any DeclGroupSyntax).self) }
        .map { parts.contains($0) } ?? false
    }
  }

  private func mentions(of name: String) -> [DeclReferenceExprSyntax] {
    let names: Set = [name, "$\(name)", "_\(name)"]
    return parts.flatMap { $0.all(DeclReferenceExprSyntax.self) }
      .filter { names.contains($0.baseName.identifierText) && $0.isOwn }
  }
}

extension [Use] {
  /// How many of them are expressions, unlike `if let name`.
  var expressionCount: Int { count { !$0.node.is(IdentifierPatternSyntax.self) } }
}

extension DeclReferenceExprSyntax {
  /// Whether it is a bare name or behind `self.`, and no member of anything else.
  fileprivate var isOwn: Bool {
    if parent?.is(KeyPathPropertyComponentSyntax.self) == true { return false }
    guard let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id else {
      return true
    }
    return access.base?.isReference(to: "self") ?? false
  }
}
