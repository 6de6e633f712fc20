import Observation
import SwiftUI
import Testing

/// A view that counts with state of its own.
private struct Probe: View {
  let tag: String
  @State private var hits = 0
  init(_ tag: String) { self.tag = tag }
  var body: some View { Button("\(tag) \(hits)") { hits += 1 } }
}

@Observable private final class Model {
  var a = 0
  var b = 0
  var items = [1, 2, 3]
}

@MainActor @Test func `thirty-three rows update one by one`() {
  struct Rows: View {
    @State var values = Array(0..<33)
    var body: some View {
      VStack {
        ForEach(values.indices, id: \.self) { Cell(value: values[$0]) }
        Button("change") { values[20] = -1 }
      }
    }
  }
  struct Cell: View {
    let value: Int
    var body: some View { Text("\(value)") }
  }
  let rig = Rig()
  rig.mount { Rows() }
  let step = rig.tap("change")
  #expect(step.bodies == ["Rows": 1, "Cell": 1])
  #expect(step.skipped == ["Cell": 32])
  #expect(step.texts[20] == "-1")
}

@MainActor @Test func `writes of one action are one update, an equal write is none`() {
  struct Sum: View {
    @State var a = 0
    @State var b = 0
    var body: some View {
      Text("\(a) \(b)")
      Button("three") {
        a += 1
        b += 1
        a += 1
      }
      Button("same") { a = a }
    }
  }
  let rig = Rig()
  rig.mount { Sum() }
  #expect(rig.tap("three").bodies == ["Sum": 1])
  let same = rig.tap("same")
  #expect(same.bodies == [:])
  #expect(same.texts == ["2 1", "three", "same"])
}

@MainActor @Test func `a model's property runs its readers and nobody else`() {
  struct Reader: View {
    let model: Model
    var body: some View { Text("\(model.a)") }
  }
  struct Other: View {
    let model: Model
    var body: some View { Text("\(model.b)") }
  }
  struct Both: View {
    let model: Model
    var body: some View {
      VStack {
        Reader(model: model)
        Other(model: model)
      }
    }
  }
  let rig = Rig()
  let model = Model()
  rig.mount { Both(model: model) }
  let step = rig.act { model.a = 5 }
  #expect(step.bodies == ["Reader": 1])
  #expect(step.texts == ["5", "0"])
}

@MainActor @Test func `an evaluation that a parent caused replaces what was read before`() {
  struct Reader: View {
    let model: Model
    let reads: Bool
    var body: some View { Text(reads ? "\(model.a)" : "-") }
  }
  struct Parent: View {
    let model: Model
    @State var reads = true
    var body: some View {
      Reader(model: model, reads: reads)
      Button("stop") { reads = false }
    }
  }
  let rig = Rig()
  let model = Model()
  rig.mount { Parent(model: model) }
  rig.tap("stop")
  #expect(rig.act { model.a += 1 }.bodies == [:])
  #expect(rig.act { model.a += 1 }.bodies == [:])
}

@MainActor @Test
func `a sibling in another slot keeps its state when a conditional comes and goes`() {
  struct Slots: View {
    @State var on = false
    var body: some View {
      Button("flip") { on.toggle() }
      if on { Text("here") }
      Probe("p")
    }
  }
  let rig = Rig()
  rig.mount { Slots() }
  rig.tap("p 0")
  let step = rig.tap("flip")
  #expect(step.texts == ["flip", "here", "p 1"])
  #expect(step.stateCreated == [:])
  #expect(step.stateDestroyed == [:])
}

@MainActor @Test
func `a conditional-modifier helper resets below it and keeps what is applied after it`() {
  struct Screen: View {
    @State var on = false
    var body: some View {
      Button("flip") { on.toggle() }
      Probe("p").applyIf(on) { $0.padding() }.onAppear { print("outer") }
    }
  }
  let rig = Rig()
  let mounted = rig.mount { Screen() }
  #expect(mounted.stateCreated == ["Screen.on": 1, "Probe.hits": 1])
  rig.tap("p 0")
  let step = rig.tap("flip")
  #expect(step.stateCreated == ["Probe.hits": 1])
  #expect(step.stateDestroyed == ["Probe.hits": 1])
  #expect(step.texts == ["flip", "p 0"])
}

@MainActor @Test func `a body that changes nothing below it is wasted`() {
  struct Parent: View {
    @State var n = 0
    var body: some View {
      Button("add") { n += 1 }
      Child(n: n)
    }
  }
  struct Child: View {
    let n: Int
    var body: some View { Text(n > 5 ? "many" : "few") }
  }
  let rig = Rig()
  rig.mount { Parent() }
  let step = rig.tap("add")
  #expect(step.bodies == ["Parent": 1, "Child": 1])
  #expect(step.wasted == ["Parent": 1, "Child": 1])
  #expect(step.updates == [:])
}

@MainActor @Test func `an empty group never appears, a filled one appears per child`() {
  let log = Log()
  let rig = Rig()
  rig.mount {
    VStack {
      Group {}.onAppear { log("empty") }
      Group {
        Text("a")
        Text("b")
      }
      .onAppear { log("child") }
    }
  }
  #expect(log.new == ["child", "child"])
}

