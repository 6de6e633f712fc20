import Observation
import SwiftUI

/// A random view tree as a value: everything that the rules of identity and dependency speak of.
///
/// Numbers called `name` are unique in a tree.
indirect enum Spec: Equatable {
  case text(Int)
  // Leaves with state or with something to depend on.
  case counter(name: Int)
  case object(name: Int)
  case bound(name: Int)
  case noisy(name: Int, noise: Int)
  case level
  case reader(second: Bool)
  // Several views, or one of several.
  case stack([Spec])
  case tuple(Spec, Spec)
  case grouped(Spec, Spec)
  case section(Spec, Spec)
  case layout(Bool, Spec, Spec)
  case branch(Bool, Spec, Spec)
  case chain(Int, Spec, Spec, Spec)
  case nested(Int, Spec, Spec, Spec)
  case choice(Int, Spec, Spec)
  case maybe(Spec?)
  case identified(Int, Spec)
  case list([Item])
  case lazy([Item])
  case models([RowModel])
  // One view around another.
  case erased(Int, Spec)
  case padded(Double, Spec)
  case geometry(Spec)
  case modified(name: Int, Spec)
  case distributed(name: Int, [Int], Bool)
  case writesLevel(Int, Spec)
  case writesStore(Int, Spec)
  // Views whose own state says what is below them.
  case switcher(name: Int, Spec, Spec)
  case sheet(name: Int, Spec, Spec)
  case tabs(name: Int, [Spec])
  case pages(name: Int, Spec, Spec)

  struct Item: Identifiable, Equatable {
    var id: Int
    var spec: Spec
  }
}

/// A row that is changed in place.
@Observable final class RowModel: Identifiable, Equatable, CustomStringConvertible {
  let id: Int
  var spec: Spec

  init(id: Int, spec: Spec) { (self.id, self.spec) = (id, spec) }

  static func == (a: RowModel, b: RowModel) -> Bool { a === b }
  var description: String { "model \(id) \(spec)" }
}

@Observable final class FuzzStore: Equatable {
  var first = 0
  var second = 0

  static func == (a: FuzzStore, b: FuzzStore) -> Bool { a === b }
}

/// What a run shares: fixed while it lasts, apart from what is in the stores.
@MainActor enum FuzzRun {
  static var stores = [FuzzStore(), FuzzStore()]
  /// The state that views of a tree built from nothing begin with, by name.
  static var presets: [Int: Int] = [:]
  static var replace: ((Spec) -> Void)?

  static func preset(_ name: Int) -> Int { presets[name] ?? 0 }
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var fuzzLevel: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

struct FuzzRoot: View {
  @State var spec: Spec

  var body: some View {
    // The stack appears even when the tree shows nothing.
    VStack { SpecView(spec: spec) }
      .onAppear { FuzzRun.replace = { spec = $0 } }
      .environment(FuzzRun.stores[0])
  }
}

struct SpecView: View {
  let spec: Spec

  var body: some View {
    switch spec {
    case .text(let n): Text("\(n)")
    case .counter(let name): SpecCounter(name: name)
    case .object(let name): ObjectCounter(name: name)
    case .bound(let name): BoundHost(name: name)
    case .noisy(let name, let noise): SpecNoisy(name: name, noise: noise).equatable()
    case .level: LevelReader()
    case .reader(let second): StoreReader(second: second)
    case .stack(let children):
      VStack { ForEach(children.indices, id: \.self) { SpecView(spec: children[$0]) } }
    case .tuple(let a, let b):
      SpecView(spec: a)
      SpecView(spec: b)
    case .grouped(let a, let b):
      Group {
        SpecView(spec: a)
        SpecView(spec: b)
      }
      .padding()
    case .section(let a, let b):
      Section {
        SpecView(spec: a)
      } header: {
        SpecView(spec: b)
      }
    case .layout(let flag, let a, let b):
      let layout = flag ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        SpecView(spec: a)
        SpecView(spec: b)
      }
    case .branch(let flag, let a, let b):
      if flag { SpecView(spec: a) } else { SpecView(spec: b) }
    case .chain(let which, let a, let b, let c):
      if which == 0 {
        SpecView(spec: a)
      } else if which == 1 {
        SpecView(spec: b)
      } else if which == 2 {
        SpecView(spec: c)
      }
    case .nested(let which, let a, let b, let c):
      if which == 0 {
        SpecView(spec: a)
      } else {
        if which == 1 { SpecView(spec: b) } else { SpecView(spec: c) }
      }
    case .choice(let which, let a, let b):
      switch which {
      case 0: SpecView(spec: a)
      case 1: SpecView(spec: a).padding()
      case 2:
        SpecView(spec: a)
        SpecView(spec: b)
      default: EmptyView()
      }
    case .maybe(let child):
      if let child { SpecView(spec: child) }
    case .identified(let id, let child): SpecView(spec: child).id(id)
    case .list(let items): ForEach(items) { SpecView(spec: $0.spec) }
    case .lazy(let items):
      ScrollView { LazyVStack { ForEach(items) { SpecView(spec: $0.spec) } } }
    case .models(let models): ForEach(models) { ModelRow(model: $0) }
    case .erased(let kind, let child): erase(kind, child)
    case .padded(let amount, let child): SpecView(spec: child).padding(amount).opacity(amount)
    case .geometry(let child): GeometryReader { _ in SpecView(spec: child) }
    case .modified(let name, let child):
      VStack { SpecView(spec: child) }.modifier(CountingModifier(name: name))
    case .distributed(let name, let ids, let more):
      Group {
        ForEach(ids, id: \.self) { SpecCounter(name: Self.name(name, $0)) }
        if more { SpecCounter(name: Self.name(name, 99)) }
      }
      .modifier(CountingModifier(name: name))
    case .writesLevel(let level, let child): SpecView(spec: child).environment(\.fuzzLevel, level)
    case .writesStore(let index, let child):
      SpecView(spec: child).environment(FuzzRun.stores[index])
    case .switcher(let name, let a, let b): SpecSwitcher(name: name, a: a, b: b)
    case .sheet(let name, let a, let b): SheetHost(name: name, a: a, b: b)
    case .tabs(let name, let children): TabHost(name: name, children: children)
    case .pages(let name, let a, let b): PageHost(name: name, root: a, page: b)
    }
  }

