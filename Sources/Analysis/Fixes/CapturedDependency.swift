import Kata
import SwiftSyntax

extension Context {
  /// Takes a dependency that is read in a group's body in the capture list of the group's closure,
  /// which happens before the group is there.
  func capturing(_ effect: TaskEffect) -> Fix? {
    guard case .read(let full, _) = effect.kind, effect.path.isEmpty,
      let group = effect.node.groupAround(taskEffects), let file = file(of: group.body),
      let read = DependencyRead(effect.node)
    else { return nil }
    let name = full.split(separator: ".").last.map(String.init) ?? full
    let body = Syntax(group.body)
    // All reads of the same dependency in this group; those of groups inside are their own.
    let reads = taskEffects.inGroups.map(\.effect).compactMap { other -> DependencyRead? in
      guard case .read(full, _) = other.kind, other.path.isEmpty,
        other.node.groupAround(taskEffects)?.body.id == group.body.id
      else { return nil }
      return DependencyRead(other.node)
    }
    guard reads.allSatisfy({ $0.source == read.source || $0.isOfSelf && read.isOfSelf }),
      reads.allSatisfy({ !$0.isWritten }),
      !group.body.isHidden(name, reads: reads, names: taskEffects.names)
    else { return nil }
    let meaning = taskEffects.names.meaning(of: name, at: group.call)
    let declaration: VariableDeclSyntax?
    var isCaptured = false
    switch meaning {
    case .variable(let variable, _):
      guard variable.attributes.isDependency else { return nil }
      declaration = nil
    case .capture(_, let value):
      // An outer group's closure has it already.
      guard read.isOfSelf, value.map({ $0.trimmedDescription == "self.\(name)" }) ?? true else {
        return nil
      }
      (declaration, isCaptured) = (nil, true)
    case .member(let owner):
      guard read.isOfSelf, owner.property(name)?.isDependency == true else { return nil }
      declaration = nil
    case nil:
      if read.isOfSelf {
        declaration = body.declaration(of: name)
        guard let declaration, declaration.attributes.isDependency else { return nil }
      } else {
        declaration = nil
      }
    default: return nil
    }
    guard read.isOfSelf || read.isReachable(before: group.body, taskEffects.names) else {
      return nil
    }
    // Bare mentions in children would be of what was captured as well.
    guard !group.body.mentions(name, inBindings: taskEffects) else { return nil }
    let layout = Layout(file)
    return fix("Capture \(name) in the closure of \(group.call.name)") { draft in
      if let declaration { draft.hoist(declaration, above: group.call, layout) }
      if !isCaptured {
        let isBare = reads.contains { $0.isBare } || declaration != nil
        draft.capture(isBare ? name : "\(name) = \(read.text)", in: group.body)
      }
      for read in reads { draft.use(name, for: read, layout) }
    }
  }
}

/// One mention of a dependency in the body of a group.
private struct DependencyRead {
  /// What is to be the captured name.
  let expression: Syntax
  /// Without `self.`.
  let source: String
  let isOfSelf: Bool
  /// Whether it is the name alone.
  let isBare: Bool
  let text: String

