import Kata
import SwiftSyntax
import Trace

extension Rule {
  static let selfCallingShim = Rule(
    id: "self-calling-shim",
    summary: "A shim that calls itself where it means the system's function of that name",
    severity: .must,
    explanation: """
      `func clip() -> some View { if #available(iOS 17, *) { self.clip() } else { self } }` in an \
      extension of View: the call in the first branch is this function again, for the compiler \
      prefers your module's. On iOS 16 all is well. On iOS 17 it calls itself until the stack is \
      full. The same happens in two steps when a modifier calls the shim that applies it.

      Give the shim another name, or put it into a namespace, `extension Backport where Content: \
      View { func clip() … content.clip() }`, where the view's own function is meant.

      It is fine, and silent here, when the call goes to the wrapped view, and when its arguments \
      do not fit the shim.

      Source: Dave DeLong, "Simplifying Backwards Compatibility in Swift", \
      https://davedelong.com/blog/2021/10/09/simplifying-backwards-compatibility-in-swift/
      """,
    bad: [
      """
      extension View {
        @ViewBuilder func clip() -> some View {
          if #available(iOS 17, *) { self.↓clip() } else { self.clipped() }
        }
        @ViewBuilder func bouncing(_ axes: Axis.Set) -> some View {
          if #available(iOS 16.4, *) { padding(0).↓bouncing(axes) } else { self }
        }
      }
      """,
      """
      struct Backport<Content> { let content: Content }
      extension Backport where Content: View {
        @ViewBuilder func clip() -> some View {
          if #available(iOS 17, *) { ↓clip() } else { content }
        }
        var isNew: Bool {
          if #available(iOS 17, *) { return self.↓isNew }
          return false
        }
      }
      """,
      """
      struct Clip: ViewModifier {
        func body(content: Content) -> some View {
          if #available(iOS 17, *) { content.↓clip() } else { content }
        }
      }
      extension View {
        func clip() -> some View { modifier(Clip()) }
      }
      """,
    ],
    good: [
      """
      struct Backport<Content> { let content: Content }
      extension Backport where Content: View {
        @ViewBuilder func clip() -> some View {
          if #available(iOS 17, *) { content.clip() } else { content }
        }
      }
      """,
      """
      extension View {
        @ViewBuilder func clipped(_ isOn: Bool) -> some View {
          if #available(iOS 17, *) { self.clipped() } else { self }
        }
        @ViewBuilder func clipIfPossible() -> some View {
          if #available(iOS 17, *) { self.clip() } else { self }
        }
      }
      """,
      """
      struct Clip: ViewModifier {
        func body(content: Content) -> some View {
          if #available(iOS 17, *) { content.scrollClipDisabled() } else { content }
        }
      }
      extension View {
        func clip() -> some View { modifier(Clip()) }
      }
      func clip(_ view: some View) -> some View { view.clip() }
      """,
    ]
  ) { context in
    guard context.asksForSystems, let availability = context.availability else { return }
    var seen: Set<SyntaxIdentifier> = []
    for check in availability.guards where !check.isAttribute {
      guard let region = check.region, let shim = check.list.node.shim else { continue }
      for name in region.calls(of: shim, context) where seen.insert(name.id).inserted {
        context.report(
          at: name,
          "This `\(shim.name)` is the one it stands in, not the system's, so the program ends with "
            + "a full stack \(check.list.words). Give the shim another name, or put it into a "
            + "namespace that wraps the view and call `content.\(shim.name)`.")
      }
    }
    let methods = Dictionary(grouping: context.index.viewExtensionMethods) {
      $0.name.identifierText
    }
    for modifier in context.index.types where modifier.isViewModifier {
      for member in modifier.members("body") {
        guard let content = member.parameters.first,
          !member.code.all(AvailabilityConditionSyntax.self).isEmpty
        else { continue }
        for call in member.code.all(FunctionCallExprSyntax.self) {
          guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = access.base, Receiver(name: content).isYielded(by: base),
            methods[call.name]?.contains(where: {
              $0.signature.fits(exactly: call) && $0.applies(modifier)
            }) == true
          else { continue }
          context.report(
            at: access.declName,
            "This `\(call.name)` is your own, which applies `\(modifier.name)` again, so the program "
              + "ends with a full stack. Give one of them another name.")
        }
      }
    }
  }
}

