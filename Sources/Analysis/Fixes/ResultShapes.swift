import SwiftSyntax

extension Context {
  /// Whether two of the results may be of one type and keep something: as `AnyView` they are one
  /// view to SwiftUI, in two branches of a builder they are two.
  func loseIdentity(_ results: [ExprSyntax]) -> Bool {
    var seen: Set<[String]> = []
    for result in results {
      let shapes = shapes(of: result, depth: 3)
      guard seen.isDisjoint(with: shapes) else { return true }
      seen.formUnion(shapes)
    }
    return false
  }

  /// Whether all of them surely are of one type, which needs no builder.
  func areOfOneType(_ results: [ExprSyntax]) -> Bool {
    let shapes = Set(results.map(shape))
    guard shapes.count == 1, let shape = shapes.first, let root = shape.first,
      shape.dropFirst().allSatisfy(Self.monomorphic.contains),
      Set(results.map(\.forms)).count == 1,
      results.allSatisfy({ $0.all(ClosureExprSyntax.self).isEmpty }),
      let call = results.first?.chainRoot.as(FunctionCallExprSyntax.self)
    else { return false }
    if Self.leaves.contains(root) { return true }
    guard let type = index.type(named: call.constructedType, near: call) else { return false }
    return type.declaration.as(StructDeclSyntax.self)?.genericParameterClause == nil
  }

  /// The view that a chain begins with, and the modifiers.
  private func shape(_ expression: ExprSyntax) -> [String] {
    var names: [String] = []
    var current: ExprSyntax? = expression
    while let link = current {
      if let call = link.as(FunctionCallExprSyntax.self) {
        names.insert(call.constructedType ?? call.name, at: 0)
        if call.constructedType != nil { break }
      } else if link.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != link.id {
        names.insert(link.trimmedDescription, at: 0)
      }
      current = link.chainBase
    }
    return names
  }

  /// The shapes it may have, members and locals followed to what they return; none for what keeps
  /// nothing.
  private func shapes(of expression: ExprSyntax, depth: Int) -> Set<[String]> {
    if isStateless(expression) { return [] }
    let shape = shape(expression)
    let root = expression.chainRoot
    let call = root.as(FunctionCallExprSyntax.self)
    let reference =
      root.as(DeclReferenceExprSyntax.self)
      ?? call?.calledExpression.as(DeclReferenceExprSyntax.self)
    guard depth > 0, call?.constructedType == nil, let reference else { return [shape] }
    var name = reference.baseName.identifierText
    var rest = Array(shape.dropFirst())
    if name == "self", let first = rest.first {
      name = first
      rest.removeFirst()
    }
    let code: Syntax?
    switch taskEffects.names.meaning(of: name, at: reference) {
    case .member(let owner): code = owner.members(name).first?.code
    case .variable(_, let binding):
      code =
        binding.initializer.map { Syntax($0.value) }
        ?? binding.accessorBlock.map { Syntax($0) }
    case .function(let function): code = function.body.map { Syntax($0) }
    default: code = nil
    }
    guard let code else { return [shape] }
    let results = code.results
    guard !results.isEmpty else { return [shape] }
    let found = Set(
      results.flatMap { result in
        shapes(of: result.erased(by: []) ?? result, depth: depth - 1).map { $0 + rest }
      })
    return found.isEmpty && !rest.allSatisfy(isHarmless) ? [shape] : found
  }

  private func isHarmless(_ modifier: String) -> Bool {
    !Self.lasting.contains(modifier) && !modifier.hasPrefix("on")
  }

  /// Whether neither it nor what is in it can keep anything.
  private func isStateless(_ view: ExprSyntax) -> Bool {
    let calls = view.all(FunctionCallExprSyntax.self)
    return calls.allSatisfy { call in
      guard let made = call.constructedType else {
        return isHarmless(call.name) && call.calledExpression.is(MemberAccessExprSyntax.self)
      }
      return Self.leaves.contains(made) || Self.containers.contains(made)
        || index.type(named: made, near: call).map { !$0.isView } ?? Self.values.contains(made)
    }
      && view.all(CodeBlockItemSyntax.self).allSatisfy {
        $0.expression?.chainRoot.is(FunctionCallExprSyntax.self) == true
      }
      && view.chainRoot.is(FunctionCallExprSyntax.self)
  }

  private static let leaves: Set = [
    "Text", "Image", "Color", "Spacer", "Divider", "EmptyView", "ProgressView", "Rectangle",
    "Circle", "Capsule", "Ellipse", "RoundedRectangle", "Label",
  ]
  private static let containers: Set = ["VStack", "HStack", "ZStack", "Group"]
  private static let values: Set = [
    "Font", "Angle", "EdgeInsets", "CGSize", "CGPoint", "String", "Int", "Double", "CGFloat",
    "Date", "URL", "LocalizedStringKey",
  ]
  /// Modifiers that do something when a view comes or goes, or keep something.
  private static let lasting: Set = [
    "task", "id", "animation", "transition", "matchedGeometryEffect", "modifier", "sheet", "alert",
    "refreshable", "searchable", "focused", "symbolEffect", "contentTransition",
  ]
  /// Modifiers whose arguments have no influence on the type of what they make.
  private static let monomorphic: Set = [
    "opacity", "zIndex", "layoutPriority", "brightness", "grayscale", "saturation", "contrast",
    "blur", "offset", "padding", "scaleEffect", "rotationEffect", "frame", "fixedSize", "font",
    "fontWeight", "bold", "italic", "lineLimit", "disabled", "foregroundColor", "shadow",
  ]
}

extension ExprSyntax {
  /// Which of its forms each modifier of the chain is called in: forms are of types of their own.
  fileprivate var forms: [[String]] {
    sequence(first: self, next: \.chainBase).compactMap { $0.as(FunctionCallExprSyntax.self) }
      .filter { $0.constructedType == nil }.map { call in
        call.arguments.map { argument in
          if let label = argument.label { return label.text }
          let value = argument.expression
          let isNumber =
            value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
          let isName = value.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
          return isNumber ? "number" : isName ? "." : value.trimmedDescription
        }
      }
  }
}

extension Syntax {
  /// What code returns: its `return`s, or the last statements of its branches.
  fileprivate var results: [ExprSyntax] {
    if let expression = self.as(ExprSyntax.self) { return expression.branchResults }
    let leaves = all(ReturnStmtSyntax.self).filter { leave in
      !leave.ancestors(below: self).contains { $0.is(ClosureExprSyntax.self) }
    }
    if !leaves.isEmpty { return leaves.compactMap(\.expression).flatMap(\.branchResults) }
    let statements =
      self.as(CodeBlockItemListSyntax.self) ?? self.as(CodeBlockSyntax.self)?.statements
      ?? self.as(AccessorBlockSyntax.self)?.getter?.as(CodeBlockItemListSyntax.self)
    return statements?.compactMap(\.expression).flatMap(\.branchResults) ?? []
  }
}

extension ExprSyntax {
  /// Itself, or what `if`, `switch` and `?:` choose from.
  fileprivate var branchResults: [ExprSyntax] {
    if let branch = self.as(IfExprSyntax.self) {
      return branch.branches.flatMap { Syntax($0.statements).results }
    }
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        .flatMap { Syntax($0.statements).results }
    }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return [self] }
    let choices = sequence.elements.compactMap {
      $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression
    }
    return choices.isEmpty ? [self] : (choices + [sequence.elements.last].compactMap(\.self))
  }
}
