import SwiftSyntax

/// The types, their members and the calls found in all files, built once. Previews left out.
struct SourceIndex {
  private(set) var types: [Nominal] = []
  /// Every call of a function or initializer, in source order.
  private(set) var calls: [FunctionCallExprSyntax] = []
  /// Methods of `extension View`, which any view can be sent.
  private(set) var viewExtensionMethods: [FunctionDeclSyntax] = []
  private var named: [String: [Int]] = [:]
  /// What may follow the name of a type around: `Row` and `Row.Label` for `List.Row.Label`.
  private var nested: Set<String> = []
  /// ``calls`` by what they call.
  private var called: [String: [FunctionCallExprSyntax]] = [:]
  /// The calls that make a value, by the declaration of its type.
  private var made: [SyntaxIdentifier: [FunctionCallExprSyntax]] = [:]
  /// The types of names that several declarations have, by file; `nil` where one file has several.
  private var local: [String: [SyntaxIdentifier: Int?]] = [:]
  /// Every `ForEach` and `List` over data in the code of a type.
  private(set) var rowCalls: [RowCall] = []

  var views: [Nominal] { types.filter(\.isView) }

  init(files: [SourceFile]) {
    let declarations = spread(files) { DeclarationCollector.read($0.tree) }
    types = declarations.flatMap(\.types)
    calls = declarations.flatMap(\.calls)
    viewExtensionMethods = declarations.flatMap(\.viewExtensionMethods)
    for (position, type) in types.enumerated() { named[type.name, default: []].append(position) }
    for name in named.keys {
      var rest = name[...]
      while let dot = rest.firstIndex(of: ".") {
        rest = rest[rest.index(after: dot)...]
        nested.insert(String(rest))
      }
    }
    for (name, candidates) in named where candidates.count > 1 {
      local[name] = Dictionary(
        candidates.map { (types[$0].declaration.root.id, $0) }, uniquingKeysWith: { _, _ in nil })
    }
    for part in declarations.flatMap(\.extensions) { merge(part) }
    let index = self
    let uses = spread(types) { type in
      let names = Set(type.properties.map(\.name) + type.members.map(\.name))
      return type.members.map { index.uses(of: names, in: $0) }
    }
    for (position, uses) in uses.enumerated() {
      for (member, uses) in uses.enumerated() { types[position].members[member].uses = uses }
    }
    for (call, name) in declarations.flatMap({ zip($0.calls, $0.called) }) {
      called[name, default: []].append(call)
    }
    for (call, name) in declarations.flatMap({ zip($0.calls, $0.made) }) {
      guard let name, let position = position(named: name, near: call) else { continue }
      made[types[position].declaration.id, default: []].append(call)
    }
    rowCalls = rows
  }

  /// The calls that make a value of a type of that name, such as `ZStack`, or that call a function or
  /// modifier of that name, in source order.
  func calls(named names: String...) -> [FunctionCallExprSyntax] {
    names.flatMap { called[$0] ?? [] }
  }

  /// The type that `name` means where `node` stands; `nil` when it is not among the files, or when
  /// several files declare one and the node's own file does not settle it.
  func type(named name: String?, near node: some SyntaxProtocol) -> Nominal? {
    guard let name else { return nil }
    return position(named: name, near: node).map { types[$0] }
  }

  private func position(named name: String, near node: some SyntaxProtocol) -> Int? {
    var scope = nested.contains(name) ? node.enclosingTypeName : nil
    while let outer = scope {
      if let found = unambiguous("\(outer).\(name)", near: node) { return found }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    return unambiguous(name, near: node)
  }

  /// The type whose declaration or extension encloses the node.
  func type(around node: some SyntaxProtocol) -> Nominal? {
    node.enclosingTypeName.flatMap { unambiguous($0, near: node) }.map { types[$0] }
  }

  /// The calls that make a value of the type.
  func constructions(of type: Nominal) -> [FunctionCallExprSyntax] {
    made[type.declaration.id] ?? []
  }

  private func unambiguous(_ name: String, near node: some SyntaxProtocol) -> Int? {
    guard let candidates = named[name] else { return nil }
    if candidates.count == 1 { return candidates[0] }
    return local[name]?[node.root.id] ?? nil
  }

  private mutating func merge(_ part: Declarations.Extension) {
    guard let position = unambiguous(part.name, near: part.node) else { return }
    types[position].inherited.formUnion(part.inherited)
    types[position].members += part.members
    types[position].initializers += part.initializers
  }
}
