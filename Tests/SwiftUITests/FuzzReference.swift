import SwiftUI

/// What the rules of identity and dependency say of a tree, worked out without a graph: state is
/// kept by path, a body runs if and only if what it depends on differs from last time.
@MainActor
struct FuzzReference {
  struct Button {
    var label: String
    var path: String
    var change: (Int) -> Int
  }

  /// One view or modifier with a body.
  struct Scope {
    var path: String
    var name: String
    var dependencies: [Dependency]
  }

  enum Dependency: Equatable {
    case spec(Spec)
    case number(Int)
    case store(FuzzStore)
    case model(RowModel)
  }

  /// In the order of the tree, hidden ones as well.
  private(set) var scopes: [Scope] = []
  /// What can be seen, and of it what can be pressed.
  private(set) var texts: [String] = []
  private(set) var buttons: [Button] = []
  private(set) var models: [RowModel] = []
  private(set) var presets: [Int: Int] = [:]
  /// Whether a graph built from nothing differs rightly: tabs that were shown once are kept, and
  /// pages of one stack begin with one page's state.
  private(set) var keepsMore = false

  /// The next step's counts by type, as the graph has to report them.
  private(set) var bodies: [String: Int] = [:]
  private(set) var appeared: [String: Int] = [:]
  private(set) var disappeared: [String: Int] = [:]

  private var states: [String: Int] = [:]
  private var visited: [String: Set<Int>] = [:]
  private var known: (states: [String: Int], visited: [String: Set<Int>]) = ([:], [:])

  @MainActor private struct Place {
    var path: String
    var level = 0
    var store = FuzzRun.stores[0]
    var isShown = true

    func callAsFunction(_ step: String) -> Place {
      var below = self
      below.path += "/" + step
      return below
    }
  }

  mutating func press(_ button: Button) {
    states[button.path, default: 0] = button.change(states[button.path] ?? 0)
  }

  mutating func show(_ spec: Spec) {
    known = (states, visited)
    let former = scopes
    (scopes, texts, buttons, models, presets) = ([], [], [], [], [:])
    (states, visited, keepsMore) = ([:], [:], false)
    let root = Place(path: "")
    scope("FuzzRoot", root, .spec(spec))
    visit(spec, root)
    compare(former)
  }

  private mutating func compare(_ former: [Scope]) {
    (bodies, appeared, disappeared) = ([:], [:], [:])
    var last: [String: Scope] = [:]
    for scope in former { last[scope.path] = scope }
    for scope in scopes {
      let before = last.removeValue(forKey: scope.path)
      if before == nil { appeared[scope.name, default: 0] += 1 }
      if before?.dependencies != scope.dependencies { bodies[scope.name, default: 0] += 1 }
    }
    for gone in last.values { disappeared[gone.name, default: 0] += 1 }
  }

  private mutating func scope(_ name: String, _ place: Place, _ dependencies: Dependency...) {
    scopes.append(Scope(path: place.path, name: name, dependencies: dependencies))
  }

  private mutating func text(_ text: String, _ place: Place) {
    if place.isShown { texts.append(text) }
  }

  private mutating func button(
    _ label: String, _ place: Place, at path: String? = nil,
    _ change: @escaping (Int) -> Int = { $0 + 1 }
  ) {
    guard place.isShown else { return }
    texts.append(label)
    buttons.append(Button(label: label, path: path ?? place.path, change: change))
  }

  /// The state that lives at a place.
  private mutating func state(_ place: Place, _ name: Int? = nil) -> Int {
    let value = known.states[place.path] ?? 0
    states[place.path] = value
    if let name { presets[name] = value }
    return value
  }

