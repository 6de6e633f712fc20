import SwiftSyntax

/// The types, extensions and calls of one file.
struct Declarations: Sendable {
  struct Extension {
    let name: String
    let node: Syntax
    let inherited: Set<String>
    let members: [Member]
    let initializers: [InitializerDeclSyntax]
  }

  fileprivate(set) var types: [Nominal] = []
  fileprivate(set) var extensions: [Extension] = []
  fileprivate(set) var calls: [FunctionCallExprSyntax] = []
  /// What each of ``calls`` makes a value of, by name.
  fileprivate(set) var made: [String?] = []
  /// What each of ``calls`` calls: the type it makes, or the name of the function.
  fileprivate(set) var called: [String] = []
  fileprivate(set) var viewExtensionMethods: [FunctionDeclSyntax] = []
}

/// Walks a file and writes down its declarations.
///
/// Previews are scaffolding that never ships: nothing in them is written down, or found.
final class DeclarationCollector: SyntaxVisitor {
  private var found = Declarations()

  private init() { super.init(viewMode: .sourceAccurate) }

  static func read(_ tree: SourceFileSyntax) -> Declarations {
    let collector = DeclarationCollector()
    collector.walk(tree)
    return collector.found
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .struct, node.name, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .class, node.name, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .enum, node.name, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .actor, node.name, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .protocol, node.name, nil, node.genericWhereClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.extendedType.dottedName else { return .visitChildren }
    let contents = Contents(of: node)
    if name == "View" {
      found.viewExtensionMethods += node.memberBlock.members.compactMap {
        $0.decl.as(FunctionDeclSyntax.self)
      }
    }
    found.extensions.append(
      Declarations.Extension(
        name: name, node: Syntax(node), inherited: node.inheritedNames, members: contents.members,
        initializers: contents.initializers))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.calls.append(node)
    let made = node.constructedType
    found.made.append(made)
    found.called.append(made ?? node.name)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  private func add(
    _ node: some DeclGroupSyntax, _ kind: Nominal.Kind, _ name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard !node.inheritedNames.contains("PreviewProvider") else { return .skipChildren }
    let outer = node.enclosingTypeName.map { $0 + "." } ?? ""
    let contents = Contents(of: node)
    var viewParameters: Set<String> = []
    for parameter in generics?.parameters ?? []
    where parameter.inheritedType?.dottedName == "View" {
      viewParameters.insert(parameter.name.identifierText)
    }
    for requirement in requirements?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.rightType.dottedName == "View", let name = conformance.leftType.dottedName
      else { continue }
      viewParameters.insert(name)
    }
    var type = Nominal(
      name: outer + name.identifierText, kind: kind, declaration: Syntax(node), nameToken: name,
      inherited: node.inheritedNames,
      attributes: Set(node.attributes.plain.compactMap { $0.attributeName.dottedName }),
      viewParameters: viewParameters)
    type.properties = contents.properties
    type.members = contents.members
    type.initializers = contents.initializers
    found.types.append(type)
    return .visitChildren
  }
}

/// The instance members of one declaration or extension.
private struct Contents {
  var properties: [Property] = []
  var members: [Member] = []
  var initializers: [InitializerDeclSyntax] = []

  init(of group: some DeclGroupSyntax) { read(group.memberBlock.members) }

  private mutating func read(_ items: MemberBlockItemListSyntax) {
    for item in items {
      if let variable = item.decl.as(VariableDeclSyntax.self) {
        read(variable)
      } else if let function = item.decl.as(FunctionDeclSyntax.self) {
        read(function)
      } else if let initializer = item.decl.as(InitializerDeclSyntax.self) {
        initializers.append(initializer)
      } else if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if case .decls(let declarations) = clause.elements { read(declarations) }
        }
      }
    }
  }

  private mutating func read(_ variable: VariableDeclSyntax) {
    guard !variable.modifiers.has(.static, .class) else { return }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      if let getter = binding.accessorBlock?.getter {
        members.append(
          Member(
            name: name.identifierText, nameToken: name, returns: binding.typeAnnotation?.type,
            code: getter, attributes: variable.attributes, parameters: [], isFunction: false))
      } else {
        properties.append(
          Property(
            name: name.identifierText, nameToken: name, type: binding.typeAnnotation?.type,
            initializer: binding.initializer?.value, attributes: variable.attributes.plain,
            isConstant: variable.bindingSpecifier.tokenKind == .keyword(.let)))
      }
    }
  }

  private mutating func read(_ function: FunctionDeclSyntax) {
    guard !function.modifiers.has(.static, .class), let code = function.body else { return }
    members.append(
      Member(
        name: function.name.identifierText, nameToken: function.name,
        returns: function.signature.returnClause?.type, code: Syntax(code),
        attributes: function.attributes, parameters: function.parameterNames, isFunction: true))
  }
}

extension AccessorBlockSyntax {
  /// What runs when the property is read; `nil` for a stored property with observers.
  var getter: Syntax? {
    switch accessors {
    case .getter(let statements): Syntax(statements)
    case .accessors(let list):
      list.first { ["get", "_read"].contains($0.accessorSpecifier.text) }?.body.map { Syntax($0) }
    @unknown default: nil
    }
  }
}

extension FunctionDeclSyntax {
  var parameterNames: [String] {
    signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
  }
}
