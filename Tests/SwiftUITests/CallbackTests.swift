import Dispatch
import SwiftUI
import Testing

// semantics-dependencies 1, 10.

@MainActor @Test func `an onChange that writes its own value is cut off after two runs`() {
  struct Host: View {
    let log: Log
    @State var n = 0
    var body: some View {
      Button("set \(n)") { n = 42 }
        .onChange(of: n) { old, new in
          log("\(old) \(new)")
          n += 1
        }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  let step = rig.tap("set 0")
  #expect(log.new == ["0 42", "42 43"])
  #expect(
    step.issues.map(\.message) == [
      "onChange(of: Int) action tried to update multiple times per frame."
    ])
  #expect(step.bodies == ["Host": 3])
  #expect(step.texts == ["set 44"])
}

@MainActor @Test func `each frame of an onChange counts anew`() {
  struct Host: View {
    let log: Log
    @State var n = 0
    var body: some View {
      Button("add \(n)") { n += 1 }.onChange(of: n) { log("\(n)") }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  for n in 0..<4 { #expect(rig.tap("add \(n)").issues == []) }
  #expect(log.new == ["1", "2", "3", "4"])
}

@MainActor @Test func `several onChange run from the inside out and see one pair`() {
  struct Host: View {
    let log: Log
    @State var n = 0
    @State var m = 0
    var body: some View {
      VStack {
        Text("\(n)").onChange(of: n) { old, new in
          log("inner \(old) \(new)")
          m += 1
        }
      }
      .onChange(of: n) { old, new in log("outer \(old) \(new)") }
      .onChange(of: m) { _, new in log("m \(new)") }
      Button("add") { n += 1 }
      Button("same") { n = n }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  #expect(rig.tap("add").bodies == ["Host": 2])
  #expect(log.new == ["inner 0 1", "outer 0 1", "m 1"])
  rig.tap("same")
  #expect(log.new == [])
}

@MainActor @Test func `onChange of several forms, the first value only when asked`() {
  struct Host: View {
    let log: Log
    @State var n = 0
    var body: some View {
      Button("add \(n)") { n += 1 }
        .onChange(of: n, initial: true) { old, new in log("initial \(old) \(new)") }
        .onChange(of: n) { log("plain") }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  #expect(log.new == ["initial 0 0"])
  rig.tap("add 0")
  #expect(log.new == ["initial 0 1", "plain"])
}

@MainActor @Test func `a write in onAppear is a second run before anything is seen`() {
  struct Host: View {
    @State var n = 0
    var body: some View { Text("\(n)").onAppear { n = 1 } }
  }
  let step = Rig().mount { Host() }
  #expect(step.bodies == ["Host": 2])
  #expect(step.texts == ["1"])
}

@MainActor @Test func `views appear from the inside out`() {
  let (rig, log) = (Rig(), Log())
  rig.mount {
    VStack {
      VStack { Text("a").onAppear { log("leaf") } }.onAppear { log("middle") }
    }
    .onAppear { log("root") }
  }
  #expect(log.new == ["leaf", "middle", "root"])
}

@MainActor @Test func `transactions of one action are updates of their own`() {
  struct Host: View {
    let log: Log
    @State var v = 0
    var body: some View {
      log("body \(v)")
      return Button("go") {
        v = 1
        v = 2
        withAnimation {
          v = 3
          v = 4
        }
      }
      .onChange(of: v) { old, new in log("\(old) \(new)") }
    }
  }
  let (rig, log) = (Rig(checksSkipped: false), Log())
  rig.mount { Host(log: log) }
  rig.tap("go")
  #expect(log.new == ["body 0", "body 2", "0 2", "body 4", "2 4"])
}

@MainActor @Test func `a task runs once per identity, with an id once per value, and is cancelled`()
  async
{
  struct Host: View {
    let log: Log
    @State var id = 0
    @State var on = true
    var body: some View {
      Button("next") { id += 1 }
      Button("off") { on = false }
      if on {
        Text("\(id)")
          .task { log("once") }
          .task(id: id) {
            log("start \(id)")
            try? await Task.sleep(for: .seconds(10))
            log(Task.isCancelled ? "cancelled" : "slept")
          }
      }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  func settle() async {
    for _ in 0..<20 {
      await Task.yield()
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
      ViewGraph.current = rig.graph
      rig.graph.settle()
    }
  }
  await settle()
  #expect(log.new.sorted() == ["once", "start 0"])
  rig.tap("next")
  await settle()
  #expect(log.new.sorted() == ["cancelled", "start 1"])
  rig.tap("off")
  await settle()
  #expect(log.new == ["cancelled"])
}

private struct Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor @Test func `preferences are joined on their way up and told when they change`() {
  struct Leaf: View {
    let n: Int
    var body: some View { Text("\(n)").preference(key: Sum.self, value: n) }
  }
  struct Host: View {
    let log: Log
    @State var n = 1
    @State var on = true
    @State var total = 0
    var body: some View {
      Button("add") { n += 1 }
      Button("off") { on = false }
      VStack {
        Leaf(n: n)
        if on { Leaf(n: 10) }
      }
      .onPreferenceChange(Sum.self) {
        log("\($0)")
        total = $0
      }
      Text("sum \(total)")
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  #expect(log.new == ["11"])
  let step = rig.tap("add")
  #expect(log.new == ["12"])
  #expect(step.texts.last == "sum 12")
  #expect(step.bodies == ["Host": 2, "Leaf": 1])
  rig.tap("off")
  #expect(log.new == ["2"])
}
