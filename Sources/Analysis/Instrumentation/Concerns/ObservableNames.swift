import SwiftSyntax

extension Rewriter.Concern {
  /// Tells the run what the properties of `@Observable` classes are called.
  ///
  /// A key path cannot be asked for its name on Linux, and the log of changes wants one. Every
  /// class that can be named from file scope gets a conformance behind the last line.
  static let observableNames = Self(words: ["@Observable", ".Observable"]) { source in
    let visitor = ObservableClasses()
    visitor.walk(source.tree)
    return visitor.found.filter { !visitor.isGeneric($0) }
      .compactMap { source.append($0.conformance) }
  }
}

private struct ObservableClass {
  let path: [String]
  let properties: [String]
  let isMainActor: Bool

  var conformance: String {
    let type = path.joined(separator: ".")
    let names = properties.map { "\\\(type).\($0): \"\($0)\"" }.joined(separator: ", ")
    // The graph asks on the main actor, which is what `@preconcurrency` takes its word for.
    let (unchecked, isolation) = isMainActor ? ("@preconcurrency ", "") : ("", "nonisolated ")
    return "extension \(type): \(unchecked)SwiftUI._ViewKataNamed "
      + "{ \(isolation)static var _viewKataNames: [AnyKeyPath: String] { [\(names)] } }"
  }
}

private final class ObservableClasses: ScopedVisitor {
  var found: [ObservableClass] = []
  private var generic: Set<[String]> = []
  private var hidden: Set<[String]> = []
  private var mainActor: Set<String> = []

  /// Whether the class or a type around it has type parameters, or is private in another type.
  func isGeneric(_ type: ObservableClass) -> Bool {
    type.path.indices.contains { index in
      let prefix = Array(type.path[...index])
      return generic.contains(prefix) || hidden.contains(prefix)
    }
  }

  private func note(
    _ name: TokenSyntax, _ parameters: GenericParameterClauseSyntax?,
    _ modifiers: DeclModifierListSyntax
  ) {
    let names = path + [name.unquoted]
    if parameters != nil { generic.insert(names) }
    if !path.isEmpty, modifiers.contains(where: { $0.name.tokenKind == .keyword(.private) }) {
      hidden.insert(names)
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.genericParameterClause, node.modifiers)
    let isMainActor =
      node.attributes.contains(named: "MainActor")
      || node.inheritanceClause?.inheritedTypes.first?.type.lastName.map(mainActor.contains)
        ?? false
    if isMainActor { mainActor.insert(node.name.unquoted) }
    if node.attributes.contains(named: "Observable"), !node.hasError, !node.hasOtherActor {
      let properties = node.memberBlock.members.flatMap { $0.decl.observedNames }
      if !properties.isEmpty {
        found.append(
          ObservableClass(
            path: path + [node.name.unquoted], properties: properties, isMainActor: isMainActor))
      }
    }
    return super.visit(node)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.genericParameterClause, node.modifiers)
    return super.visit(node)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.genericParameterClause, node.modifiers)
    return super.visit(node)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.genericParameterClause, node.modifiers)
    return super.visit(node)
  }

  // What is declared in code is local, and a conditional class may not be there.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visitPost(_ node: CodeBlockSyntax) {}
  override func visitPost(_ node: AccessorBlockSyntax) {}
  override func visitPost(_ node: ClosureExprSyntax) {}
}

extension ClassDeclSyntax {
  /// Whether a global actor of somebody's own isolates the class; the graph is not on that one.
  fileprivate var hasOtherActor: Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element,
        let name = attribute.attributeName.lastName
      else { return false }
      return name.hasSuffix("Actor") && name != "MainActor"
    }
  }
}

extension DeclSyntax {
  /// The stored variables that the macro `@Observable` watches.
  fileprivate var observedNames: [String] {
    guard let property = self.as(VariableDeclSyntax.self),
      property.bindingSpecifier.tokenKind == .keyword(.var),
      !property.attributes.contains(named: "ObservationIgnored"),
      !property.attributes.contains(named: "MainActor"),
      !property.modifiers.contains(where: {
        [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind)
      })
    else { return [] }
    return property.bindings.filter(\.isStored).compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.unquoted
    }
  }
}

extension PatternBindingSyntax {
  fileprivate var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
    return accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}
