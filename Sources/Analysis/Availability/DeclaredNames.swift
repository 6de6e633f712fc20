import SwiftSyntax

/// The names that files declare: types, aliases, generic parameters, functions and properties.
struct DeclaredNames: Sendable {
  fileprivate(set) var names: Set<String> = []
  /// Values of the environment.
  fileprivate(set) var environment: Set<String> = []
  /// Those with `@available`, as far as the name says which declaration is meant.
  fileprivate(set) var available: [String: AvailabilityList] = [:]

  init(_ files: [SourceFile]) {
    for file in spread(files, { NameCollector.read($0.tree) }) {
      environment.formUnion(file.environment)
      for name in file.names {
        available[name] = names.insert(name).inserted ? file.available[name] : nil
      }
    }
  }

  fileprivate init() {}
}

private final class NameCollector: SyntaxVisitor {
  private var found = DeclaredNames()

  static func read(_ tree: SourceFileSyntax) -> DeclaredNames {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.found
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.extendedType.dottedName == "EnvironmentValues" {
      for member in node.memberBlock.members {
        for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
          found.environment.insert(binding.pattern.trimmedDescription)
        }
      }
    }
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    node.parent?.is(PatternBindingSyntax.self) == true ? add(node.identifier) : .visitChildren
  }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    let isFirst = found.names.insert(name.identifierText).inserted
    let attributes =
      name.parent?.asProtocol((any WithAttributesSyntax).self)?.attributes.plain ?? []
    found.available[name.identifierText] =
      isFirst ? attributes.lazy.compactMap { AvailabilityList($0) }.first : nil
    return .visitChildren
  }
}
