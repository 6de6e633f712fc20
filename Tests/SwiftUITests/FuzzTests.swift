import SwiftUI
import Testing

/// A random view tree as a value.
private indirect enum Spec {
  case text(Int)
  case counter(Int)
  case stack([Spec])
  case branch(Bool, Spec, Spec)
  case maybe(Spec?)
  case identified(Int, Spec)
  case list([Item])
  case erased(Bool, Spec)
  case padded(Double, Spec)
  case grouped(Spec, Spec)

  struct Item: Identifiable {
    var id: Int
    var spec: Spec
  }
}

private struct Counter: View {
  let name: Int
  @State private var count = 0
  var body: some View { Button("\(name):\(count)") { count += 1 } }
}

private struct SpecView: View {
  let spec: Spec
  var body: some View {
    switch spec {
    case .text(let n): Text("\(n)")
    case .counter(let name): Counter(name: name)
    case .stack(let children):
      VStack { ForEach(children.indices, id: \.self) { SpecView(spec: children[$0]) } }
    case .branch(let flag, let a, let b):
      if flag { SpecView(spec: a) } else { SpecView(spec: b) }
    case .maybe(let child):
      if let child { SpecView(spec: child) }
    case .identified(let id, let child): SpecView(spec: child).id(id)
    case .list(let items): ForEach(items) { SpecView(spec: $0.spec) }
    case .erased(let plain, let child):
      plain ? AnyView(SpecView(spec: child)) : AnyView(SpecView(spec: child).padding())
    case .padded(let amount, let child): SpecView(spec: child).padding(amount).opacity(amount)
    case .grouped(let a, let b):
      Group {
        SpecView(spec: a)
        SpecView(spec: b)
      }
      .padding()
    }
  }
}

@MainActor private var replace: ((Spec) -> Void)?

private struct Root: View {
  @State var spec: Spec
  var body: some View {
    // The stack appears even when the tree shows nothing.
    VStack { SpecView(spec: spec) }.onAppear { replace = { spec = $0 } }
  }
}

/// What the rules of identity say must be on screen: counts are kept per path, and forgotten when
/// the path is gone.
private struct Reference {
  private var counts: [String: Int] = [:]
  private(set) var texts: [String] = []
  private var pathOfName: [Int: String] = [:]

  mutating func show(_ spec: Spec) {
    let known = counts
    (counts, texts, pathOfName) = ([:], [], [:])
    visit(spec, "", known)
  }

  mutating func tap(_ name: Int, _ spec: Spec) {
    if let path = pathOfName[name] { counts[path, default: 0] += 1 }
    show(spec)
  }

  var names: [Int] { pathOfName.keys.sorted() }

  private mutating func visit(_ spec: Spec, _ path: String, _ known: [String: Int]) {
    switch spec {
    case .text(let n): texts.append("\(n)")
    case .counter(let name):
      let path = path + "/counter"
      counts[path] = known[path] ?? 0
      pathOfName[name] = path
      texts.append("\(name):\(counts[path] ?? 0)")
    case .stack(let children):
      for (index, child) in children.enumerated() { visit(child, path + "/stack\(index)", known) }
    case .branch(let flag, let a, let b): visit(flag ? a : b, path + "/branch\(flag)", known)
    case .maybe(let child): if let child { visit(child, path + "/maybe", known) }
    case .identified(let id, let child): visit(child, path + "/id\(id)", known)
    case .list(let items): for item in items { visit(item.spec, path + "/row\(item.id)", known) }
    case .erased(let plain, let child): visit(child, path + "/erased\(plain)", known)
    case .padded(_, let child): visit(child, path + "/padded", known)
    case .grouped(let a, let b):
      visit(a, path + "/group0", known)
      visit(b, path + "/group1", known)
    }
  }
}

/// SplitMix64: the same trees on every machine.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

private struct Trees {
  var random: Seeded
  private var lastName = 0

  init(seed: UInt64) { random = Seeded(state: seed) }

