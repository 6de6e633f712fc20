import Observation
import SwiftUI
import Testing

// The rows of engines 3.4 and semantics-dependencies 3 that concern views, not bare values.

private struct Parent<Child: View>: View {
  @State private var n = 0
  let child: (Int) -> Child

  init(child: @escaping (Int) -> Child) { self.child = child }

  var body: some View {
    Button("again \(n)") { n += 1 }
    child(n)
  }
}

/// Runs `child` in a parent that runs twice, and counts the child's bodies in the second run.
@MainActor private func secondRuns<Child: View>(
  checksSkipped: Bool = true, _ child: @escaping (Int) -> Child
) -> Int {
  let rig = Rig(checksSkipped: checksSkipped)
  rig.mount { Parent(child: child) }
  return rig.tap("again 0").bodies.filter { $0.key != "Parent" }.values.reduce(0, +)
}

private struct Show<Value>: View {
  let value: Value
  var body: some View { Text("-") }
}

private struct Pod: View, Equatable {
  let n: Int
  nonisolated static func == (a: Pod, b: Pod) -> Bool { true }
  var body: some View { Text("-") }
}

private struct NotPod: View, Equatable {
  let n: Int
  let name: String
  nonisolated static func == (a: NotPod, b: NotPod) -> Bool { a.name == b.name }
  var body: some View { Text("-") }
}

private struct PodField: Equatable {
  var n: Int
  static func == (a: PodField, b: PodField) -> Bool { true }
}

private struct Element { var n = 0 }
private class Box { var n = 0 }
private final class SameBox: Box, Equatable {
  static func == (a: SameBox, b: SameBox) -> Bool { true }
}

@Observable private final class Model {
  var items = [1, 2, 3]
  var selected = 0
}

private enum Phase: CustomStringConvertible {
  case idle, busy
  case failed(String)
  var description: String { "phase" }
}

@MainActor @Test func `equal values in new buffers do not run a child`() {
  #expect(secondRuns { _ in Show(value: String(repeating: "x", count: 40)) } == 0)
  #expect(secondRuns { _ in Show(value: [1, 2, 3].map { $0 }) } == 0)
  #expect(secondRuns { _ in Show(value: Phase.failed("long enough to be on the heap")) } == 0)
  #expect(secondRuns { _ in Show(value: (1, "a", Int?.some(3))) } == 0)
  #expect(secondRuns { _ in Show(value: 1 as Any) } == 0)
  #expect(secondRuns { _ in Show(value: ["a": Set([1])]) } == 0)
}

@MainActor @Test func `different values do`() {
  #expect(secondRuns { Show(value: "\($0)") } == 1)
  #expect(secondRuns { Show(value: [$0]) } == 1)
  #expect(secondRuns { Show(value: Phase.failed("\($0)")) } == 1)
  #expect(secondRuns { Show(value: $0 == 0 ? Phase.idle : .busy) } == 1)
  #expect(secondRuns { Show(value: $0 == 0 ? Phase.idle : .failed("")) } == 1)
  #expect(secondRuns { Show(value: $0 == 0 ? 1 as Any : "1" as Any) } == 1)
}

@MainActor @Test func `collections of elements that are not equatable are equal by buffer only`() {
  let kept = [Element()]
  #expect(secondRuns { _ in Show(value: kept) } == 0)
  #expect(secondRuns { n in Show(value: (0...0).map { _ in Element(n: n * 0) }) } == 1)
  #expect(secondRuns { n in Show(value: [n * 0: Element()]) } == 1)
}

@MainActor @Test func `the == of a view of plain bytes counts only when asked`() {
  #expect(secondRuns { Pod(n: $0) } == 1)
  #expect(secondRuns { Pod(n: $0).equatable() } == 0)
  #expect(secondRuns { Show(value: PodField(n: $0)) } == 1)
  #expect(secondRuns { NotPod(n: $0, name: "a") } == 0)
  #expect(secondRuns { NotPod(n: 0, name: "\($0)") } == 1)
}

