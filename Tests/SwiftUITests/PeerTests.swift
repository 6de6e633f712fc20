import Observation
import SwiftUI
import Testing

// Faults that other engines had, or ours: engines 3.1 to 3.3. The first row of each is named there;
// thirty-three rows are in UpdateTests, repeated ids too.

@MainActor @Test func `of pages pushed at once only the last one is seen`() {
  struct Page: View {
    let number: Int
    var body: some View { Text("page \(number)") }
  }
  struct Stack: View {
    let log: Log
    @State var path: [Int]
    var body: some View {
      NavigationStack(path: $path) {
        Button("push two") { path += [7, 8] }
          .navigationDestination(for: Int.self) { number in
            Page(number: number)
              .onAppear { log("+\(number)") }
              .onDisappear { log("-\(number)") }
          }
      }
    }
  }
  let (rig, log) = (Rig(), Log())
  let mounted = rig.mount { Stack(log: log, path: [1, 2]) }
  #expect(mounted.texts == ["page 2"])
  #expect(log.new == ["+1", "+2", "-1"])
  let (other, otherLog) = (Rig(), Log())
  other.mount { Stack(log: otherLog, path: []) }
  #expect(other.tap("push two").texts == ["page 8"])
  #expect(otherLog.new == ["+7", "+8", "-7"])
}

@MainActor @Test func `a modifier of several views does not run for a view that goes`() {
  struct Mark: ViewModifier {
    let n: Int
    func body(content: Content) -> some View { content.padding(CGFloat(n)) }
  }
  struct Rows: View {
    @State var ids = [1, 2, 3]
    var body: some View {
      Button("drop") { ids = [1, 3] }
      Group {
        ForEach(ids, id: \.self) { Text("\($0)") }
        if ids.count == 3 { Text("all") }
      }
      .modifier(Mark(n: ids.count))
    }
  }
  let rig = Rig()
  #expect(rig.mount { Rows() }.bodies == ["Rows": 1, "Mark": 4])
  let step = rig.tap("drop")
  #expect(step.bodies == ["Rows": 1, "Mark": 2])
  #expect(step.disappeared == ["Mark": 2])
}

@MainActor @Test func `an animation on several views animates the one that goes`() {
  struct Rows: View {
    @State var on = true
    var body: some View {
      Button("flip") { on.toggle() }
      Group {
        if on { Tapper("p").transition(.opacity) }
        Text("stays")
      }
      .animation(.linear(duration: 2), value: on)
    }
  }
  let rig = Rig()
  rig.mount { Rows() }
  rig.tap("p 0")
  #expect(rig.tap("flip").stateDestroyed == [:])
  #expect(rig.tap("flip").texts == ["flip", "p 1", "stays"])
}

