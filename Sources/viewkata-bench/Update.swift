extension Benchmark {
  /// The same three changes with ever more rows mounted. A change in one leaf must cost the same
  /// whatever else is there; the other two run the parent's body and every row closure, which is
  /// linear by definition.
  static let update = Benchmark(
    name: "update", summary: "one change with many rows mounted, learner code as check builds it"
  ) {
    try withScratch { folder in
      let learner = try Learner(cache: folder)
      for optimised in [false, true] {
        print("  learner code \(optimised ? "-O" : "-Onone")")
        var floor: [String: Double] = [:]
        for rows in [1_000, 10_000, 100_000] {
          let measured = try learner.run(program(rows), name: "rows.swift", optimised: optimised)
          let figures = Learner.Figures(measured)
          for name in ["leaf", "element", "parent"] {
            let sample = try figures.sample(name)
            let ratio = floor[name].map { ", \(rounded(sample.median / $0))× of 1000 rows" } ?? ""
            if floor[name] == nil { floor[name] = sample.median }
            print("    \(rows) rows, \(name): \(sample)\(ratio)")
          }
        }
      }
    }
  }

  private static func program(_ rows: Int) -> String {
    """
    import SwiftUI
    import KataLab

    struct Item: Identifiable { let id: Int; var title: String }
    struct Row: View {
      let item: Item
      @State private var on = false
      var body: some View {
        Button(item.title) { on.toggle() }.opacity(on ? 0.5 : 1)
      }
    }
    @MainActor var leaf: (() -> Void)?
    struct Leaf: View {
      @State private var count = 0
      var body: some View { Text("\\(count)").onAppear { leaf = { count += 1 } } }
    }
    @MainActor var change: ((Int) -> Void)?
    @MainActor var touch: (() -> Void)?
    struct Screen: View {
      @State private var items = (0..<\(rows)).map { Item(id: $0, title: "row \\($0)") }
      @State private var unrelated = 0
      var body: some View {
        VStack {
          Text("\\(unrelated)")
          Leaf()
          ForEach(items) { Row(item: $0) }
        }
        .onAppear {
          change = { items[$0].title += "!" }
          touch = { unrelated += 1 }
        }
      }
    }

    @MainActor func scenario(_ lab: Lab) async throws {
      let clock = ContinuousClock()
      try lab.mount(Screen())
      try lab.step("changes") {
        @MainActor func repeated(_ name: String, _ rounds: Int, _ work: @MainActor () -> Void) throws {
          for round in 0..<rounds {
            let time = try clock.measure { try lab.perform(name, work) }
            if round >= rounds / 2 { print(name, time / .milliseconds(1)) }
          }
        }
        try repeated("leaf", 200) { leaf?() }
        try repeated("element", 10) { change?(\(rows) / 2) }
        try repeated("parent", 10) { touch?() }
      }
    }
    """
  }
}
