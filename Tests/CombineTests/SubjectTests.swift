import Combine
import Foundation
import Testing

@Test func `a passthrough subject drops what nobody has asked for`() {
  let subject = PassthroughSubject<Int, Never>()
  subject.send(0)
  let (some, all) = (subject.record(first: .max(1)), subject.record())
  subject.send(1)
  subject.send(2)
  some.subscription?.request(.max(1))
  subject.send(3)
  subject.send(completion: .finished)
  subject.send(4)
  #expect(some.new == ["1", "3", "finished"])
  #expect(all.new == ["1", "2", "3", "finished"])
  #expect(subject.recorded == ["finished"])
}

@Test func `a current value subject gives its value first, and the latest when asked late`() {
  let subject = CurrentValueSubject<Int, Oops>(1)
  let (late, all) = (subject.record(first: .none), subject.record())
  subject.send(2)
  subject.value = 3
  late.subscription?.request(.max(1))
  subject.send(completion: .failure(Oops()))
  #expect(late.new == ["3", "failed Oops()"])
  #expect(all.new == ["1", "2", "3", "failed Oops()"])
  #expect(subject.value == 3)
}

@Test func `a sink lives as long as what it returned`() {
  let subject = PassthroughSubject<Int, Never>()
  var log: [String] = []
  var kept: Set<AnyCancellable> = []
  var list: [AnyCancellable] = []
  subject.sink { log.append("set \($0)") }.store(in: &kept)
  subject.sink { log.append("array \($0)") }.store(in: &list)
  _ = subject.sink { log.append("lost \($0)") }
  subject.send(1)
  kept = []
  subject.send(2)
  list[0].cancel()
  subject.send(3)
  #expect(log == ["set 1", "array 1", "array 2"])
}

@Test func `assign writes into a property`() {
  final class Box { var value = 0 }
  let (box, subject) = (Box(), PassthroughSubject<Int, Never>())
  let assigned = subject.assign(to: \.value, on: box)
  subject.send(5)
  assigned.cancel()
  subject.send(6)
  #expect(box.value == 5)
}

@Test func `a future runs at once and gives everybody its one result`() async {
  var runs = 0
  let future = Future<Int, Never> { promise in
    runs += 1
    promise(.success(runs))
    promise(.success(9))
  }
  #expect(runs == 1)
  #expect(future.recorded == ["1", "finished"])
  #expect(future.recorded == ["1", "finished"])
  #expect(await future.value == 1)

  var made = 0
  let deferred = Deferred {
    made += 1
    return Just(made)
  }
  #expect(made == 0)
  #expect(deferred.recorded == ["1", "finished"])
  #expect(deferred.recorded == ["2", "finished"])
}

@Test func `shared publishers subscribe upstream once`() {
  let subject = PassthroughSubject<Int, Never>()
  var log: [String] = []
  let shared =
    subject
    .handleEvents(
      receiveSubscription: { _ in log.append("subscribed") },
      receiveCancel: { log.append("cancelled") }
    ).share()
  let (a, b) = (shared.record(), shared.record())
  subject.send(1)
  a.subscription?.cancel()
  subject.send(2)
  b.subscription?.cancel()
  #expect(a.new == ["1"])
  #expect(b.new == ["1", "2"])
  #expect(log == ["subscribed", "cancelled"])

  let multicast = Just(1).multicast { PassthroughSubject<Int, Never>() }
  let guest = multicast.record()
  #expect(guest.new == [])
  _ = multicast.connect()
  #expect(guest.new == ["1", "finished"])
}

@Test func `values are awaited one at a time`() async throws {
  var seen: [Int] = []
  for await value in [1, 2, 3].publisher.values { seen.append(value) }
  #expect(seen == [1, 2, 3])
  let failing = [1, 2].publisher.tryMap { value -> Int in
    if value == 2 { throw Oops() }
    return value
  }
  await #expect(throws: Oops.self) {
    for try await value in failing.values { seen.append(value) }
  }
  #expect(seen == [1, 2, 3, 1])
}

@Test func `a published property publishes before it is set, to its object and by itself`() {
  final class Model: ObservableObject {
    @Published var n = 0
  }
  let model = Model()
  var log: [String] = []
  let change = model.objectWillChange.sink { log.append("will change, n is \(model.n)") }
  let value = model.$n.sink { log.append("$n \($0), n is \(model.n)") }
  #expect(log == ["$n 0, n is 0"])
  log = []
  model.n = 1
  model.n = 1
  #expect(
    log == [
      "will change, n is 0", "$n 1, n is 0", "will change, n is 1", "$n 1, n is 1",
    ])
  change.cancel()
  value.cancel()
  log = []
  model.n = 2
  #expect(log == [])
  #expect(model.n == 2)
}

@Test func `a publisher assigned to a published property writes it while its object lives`() {
  final class Model: ObservableObject {
    @Published var n = 0
    @Published var text = ""
    init(_ source: PassthroughSubject<Int, Never>) {
      source.assign(to: &$n)
      $n.map { "n is \($0)" }.assign(to: &$text)
    }
  }
  var cancelled = 0
  let subject = PassthroughSubject<Int, Never>()
  var model: Model? = Model(subject)
  var changes = 0
  let change = model?.objectWillChange.sink { changes += 1 }
  subject.send(7)
  #expect(model?.n == 7)
  #expect(model?.text == "n is 7")
  #expect(changes == 2)
  weak var gone = model
  model = nil
  #expect(gone == nil)
  subject.send(8)
  _ = (change, cancelled)
  cancelled += 1
}

@Test func `notifications are delivered until cancelled`() {
  let (center, name) = (NotificationCenter(), Notification.Name("rang"))
  #expect(center.publisher(for: name) == center.publisher(for: name))
  let bell = center.publisher(for: name).map(\.name.rawValue).record()
  center.post(name: name, object: nil)
  center.post(name: Notification.Name("other"), object: nil)
  bell.subscription?.cancel()
  center.post(name: name, object: nil)
  #expect(bell.new == ["rang"])
}
