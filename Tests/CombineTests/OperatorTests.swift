import Combine
import Foundation
import Testing

private let numbers = [1, 2, 3, 4]

@Test func `operators on one publisher deliver what their names say`() {
  #expect(numbers.publisher.map { $0 * 2 }.recorded == ["2", "4", "6", "8", "finished"])
  #expect(["a", "bc"].publisher.map(\.count).recorded == ["1", "2", "finished"])
  #expect(["a"].publisher.map(\.count, \.isEmpty).recorded == ["(1, false)", "finished"])
  #expect(numbers.publisher.filter { $0 % 2 == 0 }.recorded == ["2", "4", "finished"])
  #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.recorded == ["1", "3", "finished"])
  #expect([1, 1, 2, 1].publisher.removeDuplicates().recorded == ["1", "2", "1", "finished"])
  #expect(numbers.publisher.scan(0, +).recorded == ["1", "3", "6", "10", "finished"])
  #expect(numbers.publisher.reduce(0, +).recorded == ["10", "finished"])
  #expect(numbers.publisher.collect().recorded == ["[1, 2, 3, 4]", "finished"])
  #expect([1, 2, 3].publisher.collect(2).recorded == ["[1, 2]", "[3]", "finished"])
  #expect(numbers.publisher.first().recorded == ["1", "finished"])
  #expect(numbers.publisher.first { $0 > 2 }.recorded == ["3", "finished"])
  #expect(numbers.publisher.last().recorded == ["4", "finished"])
  #expect(numbers.publisher.last { $0 < 3 }.recorded == ["2", "finished"])
  #expect(numbers.publisher.dropFirst(3).recorded == ["4", "finished"])
  #expect(numbers.publisher.drop { $0 < 3 }.recorded == ["3", "4", "finished"])
  #expect(numbers.publisher.prefix(2).recorded == ["1", "2", "finished"])
  #expect(numbers.publisher.prefix(0).recorded == ["finished"])
  #expect(numbers.publisher.prefix { $0 < 3 }.recorded == ["1", "2", "finished"])
  #expect(numbers.publisher.output(in: 1...2).recorded == ["2", "3", "finished"])
  #expect(numbers.publisher.count().recorded == ["4", "finished"])
  #expect(numbers.publisher.max().recorded == ["4", "finished"])
  #expect(numbers.publisher.contains(3).recorded == ["true", "finished"])
  #expect(numbers.publisher.allSatisfy { $0 < 3 }.recorded == ["false", "finished"])
  #expect(numbers.publisher.ignoreOutput().recorded == ["finished"])
  #expect([1, nil].publisher.replaceNil(with: 9).recorded == ["1", "9", "finished"])
  #expect(Empty<Int, Never>().replaceEmpty(with: 9).recorded == ["9", "finished"])
  #expect(Empty<Int, Never>(completeImmediately: false).recorded == [])
  #expect(Int?.none.publisher.recorded == ["finished"])
}

@Test func `an error ends, is replaced, caught or retried`() {
  func odd(_ number: Int) throws -> Int {
    if number % 2 == 0 { throw Oops() }
    return number
  }
  let failing = numbers.publisher.tryMap(odd)
  #expect(failing.recorded == ["1", "failed Oops()"])
  #expect(failing.replaceError(with: 0).recorded == ["1", "0", "finished"])
  #expect(failing.catch { _ in [8, 9].publisher }.recorded == ["1", "8", "9", "finished"])
  #expect(
    failing.tryCatch { _ -> Just<Int> in throw Oops() }.recorded == ["1", "failed Oops()"])
  #expect(failing.retry(2).recorded == ["1", "1", "1", "failed Oops()"])
  #expect(
    failing.mapError { _ in CancellationError() }.recorded.last == "failed CancellationError()")
  #expect(Just(1).setFailureType(to: Oops.self).recorded == ["1", "finished"])
  #expect(Fail<Int, Oops>(error: Oops()).recorded == ["failed Oops()"])
  #expect(Result<Int, Oops>.failure(Oops()).publisher.recorded == ["failed Oops()"])
  #expect(
    Just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).recorded
      == ["[1]", "finished"])
}