  init?(_ node: Syntax) {
    if let capture = node.as(ClosureCaptureSyntax.self) {
      guard capture.specifier == nil else { return nil }
      self.init(node, source: capture.name.identifierText, isOfSelf: true, isBare: true)
    } else if let access = node.as(MemberAccessExprSyntax.self) {
      guard access.base?.isReference(to: "self") == true else { return nil }
      self.init(node, source: access.declName.trimmedDescription, isOfSelf: true, isBare: false)
    } else if let reference = node.as(DeclReferenceExprSyntax.self) {
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self),
        access.declName.id == reference.id
      else {
        self.init(node, source: reference.trimmedDescription, isOfSelf: true, isBare: true)
        return
      }
      // `model.api`, `Globals.api`
      guard let base = access.base,
        base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self)
      else { return nil }
      self.init(
        Syntax(access), source: access.trimmedDescription, isOfSelf: false, isBare: false)
    } else {
      return nil
    }
  }

  private init(_ node: Syntax, source: String, isOfSelf: Bool, isBare: Bool) {
    expression = node
    (self.source, self.isOfSelf, self.isBare) = (source, isOfSelf, isBare)
    text = node.trimmedDescription
  }

  var isWritten: Bool {
    expression.isAssigned || expression.parent?.is(InOutExprSyntax.self) == true
      || expression.ancestors().prefix(6).contains { $0.isAssigned }
  }

  /// The statement `let api = self.api`, which the capture takes the place of.
  var alias: CodeBlockItemSyntax? {
    guard let binding = expression.parent?.parent?.as(PatternBindingSyntax.self),
      expression.parent?.is(InitializerClauseSyntax.self) == true,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindings.count == 1, variable.bindingSpecifier.tokenKind == .keyword(.let),
      binding.typeAnnotation == nil,
      binding.pattern.trimmedDescription == source.split(separator: ".").last.map(String.init)
    else { return nil }
    return variable.parent?.as(CodeBlockItemSyntax.self)
  }

  /// Whether what it is taken from is there before the closure, and stays.
  func isReachable(before body: ClosureExprSyntax, _ names: Names) -> Bool {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      let root = base.chainRoot.as(DeclReferenceExprSyntax.self)
    else { return false }
    let name = root.baseName.identifierText
    if name == "self" || name.first?.isUppercase == true { return true }
    guard !Syntax(root).isShadowed(name, below: Syntax(body).parent ?? Syntax(body)) else {
      return false
    }
    return switch names.meaning(of: name, at: body) {
    case .variable(let variable, _): variable.bindingSpecifier.tokenKind == .keyword(.let)
    case .value, .closureParameter: true
    case .member(let owner): owner.property(name)?.isConstant == true
    default: false
    }
  }
}

extension Syntax {
  /// The outermost group that is open on the task that runs the node: what its closure captures is
  /// read before all of them.
  fileprivate func groupAround(_ effects: TaskEffects)
    -> (call: FunctionCallExprSyntax, body: ClosureExprSyntax)?
  {
    var found: (call: FunctionCallExprSyntax, body: ClosureExprSyntax)?
    var child = self
    for node in ancestors() {
      defer { child = node }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.takesGroup ? nil : found
      }
      guard let closure = node.as(ClosureExprSyntax.self),
        // What its signature captures is taken outside of it.
        child.id == closure.statements.id, let (call, label, _) = closure.receiver
      else { continue }
      if call.opensGroup, call.groupBody?.id == closure.id {
        found = (call, closure)
      } else if call.runs(closure, label: label) != .here {
        return found
      }
    }
    return found
  }

  /// The variable of that name declared by one of the closure's own statements.
  fileprivate func declaration(of name: String) -> VariableDeclSyntax? {
    self.as(ClosureExprSyntax.self)?.statements.lazy
      .compactMap { $0.item.as(VariableDeclSyntax.self) }
      .first {
        $0.bindings.count == 1 && $0.bindings.first?.pattern.trimmedDescription == name
      }
  }
}

extension ClosureExprSyntax {
  /// Whether the name means something else where one of the reads stands, or where other mentions
  /// would come to mean the capture.
  fileprivate func isHidden(_ name: String, reads: [DependencyRead], names: Names) -> Bool {
    let aliases = reads.compactMap { $0.alias?.id }
    return reads.contains { read in
      switch names.meaning(of: name, at: read.expression) {
      case .variable(let variable, _):
        !variable.attributes.isDependency
          && !aliases.contains { $0 == variable.parent?.id }
      case .value, .closureParameter, .function: read.isOfSelf
      default: false
      }
    }
  }

