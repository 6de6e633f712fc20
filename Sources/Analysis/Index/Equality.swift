import SwiftSyntax

/// A `==` that a view writes itself.
struct Equality {
  let view: Nominal
  let function: FunctionDeclSyntax
  /// What it compares of which stored property, `""` for all of it: `["item": ["id"]]`.
  let compared: [String: Set<String>]

  /// The ones of all views in the files. Those that hand a whole view on are left out: what they
  /// compare is not known.
  static func all(in context: Context) -> [Equality] {
    context.files.filter { $0.says("Equatable") }
      .flatMap { $0.tree.all(FunctionDeclSyntax.self) }
      .compactMap { function in
        guard function.name.text == "==", let view = context.index.type(around: function),
          view.isView, let body = function.body,
          body.statements.onlyExpression?.trimmedDescription != "false"
        else { return nil }
        return Equality(view, function, Syntax(body))
      }
  }

  private init?(_ view: Nominal, _ function: FunctionDeclSyntax, _ code: Syntax) {
    let parameters = Set(function.parameterNames)
    var compared: [String: Set<String>] = [:]
    for reference in code.all(DeclReferenceExprSyntax.self)
    where parameters.contains(reference.baseName.identifierText) {
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self),
        access.base?.id == reference.id
      else { return nil }
      let name = access.declName.baseName.identifierText
      let next = access.parent?.as(MemberAccessExprSyntax.self)
        .flatMap { $0.base?.id == access.id ? $0 : nil }
      let field = next?.declName.baseName.identifierText ?? ""
      compared[name, default: []].insert(field)
    }
    // A computed property stands for those that it reads.
    var pending = Array(compared.keys)
    var seen = Set(pending)
    while let name = pending.popLast() {
      for use in view.members(name).flatMap(\.uses) {
        compared[use.name, default: []].insert(use.member ?? "")
        if seen.insert(use.name).inserted { pending.append(use.name) }
      }
    }
    (self.view, self.function, self.compared) = (view, function, compared)
  }
}

extension SourceIndex {
  /// Whether a value of the view is somewhere wrapped by `.equatable()` or `EquatableView`.
  func isWrapped(_ view: Nominal) -> Bool { constructions(of: view).contains(where: \.isEquatable) }

  /// Whether the view's value is nothing but bytes; `nil` when that is not known.
  func isTrivial(_ view: Nominal) -> Bool? {
    let types = ValueTypes(index: self)
    let answers = view.properties.map(types.isTrivial)
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }
}

extension FunctionCallExprSyntax {
  fileprivate var isEquatable: Bool {
    if let access = parent?.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text == "equatable"
    }
    return ancestors().prefix(3).contains {
      $0.as(FunctionCallExprSyntax.self)?.constructedType == "EquatableView"
    }
  }
}
