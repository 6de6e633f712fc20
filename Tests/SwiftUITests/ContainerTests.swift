import Foundation
import SwiftUI
import Testing
import Trace

// semantics-identity 3.11, 3.12, 11.

private struct Tabs: View {
  let log: Log
  @State var tab = 1
  var body: some View {
    TabView(selection: $tab) {
      Tapper("t1").onAppear { log("+1") }.onDisappear { log("-1") }
        .tabItem { Text("one") }.tag(1)
      Tapper("t2").onAppear { log("+2") }.onDisappear { log("-2") }
        .tabItem { Text("two") }.tag(2)
    }
  }
}

@MainActor @Test func `from iOS 18 on a tab is made when it is first selected, and kept`() {
  let (rig, log) = (Rig(.init(major: 18)), Log())
  let mounted = rig.mount { Tabs(log: log) }
  #expect(mounted.stateCreated == ["Tapper.hits": 1, "Tabs.tab": 1])
  #expect(mounted.texts == ["t1 0", "one", "two"])
  #expect(log.new == ["+1"])
  rig.tap("t1 0")
  let second = rig.tap("two")
  #expect(second.texts == ["one", "t2 0", "two"])
  #expect(second.stateCreated == ["Tapper.hits": 1])
  #expect(second.bodies == ["Tapper": 1])
  #expect(log.new == ["+2", "-1"])
  let first = rig.tap("one")
  #expect(first.texts == ["t1 1", "one", "two"])
  #expect(first.stateCreated == [:])
  #expect(first.stateDestroyed == [:])
  #expect(log.new == ["+1", "-2"])
}

@MainActor @Test func `before iOS 18 all tabs are made at once`() {
  let (rig, log) = (Rig(.init(major: 17)), Log())
  #expect(rig.mount { Tabs(log: log) }.stateCreated == ["Tapper.hits": 2, "Tabs.tab": 1])
  _ = log.new
  #expect(rig.tap("two").stateCreated == [:])
  #expect(log.new == ["+2", "-1"])
}

@MainActor @Test func `a tab view without a selection shows its first tab and remembers another`() {
  let rig = Rig()
  let step = rig.mount {
    TabView {
      Text("a").tabItem { Text("one") }
      Text("b").tabItem { Text("two") }
    }
  }
  #expect(step.texts == ["a", "one", "two"])
  #expect(rig.tap("two").texts == ["one", "b", "two"])
}

@MainActor @Test func `another layout keeps the views and their state`() {
  struct Host: View {
    @State var wide = false
    var body: some View {
      let layout = wide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 4))
      Button("turn") { wide.toggle() }
      layout { Tapper("p") }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("p 0")
  let step = rig.tap("turn")
  #expect(step.texts == ["turn", "p 1"])
  #expect(step.stateDestroyed == [:])
  #expect(step.bodies == ["Host": 1])
}

@MainActor @Test func `a matched geometry makes no identity`() {
  struct Host: View {
    @Namespace var space
    @State var on = false
    var body: some View {
      Button("flip") { on.toggle() }
      if on {
        Tapper("p").matchedGeometryEffect(id: 1, in: space)
      } else {
        Tapper("p").matchedGeometryEffect(id: 1, in: space)
      }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("p 0")
  #expect(rig.tap("flip").texts == ["flip", "p 0"])
}

@MainActor @Test func `a lazy stack's rows follow the rules of rows`() {
  struct Host: View {
    @State var ids = [1, 2]
    var body: some View {
      Button("add") { ids.insert(3, at: 0) }
      ScrollView {
        LazyVStack { ForEach(ids, id: \.self) { Tapper("r\($0)") } }
        LazyVGrid(columns: [GridItem(.flexible())]) { Text("g") }
      }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("r2 0")
  let step = rig.tap("add")
  #expect(step.texts == ["add", "r3 0", "r1 0", "r2 1", "g"])
  #expect(step.stateCreated == ["Tapper.hits": 1])
}

@MainActor @Test func `a task stops when its tab is left and starts anew on return`() async {
  struct Host: View {
    let log: Log
    @State var tab = 1
    var body: some View {
      TabView(selection: $tab) {
        Text("a").task { log("run") }.tabItem { Text("one") }.tag(1)
        Text("b").tabItem { Text("two") }.tag(2)
      }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  for _ in 0..<5 { await Task.yield() }
  rig.tap("two")
  rig.tap("one")
  for _ in 0..<5 { await Task.yield() }
  #expect(log.new == ["run", "run"])
}

@MainActor @Test func `a block as SDK 27 types it keeps its places`() {
  struct Host: View {
    @State var on = false
    var body: some View {
      TupleContent(
        Button("flip") { on.toggle() }, on ? Text("here") : nil, Tapper("p").padding())
    }
  }
  let rig = Rig()
  rig.mount { VStack { Host().onAppear {} } }
  rig.tap("p 0")
  #expect(rig.tap("flip").texts == ["flip", "here", "p 1"])
}

@MainActor @Test func `rows are removed and moved by offsets`() {
  var rows = ["a", "b", "c", "d", "e"]
  rows.move(fromOffsets: [0, 3], toOffset: 2)
  #expect(rows == ["b", "a", "d", "c", "e"])
  rows.remove(atOffsets: [0, 4])
  #expect(rows == ["a", "d", "c"])
}

@MainActor @Test func `a toolbar and a search field are part of the screen`() {
  struct Host: View {
    @State var query = ""
    @State var n = 0
    var body: some View {
      List { Text("row \(n)") }
        .toolbar { ToolbarItem { Button("Add") { n += 1 } } }
        .searchable(text: $query)
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["Search", "Add", "row 0"])
  #expect(rig.tap("Add").texts == ["Search", "Add", "row 1"])
}

@MainActor @Test func `shapes are touched when their looks change`() {
  struct Host: View {
    @State var on = false
    var body: some View {
      Button("flip") { on.toggle() }
      Circle().fill(on ? .red : .blue)
      RoundedRectangle(cornerRadius: on ? 4 : 8)
      Rectangle().frame(width: 10)
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("flip").updates == ["Circle": 1, "RoundedRectangle": 1])
}
