import Kata
import SwiftSyntax
import Trace

extension Rule {
  static let armOrder = Rule(
    id: "arm-order",
    summary: "A branch for a newer system behind one that takes all newer systems already",
    severity: .must,
    explanation: """
      `#available(iOS 16, *)` holds on iOS 17, 18 and 26 too. Asked first, it takes them all, and \
      the `else if #available(iOS 17, *)` behind it is never reached: the new look is written, \
      compiles, and is shown on no system. The same goes for an `if` that returns, with another \
      `if` below it.

      Ask for the newest system first.

      It is fine, and silent here, when the earlier branch has a further condition, and when the \
      versions differ in order on another platform, where the later branch can still be reached.

      Source: The Swift Programming Language, "Checking API Availability", \
      https://docs.swift.org/swift-book/documentation/the-swift-programming-language/controlflow
      """,
    bad: [
      """
      struct Panel: View {
        var body: some View {
          if #available(iOS 16, *) {
            Text("16")
          } else if ↓#available(iOS 17, *) {
            Text("17")
          } else {
            Text("old")
          }
        }
      }
      """,
      """
      func look() -> String {
        if #available(iOS 16, macOS 13, *) { return "16" }
        if ↓#available(iOS 17, macOS 14, *) { return "17" }
        return "old"
      }
      """,
      """
      func look(isOn: Bool) -> String {
        if #unavailable(iOS 17) {
          return "old"
        } else if ↓#unavailable(iOS 16), isOn {
          return "older"
        } else if #available(iOS 26, *) {
          return "26"
        } else if ↓#available(iOS 26.1, *) {
          return "26.1"
        }
        return "17"
      }
      """,
    ],
    good: [
      """
      struct Panel: View {
        var body: some View {
          if #available(iOS 17, *) {
            Text("17")
          } else if #available(iOS 16, *) {
            Text("16")
          } else {
            Text("old")
          }
        }
      }
      """,
      """
      func look(isOn: Bool) -> String {
        if #available(iOS 16, *), isOn { return "16" }
        if #available(iOS 17, *) { return "17" }
        if #available(iOS 16.4, *) { print("16.4") }
        if #available(iOS 16.5, *) { print("16.5") }
        return "old"
      }
      """,
      """
      func look() -> String {
        if #available(iOS 16, macOS 14, *) {
          return "a"
        } else if #available(iOS 17, macOS 13, *) {
          return "b"
        }
        return "old"
      }
      """,
    ]
  ) { context in
    guard context.asksForSystems, let availability = context.availability else { return }
    for check in availability.guards {
      guard let branch = check.list.branch else { continue }
      let earlier = branch.earlierArms
      guard !earlier.isEmpty else { continue }
      let here = branch.lists
      let platforms = Set((earlier + here).flatMap { $0.systems.map(\.platform) })
      let asked = check.asked.filter { platforms.contains($0.platform) }
      guard !asked.isEmpty,
        asked.allSatisfy({ floor in
          !floor.candidates(in: earlier + here).contains { system in
            here.allSatisfy { $0.holds(on: system) } && !earlier.contains { $0.holds(on: system) }
          }
        }),
        let taken = earlier.last(where: { !$0.systems.isEmpty })
      else { continue }
      context.report(
        at: check.list.node,
        "This branch is never reached: every system that fits `\(check.list.node.trimmedDescription)`"
          + " is taken by `\(taken.node.trimmedDescription)` before. Ask for the newest first.")
    }
  }
}

extension SimulatedSystem {
  /// The versions from this one on at which the lists may change their answer.
  fileprivate func candidates(in lists: [AvailabilityList]) -> [SimulatedSystem] {
    let named = lists.compactMap { $0.version(on: platform) }.filter { !$0.isOlder(than: self) }
    return [self] + named
  }
}

extension IfExprSyntax {
  /// What its conditions ask for.
  fileprivate var lists: [AvailabilityList] {
    conditions.compactMap { $0.condition.as(AvailabilityConditionSyntax.self) }
      .map { AvailabilityList($0) }
  }

  /// The single question of a branch that asks for nothing else.
  fileprivate var onlyList: AvailabilityList? { conditions.count == 1 ? lists.first : nil }

  /// The branches of the chain before this one, and the `if`s above it that leave the function.
  fileprivate var earlierArms: [AvailabilityList] {
    var found: [AvailabilityList] = []
    var first = self
    while let before = first.parent?.as(IfExprSyntax.self), before.elseBody?.id == first.id {
      if let list = before.onlyList { found.append(list) }
      first = before
    }
    var item = first.statement
    while let node = item?.previousItem, let above = node.branch, above.elseBody == nil {
      if above.body.statements.leaves, let list = above.onlyList { found.append(list) }
      item = node
    }
    return found
  }

  private var statement: CodeBlockItemSyntax? {
    parent?.as(CodeBlockItemSyntax.self) ?? parent?.parent?.as(CodeBlockItemSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  fileprivate var branch: IfExprSyntax? { expression?.as(IfExprSyntax.self) }

  fileprivate var previousItem: CodeBlockItemSyntax? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self),
      let position = list.index(of: self), position > list.startIndex
    else { return nil }
    return list[list.index(before: position)]
  }
}

extension CodeBlockItemListSyntax {
  fileprivate var leaves: Bool {
    guard case .stmt(let statement) = last?.item else { return false }
    return statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
      || statement.is(ContinueStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
  }
}
