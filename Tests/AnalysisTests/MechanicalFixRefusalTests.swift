import Analysis
import Kata
import Testing

/// What the small fixes leave alone: the finding is there, and nobody offers to change the code.
struct MechanicalFixRefusalTests {
  @Test func `a state that somebody names from outside stays open to them`() {
    refuses(
      "state-not-private",
      """
      struct Counter: View {
        @State var count = 0
        var body: some View { Text("\\(count)") }
      }
      struct Screen: View {
        @State private var total = 0
        var body: some View {
          Counter(count: total)
          Button("More") { total += 1 }
        }
      }
      """,
      """
      struct Counter: View {
        @State var count = 0
        var body: some View { Text("\\(count)") }
      }
      func total(of counter: Counter) -> Int { counter.count }
      """)
  }

  @Test func `a call with a comment, and one that something is made of, stay`() {
    refuses(
      "printed-changes",
      """
      struct Row: View {
        var body: some View {
          // Says why it runs.
          let _ = Self._printChanges()
          Text("a")
        }
      }
      """,
      """
      struct Row: View {
        var body: some View {
          let text: () = Self._printChanges()
          Text("\\(text)")
        }
      }
      """)
  }

  @Test func `an attribute with a comment behind it stays`() {
    refuses(
      "needless-view-builder",
      """
      struct Row: View {
        var body: some View { title }
        @ViewBuilder /* for later */ var title: some View { Text("a") }
      }
      """)
  }

  @Test(arguments: [
    ".onAppear { count += 1; Task { await load() } }",
    ".onAppear { Task(priority: .low) { await load() } }",
    ".onAppear { Task.detached { await load() } }",
    ".onAppear { Task { try await load() } }",
    ".onAppear { Task { do { try await load() } catch is CancellationError {} } }",
    ".onAppear { Task { [count] in await load(count) } }",
    ".onAppear { if count == 0 { Task { await load() } } }",
    ".onAppear(perform: { Task { await load() } })",
    """
    .onAppear {
      // Once more.
      Task { await load() }
    }
    """,
  ])
  func `a task that is more than the closure of a modifier stays`(_ modifier: String) {
    refuses(
      "task-in-on-appear",
      """
      struct Row: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)")
            \(modifier)
        }
      }
      """)
  }

  @Test func `a declaration that a condition stands around stays`() {
    refuses(
      "unread-environment",
      """
      struct Row: View {
        #if os(iOS)
        @Environment(\\.colorScheme) private var scheme
        #endif
        var body: some View { Text("a") }
      }
      """,
      """
      struct Row: View {
        @Environment(\\.colorScheme) private var scheme, other
        var body: some View { Text("a") }
      }
      """)
  }

  @Test func `a comment before .equatable() keeps it`() {
    refuses(
      "equatable-blanket",
      """
      struct Row: View, Equatable {
        let title: String
        var body: some View { Text(title) }
      }
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Row(title: "a")
              // Measured to help.
              .equatable()
            Button("\\(count)") { count += 1 }
          }
        }
      }
      """)
  }

  @Test(arguments: [
    "Binding(get: { names[0] }, set: { names[0] = $0 })",
    "Binding(get: { name /* now */ }, set: { name = $0 })",
  ])
  func `a binding through a subscript, or with a comment, stays`(_ binding: String) {
    refuses(
      "binding-get-set",
      """
      struct Row: View {
        @State private var names = [""]
        @State private var name = ""
        var body: some View { TextField("Name", text: \(binding)) }
      }
      """)
  }

  @Test func `an object that init makes, or that is exchanged, keeps its wrapper`() {
    refuses(
      "object-in-observed",
      """
      final class Model: ObservableObject { @Published var title = "" }
      struct Row: View {
        @ObservedObject var model: Model
        init() { model = Model() }
        var body: some View { Text(model.title) }
      }
      struct Screen: View { var body: some View { VStack { Row() } } }
      """,
      """
      final class Model: ObservableObject { @Published var title = "" }
      struct Row: View {
        @ObservedObject var model = Model()
        var body: some View { Button(model.title) { model = Model() } }
      }
      struct Screen: View { var body: some View { VStack { Row() } } }
      """)
    refuses(
      "observable-in-wrong-wrapper",
      """
      final class Model: ObservableObject { @Published var title = "" }
      struct Row: View {
        @State private var model = Model()
        var body: some View {
          Button(model.title) { model.title = "b" }
          Button("New") { model = Model() }
        }
      }
      """,
      """
      final class Model { var title = "" }
      struct Row: View {
        @State private var model = Model()
        var body: some View { Button(model.title) { model.title = "b" } }
      }
      """)
  }

  @Test func `a comment above a clip keeps what stands before it`() {
    refuses(
      "clip-without-compositing",
      """
      struct Row: View {
        var body: some View {
          Text("a")
            .background(Color.red)
            .overlay(Color.blue)
            // Round.
            .clipShape(Circle())
        }
      }
      """)
  }

  @Test(arguments: [
    "if #available(iOS 15, *) { return 1 }\n    return 2",
    "if #available(iOS 15, *), isOn { print(1) }\n    return 2",
    "if #available(iOS 15, *) {\n  // New.\n  print(1)\n}\nreturn 2",
    "if #available(iOS 15, *) { let x = 1; print(x) }\n    return 2",
    "if #unavailable(iOS 15) { print(1) }\n    return 2",
    "let x = if #available(iOS 15, *) { 1 } else { 2 }\n    return x",
    "if isOn { return 3 } else if #available(iOS 15, *) { return 1 } else { return 2 }",
  ])
  func `a check stays where its code would not fit in its place`(_ code: String) {
    refuses(
      "obsolete-shim",
      """
      func number(_ isOn: Bool) -> Int {
          \(code)
      }
      """, targets: "iOS 17")
  }

  private func refuses(
    _ rule: String, _ sources: String..., targets: String = "",
    location: SourceLocation = #_sourceLocation
  ) {
    for source in sources {
      let findings = Analyzer.findings(
        in: [SourceFile(path: "Row.swift", text: source)], rules: Rule.all.filter { $0.id == rule },
        targets: Example(source, targets: targets).targets)
      #expect(!findings.isEmpty, "nothing found in\n\(source)", sourceLocation: location)
      #expect(findings.compactMap(\.fix) == [], "\(source)", sourceLocation: location)
    }
  }
}
