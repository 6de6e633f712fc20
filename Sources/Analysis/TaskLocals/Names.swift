import SwiftSyntax
import Synchronization

/// What names mean where they stand: locals, parameters, captures, members, globals, in the order
/// in which the compiler looks for them.
///
/// A list of statements is read once for all names in it.
final class Names: Sendable {
  enum Meaning: Sendable {
    case variable(VariableDeclSyntax, PatternBindingSyntax)
    case function(FunctionDeclSyntax)
    /// A parameter of a function or the variable of a loop; `nil` when its type is inferred.
    case value(TypeSyntax?)
    case closureParameter(ClosureExprSyntax, TypeSyntax?)
    /// A copy made when the closure was; `nil` for one under its own name.
    case capture(ClosureExprSyntax, ExprSyntax?)
    /// A property or method of the type around, its own or an inherited one.
    case member(Nominal)
  }

  private let index: SourceIndex
  private let globals: [String: Meaning]
  private let statics: [String: [String: Meaning]]
  private let lists = Mutex<[SyntaxIdentifier: [String: [Local]]]>([:])

  private struct Local {
    /// `nil` for functions, which may be called above their declaration.
    var end: AbsolutePosition?
    var meaning: Meaning
  }

  init(files: [SourceFile], index: SourceIndex) {
    self.index = index
    var outside = Outside()
    for file in files {
      for item in file.tree.statements.unconditional {
        if case .decl(let declaration) = item.item { outside.add(declaration) }
      }
    }
    (globals, statics) = (outside.globals, outside.statics)
  }

  func meaning(of name: String, at node: some SyntaxProtocol) -> Meaning? {
    var child = Syntax(node)
    while let parent = child.parent {
      if let found = meaning(of: name, in: parent, seenFrom: child) { return found }
      child = parent
    }
    return globals[name]
  }

  /// A static member of the type.
  func staticMember(_ name: String, of type: Nominal) -> Meaning? { statics[type.name]?[name] }

  func staticMembers(of type: Nominal) -> [String: Meaning] { statics[type.name] ?? [:] }

  /// Variables and functions outside types.
  var globalMeanings: [Meaning] { globals.sorted { $0.key < $1.key }.map(\.value) }

  /// What is declared outside of functions.
  private struct Outside {
    var globals: [String: Meaning] = [:]
    var statics: [String: [String: Meaning]] = [:]

    mutating func add(_ declaration: DeclSyntax) {
      for (name, meaning) in declaration.meanings { globals[name] = meaning }
      if let group = declaration.asProtocol((any DeclGroupSyntax).self) { addStatics(of: group) }
    }

    private mutating func addStatics(of group: any DeclGroupSyntax) {
      for member in group.memberBlock.members {
        if let inner = member.decl.asProtocol((any DeclGroupSyntax).self) {
          addStatics(of: inner)
        } else if let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
          modifiers.has(.static, .class), let type = member.enclosingTypeName
        {
          for (name, meaning) in member.decl.meanings {
            statics[type, default: [:]][name] = meaning
          }
        }
      }
    }
  }

  private func meaning(of name: String, in parent: Syntax, seenFrom child: Syntax) -> Meaning? {
    switch parent.kind {
    case .codeBlockItemList:
      guard parent.parent?.is(SourceFileSyntax.self) != true else { return nil }
      return locals(of: parent)[name]?
        .last { $0.end.map { $0 <= child.position } ?? true }?.meaning
    case .closureExpr:
      let closure = parent.cast(ClosureExprSyntax.self)
      return child.id == closure.statements.id ? closure.meaning(of: name) : nil
    case .functionDecl:
      let function = parent.cast(FunctionDeclSyntax.self)
      return child.id == function.body?.id ? function.signature.meaning(of: name) : nil
    case .initializerDecl:
      let initializer = parent.cast(InitializerDeclSyntax.self)
      return child.id == initializer.body?.id ? initializer.signature.meaning(of: name) : nil
    case .ifExpr:
      let branch = parent.cast(IfExprSyntax.self)
      return child.id == branch.body.id ? branch.conditions.meaning(of: name) : nil
    case .whileStmt:
      let loop = parent.cast(WhileStmtSyntax.self)
      return child.id == loop.body.id ? loop.conditions.meaning(of: name) : nil
    case .conditionElementList:
      let list = parent.cast(ConditionElementListSyntax.self)
      return list.prefix { $0.id != child.id }.lazy.compactMap { $0.meaning(of: name) }.first
    case .forStmt:
      let loop = parent.cast(ForStmtSyntax.self)
      guard child.id != loop.sequence.id, loop.pattern.names.contains(name) else { return nil }
      return .value(loop.typeAnnotation?.type)
    case .switchCase:
      let branch = parent.cast(SwitchCaseSyntax.self)
      guard child.id == branch.statements.id,
        branch.label.all(IdentifierPatternSyntax.self).contains(where: {
          $0.identifier.identifierText == name
        })
      else { return nil }
      return .value(nil)
    case .memberBlock:
      guard let type = index.type(around: child), has(name, type) else { return nil }
      return .member(type)
    default: return nil
    }
  }

