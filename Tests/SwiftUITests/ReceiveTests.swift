import Combine
import SwiftUI
import Testing
import Trace

/// A publisher that writes down who comes and goes.
private final class Source: Publisher {
  typealias Output = Int
  typealias Failure = Never
  private let subject = PassthroughSubject<Int, Never>()
  let log: Log
  init(_ log: Log) { self.log = log }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    let log = log
    subject.handleEvents(
      receiveSubscription: { _ in MainActor.assumeIsolated { log("subscribed") } },
      receiveCancel: { MainActor.assumeIsolated { log("cancelled") } }
    ).receive(subscriber: subscriber)
  }

  func send(_ value: Int) { subject.send(value) }
}

private struct Receiver: View {
  let source: Source
  @State private var last = 0
  var body: some View { Text("last \(last)").onReceive(source) { last = $0 } }
}

@MainActor @Test func `onReceive subscribes once and lets go with the identity`() {
  struct Host: View {
    let source: Source
    @State private var ticks = 0
    @State private var isShown = true
    var body: some View {
      Button("tick \(ticks)") { ticks += 1 }
      Button("hide") { isShown = false }
      if isShown { Receiver(source: source) }
    }
  }
  let (rig, log) = (Rig(), Log())
  let source = Source(log)
  rig.mount { Host(source: source) }
  #expect(log.new == ["subscribed"])
  #expect(rig.tap("tick 0").bodies == ["Host": 1])
  #expect(log.new == [])

  let step = rig.act {
    source.send(1)
    source.send(2)
  }
  #expect(step.bodies == ["Receiver": 1])
  #expect(step.texts == ["tick 1", "hide", "last 2"])
  #expect(step.causes.map(\.by) == ["onReceive of Receiver"])
  #expect(rig.act { source.send(2) }.bodies == [:])
  #expect(log.new == [])

  rig.tap("hide")
  #expect(log.new == ["cancelled"])
  #expect(rig.act { source.send(3) }.bodies == [:])
}

@MainActor @Test func `another publisher is subscribed to in place of the former one`() {
  struct Host: View {
    let sources: [Source]
    @State private var index = 0
    var body: some View {
      Button("swap") { index = 1 }
      Receiver(source: sources[index])
    }
  }
  let (rig, first, second) = (Rig(), Log(), Log())
  let sources = [Source(first), Source(second)]
  rig.mount { Host(sources: sources) }
  rig.tap("swap")
  #expect(first.new == ["subscribed", "cancelled"])
  #expect(second.new == ["subscribed"])
}

@MainActor @Test func `the closure is that of the latest update`() {
  struct Host: View {
    let source: Source
    let log: Log
    @State private var n = 0
    var body: some View {
      Button("add") { n += 1 }
      Text("\(n)").onReceive(source) { [n] in log("\($0) at \(n)") }
    }
  }
  let (rig, log) = (Rig(), Log())
  let source = Source(Log())
  rig.mount { Host(source: source, log: log) }
  rig.act { source.send(1) }
  rig.tap("add")
  rig.act { source.send(1) }
  #expect(log.new == ["1 at 0", "1 at 1"])
}

@MainActor @Test func `a published value arrives after the mount, and once per write`() {
  final class Model: ObservableObject { @Published var n = 5 }
  struct Watcher: View {
    let model: Model
    let log: Log
    var body: some View { Text("x").onReceive(model.$n) { log("got \($0)") } }
  }
  let (rig, log, model) = (Rig(), Log(), Model())
  rig.mount { Watcher(model: model, log: log) }
  #expect(log.new == ["got 5"])
  rig.act { model.n = 6 }
  #expect(log.new == ["got 6"])
}

@MainActor @Test func `an object with a publisher of its own is observed through that`() {
  final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var ignored = 0
    var n = 0 { willSet { objectWillChange.send() } }
  }
  struct Watcher: View {
    @ObservedObject var model: Own
    var body: some View { Text("\(model.n)") }
  }
  let (rig, model) = (Rig(), Own())
  rig.mount { Watcher(model: model) }
  #expect(rig.act { model.n = 3 }.texts == ["3"])
  #expect(rig.act { model.ignored = 3 }.bodies == [:])
}

@MainActor @Test func `two properties that hold one object are let go one by one`() {
  final class Model: ObservableObject { @Published var n = 0 }
  struct Watcher: View {
    @ObservedObject var a: Model
    @ObservedObject var b: Model
    var body: some View { Text("\(a.n) \(b.n)") }
  }
  struct Host: View {
    let one: Model
    let other: Model
    @State private var isSplit = false
    var body: some View {
      Button("split") { isSplit = true }
      Watcher(a: one, b: isSplit ? other : one)
    }
  }
  let (rig, one, other) = (Rig(), Model(), Model())
  rig.mount { Host(one: one, other: other) }
  rig.tap("split")
  #expect(rig.act { one.n = 1 }.texts == ["split", "1 0"])
  #expect(rig.act { other.n = 2 }.texts == ["split", "1 2"])
}

@MainActor @Test func `publishing from another thread is reported and arrives`() async {
  final class Model: ObservableObject, @unchecked Sendable { @Published var n = 0 }
  struct Watcher: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.n)") }
  }
  let (rig, model) = (Rig(), Model())
  rig.mount { Watcher(model: model) }
  // The main thread stands still meanwhile: it is told before the value is there.
  elsewhere { model.n = 4 }
  await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  rig.graph.settle()
  let step = rig.look()
  #expect(
    step.issues.map(\.message) == [
      "Publishing changes from background threads is not allowed; make sure to publish values "
        + "from the main thread (via operators like receive(on:)) on model updates."
    ])
  #expect(step.texts == ["4"])
  #expect(rig.act { model.n = 5 }.issues == [])
}

/// Does some work on another thread and waits for it.
private func elsewhere(_ work: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work()
    done.signal()
  }
  done.wait()
}