@MainActor @Test func `repeated ids are reported and do no harm`() {
  struct Twice: View {
    var body: some View { ForEach(["x", "y", "x"], id: \.self) { Text($0) } }
  }
  let rig = Rig()
  let step = rig.mount { Twice() }
  #expect(
    step.issues.map(\.message) == [
      "ForEach<Array<String>, String, Text>: the ID x occurs multiple times within the "
        + "collection, this will give undefined results!"
    ])
}

@MainActor @Test func `a callback that keeps writing what makes it run is cut off with a warning`()
{
  struct Endless: View {
    @State var n = 0
    var body: some View {
      Text("\(n)").onAppear { n += 1 }.id(n)
    }
  }
  let rig = Rig()
  let step = rig.mount { Endless() }
  #expect(step.issues.count == 1)
  #expect(step.issues[0].message.hasPrefix("The graph did not settle after 128 updates in a row"))
}

@MainActor @Test func `unmounting ends every lifetime and all state`() {
  let rig = Rig()
  rig.mount {
    VStack {
      Probe("a")
      Probe("b")
    }
  }
  rig.graph.unmount()
  let step = rig.look()
  #expect(step.disappeared == ["Probe": 2])
  #expect(step.stateDestroyed == ["Probe.hits": 2])
  #expect(step.texts == [])
}

@MainActor @Test
func `an environment change runs the readers of that key, past views that do not read`() {
  struct Reader: View {
    @Environment(\.font) private var font
    var body: some View { Text(font == .body ? "body" : "other") }
  }
  struct Between: View {
    var body: some View { VStack { Reader() } }
  }
  struct Host: View {
    @State private var large = false
    var body: some View {
      VStack {
        Button("grow") { large = true }
        Between()
      }
      .environment(\.font, large ? .title : .body)
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  let step = rig.tap("grow")
  #expect(step.bodies == ["Host": 1, "Reader": 1])
  #expect(step.skipped == ["Between": 1])
  #expect(step.causes.last?.reason == "environment \\.font")
}

@MainActor @Test func `a write to the state of a view that is gone does nothing`() {
  struct Leaver: View {
    let keep: (@escaping () -> Void) -> Void
    @State var n = 0
    var body: some View { Text("\(n)").onAppear { keep { n += 1 } } }
  }
  let rig = Rig()
  var write: (() -> Void)?
  rig.mount { Leaver { write = $0 } }
  rig.graph.unmount()
  _ = rig.look()
  let step = rig.act { write?() }
  #expect(step.bodies == [:])
  #expect(step.issues == [])
}

@MainActor @Test func `a branch that a modifier ends is not evaluated once more before it goes`() {
  struct Frame: ViewModifier {
    let on: Bool
    func body(content: Content) -> some View {
      if on { content.padding() } else { content }
    }
  }
  struct Inner: View {
    let n: Int
    var body: some View { Text("\(n)") }
  }
  struct Host: View {
    @State var n = 0
    var body: some View {
      VStack {
        Button("flip") { n += 1 }
        Inner(n: n).modifier(Frame(on: n == 1))
      }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  let step = rig.tap("flip")
  #expect(step.bodies == ["Host": 1, "Frame": 1, "Inner": 1])
  #expect(step.skipped == [:])
  #expect(step.texts == ["flip", "1"])
}

@MainActor @Test func `readers of one binding run in the order in which they were made`() {
  struct Reader: View {
    let name: String
    @Binding var value: Int
    let log: Log
    var body: some View {
      let _ = log(name)
      Text("\(value)")
    }
  }
  struct Host: View {
    let log: Log
    @State var value = 0
    var body: some View {
      ForEach(0..<20) { Reader(name: "\($0)", value: $value, log: log) }
      Button("add") { value += 1 }
    }
  }
  let log = Log()
  let rig = Rig(checksSkipped: false)
  rig.mount { Host(log: log) }
  _ = log.new
  rig.tap("add")
  #expect(log.new == (0..<20).map { "\($0)" })
}

@MainActor @Test func `what an identity held is released when it ends`() {
  final class Token {}
  weak var first: Token?
  var isFirst = true
  struct Holder: View {
    let token: Token
    @State private var copies: [Token] = []
    var body: some View {
      VStack { Text("held").onAppear { copies.append(token) } }.padding()
    }
  }
  struct Host: View {
    let made: (Token) -> Void
    @State var generation = 0
    var body: some View {
      let token = Token()
      let _ = made(token)
      Button("new") { generation += 1 }
      Holder(token: token).id(generation)
    }
  }
  let rig = Rig(checksSkipped: false)
  rig.mount {
    Host {
      if isFirst { first = $0 }
      isFirst = false
    }
  }
  #expect(first != nil)
  rig.tap("new")
  rig.tap("new")
  #expect(first == nil)
}

extension View {
  @ViewBuilder
  fileprivate func applyIf<T: View>(_ condition: Bool, _ transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
}