  static func name(_ name: Int, _ id: Int) -> Int { -(name * 100 + id) }

  private func erase(_ kind: Int, _ child: Spec) -> AnyView {
    switch kind {
    case 0: AnyView(SpecView(spec: child))
    case 1: AnyView(AnyView(SpecView(spec: child).padding()))
    default: AnyView(VStack { SpecView(spec: child) })
    }
  }
}

struct SpecCounter: View {
  let name: Int
  @State private var count: Int

  init(name: Int) {
    self.name = name
    _count = State(initialValue: FuzzRun.preset(name))
  }

  var body: some View { Button("\(name):\(count)") { count += 1 } }
}

private final class CountingObject: ObservableObject {
  @Published var count: Int
  init(_ count: Int) { self.count = count }
}

struct ObjectCounter: View {
  let name: Int
  @StateObject private var object: CountingObject

  init(name: Int) {
    self.name = name
    _object = StateObject(wrappedValue: CountingObject(FuzzRun.preset(name)))
  }

  var body: some View { Button("o\(name):\(object.count)") { object.count += 1 } }
}

/// Passes its state on and never reads it.
struct BoundHost: View {
  let name: Int
  @State private var count: Int

  init(name: Int) {
    self.name = name
    _count = State(initialValue: FuzzRun.preset(name))
  }

  var body: some View { BoundChild(name: name, count: $count) }
}

struct BoundChild: View {
  let name: Int
  @Binding var count: Int
  var body: some View { Button("b\(name):\(count)") { count += 1 } }
}

/// Its own `==` overlooks what it does not show.
struct SpecNoisy: View, Equatable {
  let name: Int
  let noise: Int
  nonisolated static func == (a: SpecNoisy, b: SpecNoisy) -> Bool { a.name == b.name }
  var body: some View { Text("~\(name)") }
}

struct LevelReader: View {
  @Environment(\.fuzzLevel) private var level
  var body: some View { Text("l\(level)") }
}

struct StoreReader: View {
  let second: Bool
  @Environment(FuzzStore.self) private var store
  var body: some View { Text("r\(second ? store.second : store.first)") }
}

struct ModelRow: View {
  let model: RowModel
  var body: some View { SpecView(spec: model.spec) }
}

struct CountingModifier: ViewModifier {
  let name: Int
  @State private var count = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Button("m\(name):\(count)") { count += 1 }
    }
  }
}

struct SpecSwitcher: View {
  let name: Int
  let a: Spec
  let b: Spec
  @State private var count: Int

  init(name: Int, a: Spec, b: Spec) {
    (self.name, self.a, self.b) = (name, a, b)
    _count = State(initialValue: FuzzRun.preset(name))
  }

  var body: some View {
    Button("w\(name):\(count)") { count += 1 }
    if count % 2 == 1 { SpecView(spec: a) } else { SpecView(spec: b) }
  }
}

struct SheetHost: View {
  let name: Int
  let a: Spec
  let b: Spec
  @State private var isShown: Bool

  init(name: Int, a: Spec, b: Spec) {
    (self.name, self.a, self.b) = (name, a, b)
    _isShown = State(initialValue: FuzzRun.preset(name) % 2 == 1)
  }

  var body: some View {
    VStack {
      Button("s\(name)") { isShown.toggle() }
      SpecView(spec: a)
    }
    .sheet(isPresented: $isShown) { SpecView(spec: b) }
  }
}

struct TabHost: View {
  let name: Int
  let children: [Spec]
  @State private var selected: Int

  init(name: Int, children: [Spec]) {
    (self.name, self.children) = (name, children)
    _selected = State(initialValue: FuzzRun.preset(name))
  }

  var body: some View {
    TabView(selection: $selected) {
      VStack { SpecView(spec: children[0]) }.tabItem { Text("t\(name).0") }.tag(0)
      VStack { SpecView(spec: children[1]) }.tabItem { Text("t\(name).1") }.tag(1)
      VStack { SpecView(spec: children[2]) }.tabItem { Text("t\(name).2") }.tag(2)
    }
  }
}

struct PageHost: View {
  let name: Int
  let root: Spec
  let page: Spec
  @State private var path: [Int]

  init(name: Int, root: Spec, page: Spec) {
    (self.name, self.root, self.page) = (name, root, page)
    _path = State(initialValue: Array(0..<FuzzRun.preset(name)))
  }

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("n\(name)") { path.append(path.count) }
        SpecView(spec: root)
      }
      .navigationDestination(for: Int.self) { _ in
        VStack {
          Button("n\(name)+") { path.append(path.count) }
          Button("n\(name)-") { path.removeLast() }
          SpecView(spec: page)
        }
      }
    }
  }
}
