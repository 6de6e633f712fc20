import Observation
import SwiftUI
import Testing

// semantics-dependencies 5.5, 7.

private struct Point {
  var x = 0
  var y = 0
}

@Observable private final class Model {
  var a = 0
  var b = 0
  var items = [1, 2, 3]
  var point = Point()
  var child = Child()
  @ObservationIgnored var hidden = 0
  var fromHidden: Int { hidden * 2 }
  var sum: Int { a + b }

  @Observable final class Child { var name = "c" }
}

/// Shows what a closure makes of a model.
private struct Reader: View {
  let model: Model
  let show: (Model) -> String
  var body: some View { Text(show(model)) }
}

@MainActor private func runs(
  _ show: @escaping (Model) -> String, checksSkipped: Bool = true, after change: (Model) -> Void
) -> Int {
  let rig = Rig(checksSkipped: checksSkipped)
  let model = Model()
  rig.mount { Reader(model: model, show: show) }
  return rig.act { change(model) }.bodies["Reader"] ?? 0
}

@MainActor @Test func `only a property that was read runs the reader, and one time per action`() {
  #expect(runs({ "\($0.a)" }) { $0.a = 1 } == 1)
  #expect(runs({ "\($0.a)" }) { $0.b = 1 } == 0)
  #expect(runs({ _ in "-" }) { $0.a = 1 } == 0)
  #expect(
    runs({ "\($0.a) \($0.b)" }) {
      $0.a = 1
      $0.b = 1
    } == 1)
}

@MainActor @Test func `a computed property stands for the stored ones it reads`() {
  #expect(runs({ "\($0.sum)" }) { $0.b = 1 } == 1)
  #expect(runs({ "\($0.fromHidden)" }, checksSkipped: false) { $0.hidden = 4 } == 0)
}

@MainActor @Test func `an equal write is silent, a change in place never is`() {
  #expect(runs({ "\($0.a)" }) { $0.a = 0 } == 0)
  #expect(runs({ "\($0.a)" }) { $0.a += 0 } == 1)
  #expect(runs({ "\($0.items)" }) { $0.items = [1, 2, 3] } == 0)
  #expect(runs({ "\($0.items)" }) { $0.items[0] = 1 } == 1)
  #expect(runs({ "\($0.point.x)" }) { $0.point.x = 0 } == 1)
  #expect(runs({ "\($0.point.x)" }) { $0.point.y = 3 } == 1)
}

@MainActor @Test func `a nested model is followed to where it is read`() {
  #expect(runs({ $0.child.name }) { $0.child.name = "d" } == 1)
  #expect(runs({ "\(ObjectIdentifier($0.child))" }) { $0.child.name = "d" } == 0)
  #expect(runs({ $0.child.name }) { $0.child = Model.Child() } == 1)
}

@MainActor @Test func `reads in actions and callbacks are not tracked`() {
  struct Host: View {
    let model: Model
    var body: some View {
      Button("read") { _ = model.a }
        .onAppear { _ = model.a }
        .task { _ = model.a }
        .onTapGesture { _ = model.a }
    }
  }
  let rig = Rig()
  let model = Model()
  rig.mount { Host(model: model) }
  rig.act { rig.graph.touchables(.press)[1].press() }
  #expect(rig.act { model.a = 1 }.bodies == [:])
}

@MainActor @Test func `a binding from Bindable reads the property where it is made`() {
  struct Host: View {
    @Bindable var model: Model
    var body: some View { Editor(value: $model.a) }
  }
  struct Editor: View {
    @Binding var value: Int
    var body: some View { Button("\(value)") { value += 1 } }
  }
  let rig = Rig()
  let model = Model()
  rig.mount { Host(model: model) }
  let step = rig.tap("0")
  #expect(step.bodies == ["Host": 1, "Editor": 1])
  #expect(step.texts == ["1"])
  #expect(rig.act { model.b = 1 }.bodies == [:])
}

@MainActor @Test func `a builder closure belongs to the body, a row closure to its row`() {
  struct Host: View {
    let model: Model
    var body: some View {
      VStack { Text("\(model.a)") }
      ForEach([1, 2], id: \.self) { Text("\($0) \(model.b)") }
    }
  }
  let rig = Rig()
  let model = Model()
  rig.mount { Host(model: model) }
  #expect(rig.act { model.a = 1 }.bodies == ["Host": 1])
  let rows = rig.act { model.b = 1 }
  #expect(rows.bodies == [:])
  #expect(rows.closures == ["Host.ForEach": 2])
  #expect(rows.texts == ["1", "1 1", "2 1"])
}

@MainActor @Test func `a sheet's closure depends on what it reads, the view under it does not`() {
  struct Host: View {
    let model: Model
    @State var shown = false
    var body: some View {
      Button("show") { shown = true }.sheet(isPresented: $shown) { Text("\(model.a)") }
    }
  }
  let rig = Rig()
  let model = Model()
  rig.mount { Host(model: model) }
  #expect(rig.tap("show").bodies == [:])
  let step = rig.act { model.a = 7 }
  #expect(step.bodies == [:])
  #expect(step.texts == ["show", "7"])
}

@MainActor @Test func `an unread model in the environment costs nothing, a read one what is read`()
{
  struct Declares: View {
    @Environment(Model.self) var model
    var body: some View { Text("-") }
  }
  struct Reads: View {
    @Environment(Model.self) var model
    var body: some View { Text("\(model.a)") }
  }
  let rig = Rig()
  let model = Model()
  rig.mount {
    VStack {
      Declares()
      Reads()
    }
    .environment(model)
  }
  #expect(rig.act { model.a = 1 }.bodies == ["Reads": 1])
  #expect(rig.act { model.b = 1 }.bodies == [:])
}

@MainActor @Test func `the line for a model's change depends on the system`() {
  struct Host: View {
    let model: Model
    var body: some View { Text("\(model.a)") }
  }
  let (without, with) = ("Host: @dependencies changed.", #"Host: \Model changed."#)
  let systems = [
    ("iOS", 17, without), ("iOS", 18, with), ("macOS", 14, without), ("macOS", 15, with),
    ("watchOS", 10, without), ("visionOS", 2, with), ("macOS", 26, with),
  ]
  for (platform, major, line) in systems {
    let rig = Rig(.init(platform: platform, major: major))
    let model = Model()
    rig.mount { Host(model: model) }
    // Only instrumented files know the names of their key paths on Linux.
    #expect(rig.act { model.a = 1 }.changes == [line])
  }
}

@MainActor @Test func `readers run in the order they were made, however sets are ordered`() {
  struct Leaf: View {
    let n: Int
    let model: Model
    var body: some View { Text("\(n) \(model.a)").onChange(of: model.a) {} }
  }
  struct Host: View {
    let model: Model
    var body: some View {
      ForEach(0..<5, id: \.self) { n in
        if n % 2 == 0 { Leaf(n: n, model: model) } else { Other(model: model) }
      }
    }
  }
  struct Other: View {
    let model: Model
    var body: some View { Text("\(model.a)") }
  }
  let rig = Rig()
  let model = Model()
  rig.mount { Host(model: model) }
  let lines = rig.act { model.a = 1 }.changes.map { String($0.prefix { $0 != ":" }) }
  #expect(lines == ["Leaf", "Other", "Leaf", "Other", "Leaf"])
}
