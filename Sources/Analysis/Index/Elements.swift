import SwiftSyntax

extension Changes {
  /// The type of the elements of a collection, where it is among the files: `Item` for `items`,
  /// `$items`, `model.items` and `items.filter { … }`.
  func elementType(of collection: ExprSyntax, in owner: Nominal) -> Nominal? {
    elementName(of: collection, in: owner).flatMap { index.type(named: $0.name, near: $0.node) }
  }

  /// The same by name, also for types that are not among the files, such as `String`.
  func elementName(of collection: ExprSyntax, in owner: Nominal) -> (name: String, node: Syntax)? {
    guard let path = collection.withoutSelection.writtenPath, let last = path.last,
      last != Write.subscripted
    else {
      return nil
    }
    var type = owner
    for name in path.dropLast() {
      guard let next = type.property(name).flatMap({ self.type(of: $0) }) else { return nil }
      type = next
    }
    if let property = type.property(last) { return property.elementName }
    return type.members(last).first { !$0.isFunction }?.returns.flatMap { returned in
      returned.elementType.map { ($0, Syntax(returned)) }
    }
  }

  /// A write to a field of an element of the rows: in the row closure, in a view that is handed a
  /// binding to an element, through a collection, or in a method of the element. A draft that is
  /// kept elsewhere is no element.
  func edit(of field: String, in element: Nominal, shownBy rows: RowCall) -> Write? {
    writes.named(field).first { write in
      let root = write.names[0]
      if write.names.count == 1 { return write.type == element.name }
      if root == rows.element, write.node.isInside(rows.call) { return write.names.count == 2 }
      guard let owner = index.type(named: write.type, near: write.node) else { return false }
      if let data = write.node.rowData(binding: root) {
        return write.names.count == 2
          && elementType(of: data, in: owner)?.declaration.id == element.declaration.id
      }
      if write.path.count == 2, let property = owner.property(root), property.wrapper == "Binding" {
        return type(of: property)?.declaration.id == element.declaration.id
          && isHandedElement(property, of: owner, by: rows)
      }
      return holds(Array(write.path.dropLast()), element, in: owner)
    }
  }

  /// Whether somebody passes `$item` of the rows, or `$items[0]`, for the property.
  private func isHandedElement(_ property: Property, of view: Nominal, by rows: RowCall) -> Bool {
    index.constructions(of: view).contains { call in
      guard let path = call.argument(property.name)?.writtenPath else { return false }
      return path.last == Write.subscripted
        || path.count == 1 && path[0] == rows.element && call.isInside(rows.call)
    }
  }

  /// Whether a path leads to an element of that type: `items[0]`, `model.items[0]`.
  private func holds(_ path: [String], _ element: Nominal, in owner: Nominal) -> Bool {
    var type = owner
    var rest = path[...]
    while let name = rest.popFirst() {
      guard let property = type.property(name) else { return false }
      if rest.first == Write.subscripted {
        guard rest.count == 1, let name = property.elementName,
          let held = index.type(named: name.name, near: name.node)
        else { return false }
        return held.declaration.id == element.declaration.id
      }
      guard let held = self.type(of: property) else { return false }
      type = held
    }
    return false
  }
}

extension Syntax {
  /// What the rows are made from whose closure takes `$item`, where it stands in one.
  fileprivate func rowData(binding name: String) -> ExprSyntax? {
    for node in ancestors() {
      guard let closure = node.as(ClosureExprSyntax.self),
        closure.parameterNames.contains("$" + name), let call = closure.receiver?.call,
        call.makesRows
      else { continue }
      return call.arguments.first?.expression
    }
    return nil
  }
}

extension ExprSyntax {
  /// `items` for `items.filter { … }.sorted()`: what the elements are taken from.
  var withoutSelection: ExprSyntax {
    var expression = self
    while let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      Self.selections.contains(call.name)
    {
      expression = base
    }
    return expression
  }

  private static let selections: Set = [
    "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
  ]
}

extension Property {
  /// `Item` for `var items: [Item]` and for `var items = [Item(…)]`.
  var elementName: (name: String, node: Syntax)? {
    if let type { return type.elementType.map { ($0, Syntax(type)) } }
    guard let array = initializer?.as(ArrayExprSyntax.self), let first = array.elements.first
    else {
      return initializer?.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(ArrayExprSyntax.self)?.elements.first
        .map { ($0.expression.trimmedDescription, Syntax($0)) }
    }
    if first.expression.is(StringLiteralExprSyntax.self) { return ("String", Syntax(first)) }
    return first.expression.as(FunctionCallExprSyntax.self)?.constructedType
      .map { ($0, Syntax(first)) }
  }
}

extension TypeSyntax {
  /// `Item` for `[Item]`, `Array<Item>` and `Binding<[Item]>`.
  fileprivate var elementType: String? {
    if let array = self.as(ArrayTypeSyntax.self) { return array.element.dottedName }
    guard let type = self.as(IdentifierTypeSyntax.self),
      ["Array", "Binding", "ArraySlice", "IdentifiedArrayOf"].contains(type.name.text),
      let argument = type.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    else { return nil }
    return type.name.text == "Binding" ? argument.elementType : argument.dottedName
  }
}
