/// SplitMix64: the same trees on every machine.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Makes random trees, and random changes of them.
struct FuzzTrees {
  var random: Seeded
  private var lastName = 0
  /// How many more views this tree may get.
  private var budget = 0

  init(seed: UInt64) { random = Seeded(state: seed) }

  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
  mutating func flip() -> Bool { Bool.random(using: &random) }

  mutating func tree(depth: Int) -> Spec {
    budget = 40
    return grow(depth)
  }

  private mutating func name() -> Int {
    lastName += 1
    return lastName
  }

  private mutating func grow(_ depth: Int) -> Spec {
    budget -= 1
    guard depth > 0, budget > 0 else { return leaf() }
    let below = depth - 1
    switch roll(29) {
    case 0, 1: return leaf()
    case 2: return .stack((0..<roll(4)).map { _ in grow(below) })
    case 3: return .tuple(grow(below), grow(below))
    case 4: return .grouped(grow(below), grow(below))
    case 5: return .section(grow(below), grow(below))
    case 6: return .layout(flip(), grow(below), grow(below))
    case 7: return .branch(flip(), grow(below), grow(below))
    case 8: return .chain(roll(4), grow(below), grow(below), grow(below))
    case 9: return .nested(roll(3), grow(below), grow(below), grow(below))
    case 10: return .choice(roll(4), grow(below), grow(below))
    case 11: return .maybe(flip() ? grow(below) : nil)
    case 12, 13: return .identified(roll(2), grow(below))
    case 14, 15: return .list(ids().map { Spec.Item(id: $0, spec: grow(below)) })
    case 16: return .lazy(ids().prefix(4).map { Spec.Item(id: $0, spec: leaf()) })
    case 17: return .models(ids().map { RowModel(id: $0, spec: grow(below)) })
    case 18, 19: return .erased(roll(3), grow(below))
    case 20: return .padded(flip() ? 1 : 0.5, grow(below))
    case 21: return .geometry(grow(below))
    case 22: return .modified(name: name(), grow(below))
    case 23: return .distributed(name: name(), ids(), flip())
    case 24: return .writesLevel(roll(3), grow(below))
    case 25: return .writesStore(roll(2), grow(below))
    case 26: return .switcher(name: name(), grow(below), grow(below))
    case 27: return .sheet(name: name(), grow(below), grow(below))
    default:
      return flip()
        ? .tabs(name: name(), (0..<3).map { _ in grow(below) })
        : .pages(name: name(), grow(below), grow(below))
    }
  }

  private mutating func ids() -> [Int] {
    Array((0..<6).shuffled(using: &random).prefix(roll(5)))
  }

  private mutating func leaf() -> Spec {
    switch roll(9) {
    case 0, 1: .text(roll(9))
    case 2, 3: .counter(name: name())
    case 4: .object(name: name())
    case 5: .bound(name: name())
    case 6: .noisy(name: name(), noise: roll(9))
    case 7: .level
    default: .reader(second: flip())
    }
  }

  /// The tree with one place changed.
  mutating func changed(_ spec: Spec, depth: Int) -> Spec {
    budget = 20
    return change(spec, depth)
  }

  private mutating func change(_ spec: Spec, _ depth: Int) -> Spec {
    if depth == 0 || roll(6) == 0 { return grow(depth) }
    let children = spec.children
    // Deeper down, or here.
    if !children.isEmpty, roll(5) > 1 {
      var new = children
      let index = roll(children.count)
      new[index] = change(new[index], depth - 1)
      return spec.with(new)
    }
    let below = depth - 1
    switch spec {
    case .text, .level, .reader, .counter, .object, .bound: return leaf()
    case .noisy(let name, let noise):
      return .noisy(name: flip() ? name : self.name(), noise: noise + 1)
    case .stack(let children):
      return .stack(flip() ? children.dropLast() : children + [grow(below)])
    case .tuple(let a, let b): return .tuple(b, a)
    case .grouped(let a, let b): return .grouped(b, a)
    case .section(let a, let b): return .section(b, a)
    case .layout(let flag, let a, let b): return .layout(!flag, a, b)
    case .branch(let flag, let a, let b):
      return flip() ? .branch(!flag, a, b) : .branch(!flag, b, a)
    case .chain(_, let a, let b, let c): return .chain(roll(4), a, b, c)
    case .nested(_, let a, let b, let c): return .nested(roll(3), a, b, c)
    case .choice(_, let a, let b): return .choice(roll(4), a, b)
    case .maybe(let child): return .maybe(child == nil ? grow(below) : nil)
    case .identified(let id, let child): return .identified(1 - id, child)
    case .list(let items): return .list(edited(items) { .init(id: $0, spec: $1.grow(below)) })
    case .lazy(let items):
      return .lazy(Array(edited(items) { .init(id: $0, spec: $1.leaf()) }.prefix(4)))
    case .models(let rows):
      return .models(edited(rows) { RowModel(id: $0, spec: $1.grow(below)) })
    case .erased(let kind, let child): return .erased((kind + 1 + roll(2)) % 3, child)
    case .padded(let amount, let child): return .padded(amount == 1 ? 0.5 : 1, child)
    case .geometry(let child): return .geometry(change(child, below))
    case .modified(_, let child): return .modified(name: name(), child)
    case .distributed(let name, let ids, let more):
      if flip() { return .distributed(name: name, ids, !more) }
      return .distributed(name: flip() ? name : self.name(), self.ids(), more)
    case .writesLevel(let level, let child): return .writesLevel((level + 1) % 3, child)
    case .writesStore(let index, let child): return .writesStore(1 - index, child)
    case .switcher(let name, let a, let b):
      return .switcher(name: flip() ? name : self.name(), b, a)
    case .sheet(let name, let a, let b): return .sheet(name: flip() ? name : self.name(), b, a)
    case .tabs(let name, let children):
      return .tabs(name: name, children.shuffled(using: &random))
    case .pages(let name, let a, let b): return .pages(name: name, b, a)
    }
  }

