import SwiftUI
import Testing
import Trace

// semantics-identity 9, 10, 13.

private final class Store: ObservableObject {
  nonisolated(unsafe) static var made = 0
  @Published var n = 0
  init() { Store.made += 1 }
}

@MainActor @Test func `a group of nothing never appears and starts no task`() {
  struct Host: View {
    let log: Log
    @State var on = false
    var body: some View {
      Button("on") { on = true }
      Group { if on { Text("x") } }
        .onAppear { log("appear") }
        .task { log("task") }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  #expect(log.new == [])
  rig.tap("on")
  #expect(log.new == ["appear"])
}

@MainActor @Test func `modifiers outside of a view whose body is several views apply to each`() {
  struct Pair: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }
  let (rig, log) = (Rig(), Log())
  let step = rig.mount {
    VStack { Pair().background { Tapper("back") }.onAppear { log("appear") } }
  }
  #expect(log.new == ["appear", "appear"])
  #expect(step.texts == ["back 0", "a", "back 0", "b"])
  #expect(step.bodies == ["Pair": 1, "Tapper": 2])
}

@MainActor @Test
func `the new view appears before the old one disappears, and AnyView reverses it`() {
  struct Leaf: View {
    let name: String
    let log: Log
    var body: some View {
      Text(name).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
    }
  }
  struct Host: View {
    let log: Log
    @State var on = true
    var body: some View {
      Button("flip") { on.toggle() }
      if on { Leaf(name: "a", log: log) } else { Leaf(name: "b", log: log).padding() }
      on ? AnyView(Leaf(name: "x", log: log)) : AnyView(Leaf(name: "y", log: log).padding())
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  _ = log.new
  rig.tap("flip")
  #expect(log.new == ["+b", "-a", "-x", "+y"])
}

@MainActor @Test func `views disappear from the inside out`() {
  struct Host: View {
    let log: Log
    @State var on = true
    var body: some View {
      Button("off") { on = false }
      if on {
        VStack { Text("in").onDisappear { log("inner") } }.onDisappear { log("outer") }
      }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  rig.tap("off")
  #expect(log.new == ["inner", "outer"])
}

@MainActor @Test func `a state object is made once per identity`() {
  struct Child: View {
    @StateObject var store = Store()
    let n: Int
    var body: some View { Text("\(store.n) \(n)") }
  }
  struct Host: View {
    @State var n = 0
    @State var id = 0
    var body: some View {
      Button("again") { n += 1 }
      Button("anew") { id += 1 }
      Child(n: n).id(id)
    }
  }
  Store.made = 0
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("again")
  rig.tap("again")
  #expect(Store.made == 1)
  let step = rig.tap("anew")
  #expect(Store.made == 2)
  #expect(step.stateCreated == ["Child.store": 1])
  #expect(step.stateDestroyed == ["Child.store": 1])
}

@MainActor @Test func `an object built before it becomes the state object is built on every init`()
{
  struct Child: View {
    @StateObject var store: Store
    let n: Int
    init(n: Int) {
      let local = Store()
      _store = StateObject(wrappedValue: local)
      self.n = n
    }
    var body: some View { Button("add \(store.n)") { store.n += 1 } }
  }
  struct Host: View {
    @State var n = 0
    var body: some View {
      Button("again") { n += 1 }
      Child(n: n)
    }
  }
  Store.made = 0
  let rig = Rig(checksSkipped: false)
  rig.mount { Host() }
  rig.tap("add 0")
  let step = rig.tap("again")
  #expect(Store.made == 2)
  #expect(step.texts == ["again", "add 1"])
  #expect(step.stateCreated == [:])
}

@MainActor @Test func `a new input does not reseed state`() {
  struct Child: View {
    let start: Int
    @State var n: Int
    init(start: Int) {
      self.start = start
      _n = State(initialValue: start)
    }
    var body: some View { Text("\(start) \(n)") }
  }
  struct Host: View {
    @State var start = 1
    var body: some View {
      Button("two") { start = 2 }
      Child(start: start)
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("two").texts == ["two", "2 1"])
}

@MainActor @Test func `a removal that is animated with a transition ends when the animation does`()
{
  struct Leaf: View {
    let log: Log
    var body: some View { Tapper("p").onDisappear { log("gone") } }
  }
  struct Host: View {
    let log: Log
    @State var on = true
    var body: some View {
      Button("flip") { withAnimation(.linear(duration: 5)) { on.toggle() } }
      if on { Leaf(log: log).transition(.opacity) }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  rig.tap("p 0")
  let removed = rig.tap("flip")
  #expect(removed.texts == ["flip"])
  #expect(removed.disappeared == [:])
  rig.graph.clock.advance(to: 1)
  #expect(rig.act {}.stateDestroyed == [:])
  let back = rig.tap("flip")
  #expect(back.texts == ["flip", "p 1"])
  #expect(back.stateCreated == [:])
  rig.graph.clock.advance(to: 9)
  #expect(rig.act {}.stateDestroyed == [:])
  rig.tap("flip")
  #expect(log.new == [])
  rig.graph.clock.advance(to: 14)
  let over = rig.act {}
  #expect(over.stateDestroyed == ["Tapper.hits": 1])
  #expect(over.disappeared == ["Leaf": 1, "Tapper": 1])
  #expect(log.new == ["gone"])
  #expect(rig.tap("flip").texts == ["flip", "p 0"])
}

@MainActor @Test func `without an animation or with an identity transition a removal is at once`() {
  struct Host: View {
    @State var on = true
    var body: some View {
      Button("plain") { on.toggle() }
      Button("animated") { withAnimation { on.toggle() } }
      if on { Tapper("p").transition(.opacity) }
      if on { Tapper("q").transition(.identity) }
      if on { Tapper("r") }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("plain").stateDestroyed == ["Tapper.hits": 3])
  rig.tap("plain")
  #expect(rig.tap("animated").stateDestroyed == ["Tapper.hits": 2])
}

@MainActor @Test func `a row whose removal is animated comes back with its state`() {
  struct Host: View {
    @State var ids = [1, 2]
    var body: some View {
      Button("drop") { withAnimation { ids = [2] } }
      Button("bring") { ids = [1, 2] }
      ForEach(ids, id: \.self) { Tapper("r\($0)").transition(.slide) }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("r1 0")
  #expect(rig.tap("drop").texts == ["drop", "bring", "r2 0"])
  #expect(rig.tap("bring").texts == ["drop", "bring", "r1 1", "r2 0"])
  rig.tap("drop")
  rig.graph.clock.advance(to: 1)
  #expect(rig.tap("bring").texts == ["drop", "bring", "r1 0", "r2 0"])
}

@MainActor @Test func `what is on its way out ends at once with the view around it`() {
  struct Host: View {
    @State var on = true
    @State var all = true
    var body: some View {
      Button("inner") { withAnimation { on = false } }
      Button("outer") { all = false }
      if all { VStack { if on { Tapper("p").transition(.opacity) } } }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("inner").stateDestroyed == [:])
  #expect(rig.tap("outer").stateDestroyed == ["Tapper.hits": 1])
}

@MainActor @Test func `opacity and hidden have no consequence for a lifetime`() {
  struct Host: View {
    let log: Log
    @State var seen = true
    var body: some View {
      Button("flip") { seen.toggle() }
      Tapper("p").onAppear { log("+") }.onDisappear { log("-") }.opacity(seen ? 1 : 0)
      Text("never").hidden()
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  rig.tap("p 0")
  #expect(rig.tap("flip").texts == ["flip"])
  let back = rig.tap("flip")
  #expect(back.texts == ["flip", "p 1"])
  #expect(back.bodies == ["Host": 1])
  #expect(log.new == ["+"])
}

@MainActor @Test
func `an animation for a value animates removals inside it, when the value changes`() {
  struct Host: View {
    @State var on = true
    @State var other = true
    var body: some View {
      Button("on") { on.toggle() }
      Button("other") { other.toggle() }
      VStack {
        if on { Tapper("p").transition(.opacity) }
        if other { Tapper("q").transition(.opacity) }
      }
      .animation(.linear(duration: 2), value: on)
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("p 0")
  #expect(rig.tap("on").stateDestroyed == [:])
  #expect(rig.tap("on").texts == ["on", "other", "p 1", "q 0"])
  #expect(rig.tap("other").stateDestroyed == ["Tapper.hits": 1])
}
