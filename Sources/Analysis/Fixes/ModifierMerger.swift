import SwiftSyntax

/// Makes one chain of modifiers of two that are applied under a condition and otherwise.
struct ModifierMerger {
  let condition: Condition
  /// What is replaced: other uses of an inherited setting are looked for outside of it.
  let node: Syntax
  let context: Context
  /// How often the condition is asked.
  private(set) var questions = 0
  /// The modifiers with the condition in them.
  private(set) var changed: [String] = []

  init(condition: Condition, node: Syntax, context: Context) {
    (self.condition, self.node, self.context) = (condition, node, context)
  }

  /// The modifiers without periods, in the order of both; `nil` where one has no neutral form.
  mutating func merge(_ yes: [ModifierChain.Link], _ no: [ModifierChain.Link]) -> [String]? {
    var texts: [String] = []
    var (yes, no) = (yes[...], no[...])
    while let next = yes.first ?? no.first {
      let text: String?
      if let other = no.first, let first = yes.first, other.name == first.name,
        other.labels == first.labels
      {
        text = either(first, other)
        (yes, no) = (yes.dropFirst(), no.dropFirst())
      } else if let first = yes.first, !no.contains(where: { $0.name == first.name }) {
        text = orNeutral(first, condition)
        yes = yes.dropFirst()
      } else if let other = no.first, !yes.contains(where: { $0.name == other.name }) {
        text = orNeutral(other, condition.inverted)
        no = no.dropFirst()
      } else {
        // The same modifiers in another order, or one twice.
        return nil
      }
      guard let text else { return nil }
      if text.contains("?") || text != next.call.trimmedDescription { changed.append(next.name) }
      texts.append(text)
    }
    return texts
  }

  /// A modifier of both branches.
  private mutating func either(_ yes: ModifierChain.Link, _ no: ModifierChain.Link) -> String? {
    var arguments: [String] = []
    for (yesArgument, noArgument) in zip(yes.call.arguments, no.call.arguments) {
      guard let first = yesArgument.expression.operand, let second = noArgument.expression.operand
      else { return nil }
      let label = yesArgument.label.map { "\($0.text): " } ?? ""
      guard first != second else {
        arguments.append(label + first)
        continue
      }
      questions += 1
      if (first, second) == ("true", "false") {
        arguments.append(label + condition.flag)
      } else if (first, second) == ("false", "true") {
        arguments.append(label + condition.inverted.flag)
      } else {
        guard isOneTyped(yes, yesArgument, noArgument) else { return nil }
        arguments.append(label + condition.choosing(first, second))
      }
    }
    return "\(yes.name)(\(arguments.joined(separator: ", ")))"
  }

  /// Whether both arguments surely are of one type.
  private func isOneTyped(
    _ link: ModifierChain.Link, _ yes: LabeledExprSyntax, _ no: LabeledExprSyntax
  ) -> Bool {
    guard isOurs(link.name) else { return false }
    if NeutralArguments.oneTyped.contains(link.name) { return true }
    guard let neutral = NeutralArguments.of(link.name, link.labels),
      let value = neutral.values[yes.label?.identifierText ?? "_"]
    else { return false }
    return switch value {
    case .number:
      !neutral.isAmbiguous || isNumber(yes.expression) && isNumber(no.expression)
    case .color: yes.expression.isPlainColor && no.expression.isPlainColor
    case .angle: true
    case .flag, .value: link.name == "frame" || link.name == "redacted"
    }
  }

  /// A modifier of one branch, which does nothing in the other one.
  private mutating func orNeutral(_ link: ModifierChain.Link, _ condition: Condition) -> String? {
    guard isOurs(link.name) else { return nil }
    if let text = special(link, condition) {
      questions += 1
      return text
    }
    guard let neutral = NeutralArguments.of(link.name, link.labels),
      neutral.inheritedFrom.allSatisfy({ !isUsedElsewhere($0) }), isOnTargets(neutral)
    else { return nil }
    var arguments: [String] = []
    if let flag = neutral.values["_"], case .flag(false) = flag, !link.labels.contains("_") {
      questions += 1
      arguments.append(condition.flag)
    } else {
      guard link.labels.contains(where: { neutral.values[$0] != nil }) else { return nil }
    }
    for argument in link.call.arguments {
      guard let text = argument.expression.operand else { return nil }
      let name = argument.label?.identifierText ?? "_"
      let label = argument.label.map { "\($0.text): " } ?? ""
      // Of two without a label, the last one is the amount.
      if let value = neutral.values[name],
        argument.id
          == link.call.arguments.last(where: { ($0.label?.identifierText ?? "_") == name })?
          .id
      {
        guard
          let value = self.argument(argument.expression, text, value, neutral, condition)
        else { return nil }
        arguments.append(label + value)
      } else if neutral.kept.contains(name) || link.name == "padding" {
        arguments.append(argument.trimmedDescription.trimmingComma)
      } else {
        return nil
      }
    }
    return "\(link.name)(\(arguments.joined(separator: ", ")))"
  }