  /// Some moved, some removed, some new.
  private mutating func edited<Row: Identifiable>(
    _ rows: [Row], _ make: (Int, inout FuzzTrees) -> Row
  ) -> [Row] where Row.ID == Int {
    var rows = rows
    if flip() { rows.shuffle(using: &random) }
    if flip(), !rows.isEmpty { rows.remove(at: roll(rows.count)) }
    let free = Set(0..<6).subtracting(rows.map(\.id)).sorted()
    if flip(), let id = free.randomElement(using: &random) {
      rows.insert(make(id, &self), at: roll(rows.count + 1))
    }
    return rows
  }
}

extension Spec {
  var children: [Spec] {
    switch self {
    case .text, .counter, .object, .bound, .noisy, .level, .reader, .distributed, .models: []
    case .stack(let children), .tabs(_, let children): children
    case .tuple(let a, let b), .grouped(let a, let b), .section(let a, let b),
      .layout(_, let a, let b), .branch(_, let a, let b), .choice(_, let a, let b),
      .switcher(_, let a, let b), .sheet(_, let a, let b), .pages(_, let a, let b):
      [a, b]
    case .chain(_, let a, let b, let c), .nested(_, let a, let b, let c): [a, b, c]
    case .maybe(let child): child.map { [$0] } ?? []
    case .list(let items): items.map(\.spec)
    case .lazy: []
    case .identified(_, let child), .erased(_, let child), .padded(_, let child),
      .geometry(let child), .modified(_, let child), .writesLevel(_, let child),
      .writesStore(_, let child):
      [child]
    }
  }

  /// The same with other children, as many as there were.
  func with(_ new: [Spec]) -> Spec {
    switch self {
    case .text, .counter, .object, .bound, .noisy, .level, .reader, .distributed, .models, .lazy:
      self
    case .stack: .stack(new)
    case .tabs(let name, _): .tabs(name: name, new)
    case .tuple: .tuple(new[0], new[1])
    case .grouped: .grouped(new[0], new[1])
    case .section: .section(new[0], new[1])
    case .layout(let flag, _, _): .layout(flag, new[0], new[1])
    case .branch(let flag, _, _): .branch(flag, new[0], new[1])
    case .choice(let which, _, _): .choice(which, new[0], new[1])
    case .switcher(let name, _, _): .switcher(name: name, new[0], new[1])
    case .sheet(let name, _, _): .sheet(name: name, new[0], new[1])
    case .pages(let name, _, _): .pages(name: name, new[0], new[1])
    case .chain(let which, _, _, _): .chain(which, new[0], new[1], new[2])
    case .nested(let which, _, _, _): .nested(which, new[0], new[1], new[2])
    case .maybe: .maybe(new.first)
    case .list(let items): .list(zip(items, new).map { Item(id: $0.id, spec: $1) })
    case .identified(let id, _): .identified(id, new[0])
    case .erased(let kind, _): .erased(kind, new[0])
    case .padded(let amount, _): .padded(amount, new[0])
    case .geometry: .geometry(new[0])
    case .modified(let name, _): .modified(name: name, new[0])
    case .writesLevel(let level, _): .writesLevel(level, new[0])
    case .writesStore(let index, _): .writesStore(index, new[0])
    }
  }
}
