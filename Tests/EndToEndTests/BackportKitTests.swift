import Foundation
import Testing
import Trace

/// SwiftUIBackportKit, imported by programs that run on old and new systems.
@Suite struct `The backport kit` {
  @Test func `a settings screen with all of it differs as documented`() throws {
    let runs = try SystemRuns(
      Self.settings,
      on: "iOS 15, iOS 16, iOS 16.4, iOS 17, iOS 18, iOS 26, macOS 12, macOS 14, macCatalyst 17")
    #expect(runs.runs.allSatisfy { $0.outcome == .completed })

    // 17 is no version of macOS, nor of what Mac Catalyst runs on.
    let old = ["radius 12", "from 16.4 false", "Notify", "Theme", "More", "detail"]
    let middle = ["radius 12", "from 16.4 true", "Notify", "Theme", "More", "detail"]
    let new = ["radius 20", "from 16.4 true", "Notify", "Theme", "More", "detail"]
    #expect(
      runs.texts == [
        "iOS 15.0": old, "iOS 16.0": old, "iOS 16.4": middle, "iOS 17.0": new, "iOS 18.0": new,
        "iOS 26.0": new, "macOS 12.0": old, "macOS 14.0": old, "macCatalyst 17.0": old,
      ])

    let all = [
      "presentationDetents": 1, "scrollBounceBehavior": 1, "scrollClipDisabled": 1,
      "symbolEffect": 1,
    ]
    #expect(
      runs.modifiers == [
        "iOS 15.0": [:], "iOS 16.0": ["presentationDetents": 1],
        "iOS 16.4": ["presentationDetents": 1, "scrollBounceBehavior": 1], "iOS 17.0": all,
        "iOS 18.0": all, "iOS 26.0": all, "macOS 12.0": [:], "macOS 14.0": all,
        "macCatalyst 17.0": all,
      ])

    let log = ["theme System → System", "theme System → Dark", "notify"]
    for (system, printed) in runs.output { #expect(printed == log, "on \(system)") }

    // The old path's own evaluations are counted, and there are none on top.
    let legacy = [
      ["LegacyOnChange": 2, "Settings": 1], ["LegacyOnChange": 2, "Settings": 1],
      ["LegacyOnChange": 1, "Settings": 1], [:],
    ]
    let native = legacy.map { $0.filter { $0.key == "Settings" } }
    #expect(
      runs.by { $0.steps.map(\.bodies) } == [
        "iOS 15.0": legacy, "iOS 16.0": legacy, "iOS 16.4": legacy, "iOS 17.0": native,
        "iOS 18.0": native, "iOS 26.0": native, "macOS 12.0": legacy, "macOS 14.0": native,
        "macCatalyst 17.0": native,
      ])
  }

  @Test func `onChange gives the old and the new value on every version`() throws {
    let runs = try SystemRuns(Self.changes, on: "iOS 16, iOS 17")
    // Several on one view: an order among them is documented for new systems only.
    let steps = runs.by { run in run.steps.map { "\($0.name): \($0.output.sorted())" } }
    let expected = [
      #"mount: ["bare initial 1", "both 1 1 by 10", "early 0 0", "early 0 5", "late 0 5"]"#,
      #"tap change: ["bare 2 by 11", "bare initial 2", "both 1 2 by 11"]"#,
      #"tap same: []"#,
      #"tap push: []"#,
      #"tap pop: []"#,
      #"tap change: ["bare 3 by 12", "bare initial 3", "both 2 3 by 12"]"#,
      #"tap replace: []"#,
      #"tap replace: ["bare initial 3", "both 3 3 by 12"]"#,
    ]
    #expect(steps == ["iOS 16.0": expected, "iOS 17.0": expected])
  }

  @Test func `a modify and a value choose, and what is not chosen is not evaluated`() throws {
    let runs = try SystemRuns(Self.choices, on: "iOS 16.3, iOS 16.4, macOS 13.3")
    let parts = "OSVersion(17) < OSVersion(17, 0, 1), OSVersion(9) < OSVersion(16, 4)"
    #expect(
      runs.texts == [
        "iOS 16.3": ["old look", "small", "false false true", "\(parts): true true"],
        "iOS 16.4": ["new look", "large", "true false true", "\(parts): true true"],
        "macOS 13.3": ["new look", "small", "false false true", "\(parts): true true"],
      ])
    #expect(
      runs.output == [
        "iOS 16.3": ["made small"], "iOS 16.4": ["made large"], "macOS 13.3": ["made small"],
      ])
  }

  @Test func `a program may have names of the kit and shims of its own`() throws {
    let runs = try SystemRuns(
      """
      import SwiftUIBackportKit
      extension Backport where Content: View {
        @ViewBuilder func geometryGroup() -> some View {
          if #available(iOS 17, macOS 14, *) { content.geometryGroup() } else { content }
        }
      }
      enum OS { static let name = "own" }
      let detents: Set<PresentationDetentCompat> = [.medium, .fraction(0.4), .height(220)]
      struct Screen: View {
        var body: some View {
          Text("\\(OS.name) \\(SwiftUIBackportKit.OS.isAtLeast(OSVersion(17))) \\(detents.count)")
            .backport.geometryGroup()
            .backport.presentationDetents(detents)
          Image(systemName: "a").backport.presentationDetents(detents)
        }
      }
      @MainActor func scenario(_ lab: Lab) async throws { try lab.mount(Screen()) }
      """, on: "iOS 16, iOS 17")
    #expect(runs.texts == ["iOS 16.0": ["own false 3"], "iOS 17.0": ["own true 3"]])
    #expect(
      runs.modifiers == [
        "iOS 16.0": ["presentationDetents": 2],
        "iOS 17.0": ["presentationDetents": 2, "geometryGroup": 1],
      ])
  }

  @Test func `the kit is sound at its oldest systems, and told to go at newer ones`() throws {
    let shell = try ShellHarness()
    let folder =
      URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
      .standardizedFileURL.path + "/Sources/SwiftUIBackportKit"
    let sound = try shell.run("lint", folder, "--deployment-target", "iOS 15, macOS 12")
    #expect(sound.output == "no findings\n")
    try shell.write("import KataLab\nimport SwiftUI\n" + Self.settings, to: "Settings.swift")
    let settings = try shell.run(
      "lint", "Settings.swift", "--deployment-target", "iOS 15, macOS 12")
    #expect(settings.output == "no findings\n")
    let newer = try shell.run("lint", "Settings.swift", "--deployment-target", "iOS 16.4", "--json")
    #expect(newer.output.contains("SwiftUI has presentationDetents(_:) itself."))
    #expect(newer.output.contains("SwiftUI has scrollBounceBehavior(_:axes:) itself."))
    #expect(!newer.output.contains("SwiftUI has scrollClipDisabled(_:) itself."))
  }

  private static let settings = """
    import SwiftUIBackportKit

    struct Settings: View {
      @State private var notifies = true
      @State private var theme = "System"
      @State private var isShowingMore = false
      var body: some View {
        ScrollView {
          VStack(spacing: platformValue(12, ifAtLeast: OSVersion(17), else: 8)) {
            Text("radius \\(platformValue(20, ifAtLeast: OSVersion(17), else: 12))")
            Text("from 16.4 \\(OS.isAtLeast(OSVersion(16, 4)))")
            Toggle("Notify", isOn: $notifies)
              .modify {
                if #available(iOS 17, macOS 14, *) {
                  $0.symbolEffect(.bounce, value: notifies)
                } else {
                  $0
                }
              }
            Button("Theme") { theme = theme == "System" ? "Dark" : "System" }
              .backport.onChange(of: theme, initial: true) { old, new in
                print("theme \\(old) → \\(new)")
              }
            Button("More") { isShowingMore = true }
          }
        }
        .backport.scrollBounceBehaviorBasedOnSize()
        .backport.scrollClipDisabled()
        .backport.onChange(of: notifies) { print("notify") }
        .sheet(isPresented: $isShowingMore) {
          Text("detail")
            .backport.presentationDetents([.medium, .large, .fraction(0.4), .height(220)])
        }
      }
    }
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Settings())
      try lab.tap("Theme")
      try lab.toggle("Notify")
      try lab.tap("More")
    }
    """

  private static let changes = """
    import SwiftUIBackportKit

    struct Watched: View {
      let value: Int
      let factor: Int
      var body: some View {
        Text("\\(value)")
          .backport.onChange(of: value, initial: true) { old, new in
            print("both \\(old) \\(new) by \\(factor)")
          }
          .backport.onChange(of: value) { print("bare \\(value) by \\(factor)") }
          .backport.onChange(of: value, initial: true) { print("bare initial \\(value)") }
      }
    }
    struct Early: View {
      @State private var count = 0
      var body: some View {
        Text("early \\(count)")
          .onAppear { count = 5 }
          .backport.onChange(of: count, initial: true) { old, new in print("early \\(old) \\(new)") }
          .backport.onChange(of: count) { old, new in print("late \\(old) \\(new)") }
      }
    }
    struct Screen: View {
      @State private var value = 1
      @State private var factor = 10
      @State private var path: [Int] = []
      @State private var isShown = true
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            if isShown { Watched(value: value, factor: factor) }
            Early()
            Button("change") { (value, factor) = (value + 1, factor + 1) }
            Button("same") { value = value }
            Button("push") { path = [1] }
            Button("replace") { isShown.toggle() }
          }
          .navigationDestination(for: Int.self) { _ in Button("pop") { path = [] } }
        }
      }
    }
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Screen())
      for button in ["change", "same", "push", "pop", "change", "replace", "replace"] {
        try lab.tap(button)
      }
    }
    """

  private static let choices = """
    import SwiftUIBackportKit

    func made(_ name: String) -> String { print("made \\(name)"); return name }
    struct Screen: View {
      var body: some View {
        Text("old look")
          .modify { if #available(iOS 16.4, macOS 13.3, *) { $0.hidden(); Text("new look") } else { $0 } }
        Text(platformValue(made("large"), ifAtLeast: OSVersion(16, 4), else: made("small")))
        Text(
          "\\(OS.isAtLeast(OSVersion(16, 4))) \\(OS.isAtLeast(OSVersion(99))) \\(OS.isAtLeast(OSVersion(1)))")
        Text(
          "OSVersion(17) < OSVersion(17, 0, 1), OSVersion(9) < OSVersion(16, 4): "
            + "\\(OSVersion(17) < OSVersion(17, 0, 1)) \\(OSVersion(9) < OSVersion(16, 4))")
      }
    }
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Screen())
    }
    """
}
