import Foundation
import SwiftUI
import Testing
import Trace

/// One random tree and thirty random steps, each compared with the rules and with a graph built
/// from nothing.
@MainActor
private struct FuzzWalk {
  let seed: UInt64
  let depth: Int
  private var trees: FuzzTrees
  private var spec: Spec
  private var reference = FuzzReference()
  private let rig = Rig()
  /// The identities of the last step, by path.
  private var identities: [String: Int] = [:]
  private var lastIdentity = 0

  /// What differs, `nil` if nothing does.
  static func difference(seed: UInt64, depth: Int, steps: Int = 30) -> String? {
    FuzzRun.stores = [FuzzStore(), FuzzStore()]
    FuzzRun.presets = [:]
    var walk = FuzzWalk(seed: seed, depth: depth)
    defer { walk.rig.graph.unmount() }
    return walk.walk(steps)
  }

  private init(seed: UInt64, depth: Int) {
    (self.seed, self.depth) = (seed, depth)
    trees = FuzzTrees(seed: seed)
    spec = trees.tree(depth: depth)
  }

  private mutating func walk(_ steps: Int) -> String? {
    reference.show(spec)
    let mounted = rig.mount { FuzzRoot(spec: spec) }
    if let difference = compare(mounted) { return "mount: \(difference)\n\(spec)" }
    for number in 0..<steps {
      let before = spec
      var told: [String] = []
      let step = act(&told)
      if let difference = compare(step) {
        return "step \(number), \(told.joined(separator: ", ")): \(difference)\n\(before)\n\(spec)"
      }
    }
    rig.graph.unmount()
    let left = rig.look().disappeared.values.reduce(0, +)
    return left == reference.scopes.count ? nil : "\(left) views ended with the tree"
  }

  /// One to three changes in one transaction.
  private mutating func act(_ told: inout [String]) -> Step {
    var changes: [() -> Void] = []
    var pressed: Set<Int> = []
    // A second write could take the first one back: no change, and yet an update.
    var written: Set<Int> = []
    for _ in 0..<(trees.roll(4) == 0 ? 3 : 1) {
      switch trees.roll(8) {
      case 0, 1, 2:
        guard written.insert(0).inserted else { continue }
        let new = trees.changed(spec, depth: depth)
        spec = new
        told.append("replaced")
        changes.append { FuzzRun.replace?(new) }
      case 3 where !reference.models.isEmpty && written.insert(3).inserted:
        let model = reference.models[trees.roll(reference.models.count)]
        let new = trees.changed(model.spec, depth: 2)
        told.append("model \(model.id)")
        changes.append { model.spec = new }
      case 4:
        guard written.insert(4).inserted else { continue }
        let (store, second) = (FuzzRun.stores[trees.roll(2)], trees.flip())
        let value = trees.roll(3)
        told.append("store")
        changes.append { if second { store.second = value } else { store.first = value } }
      default:
        guard !reference.buttons.isEmpty else { continue }
        let index = trees.roll(reference.buttons.count)
        guard pressed.insert(index).inserted else { continue }
        let button = reference.buttons[index]
        told.append("pressed \(button.label)")
        reference.press(button)
        let control = rig.graph.touchables(.press)[index]
        changes.append { control.press() }
      }
    }
    let step = rig.act { for change in changes { change() } }
    reference.show(spec)
    return step
  }

  private mutating func compare(_ step: Step) -> String? {
    if let path = differing(step.texts, reference.texts) { return "texts \(path)" }
    let labels = rig.graph.touchables(.press).map(\.label)
    if labels != reference.buttons.map(\.label) { return "buttons \(labels)" }
    if step.bodies != reference.bodies {
      return "bodies \(step.bodies), not \(reference.bodies)"
    }
    if step.appeared != reference.appeared {
      return "appeared \(step.appeared), not \(reference.appeared)"
    }
    if step.disappeared != reference.disappeared {
      return "disappeared \(step.disappeared), not \(reference.disappeared)"
    }
    if !step.issues.isEmpty { return "issues \(step.issues.map(\.message))" }
    return compareIdentities() ?? compareWithFresh()
  }

