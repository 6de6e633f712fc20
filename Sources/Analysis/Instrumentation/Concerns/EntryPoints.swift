import SwiftSyntax

extension Rewriter.Concern {
  /// Takes `@main` away from types: a measured program begins with its scenario. What the system
  /// would make of a class is made by a closure.
  ///
  ///     @main struct MyApp: App { … }
  ///           struct MyApp: App { … }
  ///     @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  ///     @UIApplicationDelegateAdaptor(Delegate.self, _make: { Delegate() }) var delegate
  static let entryPoints = Self(words: ["@main", "ApplicationDelegateAdaptor"]) { source in
    let main = source.tree.statements.unconditional.compactMap { item in
      item.item.asProtocol((any DeclGroupSyntax).self)?.attributes.first(named: "main")
    }
    let visitor = Adaptors(viewMode: .sourceAccurate)
    visitor.walk(source.tree)
    return main.map { source.blank($0.bytes) } + visitor.edits
  }
}

private final class Adaptors: SyntaxVisitor {
  var edits: [Rewriter.Edit] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = ["UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor"]
    guard !node.hasError, let attribute = names.compactMap(node.attributes.first(named:)).first
    else { return .visitChildren }
    if case .argumentList(let arguments)? = attribute.arguments, arguments.count == 1,
      let argument = arguments.first,
      let named = argument.expression.as(MemberAccessExprSyntax.self),
      named.declName.baseName.text == "self", let type = named.base
    {
      let make = ", _make: { \(type.trimmedDescription)() }"
      edits.append(.insert(make, at: argument.expression.end))
    } else if attribute.arguments == nil,
      let type = node.bindings.first?.typeAnnotation?.type
    {
      edits.append(
        .insert("(_make: { \(type.trimmedDescription)() })", at: attribute.attributeName.end))
    }
    return .visitChildren
  }
}