@MainActor @Test func `a row inserted at the front shifts nobody's state`() {
  struct Host: View {
    @State var names = ["b", "c"]
    var body: some View {
      Button("insert") { names.insert("a", at: 0) }
      VStack { ForEach(names, id: \.self) { Tapper($0) } }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("b 0")
  let step = rig.tap("insert")
  #expect(step.texts == ["insert", "a 0", "b 1", "c 0"])
  #expect(step.bodies == ["Host": 1, "Tapper": 1])
}

@MainActor @Test func `the row that was meant is the one that goes`() {
  struct Row: View {
    let name: String
    let remove: () -> Void
    @State private var hits = 0
    var body: some View {
      Button("\(name) \(hits)") { hits += 1 }
      Button("remove \(name)", action: remove)
    }
  }
  struct Host: View {
    @State var names = ["a", "b", "c"]
    var body: some View {
      ForEach(names, id: \.self) { name in
        Row(name: name) { names.removeAll { $0 == name } }
      }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("c 0")
  let step = rig.tap("remove b")
  #expect(step.texts == ["a 0", "remove a", "c 1", "remove c"])
  #expect(step.stateDestroyed == ["Row.hits": 1])
  #expect(rig.tap("remove a").texts == ["c 1", "remove c"])
}

@MainActor @Test func `a row on its way out does not read past the end of its array`() {
  struct Item: Identifiable {
    var id: Int
    var on = false
  }
  struct Row: View {
    @Binding var item: Item
    var body: some View { Text("\(item.id) \(item.on)").transition(.opacity) }
  }
  struct Host: View {
    @State var items = (1...3).map { Item(id: $0) }
    var body: some View {
      Button("drop") { withAnimation { _ = items.removeLast() } }
      Button("set") { items[0].on = true }
      Button("clear") { items = [] }
      ForEach($items) { Row(item: $0) }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  let drop = rig.tap("drop")
  #expect(drop.texts == ["drop", "set", "clear", "1 false", "2 false"])
  #expect(drop.disappeared == [:])
  #expect(rig.tap("set").texts.suffix(2) == ["1 true", "2 false"])
  #expect(rig.tap("clear").texts == ["drop", "set", "clear"])
  rig.graph.clock.advance(to: 5)
  #expect(rig.act {}.disappeared == ["Row": 1])
}

@MainActor @Test func `a row bound by index does not read past the end when the last one goes`() {
  struct Row: View {
    @Binding var text: String
    var body: some View { Text(text) }
  }
  struct Host: View {
    @State var texts = ["a", "b", "c"]
    var body: some View {
      Button("drop") { texts.removeLast() }
      ForEach(texts.indices, id: \.self) { Row(text: $texts[$0]) }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("drop").texts == ["drop", "a", "b"])
  #expect(rig.tap("drop").texts == ["drop", "a"])
}

@MainActor @Test func `state survives a change of the environment above it`() {
  struct Host: View {
    @State var big = false
    var body: some View {
      Button("font") { big.toggle() }
      Tapper("p").font(big ? .title : .body).environment(\.lineLimit, big ? 1 : 2)
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("p 0")
  let step = rig.tap("font")
  #expect(step.texts == ["font", "p 1"])
  #expect(step.stateCreated == [:])
  #expect(rig.act { rig.graph.setEnvironment(\.lineLimit, 5) }.texts == ["font", "p 1"])
}

@MainActor @Test func `the first value of a state is stored when its identity begins`() {
  struct Child: View {
    let input: Int
    @State private var n: Int
    init(input: Int) {
      self.input = input
      _n = State(initialValue: input)
    }
    var body: some View { Text("\(input) \(n)") }
  }
  struct Host: View {
    @State var n = 0
    var body: some View {
      Button("add") { n += 1 }
      Child(input: n)
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("add").texts == ["add", "1 0"])
  #expect(rig.tap("add").texts == ["add", "2 0"])
}

@MainActor @Test func `a recursive update from onAppear ends`() {
  struct Growing: View {
    @State var rows = 1
    var body: some View {
      ForEach(0..<rows, id: \.self) { row in
        Text("row \(row)").onAppear { if rows < 20 { rows += 1 } }
      }
    }
  }
  let rig = Rig()
  let step = rig.mount { Growing() }
  #expect(step.texts.count == 20)
  #expect(step.bodies == ["Growing": 20])
  #expect(step.issues == [])
}

@MainActor @Test func `focus stays where it is through an update`() {
  struct Form: View {
    @State var text = ""
    @State var n = 0
    @FocusState var isFocused: Bool
    var body: some View {
      Button("focus") { isFocused = true }
      Button("add \(n)") { n += 1 }
      TextField("Name", text: $text).focused($isFocused)
      Text(isFocused ? "focused" : "not focused")
    }
  }
  let rig = Rig()
  rig.mount { Form() }
  #expect(rig.tap("focus").texts.last == "focused")
  #expect(rig.tap("add 0").texts.last == "focused")
  rig.act { rig.graph.touchables(.enter)[0].enter("Ada") }
  #expect(rig.graph.texts.last == "focused")
}

@MainActor @Test func `a root of several views with rows in it mounts and updates`() {
  struct Inner: View {
    let ids: [Int]
    var body: some View {
      Text("top")
      ForEach(ids, id: \.self) { Tapper("r\($0)") }
    }
  }
  struct Outer: View {
    @State var ids = [1, 2]
    var body: some View {
      Inner(ids: ids)
      Button("insert") { ids.insert(0, at: 0) }
      ForEach(ids, id: \.self) { id in Inner(ids: [id * 10]) }
    }
  }
  let rig = Rig()
  rig.mount { Outer() }
  rig.tap("r1 0")
  rig.tap("r20 0")
  #expect(
    rig.tap("insert").texts == [
      "top", "r0 0", "r1 1", "r2 0", "insert", "top", "r0 0", "top", "r10 0", "top", "r20 1",
    ])
}

@MainActor @Test func `rows on a second page follow the state of the first`() {
  struct Host: View {
    @State var names = ["a"]
    @State var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("push") { path = [1] }
          .navigationDestination(for: Int.self) { _ in
            Button("more") { names.append("b") }
            ForEach(names, id: \.self) { Tapper($0) }
          }
      }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("push")
  rig.tap("a 0")
  #expect(rig.tap("more").texts == ["more", "a 1", "b 0"])
}

@MainActor @Test func `a destination survives the exchange of the view that declares it`() {
  struct Host: View {
    @State var on = true
    @State var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("flip") { on.toggle() }
          Button("push") { path = [1] }
          if on {
            Text("a").navigationDestination(for: Int.self) { Text("a \($0)") }
          } else {
            Text("b").navigationDestination(for: Int.self) { Text("b \($0)") }
          }
        }
      }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("flip")
  let step = rig.tap("push")
  #expect(step.texts == ["b 1"])
  #expect(step.issues == [])
}

@MainActor @Test func `a type change under AnyView shows no transition, a branch under it does`() {
  struct Host: View {
    @State var on = true
    var body: some View {
      Button("flip") { withAnimation(.linear(duration: 3)) { on.toggle() } }
      on
        ? AnyView(Tapper("a").transition(.opacity))
        : AnyView(Tapper("a").padding().transition(.opacity))
      AnyView(VStack { if on { Tapper("b").transition(.opacity) } })
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("a 0")
  rig.tap("b 0")
  #expect(rig.tap("flip").stateDestroyed == ["Tapper.hits": 1])
  let back = rig.tap("flip")
  #expect(back.texts == ["flip", "a 0", "b 1"])
}

@MainActor @Test func `a sheet shows what was read in the body, and what it reads itself`() {
  struct Host: View {
    let model: Model
    @State var shown = false
    @State var unread = 0
    var body: some View {
      Button("set") { unread = 5 }
      Button("show") { shown = true }
        .sheet(isPresented: $shown) { Text("\(unread) \(model.a)") }
    }
  }
  let (rig, model) = (Rig(), Model())
  rig.mount { Host(model: model) }
  rig.tap("set")
  #expect(rig.tap("show").texts.last == "0 0")
  let step = rig.act { model.a = 3 }
  #expect(step.bodies == [:])
  #expect(step.texts.last?.hasSuffix("3") == true)
}

@MainActor @Test
func `a read that is skipped by a short circuit is no dependency until it is taken`() {
  struct Reader: View {
    let model: Model
    var body: some View { Text(model.a > 0 && model.b > 0 ? "both" : "not both") }
  }
  let (rig, model) = (Rig(), Model())
  rig.mount { Reader(model: model) }
  #expect(rig.act { model.b = 1 }.bodies == [:])
  #expect(rig.act { model.a = 1 }.texts == ["both"])
  #expect(rig.act { model.b = 0 }.texts == ["not both"])
}

@MainActor @Test func `a dirty child in a branch that its parent ends does not run`() {
  struct Child: View {
    @Binding var n: Int
    var body: some View { Text("\(n)") }
  }
  struct Host: View {
    @State var n = 0
    @State var on = true
    var body: some View {
      Button("both") {
        n += 1
        on = false
      }
      if on { Child(n: $n) }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  let step = rig.tap("both")
  #expect(step.bodies == ["Host": 1])
  #expect(step.disappeared == ["Child": 1])
}

@Observable private final class Model {
  var a = 0
  var b = 0
}

@MainActor private enum Untracked {
  static var value = 0
}

@MainActor @Test func `a body that was skipped and would say something else is found`() {
  struct Global: View {
    var body: some View { Text("\(Untracked.value)") }
  }
  struct Careless: View, Equatable {
    let n: Int
    nonisolated static func == (a: Careless, b: Careless) -> Bool { true }
    var body: some View { Text("\(n)") }
  }
  struct Host: View {
    @State var n = 0
    var body: some View {
      Button("add") { n += 1 }
      Careless(n: n).equatable()
    }
  }
  let rig = Rig()
  rig.mount { Global() }
  withKnownIssue {
    rig.act { Untracked.value += 1 }
  } matching: { issue in
    issue.comments.first?.rawValue == "a body was skipped wrongly: Global: string.0, not 1"
  }
  let other = Rig()
  other.mount { Host() }
  withKnownIssue {
    other.tap("add")
  } matching: { issue in
    issue.comments.first?.rawValue == "a body was skipped wrongly: Careless: string.0, not 1"
  }
}
