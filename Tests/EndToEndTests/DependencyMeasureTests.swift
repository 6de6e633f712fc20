import Foundation
import Testing
import Trace

/// Dependencies in measured programs: in views and models, on the lab's clock, with their warnings.
@Suite struct DependencyMeasureTests {
  private static let client = """
    import Dependencies
    import KataLab
    import Observation
    import SwiftUI

    struct Client: Sendable {
      var fetch: @Sendable (Int) async throws -> String
    }
    extension Client: DependencyKey {
      static let liveValue = Client { "live \\($0)" }
      static let previewValue = Client { "preview \\($0)" }
      static let testValue = Client(fetch: unimplemented("Client.fetch"))
    }
    extension DependencyValues {
      var client: Client {
        get { self[Client.self] }
        set { self[Client.self] = newValue }
      }
    }

    """

  private func measure(_ text: String, _ words: String...) throws -> Trace.Measurement {
    let shell = try ShellHarness()
    try shell.write(Self.client + text, to: "Screen.swift")
    let result = try shell.run(list: ["measure", "Screen.swift", "--json"] + words)
    let measured = try JSONDecoder().decode(Trace.Measurement.self, from: Data(result.output.utf8))
    #expect(measured.diagnostics == [])
    return measured
  }

  @Test func `a model keeps its overrides, and sleeps by the lab's clock`() throws {
    let measured = try measure(
      """
      @Observable @MainActor final class Model {
        @ObservationIgnored @Dependency(\\.client) var client
        @ObservationIgnored @Dependency(\\.continuousClock) var clock
        @ObservationIgnored @Dependency(\\.date.now) var now
        @ObservationIgnored @Dependency(\\.uuid) var uuid
        var text = "idle"
        func load() async throws {
          let began = now
          try await clock.sleep(for: .seconds(60))
          text = try await client.fetch(Int(now.timeIntervalSince(began)))
          for await tick in clock.timer(interval: .seconds(1)) where tick == 3 {
            text = "\\(tick) \\(uuid().uuidString.suffix(2))"
            break
          }
        }
      }

      struct Screen: View {
        let model: Model
        @Dependency(\\.client) var client
        var body: some View {
          Text(model.text).task { try? await model.load() }
          Row()
        }
      }
      struct Row: View {
        @Dependency(\\.client) var client
        var body: some View { Text("row") }
      }

      @MainActor func scenario(_ lab: Lab) async throws {
        let model = withDependencies {
          $0.client.fetch = { "mock \\($0)" }
          $0.uuid = .incrementing
        } operation: {
          Model()
        }
        try lab.mount(Screen(model: model))
        try await lab.wait(for: .seconds(59))
        try await lab.wait(for: .seconds(1))
        try await lab.wait(for: .seconds(3))
      }
      """)
    #expect(measured.outcome == .completed)
    #expect(measured.steps.map { $0.texts[0] } == ["idle", "idle", "mock 60", "3 00"])
    // A property of the same dependencies is the same.
    #expect(measured.steps.map { $0.bodies["Row", default: 0] } == [1, 0, 0, 0])
  }

