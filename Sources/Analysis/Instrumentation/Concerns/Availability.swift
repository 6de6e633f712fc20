import SwiftSyntax

extension Rewriter.Concern {
  /// Lets the simulated system decide what Linux takes for granted.
  ///
  ///     #available(iOS 17, *)   #available(iOS 17, *), _viewKataAvailable([("iOS", 17, 0, 0)])
  ///     #unavailable(iOS 17)    #unavailable(_ViewKataNever), !_viewKataAvailable([…])
  ///
  /// The `#` condition stays because a result builder looks for it: the branch it guards has to be
  /// erased to `AnyView` as on a device. Linux answers every `#unavailable(iOS …)` with no, so the
  /// second form names an availability domain that is defined and disabled on the command line
  /// (``Rewriter/compilerArguments``): always unavailable, and its `else` still erased.
  ///
  /// A file that does not import SwiftUI finds the function in the program's own module, where the
  /// workbench puts one.
  static let availability = Self(
    words: ["#available", "#unavailable"], isForAllFiles: true, purposes: [.running]
  ) { source in
    let visitor = Conditions(source)
    visitor.walk(source.tree)
    return visitor.edits
  }

  /// An availability domain in which nothing is ever available.
  static let absentDomain = "_ViewKataNever"
}

private final class Conditions: SyntaxVisitor {
  var edits: [Rewriter.Edit] = []
  private let source: Rewriter.Source

  init(_ source: Rewriter.Source) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let versions = node.availabilityArguments.compactMap { argument -> String? in
      guard case .availabilityVersionRestriction(let system) = argument.argument,
        let version = system.version
      else { return nil }
      let numbers = [version.major.text] + version.components.map(\.number.text)
      let padded = (numbers + ["0", "0"]).prefix(3).joined(separator: ", ")
      return "(\"\(system.platform.text.platformOfApp)\", \(padded))"
    }
    guard !node.hasError, !versions.isEmpty else { return .skipChildren }
    let question = "_viewKataAvailable([\(versions.joined(separator: ", "))])"
    if node.isNegative {
      let never = "#unavailable(\(Rewriter.Concern.absentDomain)), !\(question)"
      edits.append(source.replace(node.bytes, with: never))
    } else {
      edits.append(.insert(", " + question, at: node.end))
    }
    return .skipChildren
  }

  // SE-0360: without a builder, `if #available` alone lets a function return two types. The second
  // condition takes that right away, so here both become one.

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, !node.attributes.haveBuilder {
      erase(body.statements, node.signature.returnClause?.type)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let (_, type, getter) = node.computed, !node.attributes.haveBuilder,
      !(getter.attributes?.haveBuilder ?? false)
    {
      erase(getter.statements, type)
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if let getter = node.accessorBlock?.readBlock, !node.attributes.haveBuilder,
      !(getter.attributes?.haveBuilder ?? false)
    {
      erase(getter.statements, node.returnClause.type)
    }
    return .visitChildren
  }

  private func erase(_ statements: CodeBlockItemListSyntax, _ result: TypeSyntax?) {
    // Only a file that imports SwiftUI can name such a protocol.
    guard let constraints = result?.opaqueConstraints, constraints.count == 1,
      let eraser = Self.erasers[constraints[0]], !statements.hasError,
      statements.contains(where: \.returnsUnderAvailability)
    else { return }
    for case let value? in statements.ownReturns.map(\.expression) {
      edits.append(.insert(eraser + "(", at: value.start))
      edits.append(.insert(")", at: value.end))
    }
  }

  /// By the protocol that the result has to conform to.
  private static let erasers = [
    "View": "_viewKataErase", "ToolbarContent": "_viewKataErase",
    "CustomizableToolbarContent": "_viewKataErase", "Scene": "_viewKataEraseScene",
    "Commands": "_viewKataEraseCommands", "Shape": "_viewKataEraseShape",
  ]
}

extension AvailabilityConditionSyntax {
  fileprivate var isNegative: Bool { availabilityKeyword.tokenKind == .poundUnavailable }
}

extension CodeBlockItemSyntax {
  /// Whether this is an `if` with nothing but `#available(…)` that returns from its body.
  fileprivate var returnsUnderAvailability: Bool {
    let expression = item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    guard let branch = expression?.as(IfExprSyntax.self),
      branch.conditions.allSatisfy({ condition in
        guard case .availability(let query) = condition.condition else { return false }
        return !query.isNegative
      })
    else { return false }
    return !branch.body.ownReturns.isEmpty
  }
}
