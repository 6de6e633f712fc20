import SwiftSyntax

/// The nodes of one file by kind, in source order, and the types around them: read in one walk, so
/// that nobody has to walk again for what stands in a piece of the file.
struct NodeLists: Sendable {
  /// Those of the files that are analysed, by the root of their trees.
  @TaskLocal static var known: [SyntaxIdentifier: NodeLists] = [:]

  private let lists: [List]
  private let scopes: [Scope]

  init(_ tree: SourceFileSyntax) {
    let collector = NodeCollector()
    collector.walk(tree)
    (lists, scopes) = (collector.lists, collector.scopes)
  }

  /// The nodes of a kind in `root`, itself among them; `nil` for a kind that is not listed.
  func nodes<Node: SyntaxProtocol>(_ type: Node.Type, in root: Syntax) -> [Node]? {
    Self.positions[ObjectIdentifier(type)].map { position in
      lists[position].range(in: root).map { lists[position].nodes[$0].cast(Node.self) }
    }
  }

  /// The dotted name of the innermost type declaration or extension around the node.
  func typeName(around node: Syntax) -> String? {
    let order = node.order
    var low = 0
    var high = scopes.count
    while low < high {
      let middle = (low + high) / 2
      if scopes[middle].order < order { low = middle + 1 } else { high = middle }
    }
    let start = node.position.utf8Offset
    var candidate = low - 1
    while candidate >= 0 {
      let scope = scopes[candidate]
      if start < scope.end { return scope.name }
      // What has no width may be the last of the one or stand behind it.
      if start == scope.end, node.endPosition.utf8Offset == start { return node.walkedTypeName }
      candidate = scope.outer
    }
    return nil
  }

  /// What is listed: the kinds that rules look for.
  fileprivate static func position(of kind: SyntaxKind) -> Int? {
    switch kind {
    case .functionCallExpr: 0
    case .declReferenceExpr: 1
    case .memberAccessExpr: 2
    case .identifierPattern: 3
    case .closureExpr: 4
    case .sequenceExpr: 5
    case .ifExpr: 6
    case .switchExpr: 7
    case .functionDecl: 8
    case .variableDecl: 9
    case .patternBinding: 10
    case .returnStmt: 11
    case .integerLiteralExpr: 12
    case .identifierType: 13
    case .availabilityCondition: 14
    case .awaitExpr: 15
    case .forStmt: 16
    case .structDecl: 17
    case .enumCaseElement: 18
    case .macroExpansionExpr: 19
    case .macroExpansionDecl: 20
    default: nil
    }
  }

  fileprivate static let types: [any SyntaxProtocol.Type] = [
    FunctionCallExprSyntax.self, DeclReferenceExprSyntax.self, MemberAccessExprSyntax.self,
    IdentifierPatternSyntax.self, ClosureExprSyntax.self, SequenceExprSyntax.self,
    IfExprSyntax.self, SwitchExprSyntax.self, FunctionDeclSyntax.self, VariableDeclSyntax.self,
    PatternBindingSyntax.self, ReturnStmtSyntax.self, IntegerLiteralExprSyntax.self,
    IdentifierTypeSyntax.self, AvailabilityConditionSyntax.self, AwaitExprSyntax.self,
    ForStmtSyntax.self, StructDeclSyntax.self, EnumCaseElementSyntax.self,
    MacroExpansionExprSyntax.self, MacroExpansionDeclSyntax.self,
  ]

  private static let positions = Dictionary(
    uniqueKeysWithValues: types.enumerated().map { (ObjectIdentifier($1), $0) })

  /// The nodes of one kind.
  fileprivate struct List {
    var nodes: [Syntax] = []
    /// The place of each among all nodes of the tree, and where it begins: both only grow.
    var orders: [UInt32] = []
    var starts: [Int32] = []

    mutating func append(_ node: Syntax) {
      nodes.append(node)
      orders.append(node.order)
      starts.append(Int32(truncatingIfNeeded: node.position.utf8Offset))
    }

    func range(in root: Syntax) -> Range<Int> {
      let first = Self.first(in: orders, from: root.order)
      let end = Int32(truncatingIfNeeded: root.endPosition.utf8Offset)
      var last = max(first, Self.first(in: starts, from: end))
      // What has no width may be the last of the root or stand behind it.
      while last < nodes.count, starts[last] == end, nodes[last].isInside(root) { last += 1 }
      return first..<last
    }

    private static func first<Value: Comparable>(in values: [Value], from bound: Value) -> Int {
      var low = 0
      var high = values.count
      while low < high {
        let middle = (low + high) / 2
        if values[middle] < bound { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// A type declaration or extension.
  fileprivate struct Scope {
    let order: UInt32
    let end: Int
    let name: String?
    /// The position of the one around it, or -1.
    let outer: Int
  }
}

private final class NodeCollector: SyntaxAnyVisitor {
  var lists = Array(repeating: NodeLists.List(), count: NodeLists.types.count)
  var scopes: [NodeLists.Scope] = []
  private var open: [Int] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let position = NodeLists.position(of: node.kind) { lists[position].append(node) }
    guard node.kind.isTypeScope else { return .visitChildren }
    let outer = open.last ?? -1
    let names = [outer < 0 ? nil : scopes[outer].name, node.scopeName].compactMap(\.self)
    open.append(scopes.count)
    scopes.append(
      NodeLists.Scope(
        order: node.order, end: node.endPosition.utf8Offset,
        name: names.isEmpty ? nil : names.joined(separator: "."), outer: outer))
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    if node.kind.isTypeScope { open.removeLast() }
  }
}

extension Syntax {
  /// Its place among all nodes of the tree, parents before children.
  fileprivate var order: UInt32 { UInt32(truncatingIfNeeded: id.indexInTree.toOpaque()) }

  /// ``SyntaxProtocol/enclosingTypeName``, read from its ancestors.
  fileprivate var walkedTypeName: String? {
    let names = ancestors().compactMap(\.scopeName)
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  /// What it is called, if it is a type declaration or an extension.
  fileprivate var scopeName: String? {
    switch kind {
    case .structDecl: cast(StructDeclSyntax.self).name.identifierText
    case .classDecl: cast(ClassDeclSyntax.self).name.identifierText
    case .enumDecl: cast(EnumDeclSyntax.self).name.identifierText
    case .actorDecl: cast(ActorDeclSyntax.self).name.identifierText
    case .protocolDecl: cast(ProtocolDeclSyntax.self).name.identifierText
    case .extensionDecl: cast(ExtensionDeclSyntax.self).extendedType.dottedName
    default: nil
    }
  }
}

extension SyntaxKind {
  fileprivate var isTypeScope: Bool {
    switch self {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }
}

extension SyntaxProtocol {
  /// The dotted name of the innermost type declaration or extension around the node.
  var enclosingTypeName: String? {
    let node = Syntax(self)
    guard let lists = NodeLists.known[node.root.id] else { return node.walkedTypeName }
    return lists.typeName(around: node)
  }
}
