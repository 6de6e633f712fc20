import Testing

@testable import Analysis

/// What makes a view run again, as far as names tell.
struct EvaluationTests {
  @Test func `state is read by value, not by binding and not on events`() {
    #expect(
      reads(
        """
        struct V: View {
          @State private var shown = 0
          @State private var bound = false
          @State private var tapped = 0
          @State private var counted = 0
          @State private var written = 0
          var body: some View {
            Text("\\(shown)")
            Toggle("a", isOn: $bound)
            Button("b") { tapped += shown }
            Button(action: { tapped += 1 }) { Text("\\(self.counted)") }
              .onAppear { print(written) }
              .task { written = 1 }
              .onChange(of: bound) { written = 2 }
          }
        }
        """) == ["bound", "counted", "shown"])
  }

  @Test func `a child's action is no read, a child's content is`() {
    #expect(
      reads(
        """
        struct V: View {
          @State private var a = 0
          @State private var b = 0
          @State private var c = 0
          @State private var d = 0
          var body: some View {
            Elsewhere(title: "x") { c = a }
            Elsewhere(title: "x") { Text("\\(d)") }
            Row(title: "x", save: { print(a) })
            Box { Text("\\(b)") }
          }
        }
        struct Row: View {
          let title: String
          let save: () -> Void
          var body: some View { Button(title, action: save) }
        }
        struct Box<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content }
        }
        """) == ["b", "d"])
  }

  @Test func `locals, parameters and key paths of the same name are no reads`() {
    #expect(
      reads(
        """
        struct V: View {
          @State private var item = 0
          @State private var name = ""
          @State private var index = 0
          @State private var count = 0
          let items: [Item]
          var body: some View {
            let count = 3
            ForEach(items, id: \\.name) { item in Text(item.title) }
            ForEach(0..<count) { Text("\\($0)") }
            if let index = items.firstIndex(where: { $0.isOn }) { Text("\\(index)") }
          }
        }
        """) == [])
  }

  @Test func `a local made from the property is the property`() {
    #expect(
      reads(
        """
        struct V: View {
          @State private var title: String?
          @Environment(Model.self) private var model
          var body: some View {
            @Bindable var model = model
            if let title { Text(title) }
            TextField("a", text: $model.name)
          }
        }
        """) == ["model.name", "title"])
  }

  @Test func `members that body reaches count, those it does not reach do not`() {
    #expect(
      reads(
        """
        struct V: View {
          @State private var a = 0
          @State private var b = 0
          @State private var c = 0
          var body: some View { header; Button("x") { save() } }
          private var header: some View { Text(label(1)) }
          private func label(_ n: Int) -> String { "\\(a + n)" }
          private func save() { print(b) }
        }
        extension V {
          var unused: some View { Text("\\(c)") }
        }
        """) == ["a"])
  }

  @Test func `a model is followed by property, a computed one by those behind it`() {
    #expect(
      reads(
        """
        @Observable final class Model {
          var first = "", last = "", age = 0
          var name: String { shown(first) }
          func shown(_ text: String) -> String { text + last }
        }
        struct V: View {
          let model: Model
          @State private var own = Model()
          var body: some View { Text(model.name); Text("\\(own.age)"); Child(model: model) }
        }
        """) == ["model.first", "model.last", "own.age"])
  }

  @Test func `a plain input, a plain class and an environment value are not followed`() {
    #expect(
      reads(
        """
        final class Cache { var size = 0 }
        struct V: View {
          let title: String
          let cache: Cache
          @State private var kept = Cache()
          @Environment(\\.font) private var font
          var body: some View { Text(title).font(font); Text("\\(cache.size + kept.size)") }
        }
        """) == [])
  }

  private func reads(_ text: String) -> [String] {
    let index = SourceIndex(files: [SourceFile(path: "a.swift", text: text)])
    guard let view = index.views.first(where: { $0.name == "V" }), let body = view.body else {
      Issue.record("there is no view V")
      return []
    }
    return Evaluation(of: view, in: index).reads(of: body).sorted()
  }
}
