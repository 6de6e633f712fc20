import Foundation
import Testing
import Trace

/// What goes wrong on one system and not on another, each as a run shows it.
@Suite struct `Pitfalls of backports` {
  @Test func `what a branch shows depends on the system`() throws {
    let runs = try SystemRuns(
      Self.branches, on: "iOS 16, iOS 16.4, iOS 17, macOS 12, macOS 14, macCatalyst 17")
    #expect(
      runs.texts == [
        "iOS 16.0": [
          "begin", "wrong order: 16", "star: new", "unavailable: old", "only iOS", "two: old",
          "gated too high", "version 17: old", "end",
        ],
        "iOS 16.4": [
          "begin", "wrong order: 16", "star: new", "unavailable: old", "only iOS", "two: old",
          "gated too high", "version 17: old", "end",
        ],
        "iOS 17.0": [
          "begin", "missing else", "empty else", "wrong order: 16", "star: new",
          "unavailable: new", "only iOS", "two: new", "gated too high", "version 17: new",
          "forgot macOS", "end",
        ],
        // What the list does not name is taken for new.
        "macOS 12.0": [
          "begin", "missing else", "empty else", "wrong order: 16", "star: old",
          "unavailable: new", "two: new", "gated too high", "version 17: old", "forgot macOS",
          "end",
        ],
        "macOS 14.0": [
          "begin", "missing else", "empty else", "wrong order: 16", "star: new",
          "unavailable: new", "two: new", "gated too high", "version 17: old", "forgot macOS",
          "end",
        ],
        "macCatalyst 17.0": [
          "begin", "missing else", "empty else", "wrong order: 16", "star: new",
          "unavailable: new", "only iOS", "two: new", "gated too high", "version 17: old",
          "forgot macOS", "end",
        ],
      ])
    // The detents are there from 16.0 on.
    #expect(
      runs.by { $0.steps.last?.modifiers?["presentationDetents"] } == [
        "iOS 16.0": nil, "iOS 16.4": 1, "iOS 17.0": 1, "macOS 12.0": 1, "macOS 14.0": 1,
        "macCatalyst 17.0": 1,
      ])
    for (system, printed) in runs.output {
      #expect(
        printed == [
          "eager: new", "eager: old", "text 9.0 >= 16.4: true", "number 16.10 >= 16.4: false",
          "nested types are one: false",
          "erased: _ConditionalContent<AnyView, Text>",
          "both: Optional<_ConditionalContent<AnyView, AnyView>>",
          "no else: Optional<AnyView>",
        ], "on \(system)")
    }
  }

  @Test func `availability alone never resets, a flag beside it does`() throws {
    let runs = try SystemRuns(Self.identities, on: "iOS 16, iOS 17")
    #expect(
      runs.by { run in run.steps.map { "\($0.name): \($0.texts.joined(separator: ", "))" } } == [
        "iOS 16.0": [
          "mount: available 0, flagged 0, if 0, flip", "count: available 1, flagged 1, if 1, flip",
          "tap flip: available 1, flagged 1, if 0, flip",
        ],
        "iOS 17.0": [
          "mount: available 0, flagged 0, if 0, flip", "count: available 1, flagged 1, if 1, flip",
          "tap flip: available 1, flagged 0, if 0, flip",
        ],
      ])
    #expect(
      runs.by { $0.steps.map { $0.output.sorted() } } == [
        "iOS 16.0": [["available", "flagged", "if"], [], ["if"]],
        "iOS 17.0": [["available", "flagged", "if"], [], ["flagged", "if"]],
      ])
    #expect(
      runs.by { $0.steps.last?.stateDestroyed } == [
        "iOS 16.0": ["Counter.count": 1], "iOS 17.0": ["Counter.count": 2],
      ])
  }

  @Test func `a careless onChange logs other values before iOS 17`() throws {
    let runs = try SystemRuns(Self.careless, on: "iOS 16, iOS 17")
    #expect(
      runs.by { run in run.steps.map { $0.output.sorted() } } == [
        "iOS 16.0": [
          [], ["captured 0 then 1", "careless 1 1"], ["captured 1 then 2", "careless 2 2"],
        ],
        "iOS 17.0": [
          ["captured 0 then 0", "careless 0 0"], ["captured 1 then 1", "careless 0 1"],
          ["captured 2 then 2", "careless 1 2"],
        ],
      ])
  }

  @Test func `a shim that calls itself runs on the old system and overflows on the new one`() throws
  {
    let runs = try SystemRuns(
      """
      extension View {
        @ViewBuilder func clip() -> some View {
          if #available(iOS 17, *) { self.clip() } else { self }
        }
      }
      struct Screen: View { var body: some View { Text("clipped").clip() } }
      @MainActor func scenario(_ lab: Lab) async throws { try lab.mount(Screen()) }
      """, on: "iOS 16, iOS 17")
    #expect(runs.by(\.outcome) == ["iOS 16.0": .completed, "iOS 17.0": .trapped])
    #expect(runs.texts["iOS 16.0"] == ["clipped"])
    let trap = try #require(runs.runs.last?.trap)
    #expect(trap.line == 5)
    #expect(trap.message.hasPrefix("ran out of stack: "), "\(trap.message)")
  }

  private static let branches = """
    extension View {
      func modify<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> Content {
        transform(self)
      }
    }
    struct Nested<Content> { enum Detent { case medium } }
    func eager<V>(_ new: V, ifAtLeast major: Int, else old: V) -> V {
      ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= major ? new : old
    }
    func noted(_ text: String) -> String { print("eager: \\(text)"); return text }
    @ViewBuilder func erased() -> some View {
      if #available(iOS 15, *) { Text("a") } else { Text("b") }
    }
    @ViewBuilder func both() -> some View {
      if #available(iOS 15, *) { Text("a") } else if #available(iOS 14, *) { Text("b") }
    }
    @ViewBuilder func noElse() -> some View { if #available(iOS 15, *) { Text("a") } }
    struct Screen: View {
      var body: some View {
        VStack {
          Text("begin")
          Text("missing else").modify { if #available(iOS 17, *) { $0.bold() } }
          Text("empty else").modify { if #available(iOS 17, *) { $0.bold() } else { EmptyView() } }
          if #available(iOS 16, *) {
            Text("wrong order: 16")
          } else if #available(iOS 17, *) {
            Text("wrong order: 17")
          }
          if #available(macOS 14, *) { Text("star: new") } else { Text("star: old") }
          if #unavailable(iOS 17) { Text("unavailable: old") } else { Text("unavailable: new") }
          #if os(iOS)
          Text("only iOS")
          #endif
          two()
          Text("gated too high").modify {
            if #available(iOS 16.4, *) { $0.presentationDetents([.medium]) } else { $0 }
          }
          Text("version 17: \\(eager("new", ifAtLeast: 17, else: "old"))")
          if #available(iOS 17, *) { Text("forgot macOS") }
          Text("end")
        }
      }
      func two() -> some View {
        if #available(iOS 17, *) { return Text("two: new") } else { return Text("two: old").bold().padding() }
      }
    }
    @MainActor func scenario(_ lab: Lab) async throws {
      _ = eager(noted("new"), ifAtLeast: 17, else: noted("old"))
      print("text 9.0 >= 16.4: \\("9.0" >= "16.4")")
      print("number 16.10 >= 16.4: \\(Double("16.10")! >= 16.4)")
      let types: [Any.Type] = [Nested<Int>.Detent.self, Nested<String>.Detent.self]
      print("nested types are one: \\(types[0] == types[1])")
      print("erased: \\(type(of: erased()))")
      print("both: \\(type(of: both()))")
      print("no else: \\(type(of: noElse()))")
      try lab.mount(Screen())
    }
    """

  private static let identities = """
    extension View {
      func modify<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> Content {
        transform(self)
      }
    }
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Button("\\(name) \\(count)") { count += 1 }.onAppear { print(name) }
      }
    }
    struct Screen: View {
      @State private var isOn = true
      var body: some View {
        Counter(name: "available").modify { if #available(iOS 17, *) { $0.bold() } else { $0 } }
        Counter(name: "flagged").modify { if #available(iOS 17, *), isOn { $0.bold() } else { $0 } }
        Counter(name: "if").modify { if isOn { $0.bold() } else { $0 } }
        Button("flip") { isOn.toggle() }
      }
    }
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Screen())
      try lab.step("count") {
        for name in ["available 0", "flagged 0", "if 0"] { try lab.tap(name) }
      }
      try lab.tap("flip")
    }
    """

  private static let careless = """
    struct Careless: ViewModifier {
      let value: Int
      let initial: Bool
      let action: (Int, Int) -> Void
      func body(content: Content) -> some View {
        if #available(iOS 17, *) {
          content.onChange(of: value, initial: initial, action)
        } else {
          content.onChange(of: value) { action($0, $0) }
        }
      }
    }
    struct Captures: ViewModifier {
      let value: Int
      func body(content: Content) -> some View {
        if #available(iOS 17, *) {
          content.onChange(of: value, initial: true) { _, new in print("captured \\(value) then \\(new)") }
        } else {
          content.onChange(of: value) { new in print("captured \\(value) then \\(new)") }
        }
      }
    }
    struct Screen: View {
      @State private var value = 0
      var body: some View {
        Button("add") { value += 1 }
          .modifier(Captures(value: value))
          .modifier(Careless(value: value, initial: true) { print("careless \\($0) \\($1)") })
      }
    }
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Screen())
      try lab.tap("add")
      try lab.tap("add")
    }
    """
}
