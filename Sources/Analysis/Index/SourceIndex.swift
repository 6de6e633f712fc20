import SwiftSyntax

/// The types, their members and the calls found in all files, built once. Previews left out.
struct SourceIndex {
  private(set) var types: [Nominal] = []
  /// Every call of a function or initializer, in source order.
  private(set) var calls: [FunctionCallExprSyntax] = []
  /// Methods of `extension View`, which any view can be sent.
  private(set) var viewExtensionMethods: [FunctionDeclSyntax] = []
  private var named: [String: [Int]] = [:]
  private let made: [Substring: [FunctionCallExprSyntax]]

  var views: [Nominal] { types.filter(\.isView) }

  init(files: [SourceFile]) {
    let collector = DeclarationCollector()
    for file in files { collector.walk(file.tree) }
    types = collector.types
    calls = collector.calls
    made = Dictionary(grouping: collector.calls) {
      $0.constructedType?.split(separator: ".").last ?? ""
    }
    viewExtensionMethods = collector.viewExtensionMethods
    for (position, type) in types.enumerated() { named[type.name, default: []].append(position) }
    for part in collector.extensions { merge(part) }
    for position in types.indices {
      let names = Set(types[position].properties.map(\.name) + types[position].members.map(\.name))
      for member in types[position].members.indices {
        types[position].members[member].uses = uses(of: names, in: types[position].members[member])
      }
    }
  }

  /// The type that `name` means where `node` stands; `nil` when it is not among the files, or when
  /// several files declare one and the node's own file does not settle it.
  func type(named name: String?, near node: some SyntaxProtocol) -> Nominal? {
    guard let name else { return nil }
    var scope = node.enclosingTypeName
    while let outer = scope {
      if let found = unambiguous("\(outer).\(name)", near: node) { return found }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    return unambiguous(name, near: node)
  }

  /// The type whose declaration or extension encloses the node.
  func type(around node: some SyntaxProtocol) -> Nominal? {
    node.enclosingTypeName.flatMap { unambiguous($0, near: node) }
  }

  /// The calls that make a value of the type.
  func constructions(of type: Nominal) -> [FunctionCallExprSyntax] {
    (made[Substring(type.nameToken.identifierText)] ?? []).filter { call in
      self.type(named: call.constructedType, near: call)?.declaration.id == type.declaration.id
    }
  }

  private func unambiguous(_ name: String, near node: some SyntaxProtocol) -> Nominal? {
    let candidates = named[name] ?? []
    if candidates.count == 1 { return types[candidates[0]] }
    let root = node.root.id
    let local = candidates.filter { types[$0].declaration.root.id == root }
    return local.count == 1 ? types[local[0]] : nil
  }

  private mutating func merge(_ part: DeclarationCollector.Extension) {
    guard let type = unambiguous(part.name, near: part.node),
      let position = named[type.name]?.first(where: {
        types[$0].declaration.id == type.declaration.id
      })
    else { return }
    types[position].inherited.formUnion(part.inherited)
    types[position].members += part.members
    types[position].initializers += part.initializers
  }
}

extension SyntaxProtocol {
  /// The dotted name of the innermost type declaration or extension around the node.
  var enclosingTypeName: String? {
    let names = ancestors().compactMap { node -> String? in
      if let part = node.as(ExtensionDeclSyntax.self) { return part.extendedType.dottedName }
      return node.asProtocol((any NamedDeclSyntax).self)
        .flatMap { node.isProtocol((any DeclGroupSyntax).self) ? $0.name.identifierText : nil }
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }
}
