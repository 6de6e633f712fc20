import SwiftSyntax

/// How a value can come to differ while the view that shows it stays.
struct Change: OptionSet {
  let rawValue: Int

  /// It is assigned, or handed out as a binding.
  static let value = Change(rawValue: 1)
  /// Elements come and go at the end.
  static let length = Change(rawValue: 2)
  /// Elements are inserted, removed or moved: a position comes to mean another element.
  static let order = Change(rawValue: 4)
  /// A part of it is written.
  static let part = Change(rawValue: 8)
}

/// One place that writes: `items.append(x)`, `model.title = ""`, `TextField("", text: $item.name)`.
struct Write {
  /// What is written, from the root on, without `self` and `$`; `[]` stands for a subscript.
  let path: [String]
  let change: Change
  /// The left side, or the binding.
  let node: Syntax
  /// The type around it.
  let type: String?
  /// Whether it is handed out for others to write.
  var isBinding = false

  /// The path without subscripts.
  var names: [String] { path.filter { $0 != Self.subscripted } }

  static let subscripted = "[]"
}

/// What the files write outside of initializers, by the last name of each path.
struct Writes {
  private var byName: [String: [Write]] = [:]

  init(files: [SourceFile]) {
    for write in spread(files, { WriteCollector.read($0.tree) }).joined() {
      guard let name = write.names.last else { continue }
      byName[name, default: []].append(write)
    }
  }

  /// The writes to anything of that name.
  func named(_ name: String) -> [Write] { byName[name] ?? [] }
}

private final class WriteCollector: SyntaxVisitor {
  private var found: [Write] = []

  static func read(_ tree: SourceFileSyntax) -> [Write] {
    let collector = WriteCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.found
  }

  // A preview never ships; what an initializer sets is where a value begins.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let left = node.elements.first, Syntax(left).isAssigned else { return .visitChildren }
    let isPlain = node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    let targets = left.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [left]
    for target in targets {
      var change: Change = isPlain ? .value : [.value, .length]
      if isPlain, let name = target.writtenPath?.last,
        node.elements.dropFirst(2).contains(where: { $0.rearranges(name) })
          || node.elements.count > 3
            && node.elements.last.map { $0.writtenPath?.last == name } == true
      {
        change.insert(.order)
      }
      add(target, change)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let change = node.mutation
    else { return .visitChildren }
    add(base, change)
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.expression, .value)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text.hasPrefix("$"), node.baseName.text.dropFirst().first?.isLetter == true
    else { return .visitChildren }
    var binding = ExprSyntax(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      binding = ExprSyntax(access)
    }
    while let parent = binding.parent {
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == binding.id {
        binding = ExprSyntax(access)
      } else if let part = parent.as(SubscriptCallExprSyntax.self),
        part.calledExpression.id == binding.id
      {
        binding = ExprSyntax(part)
      } else {
        break
      }
    }
    // `ForEach($items)` hands out elements, not the collection.
    if let rows = binding.rows(below: Syntax(node.root)) {
      add(binding, rows.argument("editActions") == nil ? .part : .order)
    } else {
      add(binding, .value, isBinding: true)
    }
    return .visitChildren
  }

  private func add(_ target: ExprSyntax, _ change: Change, isBinding: Bool = false) {
    guard let path = target.writtenPath, let last = path.last else { return }
    let part = last == Write.subscripted
    found.append(
      Write(
        path: path, change: part ? .part : change, node: Syntax(target),
        type: target.enclosingTypeName, isBinding: isBinding))
  }
}

extension FunctionCallExprSyntax {
  /// What the usual mutating methods do to what they are called on.
  fileprivate var mutation: Change? {
    switch name {
    case "append", "removeLast", "popLast": .length
    case "removeAll": arguments.isEmpty && trailingClosure == nil ? .length : .order
    case "toggle", "negate": arguments.isEmpty ? .value : nil
    case "insert", "remove", "removeFirst", "popFirst", "removeSubrange", "replaceSubrange",
      "move", "sort", "shuffle", "swapAt", "reverse", "partition":
      .order
    case "formUnion", "formIntersection", "subtract", "formSymmetricDifference": [.value, .order]
    default: nil
    }
  }
}

extension ExprSyntax {
  /// Whether it is `items.filter { … }` and the like, of what has that name.
  fileprivate func rearranges(_ name: String) -> Bool {
    Syntax(self).selectsElements
      && Syntax(self).all(DeclReferenceExprSyntax.self).contains {
        $0.baseName.identifierText == name
      }
  }

  /// The names from the root to what is written; `nil` for anything but a chain of names.
  var writtenPath: [String]? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.identifierText
      if name == "self" { return [] }
      return [name.hasPrefix("$") ? String(name.dropFirst()) : name]
    }
    if let access = self.as(MemberAccessExprSyntax.self) {
      guard let path = access.base?.writtenPath else { return nil }
      let name = access.declName.baseName.identifierText
      if name == "wrappedValue" || name == "projectedValue" { return path }
      return path + [name.hasPrefix("$") ? String(name.dropFirst()) : name]
    }
    if let part = self.as(SubscriptCallExprSyntax.self) {
      return part.calledExpression.writtenPath.map { $0 + [Write.subscripted] }
    }
    if let optional = self.as(OptionalChainingExprSyntax.self) {
      return optional.expression.writtenPath
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.writtenPath }
    return nil
  }
}
