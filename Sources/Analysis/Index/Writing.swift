import SwiftSyntax

extension Use {
  /// Whether the mention may change the value: it is assigned to, handed over with `&`, or sent a
  /// message that is not known to only look.
  var mayWrite: Bool {
    if isAssigned { return true }
    var outer = node
    while let parent = outer.parent {
      if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
        outer = parent
      } else if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == outer.id {
        if access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id {
          return !Self.looking.contains(access.declName.baseName.identifierText)
        }
        outer = parent
      } else if let call = parent.as(SubscriptCallExprSyntax.self),
        call.calledExpression.id == outer.id
      {
        outer = parent
      } else {
        return parent.is(InOutExprSyntax.self)
      }
    }
    return false
  }

  /// Methods of the standard library and SwiftUI that leave the value as it is.
  private static let looking: Set = [
    "contains", "first", "last", "map", "filter", "compactMap", "flatMap", "reduce", "sorted",
    "joined", "hasPrefix", "hasSuffix", "formatted", "prefix", "suffix", "dropFirst", "dropLast",
    "firstIndex", "lastIndex", "allSatisfy", "enumerated", "reversed", "split", "components",
    "trimmingCharacters", "lowercased", "uppercased", "replacingOccurrences", "replacing",
    "rounded", "advanced", "isMultiple", "distance", "union", "intersection", "subtracting",
    "isSubset", "isSuperset", "min", "max", "randomElement", "opacity", "addingTimeInterval",
    "compare", "shuffled",
  ]
}
