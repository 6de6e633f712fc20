import SwiftSyntax

/// Which names are views, as far as one file and SwiftUI's best known types tell.
final class KnownViews: ScopedVisitor {
  /// Requirements of the file's own protocols that come with a result builder.
  private(set) var builderRequirements: Set<String> = []
  private var declared: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init()
    walk(tree)
  }

  static func isProtocol(_ name: String) -> Bool {
    name.hasSuffix("View") || name == "DynamicViewContent" || name.hasSuffix("Shape")
  }

  /// Whether a type of that name, generic arguments left out, is a view.
  func containsType(_ names: [String]) -> Bool {
    guard let last = names.last else { return false }
    return names == ["SwiftUI", last] && Self.primitives.contains(last)
      || names == [last] && Self.primitives.contains(last)
      || declared.contains(names.joined(separator: "."))
  }

  private static let primitives: Set<String> = [
    "AnyView", "Button", "Divider", "EmptyView", "EquatableView", "ForEach", "Form",
    "GeometryReader", "Grid", "GridRow", "Group", "HStack", "Image", "Label", "LazyHGrid",
    "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Menu", "ModifiedContent",
    "NavigationLink", "NavigationStack", "NavigationView", "Picker", "ProgressView", "ScrollView",
    "Section", "SecureField", "Slider", "Spacer", "Stepper", "TabView", "Text", "TextEditor",
    "TextField", "TimelineView", "Toggle", "TupleView", "VStack", "ViewThatFits", "ZStack",
    "_ConditionalContent",
  ]

  private func note(_ inheritance: InheritanceClauseSyntax?, _ names: [String]) {
    let inherited = inheritance?.inheritedTypes.compactMap(\.type.dottedName) ?? []
    if inherited.contains("View") { declared.insert(names.joined(separator: ".")) }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, path + [node.name.identifierText])
    return super.visit(node)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, path + [node.name.identifierText])
    return super.visit(node)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let names = node.extendedType.names { note(node.inheritanceClause, names) }
    return super.visit(node)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self), function.attributes.haveBuilder {
        builderRequirements.insert(function.name.identifierText)
      }
      if let property = member.decl.as(VariableDeclSyntax.self), property.attributes.haveBuilder,
        let name = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
      {
        builderRequirements.insert(name.identifier.identifierText)
      }
    }
    return super.visit(node)
  }

  // Types inside functions are found too, but no expression declares one that matters here.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
