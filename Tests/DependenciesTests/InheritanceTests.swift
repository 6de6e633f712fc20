import Dependencies
import Foundation
import Testing

/// Where an override is in force (backports-tasklocals A4: rows tried with the real library).
@Suite struct InheritanceTests {
  final class Model: Sendable {
    let service = Dependency(\.service)
    var name: String { service.wrappedValue }
  }

  final class Parent {
    @Dependency(\.service) var service
    private(set) lazy var late = Model()

    func child() -> Model { Model() }
    func heir() -> Model { withDependencies(from: self) { Model() } }
  }

  private func mocked<R>(_ operation: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.service = "mock"
    } operation: {
      try operation()
    }
  }

  private func mocked<R>(_ operation: () async throws -> R) async rethrows -> R {
    try await withDependencies {
      $0.service = "mock"
    } operation: {
      try await operation()
    }
  }

  private static func read() -> String {
    @Dependency(\.service) var service
    return service
  }

  @Test func `tasks that copy task-locals see it, others do not`() async {
    let seen = await mocked { () -> [String] in
      async let bound = Self.read()
      let group = await withTaskGroup(of: String.self) { group in
        group.addTask { Self.read() }
        return await group.next() ?? ""
      }
      let queue = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: Self.read()) }
      }
      return await [
        Self.read(), Task { Self.read() }.value, bound, group, Task.detached { Self.read() }.value,
        queue,
      ]
    }
    #expect(seen == ["mock", "mock", "mock", "mock", "live", "live"])
    #expect(Self.read() == "live")
  }

  @Test func `escaped dependencies are yielded elsewhere`() async {
    let seen = await mocked {
      await withEscapedDependencies { dependencies in
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            continuation.resume(returning: [Self.read(), dependencies.yield { Self.read() }])
          }
        }
      }
    }
    #expect(seen == ["live", "mock"])
  }

  @Test func `a model keeps the dependencies it was made with`() async {
    let model = mocked { Model() }
    #expect(model.name == "mock")
    #expect(await Task.detached { model.name }.value == "mock")
    // Those of the place that reads come in front.
    #expect(
      withDependencies {
        $0.service = "other"
      } operation: {
        model.name
      } == "other")
  }

  @Test func `children made later inherit only from their parent`() {
    let parent = mocked { Parent() }
    #expect(parent.child().name == "live")
    #expect(parent.heir().name == "mock")
    #expect(parent.late.name == "live")
    let eager = mocked { Parent() }
    mocked { _ = eager.late }
    #expect(eager.late.name == "mock")
    // Whoever has no property of its own was at least made in a scope.
    final class Bare {}
    let bare = mocked { Bare() }
    #expect(withDependencies(from: bare) { Self.read() } == "mock")
    #expect(
      withDependencies(from: bare) {
        $0.service += "!"
      } operation: {
        Self.read()
      } == "mock!")
  }

  @Test func `nested overrides add up, and only the operation sees them`() async throws {
    struct Failure: Error {}
    mocked {
      withDependencies {
        $0.settings.size = 7
        #expect($0.service == "mock")
      } operation: {
        #expect(Self.read() == "mock")
        #expect(DependencyValues._current.settings.size == 7)
      }
      #expect(DependencyValues._current.settings.size == 12)
    }
    #expect(throws: Failure.self) { try mocked { throw Failure() } }
    await #expect(throws: Failure.self) {
      try await mocked {
        await Task.yield()
        throw Failure()
      }
    }
    #expect(Self.read() == "live")
  }

  @Test func `an object without dependencies has none to pass on`() async {
    final class Bare {}
    let issues = await issues { #expect(withDependencies(from: Bare()) { Self.read() } == "live") }
    #expect(issues == ["withDependencies(from"])
  }
}
