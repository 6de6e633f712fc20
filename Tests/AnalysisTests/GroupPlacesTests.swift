import Analysis
import Testing

/// The places around a task group in which a dependency can be read, and what iOS 17 says to each:
/// measured with the real library.
struct GroupPlacesTests {
  @Test(arguments: trapping)
  func `a place that traps on iOS 17 is found`(_ place: Place) {
    #expect(place.findings(on: "iOS 17").count == 1, "\(place.findings(on: "iOS 17"))")
    #expect(place.findings(on: "iOS 18") == [])
  }

  @Test(arguments: passing)
  func `a place that passes on iOS 17 is left alone`(_ place: Place) {
    #expect(place.findings(on: "iOS 17") == [])
  }

  static let trapping = [
    Place("read in the body", "print(api.id)"),
    Place("capture list of addTask", "group.addTask { [api] in api.id }"),
    Place("source of a for loop", "for id in api.ids { group.addTask { id } }"),
    Place("computed property", "print(count)"),
    Place("helper", "print(helper())"),
    Place("async helper", "print(await asyncHelper())"),
    Place("requirement of a protocol met by a dependency", "warm()"),
    Place("function handed to a call", "_ = [1].map(track)"),
    Place("build closure of a stream", "_ = AsyncStream<Int> { $0.yield(api.id) }"),
    Place("results loop", "for await r in group { api.track(r) }"),
    Place("after group.next()", "_ = await group.next(); api.track(1)"),
    Place("defer", "defer { api.track(1) }"),
    Place("closure given to reduce", "_ = await group.reduce(0) { $0 + api.factor * $1 }"),
    Place("async sequence whose next reads it", "for await row in cursor { print(row) }"),
    Place("lazy property first touched in the body", "print(size)"),
    Place("priority of addTask", "group.addTask(priority: api.priority) { 1 }"),
    Place("MainActor.run", "await MainActor.run { api.track(1) }"),
    Place(
      "withTaskCancellationHandler",
      "await withTaskCancellationHandler { api.track(1) } onCancel: {}"),
    Place("a method of another object run by the same task", "await other.work()"),
    Place(
      "nested group's body",
      "await withTaskGroup(of: Int.self) { inner in inner.addTask { 1 }; api.track(1) }"),
    Place(
      "a child's own group's body",
      """
      group.addTask {
        await withTaskGroup(of: Int.self) { inner in inner.addTask { [id = self.api.id] in id } }
        return 1
      }
      """),
    Place(
      "throwing group", "api.track(1)", opener: "try await withThrowingTaskGroup(of: Int.self)"),
    Place("discarding group", "api.track(1)", opener: "await withDiscardingTaskGroup"),
    Place(
      "throwing discarding group", "api.track(1)",
      opener: "try await withThrowingDiscardingTaskGroup"),
    Place("withDependencies", "withDependencies { $0.api = .mock } operation: { print(1) }"),
    Place("yield of escaped dependencies", "escaped.yield { print(1) }"),
  ]

  static let passing = [
    Place("hoisted above the group", "group.addTask { [hoisted] in hoisted.id }"),
    Place(
      "capture list of the group's own closure", "print(api.id)", captures: "[api] "),
    Place(
      "argument of the call", "group.addTask { 1 }", opener: "await withTaskGroup(of: api.kind)"),
    Place("after the group", "group.addTask { 1 }"),
    Place("child closure", "group.addTask { self.api.id }"),
    Place("the child's own read in a function", "group.addTask { await self.asyncHelper() }"),
    Place("function named, not called", "let run = helper; group.addTask { run() }"),
    Place("value of async let", "async let id = api.id; _ = await id"),
    Place(
      "closure kept by a value",
      "let kept = Kept(run: { self.api.id }); group.addTask { kept.run() }"),
    Place("unstructured task", "Task { self.api.track(1) }"),
    Place("local declared, not read", "@Dependency(\\.api) var own"),
    Place(
      "model made, not read", "let model = Other(); group.addTask { await model.work(); return 1 }"),
    Place(
      "withEscapedDependencies with yield in the child",
      """
      withEscapedDependencies { continuation in
        group.addTask { continuation.yield { self.api.id } }
      }
      """),
    // Not checked by the system when built with Swift 6; not safe for that.
    Place(
      "asynchronous withDependencies",
      "await withDependencies { $0.api = .mock } operation: { await group.waitForAll() }"),
  ]

  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String

    init(
      _ name: String, _ body: String, opener: String = "await withTaskGroup(of: Int.self)",
      captures: String = ""
    ) {
      testDescription = name
      source = """
        struct Cursor: AsyncSequence {
          struct AsyncIterator: AsyncIteratorProtocol {
            @Dependency(\\.database) var database
            mutating func next() async -> Int? { await database.next() }
          }
          func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        }
        struct Kept { let run: @Sendable () -> Int }
        actor Other {
          @Dependency(\\.api) var api
          func work() { api.track(1) }
        }
        protocol Warm { var api: API { get } }
        extension Warm { func warm() { api.track(0) } }
        final class Feed: Warm {
          @Dependency(\\.api) var api
          lazy var size = api.size
          let other = Other()
          var count: Int { api.count }
          func helper() -> Int { count + 1 }
          func track(_ number: Int) { api.track(number) }
          func asyncHelper() async -> Int { await api.fetch() }
          func load(from cursor: Cursor) async throws {
            let hoisted = api
            try await withEscapedDependencies { escaped in
              \(opener) { \(captures)group in
                \(body)
              }
            }
            api.track(2)
          }
        }
        """
    }

    func findings(on target: String) -> [String] {
      let example = Example(source, targets: target)
      let file = SourceFile(path: "Feed.swift", text: source)
      let rules = ["dependency-in-group", "binding-around-add-task"].compactMap(Rule.named)
      return Analyzer.findings(in: [file], rules: rules, targets: example.targets)
        .map { "\($0.line):\($0.column) \($0.message)" }
    }
  }
}