@MainActor @Test func `objects count by identity, not by what is in them`() {
  let box = Box()
  #expect(
    secondRuns { n in
      box.n = n
      return Show(value: box)
    } == 0)
  #expect(secondRuns(checksSkipped: false) { _ in Show(value: Box()) } == 1)
  #expect(secondRuns(checksSkipped: false) { _ in Show(value: SameBox()) } == 0)
}

@MainActor @Test func `weak and unowned fields count by their bits and do no harm`() {
  struct Weak: View {
    weak var box: SameBox?
    weak var any: AnyObject?
    unowned let always: SameBox
    var body: some View { Text(box == nil ? "nothing" : "something") }
  }
  let (one, two) = (SameBox(), SameBox())
  #expect(secondRuns { _ in Weak(box: one, any: one, always: one) } == 0)
  #expect(secondRuns { Weak(box: $0 == 0 ? one : two, any: one, always: one) } == 1)
  #expect(secondRuns { Weak(box: one, any: $0 == 0 ? one : two, always: one) } == 1)
  #expect(secondRuns { Weak(box: $0 == 0 ? one : nil, any: one, always: two) } == 1)
}

@MainActor @Test func `closures without captures or with the same object do not run a child`() {
  struct Act: View {
    let action: () -> Void
    var body: some View { Button("act", action: action) }
  }
  let box = Box()
  func method() {}
  #expect(secondRuns { _ in Act {} } == 0)
  #expect(secondRuns { _ in Act { [box] in box.n += 1 } } == 0)
  #expect(secondRuns { n in Act { _ = n } } == 1)
}

@MainActor @Test func `a random default of a row's state runs every row`() {
  struct Row: View {
    @State var seed = Int.random(in: 0 ... .max)
    var body: some View { Text("row") }
  }
  struct Fixed: View {
    @State var seed = 7
    var body: some View { Text("row") }
  }
  #expect(secondRuns { _ in ForEach(0..<3, id: \.self) { _ in Row() } } == 3)
  #expect(secondRuns { _ in ForEach(0..<3, id: \.self) { _ in Fixed() } } == 0)
}

@MainActor @Test func `stored content is compared as a value, a stored builder as a closure`() {
  struct Values<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
  }
  struct Builders<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }
  #expect(secondRuns { _ in Values { Text("same") } } == 0)
  #expect(secondRuns { n in Builders { Text(n < 9 ? "same" : "") } } == 1)
}

@MainActor @Test func `AnyView around an equal view does not run it`() {
  #expect(secondRuns { _ in AnyView(Show(value: 1)) } == 0)
  #expect(secondRuns { AnyView(Show(value: $0)) } == 1)
}

@MainActor @Test func `rows of a model's array run as often as they read`() {
  struct Row: View {
    let model: Model
    let index: Int
    var body: some View { Text("\(model.items[index])") }
  }
  struct Mark: View {
    let model: Model
    let index: Int
    var body: some View { Text(model.selected == index ? "•" : "-") }
  }
  struct Lists: View {
    let model: Model
    var body: some View {
      ForEach(0..<3, id: \.self) { Row(model: model, index: $0) }
      ForEach(0..<3, id: \.self) { Mark(model: model, index: $0) }
    }
  }
  let rig = Rig()
  let model = Model()
  rig.mount { Lists(model: model) }
  let items = rig.act { model.items[0] = 9 }
  #expect(items.bodies == ["Row": 3])
  #expect(items.wasted == ["Row": 2])
  #expect(rig.act { model.selected = 1 }.bodies == ["Mark": 3])
}

@MainActor @Test func `a state default is built on every init and used once`() {
  final class Heavy {
    nonisolated(unsafe) static var made = 0
    init() { Self.made += 1 }
  }
  struct Child: View {
    @State var heavy = Heavy()
    let n: Int
    var body: some View { Text("\(n)") }
  }
  struct Host: View {
    @State var n = 0
    var body: some View {
      Button("again") { n += 1 }
      Child(n: n)
    }
  }
  Heavy.made = 0
  let rig = Rig(checksSkipped: false)
  rig.mount { Host() }
  rig.tap("again")
  rig.tap("again")
  #expect(Heavy.made == 3)
}