  mutating func tree(depth: Int) -> Spec {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return leaf()
    case 2:
      return .stack((0..<Int.random(in: 0..<4, using: &random)).map { _ in tree(depth: depth - 1) })
    case 3: return .branch(.random(using: &random), tree(depth: depth - 1), tree(depth: depth - 1))
    case 4: return .maybe(Bool.random(using: &random) ? tree(depth: depth - 1) : nil)
    case 5: return .identified(.random(in: 0..<2, using: &random), tree(depth: depth - 1))
    case 6: return .list(items(depth: depth))
    case 7: return .erased(.random(using: &random), tree(depth: depth - 1))
    case 8: return .padded(Bool.random(using: &random) ? 1 : 0.5, tree(depth: depth - 1))
    default: return .grouped(tree(depth: depth - 1), tree(depth: depth - 1))
    }
  }

  private mutating func items(depth: Int) -> [Spec.Item] {
    (0..<6).shuffled(using: &random).prefix(.random(in: 0..<5, using: &random)).map {
      Spec.Item(id: $0, spec: tree(depth: depth - 1))
    }
  }

  private mutating func leaf() -> Spec {
    guard Bool.random(using: &random) else { return .text(.random(in: 0..<9, using: &random)) }
    lastName += 1
    return .counter(lastName)
  }

  /// The tree with one place changed.
  mutating func changed(_ spec: Spec, depth: Int) -> Spec {
    if depth == 0 || Int.random(in: 0..<4, using: &random) == 0 { return tree(depth: depth) }
    switch spec {
    case .text, .counter: return leaf()
    case .stack(var children):
      guard let index = children.indices.randomElement(using: &random) else {
        return .stack([leaf()])
      }
      children[index] = changed(children[index], depth: depth - 1)
      return .stack(children)
    case .branch(let flag, let a, let b):
      return Bool.random(using: &random)
        ? .branch(!flag, a, b) : .branch(flag, changed(a, depth: depth - 1), b)
    case .maybe(let child): return .maybe(child == nil ? leaf() : nil)
    case .identified(let id, let child):
      return Bool.random(using: &random)
        ? .identified(1 - id, child) : .identified(id, changed(child, depth: depth - 1))
    case .list(var items):
      items.shuffle(using: &random)
      if Bool.random(using: &random), !items.isEmpty { items.removeLast() }
      let free = Set(0..<6).subtracting(items.map(\.id)).sorted()
      if let id = free.randomElement(using: &random) {
        items.insert(Spec.Item(id: id, spec: leaf()), at: items.startIndex)
      }
      return .list(items)
    case .erased(let plain, let child):
      return Bool.random(using: &random)
        ? .erased(!plain, child) : .erased(plain, changed(child, depth: depth - 1))
    case .padded(let amount, let child):
      return .padded(
        amount == 1 ? 0.5 : 1,
        Bool.random(using: &random) ? child : changed(child, depth: depth - 1))
    case .grouped(let a, let b): return .grouped(a, changed(b, depth: depth - 1))
    }
  }
}

@MainActor @Test(arguments: 0..<200 as Range<UInt64>)
func `random changes of random trees keep exactly the identities the rules keep`(seed: UInt64) {
  var trees = Trees(seed: seed)
  var spec = trees.tree(depth: 5)
  var reference = Reference()
  reference.show(spec)
  let rig = Rig()
  rig.mount { Root(spec: spec) }
  for step in 0..<30 {
    if Bool.random(using: &trees.random),
      let name = reference.names.randomElement(using: &trees.random)
    {
      let button = rig.graph.touchables(.press).first { $0.label.hasPrefix("\(name):") }
      rig.act { button?.press() }
      reference.tap(name, spec)
    } else {
      spec = trees.changed(spec, depth: 5)
      let new = spec
      rig.act { replace?(new) }
      reference.show(spec)
    }
    guard rig.graph.texts == reference.texts else {
      Issue.record("seed \(seed), step \(step): \(rig.graph.texts), not \(reference.texts)")
      return
    }
  }
  // A graph built from nothing shows the same tree, with all counts at zero.
  let fresh = Rig()
  fresh.mount { Root(spec: spec) }
  var start = Reference()
  start.show(spec)
  #expect(fresh.graph.texts == start.texts)
}
