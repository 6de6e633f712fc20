import Kata
import SwiftSyntax

extension Rule {
  static let closureInput = Rule(
    id: "closure-input",
    summary: "Rows take a closure that captures a view which runs on every key or frame",
    severity: .note,
    explanation: """
      SwiftUI compares the closures that a view stores as well as it can. One that uses a member \
      of the view around captures that view's value, and it is another one as soon as anything \
      the view stores has changed. Where the parent runs on each key typed, each step of a slider \
      or each tick of a timer, every row with such a closure runs along, although it shows the same.

      Move the state that changes so often into a view of its own. Or capture only the object that \
      is needed, `{ [store] in store.remove(item) }`, or hand the row the model to call. A row may \
      also be `Equatable` and leave the closure out of `==`.

      It is fine, and silent here, in views that run now and then, for a view that is no row, for \
      rows that follow from what is typed, and for closures that capture an object by name.

      Source: https://chris.eidhof.nl/note/closures-in-swiftui ; \
      https://fatbobman.com/en/posts/avoid_repeated_calculations_of_swiftui_views/
      """,
    bad: [
      """
      struct Screen: View {
        let names: [String]
        @State private var query = ""
        @State private var selected = ""
        var body: some View {
          TextField("Search", text: $query)
          Text("\\(query.count) letters")
          ForEach(names, id: \\.self) { name in
            Row(name: name, select: ↓{ selected = name })
          }
        }
      }
      struct Row: View {
        let name: String
        let select: () -> Void
        var body: some View { Button(name, action: select) }
      }
      """,
      """
      struct Mixer: View {
        @State private var volume = 0.5
        @State private var tracks: [Track] = []
        var body: some View {
          VStack {
            Slider(value: $volume)
            Text("\\(volume)")
            List(tracks) { track in TrackRow(track: track) ↓{ remove(track) } }
          }
        }
        private func remove(_ track: Track) { tracks.removeAll { $0.id == track.id } }
      }
      struct TrackRow: View {
        let track: Track
        var onRemove: () -> Void = {}
        var body: some View { Button(track.title, action: onRemove) }
      }
      """,
      """
      struct Clock: View {
        @State private var now = 0
        @State private var marks: [Int] = []
        var body: some View { content.onReceive(timer) { _ in now += 1 } }
        private var content: some View {
          VStack {
            Text("\\(now)")
            ForEach(marks, id: \\.self) { mark in
              Mark(mark: mark, remove: ↓{ self.marks.removeAll { $0 == mark } })
            }
          }
        }
      }
      struct Mark: View {
        let mark: Int
        let remove: () -> Void
        var body: some View { Button("\\(mark)", action: remove) }
      }
      """,
    ],
    good: [
      """
      struct Screen: View {
        let names: [String]
        @State private var query = ""
        @State private var selected = ""
        var body: some View {
          TextField("Search", text: $query)
          Text(selected)
          ForEach(names, id: \\.self) { name in
            Row(name: name, select: { selected = name })
          }
        }
      }
      struct Row: View {
        let name: String
        let select: () -> Void
        var body: some View { Button(name, action: select) }
      }
      """,
      """
      struct Screen: View {
        let names: [String]
        let store: Store
        @State private var query = ""
        var body: some View {
          TextField("Search", text: $query)
          Text("\\(query.count) letters")
          ForEach(names, id: \\.self) { name in
            Row(name: name, select: { [store] in store.select(name) })
            Row(name: name, select: { print(name) })
            Plain(name: name, select: { store.select(name) })
          }
          Row(name: "all", select: { query = "" })
        }
      }
      struct Row: View {
        let name: String
        let select: () -> Void
        var body: some View { Button(name, action: select) }
      }
      struct Plain: View, Equatable {
        let name: String
        let select: () -> Void
        static func == (a: Plain, b: Plain) -> Bool { a.name == b.name }
        var body: some View { Button(name, action: select) }
      }
      """,
      """
      struct Screen: View {
        @State private var query = ""
        @State private var kind = 0
        let names: [String]
        var body: some View {
          TextField("Search", text: $query)
          Text(query)
          ForEach(0..<3) { index in Tab(index: index, select: { kind = index }) }
          ForEach(found, id: \\.self) { name in Tab(index: 1, select: { kind = 1 }) }
        }
        private var found: [String] { names.filter { $0.contains(query) } }
      }
      struct Tab: View {
        let index: Int
        let select: () -> Void
        var body: some View { Button("\\(index)", action: select) }
      }
      """,
    ]
  ) { context in
    for owner in context.index.views where owner.body != nil {
      guard let hot = owner.stateThatRunsOften(context.index) else { continue }
      let names = Set(owner.properties.map(\.name) + owner.members.map(\.name))
      let evaluation = Evaluation(of: owner, in: context.index)
      for member in evaluation.members {
        for call in member.code.all(FunctionCallExprSyntax.self) where call.isInChangingRow {
          guard let row = context.index.type(named: call.constructedType, near: call), row.isView,
            row.initializers.isEmpty, row.inherited.isDisjoint(with: ["Equatable"]),
            let closure = call.closures.first(where: { row.storesClosure($0.label) })?.closure,
            closure.signature?.capture == nil, !call.isDeferred(in: context.index),
            !context.index.uses(of: names, in: Syntax(closure)).isEmpty,
            !evaluation.decides(hot, on: call, in: member)
          else { continue }
          context.report(
            at: closure,
            "This closure captures \(owner.name), so each change of `\(hot)` runs every "
              + "\(row.name). Move `\(hot)` into a view of its own, or capture only the object that "
              + "is needed.",
            asks: [
              .again(row.name),
              .refuted(by: .skipped(row.name), "\(row.name) was skipped as equal # times"),
            ])
        }
      }
    }
  }
}

extension Evaluation {
  /// Whether the rows around the call, or whether there are any, follow from the state: a search
  /// has to stand where its results are.
  fileprivate func decides(
    _ state: String, on call: FunctionCallExprSyntax, in member: Member
  ) -> Bool {
    call.ancestors(below: member.code).contains { node in
      if let rows = node.as(FunctionCallExprSyntax.self), rows.makesRows {
        return reads(in: Syntax(rows.arguments)).contains(state)
      }
      guard let branch = node.as(IfExprSyntax.self) else { return false }
      return reads(in: Syntax(branch.conditions)).contains(state)
    }
  }
}

extension Nominal {
  /// Such state that body reads.
  fileprivate func stateThatRunsOften(_ index: SourceIndex) -> String? {
    let often = statesThatChangeOften
    guard !often.isEmpty else { return nil }
    let evaluation = Evaluation(of: self, in: index)
    let reads = evaluation.members.reduce(into: Set<String>()) {
      $0.formUnion(evaluation.reads(of: $1))
    }
    return often.first(where: reads.contains)
  }

  /// Whether the label, or a trailing closure without one, is a function that the view stores.
  fileprivate func storesClosure(_ label: String?) -> Bool {
    let functions = properties.filter {
      $0.type?.function != nil
        && !$0.attributes.contains { $0.attributeName.dottedName == "ViewBuilder" }
    }
    return label.map { label in functions.contains { $0.name == label } } ?? (functions.count == 1)
  }
}
