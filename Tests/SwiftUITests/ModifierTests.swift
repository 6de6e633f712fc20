import SwiftUI
import Testing

// semantics-identity 13, semantics-dependencies 9, 11.

private struct Counting: ViewModifier {
  @State private var taps = 0
  func body(content: Content) -> some View {
    VStack {
      content
      Button("taps \(taps)") { taps += 1 }
    }
  }
}

private struct Framed: ViewModifier {
  let width: Int
  func body(content: Content) -> some View {
    HStack {
      Text("|\(width)|")
      content
    }
  }
}

@MainActor @Test func `a modifier's state lives with its place and runs only the modifier`() {
  struct Host: View {
    @State var n = 0
    @State var on = true
    var body: some View {
      Button("again \(n)") { n += 1 }
      Button("flip") { on.toggle() }
      if on { Text("x").modifier(Counting()) }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("taps 0").bodies == ["Counting": 1])
  #expect(rig.tap("again 0").texts == ["again 1", "flip", "x", "taps 1"])
  #expect(rig.tap("flip").stateDestroyed == ["Counting.taps": 1])
  #expect(rig.tap("flip").texts == ["again 1", "flip", "x", "taps 0"])
}

@MainActor @Test func `a modifier's value is compared like a view's, its content on its own`() {
  struct Host: View {
    @State var width = 1
    @State var text = "a"
    var body: some View {
      Button("wider") { width += 1 }
      Button("text") { text = "b" }
      Leaf(text: text).modifier(Framed(width: width))
    }
  }
  struct Leaf: View {
    let text: String
    var body: some View { Text(text) }
  }
  let rig = Rig()
  rig.mount { Host() }
  let wider = rig.tap("wider")
  #expect(wider.bodies == ["Host": 1, "Framed": 1])
  #expect(wider.skipped == ["Leaf": 1])
  let text = rig.tap("text")
  #expect(text.bodies == ["Host": 1, "Leaf": 1])
  #expect(text.skipped == ["Framed": 1])
}

@MainActor @Test func `modifiers put together apply in order and keep their states`() {
  struct Host: View {
    @State var n = 0
    var body: some View {
      Button("again \(n)") { n += 1 }
      Text("x").modifier(Counting().concat(Framed(width: 2)))
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["again 0", "|2|", "x", "taps 0"])
  rig.tap("taps 0")
  #expect(rig.tap("again 0").texts == ["again 1", "|2|", "x", "taps 1"])
}

@MainActor @Test func `a modifier reads the environment where it stands`() {
  struct Shows: ViewModifier {
    @Environment(\.isEnabled) var isEnabled
    func body(content: Content) -> some View {
      VStack {
        content
        Text(isEnabled ? "on" : "off")
      }
    }
  }
  struct Host: View {
    @State var off = false
    var body: some View {
      Button("off") { off = true }
      Text("x").modifier(Shows()).disabled(off)
      Text("y").disabled(off).modifier(Shows())
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  let step = rig.tap("off")
  #expect(step.texts == ["off", "x", "off", "y", "on"])
  #expect(step.bodies == ["Host": 1, "Shows": 1])
}

@MainActor @Test func `an equatable view runs for none of its inputs if it says so`() {
  struct Always: View, Equatable {
    let n: Int
    var body: some View { Text("\(n)") }
    nonisolated static func == (a: Always, b: Always) -> Bool { true }
  }
  struct Host: View {
    @State var n = 0
    var body: some View {
      Button("add") { n += 1 }
      Always(n: n).equatable()
      Always(n: n)
    }
  }
  let rig = Rig(checksSkipped: false)
  rig.mount { Host() }
  let step = rig.tap("add")
  #expect(step.texts == ["add", "0", "1"])
  #expect(step.bodies == ["Host": 1, "Always": 1])
}

@MainActor @Test func `a changed style is an update of the text, an equal one is not`() {
  struct Host: View {
    @State var strong = false
    @State var n = 0
    var body: some View {
      Button("strong") { strong.toggle() }
      Button("again") { n += 1 }
      Text("t").bold(strong)
      Text("u").foregroundStyle(strong ? .red : .blue)
      Text("v").italic().padding(n > 100 ? 1 : 2)
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("strong").updates == ["Text": 2])
  rig.tap("again")
  let again = rig.tap("again")
  #expect(again.updates == [:])
  #expect(again.bodies == ["Host": 1])
  #expect(again.wasted == ["Host": 1])
}

@MainActor @Test func `the lines of printChanges name what changed in order of declaration`() {
  final class Store: ObservableObject { @Published var n = 0 }
  struct Child: View {
    let title: String
    @Binding var flag: Bool
    @State var own = 0
    @ObservedObject var store: Store
    @Environment(\.isEnabled) var isEnabled
    var body: some View { Button("own \(own) \(flag)") { own += 1 } }
  }
  struct Host: View {
    let store: Store
    @State var flag = false
    @State var title = "a"
    var body: some View {
      Button("flag") { flag.toggle() }
      Button("title") {
        title = "b"
        flag.toggle()
        store.n += 1
      }
      Child(title: title, flag: $flag, store: store).disabled(title == "b")
    }
  }
  let rig = Rig()
  let store = Store()
  #expect(
    rig.mount { Host(store: store) }.changes == [
      "Host: @self, @identity, _flag, _title changed.",
      "Child: @self, @identity, _flag, _own, _store, _isEnabled changed.",
    ])
  #expect(rig.tap("own 0 false").changes == ["Child: _own changed."])
  #expect(rig.tap("flag").changes == ["Child: _flag changed."])
  #expect(rig.act { store.n = 5 }.changes == ["Child: _store changed."])
  #expect(
    rig.tap("title").changes == [
      "Host: _title changed.", "Child: @self, _flag, _store, _isEnabled changed.",
    ])
}

@MainActor @Test func `a dynamic property of one's own is filled in, updated and kept`() {
  struct Doubled: DynamicProperty {
    @State private var stored = 1
    @Environment(\.isEnabled) private var isEnabled
    private var doubled = 0
    var wrappedValue: Int { isEnabled ? doubled : -1 }
    func add() { stored += 1 }
    mutating func update() { doubled = stored * 2 }
  }
  struct Host: View {
    var twice = Doubled()
    var body: some View { Button("\(twice.wrappedValue)") { twice.add() } }
  }
  struct Outer: View {
    @State var off = false
    var body: some View {
      Button("off") { off = true }
      Host().disabled(off)
    }
  }
  let rig = Rig()
  let mounted = rig.mount { Outer() }
  #expect(mounted.texts == ["off", "2"])
  #expect(mounted.stateCreated == ["Outer.off": 1, "Doubled.stored": 1])
  #expect(mounted.changes.last == "Host: @self, @identity, twice, @0, @16 changed.")
  let step = rig.tap("2")
  #expect(step.changes == ["Host: @0 changed."])
  #expect(step.texts == ["off", "4"])
  #expect(rig.tap("off").texts == ["off", "-1"])
}

@MainActor @Test func `an object of a dynamic property of one's own is made once and ends with it`()
{
  final class Store: ObservableObject { @Published var n = 0 }
  struct Loaded: DynamicProperty {
    @StateObject var store = Store()
  }
  struct Child: View {
    var loaded = Loaded()
    var body: some View { Button("\(loaded.store.n)") { loaded.store.n += 1 } }
  }
  struct Host: View {
    @State var on = true
    var body: some View {
      Button("off") { on = false }
      if on { Child() }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("0").texts == ["off", "1"])
  #expect(rig.tap("off").stateDestroyed == ["Loaded.store": 1])
}

@MainActor @Test func `skipped and wasted are exact`() {
  struct Leaf: View {
    let n: Int
    var body: some View { Text(n < 10 ? "few" : "many") }
  }
  struct Middle: View {
    let n: Int
    var body: some View {
      Leaf(n: n)
      Leaf(n: 0)
    }
  }
  struct Host: View {
    @State var n = 0
    var body: some View {
      Button("add") { n += 5 }
      Middle(n: n)
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  let few = rig.tap("add")
  #expect(few.bodies == ["Host": 1, "Middle": 1, "Leaf": 1])
  #expect(few.skipped == ["Leaf": 1])
  #expect(few.wasted == ["Host": 1, "Middle": 1, "Leaf": 1])
  let many = rig.tap("add")
  #expect(many.wasted == [:])
  #expect(many.updates == ["Text": 1])
}
