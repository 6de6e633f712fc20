import Foundation
import Testing
import Trace

/// Publishers in measured files; their time is the lab's.
@Suite struct CombineMeasureTests {
  @Test func `debounce and timers follow the lab's clock`() throws {
    let shell = try ShellHarness()
    try shell.write(Self.screen, to: "Screen.swift")
    let result = try shell.run("measure", "Screen.swift", "--json")
    #expect(result.status == 0, "\(result)")
    let measured = try JSONDecoder().decode(Measured.self, from: Data(result.output.utf8))
    let steps = measured.steps
    #expect(steps.map(\.name) == ["mount", "enter a", "enter ab", "wait", "wait", "wait"])
    #expect(steps[3].texts == ["ab", "-", "0 ticks"])
    #expect(steps[4].texts == ["ab", "found ab", "0 ticks"])
    // The timer is a stored property: it began anew with each body of the parent.
    #expect(steps[5].bodies == ["Clock": 3])
    #expect(steps[5].texts == ["ab", "found ab", "3 ticks"])
    #expect(steps.allSatisfy { $0.issues.isEmpty })
  }

  private struct Measured: Decodable { var steps: [Step] }

  private static let screen = """
    import Combine
    import SwiftUI
    import KataLab

    final class Search: ObservableObject {
      @Published var query = ""
      @Published private(set) var result = "-"
      private var kept: Set<AnyCancellable> = []
      init() {
        $query.dropFirst()
          .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
          .removeDuplicates()
          .map { "found \\($0)" }
          .receive(on: DispatchQueue.main)
          .assign(to: &$result)
        $result.sink { [weak self] _ in _ = self }.store(in: &kept)
      }
    }
    struct Clock: View {
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @State private var seconds = 0
      var body: some View { Text("\\(seconds) ticks").onReceive(timer) { _ in seconds += 1 } }
    }
    struct Screen: View {
      @StateObject private var search = Search()
      var body: some View {
        TextField("Query", text: $search.query)
        Text(search.result)
        Clock()
      }
    }
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Screen())
      try lab.enter("a", into: "Query")
      try lab.enter("ab", into: "Query")
      try await lab.wait(for: .milliseconds(200))
      try await lab.wait(for: .milliseconds(100))
      try await lab.wait(for: .seconds(3))
    }
    """
}