  /// Whether the type or one it inherits from has a member of that name.
  private func has(_ name: String, _ type: Nominal) -> Bool {
    index.withInherited(type).contains {
      $0.property(name) != nil || !$0.members(name).isEmpty || statics[$0.name]?[name] != nil
    }
  }

  private func locals(of list: Syntax) -> [String: [Local]] {
    if let known = lists.withLock({ $0[list.id] }) { return known }
    var found: [String: [Local]] = [:]
    for item in list.cast(CodeBlockItemListSyntax.self) {
      switch item.item {
      case .decl(let declaration):
        let isFunction = declaration.is(FunctionDeclSyntax.self)
        for (name, meaning) in declaration.meanings {
          found[name, default: []]
            .append(Local(end: isFunction ? nil : item.endPosition, meaning: meaning))
        }
      case .stmt(let statement):
        for condition in statement.as(GuardStmtSyntax.self)?.conditions ?? [] {
          for name in condition.names {
            guard let meaning = condition.meaning(of: name) else { continue }
            found[name, default: []].append(Local(end: item.endPosition, meaning: meaning))
          }
        }
      case .expr: break
      @unknown default: break
      }
    }
    lists.withLock { $0[list.id] = found }
    return found
  }
}

extension SourceIndex {
  /// The type, its superclass and its protocols, as far as they are among the files.
  func withInherited(_ type: Nominal) -> [Nominal] {
    var found = [type]
    var next = 0
    while next < found.count {
      for name in found[next].inherited.sorted() {
        guard let parent = self.type(named: name, near: found[next].declaration),
          !found.contains(where: { $0.declaration.id == parent.declaration.id })
        else { continue }
        found.append(parent)
      }
      next += 1
    }
    return found
  }
}

extension DeclSyntax {
  /// The variables or the function it declares.
  fileprivate var meanings: [(String, Names.Meaning)] {
    if let function = self.as(FunctionDeclSyntax.self) {
      return [(function.name.identifierText, .function(function))]
    }
    guard let variable = self.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.flatMap { binding in
      binding.pattern.names.map { ($0, .variable(variable, binding)) }
    }
  }
}

extension PatternSyntax {
  fileprivate var names: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.identifierText] }
    return all(IdentifierPatternSyntax.self).map(\.identifier.identifierText)
  }
}

extension ConditionElementSyntax {
  fileprivate var names: [String] {
    if let binding = condition.as(OptionalBindingConditionSyntax.self) {
      return binding.pattern.names
    }
    return condition.as(MatchingPatternConditionSyntax.self)?.pattern.names ?? []
  }

  fileprivate func meaning(of name: String) -> Names.Meaning? {
    guard names.contains(name) else { return nil }
    return .value(condition.as(OptionalBindingConditionSyntax.self)?.typeAnnotation?.type)
  }
}

extension ConditionElementListSyntax {
  fileprivate func meaning(of name: String) -> Names.Meaning? {
    lazy.compactMap { $0.meaning(of: name) }.first
  }
}

extension FunctionSignatureSyntax {
  fileprivate func meaning(of name: String) -> Names.Meaning? {
    parameterClause.parameters
      .first { ($0.secondName ?? $0.firstName).identifierText == name }
      .map { .value($0.type) }
  }
}

extension ClosureExprSyntax {
  fileprivate func meaning(of name: String) -> Names.Meaning? {
    if let capture = signature?.capture?.items.first(where: { $0.name.identifierText == name }) {
      return .capture(self, capture.initializer?.value)
    }
    guard parameterNames.contains(name) else { return nil }
    if case .parameterClause(let clause) = signature?.parameterClause {
      let parameter = clause.parameters.first {
        ($0.secondName ?? $0.firstName).identifierText == name
      }
      return .closureParameter(self, parameter?.type)
    }
    return .closureParameter(self, nil)
  }
}