  private mutating func argument(
    _ expression: ExprSyntax, _ text: String, _ value: NeutralArguments.Value,
    _ neutral: NeutralArguments, _ condition: Condition
  ) -> String? {
    questions += 1
    switch value {
    case .number(let none):
      if text == none {
        questions -= 1
        return text
      }
      guard !neutral.isAmbiguous || isNumber(expression) else { return nil }
      return condition.choosing(text, none)
    case .flag(let none):
      if text == "\(none)" {
        questions -= 1
        return text
      }
      if text == "\(!none)" { return none ? condition.inverted.flag : condition.flag }
      return none ? nil : condition.and(expression.hasOr ? "(\(text))" : text)
    case .color(let none):
      return (isColor(expression) ? text : expression.colorText).map {
        condition.choosing($0, none)
      }
    case .angle:
      if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let only = call.arguments.first, let inner = only.expression.operand,
        ["degrees", "radians"].contains(call.name) || call.constructedType == "Angle"
      {
        let callee = call.calledExpression.trimmedDescription
        let label = only.label.map { "\($0.text): " } ?? ""
        return "\(callee)(\(label)\(condition.choosing(inner, "0")))"
      }
      return condition.choosing(text, ".zero")
    case .value(let none):
      if text == none {
        questions -= 1
        return text
      }
      return condition.choosing(text, none)
    }
  }

  /// Forms whose neutral one is written otherwise.
  private func special(_ link: ModifierChain.Link, _ condition: Condition) -> String? {
    let arguments = link.call.arguments
    let only = arguments.count == 1 ? arguments.first : nil
    switch link.name {
    case "padding":
      if arguments.isEmpty { return "padding(\(condition.choosing(".all", "[]")))" }
      guard let only, only.label == nil, let text = only.expression.operand else { return nil }
      if text.hasPrefix(".") || text.hasPrefix("[") {
        return "padding(\(condition.choosing(text, "[]")))"
      }
      return text.hasPrefix("EdgeInsets(")
        ? "padding(\(condition.choosing(text, "EdgeInsets()")))" : nil
    case "fixedSize" where arguments.isEmpty && condition.isCheap:
      return "fixedSize(horizontal: \(condition.flag), vertical: \(condition.flag))"
    case "ignoresSafeArea" where arguments.isEmpty:
      return "ignoresSafeArea(edges: \(condition.choosing(".all", "[]")))"
    case "foregroundStyle":
      guard let only, let text = only.expression.operand else { return nil }
      return "foregroundStyle("
        + condition.choosing("AnyShapeStyle(\(text))", "AnyShapeStyle(.foreground)") + ")"
    default: return nil
    }
  }

  /// Whether the name means SwiftUI's modifier.
  private func isOurs(_ name: String) -> Bool {
    !context.index.viewExtensionMethods.contains { $0.name.identifierText == name }
  }

  /// Whether a view above may have set it: with a call around, or with one around a view that may
  /// hold this one.
  private func isUsedElsewhere(_ name: String) -> Bool {
    context.index.calls.contains { call in
      guard call.name == name, !call.isInside(node) else { return false }
      return node.isInside(call)
        || !isKnownThroughout(ExprSyntax(call).chainBase ?? ExprSyntax(call))
    }
  }

