extension Benchmark {
  /// Views made per second while a long stack is mounted, and what a row weighs.
  static let mount = Benchmark(name: "mount", summary: "mounting rows of a button each") {
    try withScratch { folder in
      let learner = try Learner(cache: folder)
      for rows in [1_000, 10_000, 100_000] {
        let figures = Learner.Figures(try learner.run(program(rows), name: "mount.swift"))
        let time = try figures.sample("mount").median
        let memory = try figures.sample("bytes").median
        // A row is a view of its own, a Button and a Text.
        print(
          "    \(rows) rows: \(rounded(time)) ms, "
            + "\(rounded(Double(rows) * 3 / time * 1_000)) views/s, "
            + "\(rounded(memory / Double(rows))) bytes a row")
      }
    }
  }

  private static func program(_ rows: Int) -> String {
    """
    import SwiftUI
    import KataLab

    struct Row: View {
      let title: String
      @State private var on = false
      var body: some View { Button(title) { on.toggle() } }
    }
    struct Screen: View {
      var body: some View {
        VStack { ForEach(0..<\(rows), id: \\.self) { Row(title: "row \\($0)") } }
      }
    }
    func resident() -> Double {
      let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
        .split(separator: " ")
      return Double(pages?[1] ?? "0")! * 4096
    }
    @MainActor func scenario(_ lab: Lab) async throws {
      let clock = ContinuousClock()
      try lab.step("mount") {
        let before = resident()
        let time = try clock.measure { try lab.mount(Screen()) }
        print("mount", time / .milliseconds(1))
        print("bytes", resident() - before)
      }
    }
    """
  }
}
