import Kata
import SwiftSyntax

extension Rule {
  static let dependencyInLoop = Rule(
    id: "dependency-in-loop",
    summary: "A dependency resolved at each turn of a loop that could be read once",
    severity: .note,
    explanation: """
      `api` in a loop looks like a property. Each mention of a `@Dependency` merges the values of \
      the place it was made in with the current ones, looks the key up and binds task-local values \
      around that. A loop over ten thousand elements does it ten thousand times.

      Read it once above the loop: `let rates = rates`.

      It is fine, and silent here, where the turn awaits what the dependency does, which costs far \
      more than the read, and in closures that run later.

      Source: swift-dependencies, "Dependency lifetimes", for what a read does, \
      https://swiftpackageindex.com/pointfreeco/swift-dependencies/main/documentation/dependencies/lifetimes
      """,
    bad: [
      """
      struct Bill {
        @Dependency(\\.rates) var rates
        func total(_ items: [Item]) -> Double {
          var sum = 0.0
          for item in items { sum += ↓rates.tax(item) + rates.fee(item) }
          return sum
        }
      }
      """,
      """
      struct Bill {
        @Dependency(\\.rates) var rates
        func totals(_ items: [Item]) -> [Double] {
          items.map { ↓rates.tax($0) }
        }
        func settle(_ items: [Item]) {
          var open = items
          while let item = open.popLast() {
            if item.isDue { print(↓self.rates.tax(item)) }
          }
        }
      }
      """,
      """
      func stamp(_ rows: [Row]) {
        for row in rows {
          @Dependency(\\.date.now) var now
          row.date = ↓now
        }
      }
      """,
    ],
    good: [
      """
      struct Bill {
        @Dependency(\\.rates) var rates
        func total(_ items: [Item]) -> Double {
          let rates = rates
          return items.map { rates.tax($0) }.reduce(0, +)
        }
        func one(_ item: Item) -> Double { rates.tax(item) }
      }
      """,
      """
      struct Feed {
        @Dependency(\\.api) var api
        func load(_ ids: [Int]) async {
          for id in ids { print(await api.title(id)) }
          for id in api.ids { Task { self.api.track(id) } }
        }
      }
      """,
      """
      struct Bill {
        let rates: Rates
        func total(_ items: [Item]) -> [Double] { items.map { rates.tax($0) } }
      }
      """,
    ]
  ) { context in
    guard context.hasDependencies else { return }
    let effects = context.taskEffects
    // In a group's body there is worse to say.
    var seen = context.traps ? Set(effects.inGroups.map(\.effect.node.id)) : []
    for loop in context.loops {
      var named: Set<String> = []
      for effect in effects.effects(of: loop) where effect.path.isEmpty {
        guard case .read(let name, _) = effect.kind, !effect.isAwaited(below: loop),
          named.insert(name).inserted, seen.insert(effect.node.id).inserted
        else { continue }
        context.report(
          at: effect.node,
          "`\(name)` is resolved at each turn of the loop. Read it once above: "
            + "`let \(name) = \(name)`.")
      }
    }
  }
}

extension TaskEffect {
  fileprivate func isAwaited(below loop: Syntax) -> Bool {
    node.ancestors(below: loop).contains { $0.is(AwaitExprSyntax.self) }
  }
}

extension Context {
  /// The bodies of loops and of closures that are run for each element, outer ones first.
  fileprivate var loops: [Syntax] {
    let finder = LoopFinder(viewMode: .sourceAccurate)
    for file in files { finder.walk(file.tree) }
    let closures = index.calls.flatMap { call in
      Self.perElement.contains(call.name)
        ? call.closures.map { Syntax($0.closure.statements) } : []
    }
    return finder.found + closures
  }

  private static let perElement: Set = [
    "map", "flatMap", "compactMap", "filter", "forEach", "reduce", "first", "contains",
    "allSatisfy", "sorted", "min", "max",
  ]
}

private final class LoopFinder: SyntaxVisitor {
  var found: [Syntax] = []

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append(Syntax(node.body))
    return .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append(Syntax(node.body))
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append(Syntax(node.body))
    return .visitChildren
  }
}
