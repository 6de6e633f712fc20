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
  static let availability = Self(words: ["#available", "#unavailable"]) { source in
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
      return "(\"\(system.simulatedPlatform)\", \(padded))"
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

  private func erase(_ statements: CodeBlockItemListSyntax, _ result: TypeSyntax?) {
    guard let result, result.opaqueConstraints == ["View"], !statements.hasError,
      statements.contains(where: \.returnsUnderAvailability)
    else { return }
    for case let value? in statements.ownReturns.map(\.expression) {
      edits.append(.insert("_viewKataErase(", at: value.start))
      edits.append(.insert(")", at: value.end))
    }
  }
}

extension AvailabilityConditionSyntax {
  fileprivate var isNegative: Bool { availabilityKeyword.tokenKind == .poundUnavailable }
}

extension PlatformVersionSyntax {
  /// An app extension's platform is that of its app.
  fileprivate var simulatedPlatform: String {
    let suffix = "ApplicationExtension"
    return platform.text.hasSuffix(suffix)
      ? String(platform.text.dropLast(suffix.count)) : platform.text
  }
}

extension CodeBlockItemSyntax {
  /// Whether this is an `if #available(…)`, with no other condition, that returns from its body.
  fileprivate var returnsUnderAvailability: Bool {
    let expression = item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    guard let branch = expression?.as(IfExprSyntax.self), branch.conditions.count == 1,
      case .availability(let condition)? = branch.conditions.first?.condition
    else { return false }
    return !condition.isNegative && !branch.body.ownReturns.isEmpty
  }
}