/// A method or computed property with a guard in it.
private struct Shim {
  let name: String
  /// `nil` for a property.
  let function: FunctionDeclSyntax?
  /// Whether it belongs to every view.
  let isOfView: Bool
}

extension Syntax {
  /// The member around; not that of a function or closure in between.
  fileprivate var shim: Shim? {
    for node in ancestors() {
      if let function = node.as(FunctionDeclSyntax.self) {
        guard function.isMember else { return nil }
        return Shim(
          name: function.name.identifierText, function: function, isOfView: function.isOfView)
      }
      if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil,
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.isMember
      {
        return Shim(
          name: binding.pattern.trimmedDescription, function: nil, isOfView: variable.isOfView)
      }
    }
    return nil
  }

  /// The mentions in here that are the shim itself.
  fileprivate func calls(of shim: Shim, _ context: Context) -> [Syntax] {
    all(DeclReferenceExprSyntax.self).compactMap { reference in
      guard reference.baseName.identifierText == shim.name else { return nil }
      var callee = ExprSyntax(reference)
      if let access = reference.parent?.as(MemberAccessExprSyntax.self),
        access.declName.id == reference.id
      {
        guard let base = access.base, shim.isSent(to: base) else { return nil }
        callee = ExprSyntax(access)
      } else {
        guard !reference.isMemberName, !isLocal(shim.name, at: reference, context) else {
          return nil
        }
      }
      let call = callee.parent?.as(FunctionCallExprSyntax.self).flatMap {
        $0.calledExpression.id == callee.id ? $0 : nil
      }
      if let function = shim.function {
        guard let call, function.signature.fits(exactly: call) else { return nil }
      } else if call != nil {
        return nil
      }
      return Syntax(reference)
    }
  }

  private func isLocal(
    _ name: String, at reference: DeclReferenceExprSyntax, _ context: Context
  ) -> Bool {
    switch context.taskEffects.names.meaning(of: name, at: reference) {
    case .member, nil: false
    case .function(let function): !function.isMember && !function.isGlobal
    default: true
    }
  }
}

extension Shim {
  fileprivate func isSent(to base: ExprSyntax) -> Bool {
    base.isReference(to: "self") || isOfView && Receiver(name: "self").isYielded(by: base)
  }
}

extension DeclSyntaxProtocol {
  fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
  fileprivate var isGlobal: Bool { parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false }
  fileprivate var isOfView: Bool {
    parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.extendedType.dottedName == "View"
  }
}

extension FunctionDeclSyntax {
  /// Whether it makes the modifier, to apply it.
  fileprivate func applies(_ modifier: Nominal) -> Bool {
    body?.all(FunctionCallExprSyntax.self).contains { $0.constructedType == modifier.name } ?? false
  }
}

extension FunctionSignatureSyntax {
  /// Whether the call hands over each parameter, none by default: then no other overload fits
  /// better.
  fileprivate func fits(exactly call: FunctionCallExprSyntax) -> Bool {
    let labels = parameterClause.parameters.map(\.firstName.identifierText)
    let given = call.arguments.map { $0.label?.identifierText ?? "_" }
    guard labels.count == given.count + call.closures.filter(\.isTrailing).count else {
      return false
    }
    return Array(labels.prefix(given.count)) == given
  }
}

extension AvailabilityList {
  /// `on iOS 17 and macOS 14`
  fileprivate var words: String { "on \(systems.map(\.short).listed)" }
}
