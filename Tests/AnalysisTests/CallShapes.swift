import SwiftSyntax

/// The call shapes that a file uses, written as the table of the 32 apps writes them: names by
/// whether they are called on something, with labels, `_`, and `{n}` for closures.
///
/// `Button("Save") { save() }` is `Button (_,{})`, `.onChange(of: name) { old, new in … }` is
/// `.onChange (of,{2})`, `@State` is `State @`.
final class CallShapes: SyntaxVisitor {
  private(set) var found: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = Self.name(of: node.calledExpression) else { return .visitChildren }
    var words = node.arguments.map { $0.label?.text ?? "_" }
    if let closure = node.trailingClosure { words.append(Self.closure(closure)) }
    words += node.additionalTrailingClosures.map(\.label.text)
    found.insert("\(name) (\(words.joined(separator: ",")))")
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription.prefix { $0 != "<" }
    found.insert("\(name) @")
    if case .argumentList(let list)? = node.arguments {
      let labels = list.map { $0.label?.text ?? "_" }.joined(separator: ",")
      found.insert("\(name) (\(labels))")
    } else if node.leftParen != nil {
      found.insert("\(name) ()")
    }
    return .visitChildren
  }

  /// `Text`, `Gradient.Stop`, and `.padding` for what is called on a value.
  private static func name(of called: ExprSyntax) -> String? {
    if let reference = called.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      return name(of: generic.expression)
    }
    guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
    let last = member.declName.baseName.text
    guard let base = member.base.flatMap(name(of:)), base.first?.isUppercase == true,
      last.first?.isUppercase == true
    else { return ".\(last)" }
    return base == "SwiftUI" ? last : "\(base).\(last)"
  }

  private static func closure(_ closure: ClosureExprSyntax) -> String {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): "{\(names.count)}"
    case .parameterClause(let clause): "{\(clause.parameters.count)}"
    default: "{}"
    }
  }
}

/// One row of the table: a call shape and how often the apps use it.
struct UsedShape: Sendable {
  /// As ``CallShapes`` writes it.
  let shape: String
  let uses: Int

  /// - Parameter table: tab-separated rows of name, kind, shape and uses, under a line of titles.
  static func rows(of table: String) -> [UsedShape] {
    table.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t")
      guard cells.count >= 4, let uses = Int(cells[3]) else { return nil }
      let isMember = cells[1] == "modifier" || cells[1] == "method"
      return UsedShape(shape: "\(isMember ? "." : "")\(cells[0]) \(cells[2])", uses: uses)
    }
  }
}