@Test func `publishers are joined`() {
  #expect(Just(3).prepend(1, 2).append(4).recorded == ["1", "2", "3", "4", "finished"])
  #expect(Just(1).append(Just(2)).prepend([0]).recorded == ["0", "1", "2", "finished"])
  #expect(Just(1).merge(with: Just(2)).recorded == ["1", "2", "finished"])
  #expect(
    Publishers.MergeMany([Just(1), Just(2), Just(3)]).recorded == ["1", "2", "3", "finished"])
  #expect(
    numbers.publisher.zip(["a", "b"].publisher).recorded
      == ["(1, \"a\")", "(2, \"b\")", "finished"])
  #expect(Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 }.recorded == ["6", "finished"])

  let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
  let latest = a.combineLatest(b).record()
  a.send(1)
  #expect(latest.new == [])
  b.send("x")
  a.send(2)
  a.send(completion: .finished)
  b.send("y")
  b.send(completion: .finished)
  #expect(latest.new == ["(1, \"x\")", "(2, \"x\")", "(2, \"y\")", "finished"])
}

@Test func `one failure ends what is joined and lets the others go`() {
  let (a, b) = (PassthroughSubject<Int, Oops>(), PassthroughSubject<Int, Oops>())
  var log: [String] = []
  let watched = b.handleEvents(receiveCancel: { log.append("cancelled") })
  let merged = a.merge(with: watched).record()
  b.send(1)
  a.send(completion: .failure(Oops()))
  b.send(2)
  #expect(merged.new == ["1", "failed Oops()"])
  #expect(log == ["cancelled"])
}

@Test func `flatMap follows all publishers, switchToLatest the last`() {
  let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
  let outer = PassthroughSubject<CurrentValueSubject<Int, Never>, Never>()
  let all = outer.flatMap { $0 }.record()
  let last = outer.switchToLatest().record()
  outer.send(a)
  outer.send(b)
  a.send(2)
  b.send(20)
  outer.send(completion: .finished)
  b.send(completion: .finished)
  #expect(all.new == ["1", "10", "2", "20"])
  #expect(last.new == ["1", "10", "20", "finished"])
  a.send(completion: .finished)
  #expect(all.new == ["finished"])
  #expect(
    [1, 2].publisher.setFailureType(to: Oops.self)
      .flatMap { Just($0 * 10) }.recorded == ["10", "20", "finished"])
}

@Test func `maxPublishers limits how many are followed at once`() {
  let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
  let flow = subjects.indices.publisher
    .flatMap(maxPublishers: .max(1)) { subjects[$0] }.record()
  for (index, subject) in subjects.enumerated() { subject.send(index) }
  #expect(flow.new == ["0"])
  subjects[0].send(completion: .finished)
  for (index, subject) in subjects.enumerated() { subject.send(index) }
  #expect(flow.new == ["1"])
}

@Test func `demand is honoured`() {
  let some = numbers.publisher.map { $0 }.record(first: .max(2))
  #expect(some.new == ["1", "2"])
  some.subscription?.request(.max(1))
  #expect(some.new == ["3"])
  some.subscription?.request(.unlimited)
  #expect(some.new == ["4", "finished"])

  #expect(numbers.publisher.filter { $0 > 2 }.record(first: .max(1)).new == ["3"])
  #expect(numbers.publisher.record(first: .max(1), more: .max(1)).new.count == 5)
  #expect(numbers.publisher.collect().record(first: .none).new == [])

  let merged = numbers.publisher.merge(with: numbers.publisher).record(first: .max(3))
  #expect(merged.new.count == 3)
  merged.subscription?.cancel()
  merged.subscription?.request(.unlimited)
  #expect(merged.new == [])

  let endless = sequence(first: 1) { $0 + 1 }.publisher.prefix(3)
  #expect(endless.recorded == ["1", "2", "3", "finished"])
}

@Test func `what passes can be looked at`() {
  var log: [String] = []
  _ =
    numbers.publisher.handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("\($0)") },
      receiveCompletion: { log.append("\($0)") }, receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") }
    ).prefix(1).recorded
  #expect(log == ["subscription", "request unlimited", "1", "cancel"])

  final class Lines: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }
  let lines = Lines()
  _ = Just(1).print("just", to: lines).recorded
  #expect(
    lines.text.hasSuffix(
      "just: request unlimited\njust: receive value: (1)\njust: receive finished\n"))
}
