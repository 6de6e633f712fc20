import SwiftSyntax
import Trace

/// An `#available` or `#unavailable`, and the code that runs only where it lets it.
struct AvailabilityGuard {
  let condition: AvailabilityConditionSyntax
  /// UTF-8 offsets of the code it protects; empty where it protects none.
  let region: [Range<Int>]

  /// `iOS 17.0` and `macOS 14.0` of `#available(iOS 17, macOS 14, *)`.
  var versions: [SimulatedSystem] { AvailabilityList(condition).systems }

  func protects(_ offset: Int) -> Bool { region.contains { $0.contains(offset) } }

  /// All of a file, in the order in which they stand there.
  static func all(in tree: SourceFileSyntax) -> [AvailabilityGuard] {
    tree.all(AvailabilityConditionSyntax.self).map { condition in
      AvailabilityGuard(condition: condition, region: condition.protectedRegion)
    }
  }
}

extension AvailabilityConditionSyntax {
  /// Where the compiler takes what is asked for as given (the rules of SE-0008 and SE-0290).
  fileprivate var protectedRegion: [Range<Int>] {
    let isPositive = availabilityKeyword.tokenKind == .poundAvailable
    guard let statement = ancestors().first(where: \.asksConditions) else { return [] }
    if let branch = statement.as(IfExprSyntax.self) {
      if isPositive { return [end..<branch.body.end] }
      return branch.elseBody.map { [$0.start..<$0.end] } ?? []
    }
    if let loop = statement.as(WhileStmtSyntax.self) {
      return isPositive ? [end..<loop.body.end] : []
    }
    guard let exit = statement.as(GuardStmtSyntax.self) else { return [] }
    guard isPositive else { return [exit.body.bytes] }
    let block = exit.ancestors().first { $0.is(CodeBlockItemListSyntax.self) }
    return [end..<exit.body.start, exit.end..<(block?.end ?? exit.end)]
  }
}

extension Syntax {
  fileprivate var asksConditions: Bool {
    [.ifExpr, .whileStmt, .guardStmt].contains(kind)
  }
}

extension SourceFile {
  /// Whether an `#available` or `#unavailable` stands in it.
  public var hasAvailabilityGuards: Bool { !AvailabilityGuard.all(in: tree).isEmpty }
}