  @Test func `what nobody implemented is a warning of the step`() throws {
    let measured = try measure(
      """
      enum Missing: TestDependencyKey { static let testValue = 1 }
      extension DependencyValues {
        var missing: Int { self[Missing.self] }
        var untested: Int { self[Untested.self] }
      }
      enum Untested: DependencyKey { static let liveValue = 2 }

      @MainActor func scenario(_ lab: Lab) async throws {
        try lab.step("no live value") {
          @Dependency(\\.missing) var missing
          print(missing)
        }
        try await lab.step("test") {
          await withDependencies {
            $0.context = .test
          } operation: {
            @Dependency(\\.client) var client
            @Dependency(\\.untested) var untested
            print(untested)
            do { print(try await client.fetch(1)) } catch { print("threw") }
          }
        }
        try lab.step("too late") {
          prepareDependencies { $0.client = Client { "\\($0)" } }
          prepareDependencies { $0.client = Client { "\\($0)" } }
        }
      }
      """)
    #expect(measured.outcome == .completed)
    #expect(measured.steps.map(\.output) == [["1"], ["2", "threw"], []])
    #expect(
      measured.steps.map { $0.issues.map(\.message) } == [
        [
          """
          @Dependency(\\.missing) has no live value, and it was read in an app (declared at \
          Screen.swift:29): conform Missing to DependencyKey, or override it with withDependencies.
          """
        ],
        [
          """
          @Dependency(\\.untested) has no test value, and it was read in a test (declared at \
          Screen.swift:37): override it with withDependencies, or give Untested a testValue.
          """, "Unimplemented: Client.fetch",
        ],
        [
          """
          @Dependency(\\.client) was read or prepared before, and keeps that value: call \
          prepareDependencies once, as early as possible.
          """
        ],
      ])
  }

  @Test func `other clocks and schedulers have a time of their own`() throws {
    let measured = try measure(
      """
      @MainActor final class Model: ObservableObject {
        @Dependency(\\.continuousClock) var clock
        @Dependency(\\.mainQueue) var mainQueue
        @Published var words: [String] = []
        private let taps = PassthroughSubject<String, Never>()
        private var held: [AnyCancellable] = []
        func begin() {
          taps.debounce(for: .seconds(5), scheduler: mainQueue)
            .sink { [unowned self] in words.append($0) }.store(in: &held)
          taps.send("tap")
        }
        func load() async {
          try? await clock.sleep(for: .seconds(60))
          words.append("slept")
          try? await clock.sleep(for: .seconds(60))
          words.append("again")
        }
      }
      @MainActor func scenario(_ lab: Lab) async throws {
        let testClock = TestClock()
        let models = [
          Model(),
          withDependencies {
            $0.continuousClock = ImmediateClock()
            $0.mainQueue = .immediate
          } operation: {
            Model()
          },
          withDependencies { $0.continuousClock = testClock } operation: { Model() },
        ]
        for model in models {
          model.begin()
          Task { await model.load() }
        }
        func tell() { for model in models { print(model.words.joined(separator: " ")) } }
        try await lab.settle()
        try lab.step("at once") { tell() }
        await testClock.advance(by: .seconds(60))
        try lab.step("test clock") { tell() }
        await testClock.run()
        try await lab.wait(for: .seconds(60))
        try lab.step("lab clock") { tell() }
      }
      """)
    #expect(measured.outcome == .completed)
    let told = measured.steps.filter { !$0.output.isEmpty }.map(\.output)
    #expect(
      told == [
        ["", "tap slept again", ""],
        ["", "tap slept again", "slept"],
        ["tap slept", "tap slept again", "slept again tap"],
      ])
  }

  private static let screen = """
    struct Screen: View {
      @Dependency(\\.client) var client
      @State private var text = "-"
      var body: some View {
        Text(text).task {
          text = await withTaskGroup(of: String.self) { group in
            let client = self.client
            group.addTask { (try? await client.fetch(1)) ?? "" }
            return await group.next() ?? ""
          }
        }
      }
    }

    """

  @Test func `previews have the values for previews`() throws {
    let measured = try measure(
      """
      struct Plain: View {
        @Dependency(\\.client) var client
        @Dependency(\\.context) var context
        var body: some View { Text("\\(context)") }
      }
      #Preview { Plain() }
      """)
    #expect(measured.steps.map(\.texts) == [["preview"]])
  }

  @Test func `a view is given its values before, so that only defaults bind`() throws {
    let made = [
      "Screen()",
      "withDependencies { $0.client = Client { \"mock \\($0)\" } } operation: { Screen() }",
    ]
    let outcomes = try made.map { screen in
      let measured = try measure(
        Self.screen + """
          @MainActor func scenario(_ lab: Lab) async throws {
            try lab.mount(\(screen))
            try await lab.settle()
          }
          """, "--os", "iOS 17")
      return [measured.outcome.rawValue, measured.steps.last?.texts.first]
    }
    #expect(outcomes == [["trapped", "-"], ["completed", "mock 1"]])
  }
}
