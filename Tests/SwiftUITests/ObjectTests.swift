import SwiftUI
import Testing

// semantics-dependencies 6.

private final class Store: ObservableObject {
  @Published var n = 0
  @Published var m = 0
  var plain = 0
  @Published var inner = Inner()

  final class Inner: ObservableObject { @Published var n = 0 }
}

private struct Watcher: View {
  @ObservedObject var store: Store
  var body: some View { Text("\(store.n)") }
}

@MainActor @Test func `published writes of one action are one update, equal ones too`() {
  let rig = Rig()
  let store = Store()
  rig.mount { Watcher(store: store) }
  #expect(
    rig.act {
      store.n = 1
      store.m = 1
      store.n = 2
    }.bodies == ["Watcher": 1])
  #expect(rig.act { store.n = 2 }.bodies == ["Watcher": 1])
  #expect(rig.act { store.plain = 2 }.bodies == [:])
}

@MainActor @Test func `an object inside an object is not observed through the outer one`() {
  struct Deep: View {
    @ObservedObject var store: Store
    var body: some View { Text("\(store.inner.n)") }
  }
  let rig = Rig(checksSkipped: false)
  let store = Store()
  rig.mount { Deep(store: store) }
  let step = rig.act { store.inner.n = 5 }
  #expect(step.bodies == [:])
  #expect(step.texts == ["0"])
  #expect(rig.act { store.inner = Store.Inner() }.bodies == ["Deep": 1])
}

@MainActor @Test func `another object in the environment is followed, the former one is left`() {
  struct Reads: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(store.n)") }
  }
  struct Host: View {
    let first: Store
    let second: Store
    @State var useSecond = false
    var body: some View {
      Button("swap") { useSecond = true }
      Reads().environmentObject(useSecond ? second : first)
    }
  }
  let rig = Rig()
  let (first, second) = (Store(), Store())
  second.n = 7
  rig.mount { Host(first: first, second: second) }
  let swapped = rig.tap("swap")
  #expect(swapped.bodies == ["Host": 1, "Reads": 1])
  #expect(swapped.texts == ["swap", "7"])
  #expect(rig.act { first.n = 1 }.bodies == [:])
  #expect(rig.act { second.n = 8 }.texts == ["swap", "8"])
}

@MainActor @Test func `another observed object is followed, the former one is left`() {
  struct Host: View {
    let stores: [Store]
    @State var index = 0
    var body: some View {
      Button("swap") { index = 1 }
      Watcher(store: stores[index])
    }
  }
  let rig = Rig()
  let stores = [Store(), Store()]
  rig.mount { Host(stores: stores) }
  #expect(rig.tap("swap").bodies == ["Host": 1, "Watcher": 1])
  #expect(rig.act { stores[0].n = 1 }.bodies == [:])
  #expect(rig.act { stores[1].n = 1 }.bodies == ["Watcher": 1])
}

@MainActor @Test func `publishing during a body is reported once`() {
  struct Rude: View {
    @ObservedObject var store: Store
    var body: some View {
      if store.n < 3 { store.n = 3 }
      return Text("\(store.n)")
    }
  }
  let rig = Rig()
  let step = rig.mount { Rude(store: Store()) }
  #expect(
    step.issues.map(\.message) == [
      "Publishing changes from within view updates is not allowed, "
        + "this will cause undefined behavior."
    ])
  #expect(step.texts == ["3"])
}

@MainActor @Test func `a binding to an object's property runs the owner and the child`() {
  struct Host: View {
    @StateObject var store = Store()
    var body: some View { Editor(n: $store.n) }
  }
  struct Editor: View {
    @Binding var n: Int
    var body: some View { Button("\(n)") { n += 1 } }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("0").bodies == ["Host": 1, "Editor": 1])
}

@MainActor @Test func `an object from a bare let is neither observed nor a difference`() {
  struct Bare: View {
    let store: Store
    var body: some View { Text("\(store.n)") }
  }
  struct Host: View {
    @ObservedObject var store: Store
    var body: some View {
      Text("\(store.n)")
      Bare(store: store)
    }
  }
  let rig = Rig(checksSkipped: false)
  let store = Store()
  rig.mount { Host(store: store) }
  let step = rig.act { store.n = 2 }
  #expect(step.bodies == ["Host": 1])
  #expect(step.skipped == ["Bare": 1])
  #expect(step.texts == ["2", "0"])
}