  /// Whether a view and all that it holds is of SwiftUI's own types, and written out.
  private func isKnownThroughout(_ view: ExprSyntax) -> Bool {
    view.chainRoot.is(FunctionCallExprSyntax.self)
      && view.all(FunctionCallExprSyntax.self).allSatisfy { call in
        guard let made = call.constructedType else {
          return call.calledExpression.is(MemberAccessExprSyntax.self)
        }
        return context.index.type(named: made, near: call) == nil
      }
      && view.all(CodeBlockItemSyntax.self).allSatisfy { item in
        guard let root = item.expression?.chainRoot else { return true }
        return root.is(FunctionCallExprSyntax.self) || root.is(SequenceExprSyntax.self)
          || root.is(IfExprSyntax.self) || root.is(SwitchExprSyntax.self)
      }
  }

  /// Whether the form with a flag is as old as the systems that are meant.
  private func isOnTargets(_ neutral: NeutralArguments) -> Bool {
    guard let symbol = neutral.flagged, !context.targets.isEmpty else { return true }
    let rows = AvailabilityTable.standard?.symbol(symbol) ?? []
    return !rows.isEmpty
      && rows.allSatisfy { row in context.targets.allSatisfy(row.isAvailable) }
  }

  /// Whether it surely is a number, not insets, edges, a size or a range.
  private func isNumber(_ expression: ExprSyntax) -> Bool {
    let expression = expression.withoutParentheses
    if expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self) {
      return true
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return isNumber(prefix.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.allSatisfy {
        guard let sign = $0.as(BinaryOperatorExprSyntax.self) else { return true }
        return ["+", "-", "*", "/"].contains(sign.operator.text)
      }
    }
    let (type, value) = declaration(of: expression)
    if let type { return ["CGFloat", "Double", "Int"].contains(type.dottedName) }
    return value.map(isNumber) ?? false
  }

  /// Whether it is a name that is declared as a `Color`.
  private func isColor(_ expression: ExprSyntax) -> Bool {
    let (type, value) = declaration(of: expression)
    if let type { return type.dottedName == "Color" && !type.is(OptionalTypeSyntax.self) }
    return value.map { $0.colorText != nil && !$0.trimmedDescription.hasPrefix(".") } ?? false
  }

  /// What a name was declared with.
  private func declaration(of expression: ExprSyntax) -> (type: TypeSyntax?, value: ExprSyntax?) {
    let reference =
      expression.as(DeclReferenceExprSyntax.self)
      ?? expression.as(MemberAccessExprSyntax.self).flatMap {
        $0.base?.isReference(to: "self") == true ? $0.declName : nil
      }
    guard let reference else { return (nil, nil) }
    let name = reference.baseName.identifierText
    return switch context.taskEffects.names.meaning(of: name, at: reference) {
    case .variable(_, let binding): (binding.typeAnnotation?.type, binding.initializer?.value)
    case .value(let type): (type, nil)
    case .member(let owner): (owner.property(name)?.type, owner.property(name)?.initializer)
    default: (nil, nil)
    }
  }
}

extension ExprSyntax {
  /// The expression as an operand of `?:`; `nil` where it spans lines.
  fileprivate var operand: String? {
    let text = trimmedDescription
    guard !text.contains("\n"), innerComments.isEmpty else { return nil }
    return isTernary ? "(\(text))" : text
  }

  fileprivate var hasOr: Bool {
    self.as(SequenceExprSyntax.self)?.elements.contains {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||"
    } ?? false
  }

  /// How to write the `Color` that it is: `.red`, `Color.red.opacity(0.2)`, `Color("sky")`.
  fileprivate var colorText: String? {
    let root = chainRoot
    if root.isReference(to: "Color")
      || root.as(FunctionCallExprSyntax.self)?.constructedType == "Color"
    {
      return operand
    }
    guard let access = root.as(MemberAccessExprSyntax.self), access.base == nil,
      Self.colors.contains(access.declName.baseName.text), let text = operand
    else { return nil }
    if root.id == id { return text }
    // A chain from `.red` alone would have to be of the type that is asked for.
    return self.as(FunctionCallExprSyntax.self)?.name == "opacity" ? "Color\(text)" : nil
  }

  fileprivate var isPlainColor: Bool { colorText.map { $0 == operand } ?? false }

  private static let colors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear",
  ]
}

extension String {
  fileprivate var trimmingComma: String { hasSuffix(",") ? String(dropLast()) : self }
}