  private mutating func visit(_ spec: Spec, _ outside: Place) {
    let place = outside("Spec")
    scope("SpecView", place, .spec(spec))
    switch spec {
    case .text(let n): text("\(n)", place)
    case .counter(let name): counter(name, place("counter"))
    case .object(let name):
      let place = place("object")
      let count = state(place, name)
      scope("ObjectCounter", place, .number(name), .number(count))
      button("o\(name):\(count)", place)
    case .bound(let name):
      let place = place("bound")
      scope("BoundHost", place, .number(name))
      let count = state(place, name)
      scope("BoundChild", place("child"), .number(name), .number(count))
      button("b\(name):\(count)", place)
    case .noisy(let name, _):
      scope("SpecNoisy", place("noisy"), .number(name))
      text("~\(name)", place)
    case .level:
      scope("LevelReader", place("level"), .number(place.level))
      text("l\(place.level)", place)
    case .reader(let second):
      let value = second ? place.store.second : place.store.first
      scope(
        "StoreReader", place("reader"), .number(second ? 1 : 0), .store(place.store),
        .number(value))
      text("r\(value)", place)
    case .stack(let children):
      for (index, child) in children.enumerated() { visit(child, place("stack\(index)")) }
    case .tuple(let a, let b):
      visit(a, place("tuple0"))
      visit(b, place("tuple1"))
    case .grouped(let a, let b):
      visit(a, place("group0"))
      visit(b, place("group1"))
    case .section(let a, let b):
      visit(b, place("header"))
      visit(a, place("section"))
    case .layout(_, let a, let b):
      visit(a, place("layout0"))
      visit(b, place("layout1"))
    case .branch(let flag, let a, let b): visit(flag ? a : b, place("branch\(flag)"))
    case .chain(let which, let a, let b, let c):
      if which < 3 { visit([a, b, c][which], place("chain\(which)")) }
    case .nested(let which, let a, let b, let c):
      visit([a, b, c][which], place("nested\(which)"))
    case .choice(let which, let a, let b):
      if which < 3 { visit(a, place("choice\(which)")) }
      if which == 2 { visit(b, place("choice\(which)b")) }
    case .maybe(let child): if let child { visit(child, place("maybe")) }
    case .identified(let id, let child): visit(child, place("id\(id)"))
    case .list(let items): for item in items { visit(item.spec, place("row\(item.id)")) }
    case .lazy(let items): for item in items { visit(item.spec, place("lazy\(item.id)")) }
    case .models(let rows):
      for model in rows {
        models.append(model)
        let place = place("model\(model.id)")
        scope("ModelRow", place, .model(model), .spec(model.spec))
        visit(model.spec, place)
      }
    case .erased(let kind, let child): visit(child, place("erased\(kind)"))
    case .padded(_, let child): visit(child, place("padded"))
    case .geometry(let child): visit(child, place("geometry"))
    case .modified(let name, let child):
      let count = modifier(name, place("modified"))
      visit(child, place("content"))
      button("m\(name):\(count)", place("modified"))
    case .distributed(let name, let ids, let more):
      for id in ids + (more ? [99] : []) {
        let place = place("distributed\(id)")
        let count = modifier(name, place)
        counter(SpecView.name(name, id), place("counter"))
        button("m\(name):\(count)", place)
      }
    case .writesLevel(let level, let child):
      var place = place("level")
      place.level = level
      visit(child, place)
    case .writesStore(let index, let child):
      var place = place("store")
      place.store = FuzzRun.stores[index]
      visit(child, place)
    case .switcher(let name, let a, let b):
      let place = place("switcher")
      let count = state(place, name)
      scope("SpecSwitcher", place, .number(name), .spec(a), .spec(b), .number(count))
      button("w\(name):\(count)", place)
      count % 2 == 1 ? visit(a, place("on")) : visit(b, place("off"))
    case .sheet(let name, let a, let b):
      let place = place("sheet")
      let count = state(place, name)
      scope("SheetHost", place, .number(name), .spec(a), .spec(b))
      button("s\(name)", place)
      visit(a, place("under"))
      if count % 2 == 1 { visit(b, place("over")) }
    case .tabs(let name, let children): tabs(name, children, place("tabs"))
    case .pages(let name, let root, let page): pages(name, root, page, place("pages"))
    }
  }

  private mutating func counter(_ name: Int, _ place: Place) {
    let count = state(place, name)
    scope("SpecCounter", place, .number(name), .number(count))
    button("\(name):\(count)", place)
  }

  private mutating func modifier(_ name: Int, _ place: Place) -> Int {
    let count = state(place)
    scope("CountingModifier", place, .number(name), .number(count))
    return count
  }

  private mutating func tabs(_ name: Int, _ children: [Spec], _ place: Place) {
    keepsMore = true
    let selected = state(place, name)
    scope("TabHost", place, [.number(name)] + children.map { .spec($0) })
    let made = (known.visited[place.path] ?? []).union([selected])
    visited[place.path] = made
    for (index, child) in children.enumerated() {
      if made.contains(index) {
        var page = place("tab\(index)")
        page.isShown = place.isShown && index == selected
        visit(child, page)
      }
      button("t\(name).\(index)", place) { _ in index }
    }
  }

  private mutating func scope(_ name: String, _ place: Place, _ dependencies: [Dependency]) {
    scopes.append(Scope(path: place.path, name: name, dependencies: dependencies))
  }

  private mutating func pages(_ name: Int, _ root: Spec, _ page: Spec, _ place: Place) {
    let depth = state(place, name)
    scope("PageHost", place, .number(name), .spec(root), .spec(page))
    if depth > 1 { keepsMore = true }
    for level in 0...depth {
      var below = place("page\(level)")
      below.isShown = place.isShown && level == depth
      if level == 0 {
        button("n\(name)", below, at: place.path)
      } else {
        button("n\(name)+", below, at: place.path)
        button("n\(name)-", below, at: place.path) { $0 - 1 }
      }
      visit(level == 0 ? root : page, below)
    }
  }
}
