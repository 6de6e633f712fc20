import SwiftSyntax

extension Rewriter.Concern {
  /// Tells the run what the properties of `@Observable` classes are called.
  ///
  /// A key path cannot be asked for its name on Linux, and the log of changes wants one. Every
  /// class that can be named from file scope gets a conformance behind the last line.
  /// A subclass inherits that of its superclass, which therefore names its properties too.
  static let observableNames = Self(words: ["@Observable", ".Observable"]) { source in
    let visitor = ObservableClasses()
    visitor.walk(source.tree)
    return visitor.families.compactMap { source.append($0.conformance) }
  }
}

private struct ObservableClass {
  /// With dots.
  let name: String
  /// With the space behind it: `public `, or nothing.
  let access: String
  let properties: [Property]

  struct Property {
    let name: String
    let isPrivate: Bool
  }

  /// Key paths and names, as they stand in a dictionary of the class that conforms.
  func entries(in root: ObservableClass) -> [String] {
    properties.filter { root.name == name || !$0.isPrivate }
      .map { "\\\(name).\($0.name): \"\($0.name)\"" }
  }
}

/// A class and those that inherit its conformance.
private struct Family {
  let root: ObservableClass
  let isMainActor: Bool
  var entries: [String] = []

  var conformance: String {
    let names = "[\(entries.joined(separator: ", "))]"
    // The graph asks on the main actor; elsewhere no key path to what it isolates can be formed.
    let body =
      isMainActor
      ? "nonisolated(unsafe) var names: [AnyKeyPath: String] = [:]; "
        + "MainActor.assumeIsolated { names = \(names) }; return names"
      : names
    return "extension \(root.name): SwiftUI._ViewKataNamed "
      + "{ nonisolated \(root.access)static var _viewKataNames: [AnyKeyPath: String] { \(body) } }"
  }
}

private final class ObservableClasses: ScopedVisitor {
  private var found: [ObservableClass] = []
  private var unnameable: Set<String> = []
  /// Dotted names of the classes by their last word, by which a subclass refers to them.
  private var declared: [String: String] = [:]
  /// The last word of each class's superclass.
  private var superclasses: [String: String] = [:]
  private var mainActor: Set<String> = []

  /// What is to be appended, in the order of the root classes.
  var families: [Family] {
    let nameable = found.filter { isNameable($0.name) }
    let byName = Dictionary(nameable.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var families: [String: Family] = [:]
    for type in nameable {
      let lineage = lineage(of: type.name)
      let root = lineage.last { byName[$0] != nil }.flatMap { byName[$0] } ?? type
      var family = families[root.name] ?? Family(root: root, isMainActor: isMainActor(root.name))
      // Only the main actor may form key paths to what it isolates.
      if family.isMainActor || !isMainActor(type.name) {
        family.entries += type.entries(in: root)
      }
      families[root.name] = family
    }
    return nameable.compactMap { families.removeValue(forKey: $0.name) }
      .filter { !$0.entries.isEmpty }
  }

  /// The class and its superclasses, as far as the file declares them.
  private func lineage(of name: String) -> [String] {
    var names = [name]
    while let next = names.last.flatMap({ superclasses[$0] }).flatMap({ declared[$0] }),
      !names.contains(next)
    {
      names.append(next)
    }
    return names
  }

  private func isMainActor(_ name: String) -> Bool {
    lineage(of: name).contains(where: mainActor.contains)
  }

  /// Not if it, or a type around it, has type parameters or is private in another type.
  private func isNameable(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return words.indices.allSatisfy { !unnameable.contains(words[...$0].joined(separator: ".")) }
  }

  private func note(
    _ name: TokenSyntax, _ parameters: GenericParameterClauseSyntax?,
    _ modifiers: DeclModifierListSyntax
  ) {
    if parameters != nil || modifiers.has(.private) && !path.isEmpty {
      unnameable.insert(qualified(name.identifierText))
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.genericParameterClause, node.modifiers)
    let name = qualified(node.name.identifierText)
    if declared[node.name.identifierText] == nil { declared[node.name.identifierText] = name }
    superclasses[name] = node.inheritanceClause?.inheritedTypes.first?.type.names?.last
    if node.attributes.has("MainActor") { mainActor.insert(name) }
    if node.attributes.has("Observable"), !node.hasError, !node.hasOtherActor {
      found.append(
        ObservableClass(
          name: name, access: node.modifiers.publicAccess,
          properties: node.memberBlock.members.flatMap { $0.decl.observed }))
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
    attributes.plain.compactMap(\.attributeName.dottedName)
      .contains { $0.hasSuffix("Actor") && $0 != "MainActor" }
  }
}

extension DeclSyntax {
  /// The stored variables that the macro `@Observable` watches.
  fileprivate var observed: [ObservableClass.Property] {
    guard let property = self.as(VariableDeclSyntax.self),
      property.bindingSpecifier.tokenKind == .keyword(.var),
      !property.attributes.has("ObservationIgnored"),
      !property.attributes.has("MainActor"),
      !property.modifiers.has(.static, .class, .lazy)
    else { return [] }
    let isPrivate = property.modifiers.contains {
      $0.name.tokenKind == .keyword(.private) && $0.detail == nil
    }
    return property.bindings.filter(\.isStored).compactMap { binding in
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      return name.map { ObservableClass.Property(name: $0, isPrivate: isPrivate) }
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
