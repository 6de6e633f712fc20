import SwiftSyntax

extension Syntax {
  /// Whether the node is evaluated each time the code of `root` is: under no condition, in no loop,
  /// and in no closure but those of containers that evaluate their content at once.
  func isUnconditional(below root: Syntax) -> Bool {
    ancestors(below: root).allSatisfy { node in
      if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self)
        || node.is(TernaryExprSyntax.self) || node.is(UnresolvedTernaryExprSyntax.self)
        || node.is(GuardStmtSyntax.self) || node.is(ForStmtSyntax.self)
        || node.is(IfConfigDeclSyntax.self)
      {
        return false
      }
      guard let closure = node.as(ClosureExprSyntax.self) else { return true }
      guard let (call, label, _) = closure.receiver else { return false }
      // A control makes its label along with itself.
      if label == "label" || call.name == "Button" && call.argument("action") != nil {
        return Self.labeledControls.contains(call.constructedType ?? "")
      }
      return Self.eagerContainers.contains(call.constructedType ?? "")
        || Self.eagerModifiers.contains(call.name) && call.constructedType == nil
    }
      && !isConditionalOperand(below: root)
  }

  // Operators are not folded, so `a ? b : c` is a flat list: `a`, `? b :`, `c`.
  private func isConditionalOperand(below root: Syntax) -> Bool {
    ancestors(below: root).contains { node in
      node.as(SequenceExprSyntax.self)?.elements
        .contains { $0.is(UnresolvedTernaryExprSyntax.self) } ?? false
    }
  }

  static let eagerContainers: Set = [
    "VStack", "HStack", "ZStack", "Group", "Section", "ScrollView", "Form", "NavigationStack",
    "NavigationView", "Grid", "GridRow", "GroupBox", "ControlGroup", "ViewThatFits", "Label",
    "LabeledContent", "DisclosureGroup", "NavigationSplitView", "HSplitView", "VSplitView",
  ]
  private static let labeledControls: Set = ["Button", "Toggle", "Link", "NavigationLink"]
  private static let eagerModifiers: Set = ["background", "overlay", "safeAreaInset", "mask"]
}