  /// The same identity at every path that was there before, a new one at every other.
  private mutating func compareIdentities() -> String? {
    let tree = rig.graph.tree(limit: .max)
    let names = Set(reference.scopes.map(\.name))
    let rows = tree.filter { names.contains($0.label) }
    if rows.map(\.label) != reference.scopes.map(\.name) { return "tree \(rows.map(\.label))" }
    var now: [String: Int] = [:]
    for (row, scope) in zip(rows, reference.scopes) {
      now[scope.path] = row.id
      if let former = identities[scope.path] {
        if former != row.id { return "another identity at \(scope.path)" }
      } else if row.id <= lastIdentity {
        return "an old identity at \(scope.path)"
      }
    }
    identities = now
    lastIdentity = tree.map(\.id).max() ?? 0
    return nil
  }

  /// A graph built from nothing, with the state that the rules say there is.
  private func compareWithFresh() -> String? {
    FuzzRun.presets = reference.presets
    let replace = FuzzRun.replace
    defer {
      FuzzRun.presets = [:]
      FuzzRun.replace = replace
    }
    let fresh = Rig(checksSkipped: false)
    // What changes later is not to run in it.
    defer { fresh.graph.unmount() }
    let texts = fresh.mount { FuzzRoot(spec: spec) }.texts
    if let path = differing(rig.graph.texts, texts) { return "texts of a fresh graph \(path)" }
    guard !reference.keepsMore else { return nil }
    let (now, new) = (rig.graph.tree(limit: .max), fresh.graph.tree(limit: .max))
    if now.map(\.depth) != new.map(\.depth) { return "tree of a fresh graph" }
    return differing(now.map(\.label), new.map(\.label)).map { "tree of a fresh graph \($0)" }
  }

  /// Modifiers of several views have one name and as many states.
  private func masked(_ text: String) -> String {
    guard let start = text.firstIndex(of: "m"), let end = text.lastIndex(of: ":") else {
      return text
    }
    return text[start..<end].dropFirst().allSatisfy(\.isNumber) ? String(text[..<end]) : text
  }

  private func differing(_ now: [String], _ expected: [String]) -> String? {
    let same = zip(now, expected).prefix { $0 == $1 || masked($0) == masked($1) }.count
    guard same != now.count || same != expected.count else { return nil }
    return "at \(same): \(now.dropFirst(same).prefix(3)), not \(expected.dropFirst(same).prefix(3))"
  }
}

private let environment = ProcessInfo.processInfo.environment

/// `VIEWKATA_FUZZ=10000` walks as many trees, `VIEWKATA_FUZZ_SEED=17` that one alone.
@MainActor @Test
func `random changes of random trees do exactly what the rules say`() {
  let count = environment["VIEWKATA_FUZZ"].flatMap(UInt64.init) ?? 150
  let seeds =
    environment["VIEWKATA_FUZZ_SEED"].flatMap(UInt64.init).map { $0..<$0 + 1 } ?? 0..<count
  for seed in seeds {
    guard let difference = FuzzWalk.difference(seed: seed, depth: 5) else { continue }
    if environment["VIEWKATA_FUZZ_LIST"] != nil {
      print("seed \(seed): \(difference.split(separator: "\n")[0])")
      continue
    }
    let smaller = smallest()
    Issue.record(
      """
      seed \(seed): \(difference)
      again: VIEWKATA_FUZZ_SEED=\(seed) swift test --filter 'random changes of random trees'
      \(smaller ?? "")
      """)
    return
  }
}

/// A small tree that shows a difference, probably the same one.
@MainActor private func smallest() -> String? {
  for depth in 1...3 {
    for steps in [1, 2, 4] {
      for seed in 0..<200 as Range<UInt64> {
        if let difference = FuzzWalk.difference(seed: seed, depth: depth, steps: steps) {
          return "smaller: seed \(seed), depth \(depth): \(difference)"
        }
      }
    }
  }
  return nil
}