  /// Whether the name alone is mentioned in the operation of a binding, where reading it again
  /// gives what is bound there.
  fileprivate func mentions(_ name: String, inBindings effects: TaskEffects) -> Bool {
    statements.all(DeclReferenceExprSyntax.self).contains { mention in
      guard mention.baseName.identifierText == name,
        mention.parent?.as(MemberAccessExprSyntax.self)?.declName.id != mention.id
      else { return false }
      return mention.ancestors(below: Syntax(self)).contains { node in
        node.as(ClosureExprSyntax.self)?.receiver?.call.bindsTaskLocals(effects) ?? false
      }
    }
  }
}

extension Draft {
  /// Adds to a closure's capture list.
  fileprivate mutating func capture(_ item: String, in closure: ClosureExprSyntax) {
    guard let signature = closure.signature else {
      return insert(" [\(item)] in", after: closure.leftBrace)
    }
    if let capture = signature.capture {
      guard let last = capture.items.last else { return giveUp() }
      insert(", \(item)", after: last)
    } else if let start = signature.firstToken(viewMode: .sourceAccurate) {
      insert("[\(item)] ", before: start)
    }
  }

  /// Puts a declaration before the statement that the call stands in.
  fileprivate mutating func hoist(
    _ declaration: VariableDeclSyntax, above call: FunctionCallExprSyntax, _ layout: Layout
  ) {
    guard let item = declaration.parent?.as(CodeBlockItemSyntax.self),
      let place = call.ancestors().lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
      let list = place.parent?.as(CodeBlockItemListSyntax.self), layout.begins(place),
      layout.begins(item), item.leadingTrivia.comments.isEmpty
    else { return giveUp() }
    delete(item)
    var text = declaration.text(in: layout) + "\n"
    if list.count == 1, place.item.is(ExprSyntax.self) {
      // What was returned by being alone has to say so now.
      guard list.parent?.is(ClosureExprSyntax.self) != true else { return giveUp() }
      let function = list.parent?.parent?.as(FunctionDeclSyntax.self)
      guard let function else { return giveUp() }
      let returned = function.signature.returnClause?.type.trimmedDescription ?? "Void"
      if returned != "Void", returned != "()" { text += "return " }
    }
    let first = place.firstToken(viewMode: .sourceAccurate)
    guard let first else { return giveUp() }
    replace(first, with: text + first.text)
  }

  /// Writes the captured name where a dependency was read.
  fileprivate mutating func use(_ name: String, for read: DependencyRead, _ layout: Layout) {
    if let alias = read.alias { return delete(alias) }
    if let capture = read.expression.as(ClosureCaptureSyntax.self) {
      // A child takes what the group's closure has, without being told.
      return remove(capture)
    }
    if let capture = read.expression.parent?.parent?.as(ClosureCaptureSyntax.self),
      capture.name.identifierText == name
    {
      return remove(capture)
    }
    if !read.isBare { replace(read.expression, with: name) }
  }

  private mutating func remove(_ capture: ClosureCaptureSyntax) {
    guard let items = capture.parent?.as(ClosureCaptureListSyntax.self),
      let clause = items.parent?.as(ClosureCaptureClauseSyntax.self),
      let signature = clause.parent?.as(ClosureSignatureSyntax.self),
      let closure = signature.parent?.as(ClosureExprSyntax.self)
    else { return giveUp() }
    if items.count > 1 {
      let rest = items.filter { $0.id != capture.id }.map {
        $0.with(\.trailingComma, nil).trimmedDescription
      }
      return replace(clause, with: "[\(rest.joined(separator: ", "))]")
    }
    if signature.parameterClause == nil, signature.effectSpecifiers == nil,
      signature.returnClause == nil, signature.attributes.isEmpty
    {
      replace(from: closure.leftBrace, through: signature.inKeyword, with: "{")
    } else if let next = clause.nextToken(viewMode: .sourceAccurate) {
      replace(from: clause, through: next, with: next.text)
    }
  }
}
