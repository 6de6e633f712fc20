import Kata
import SwiftSyntax

extension Rule {
  static let workInBody = Rule(
    id: "work-in-body",
    summary: "Sorting, filtering, formatting set-up, decoding or file access while a body runs",
    severity: .should,
    explanation: """
      A body runs whenever something it reads changes, many times a second in a scroll or while \
      somebody types. Work that stands in it, or in a property it calls, is done each time anew, \
      also when its result cannot have changed: a list is sorted again because a toggle moved.

      Do it where the data changes: in the model, in `.onChange(of:)`, in a task. Keep \
      formatters and decoders in a `static let`. Moving the work into `init` gains nothing, a \
      view's `init` runs with its parent's body.

      It is fine, and silent here, on literals, ranges, `allCases` and other constants, for a \
      single `map`, and in closures that run on events.

      Source: WWDC25 "Optimize SwiftUI performance with Instruments", \
      https://developer.apple.com/videos/play/wwdc2025/306 ; WWDC23 "Demystify SwiftUI \
      performance", https://developer.apple.com/videos/play/wwdc2023/10160
      """,
    bad: [
      """
      struct Scores: View {
        let scores: [Int]
        var body: some View {
          List {
            ForEach(scores.↓filter { $0 > 0 }.sorted(), id: \\.self) { Text("\\($0)") }
          }
        }
      }
      """,
      """
      struct Stamp: View {
        let date: Date
        var body: some View { Text(text) }
        private var text: String {
          let formatter = ↓DateFormatter()
          formatter.dateStyle = .long
          return formatter.string(from: date)
        }
      }
      """,
      """
      struct Row: View {
        let date: Date
        var body: some View { Text(date.pretty) }
      }
      extension Date {
        var pretty: String {
          let formatter = ↓DateFormatter()
          formatter.dateStyle = .long
          return formatter.string(from: self)
        }
      }
      """,
      """
      struct Names: View {
        @State private var query = ""
        let names: [String]
        var matches: [String] { names.↓filter { $0.contains(query) } }
        var body: some View {
          VStack {
            TextField("Name", text: $query)
            ForEach(matches, id: \\.self) { Text($0) }
          }
        }
      }
      """,
      """
      struct Config: View {
        let url: URL
        var body: some View {
          let text = try? ↓String(contentsOf: url, encoding: .utf8)
          Text(text ?? "none")
        }
      }
      """,
      """
      struct Message: View {
        let text: String
        let photo: Data
        var body: some View {
          Text((try? ↓AttributedString(markdown: text)) ?? AttributedString(text))
          if let image = ↓UIImage(data: photo) { Image(uiImage: image) }
        }
      }
      """,
      """
      struct Sections: View {
        let numbers: [Int]
        var body: some View {
          let small = numbers.↓filter { $0 < 10 }
          ForEach(small, id: \\.self) { Text("\\($0)") }
          rows(of: numbers)
        }
        func rows(of all: [Int]) -> some View {
          ForEach(all.↓filter { $0 > 9 }, id: \\.self) { Text("\\($0)") }
        }
      }
      """,
      """
      struct Rows: View {
        let groups: [Group]
        let people: [Person]
        var body: some View {
          ForEach(groups) { group in
            Text("\\(people.↓filter { $0.group == group.id }.count)")
          }
        }
      }
      struct Group: Identifiable { let id: Int }
      struct Person { let group: Int }
      """,
      """
      struct Day: View {
        let notes: [String]
        var sections: [(Character?, [String])] {
          let groups = ↓Dictionary(grouping: notes) { $0.first }
          return groups.sorted { $0.value.count > $1.value.count }
        }
        var counts: [Int] { ↓Dictionary(grouping: notes) { $0.first }.map(\\.value.count).sorted() }
        var body: some View {
          ForEach(sections, id: \\.0) { Text("\\($0.1.count)") }
          ForEach(counts, id: \\.self) { Text("\\($0)") }
        }
      }
      """,
    ],
    good: [
      """
      struct Queue: View {
        @State private var songs: [Int] = []
        var body: some View {
          List { ForEach(songs, id: \\.self) { Text("\\($0)") }.onMove(perform: move) }
            .onSubmit(of: .search, tidy)
            .toolbar { Button("Tidy", action: tidy) }
        }
        private func move(from: IndexSet, to: Int) {
          for index in from.sorted().reversed() { songs.swapAt(index, to) }
        }
        private func tidy() { songs = songs.filter { $0 > 0 }.sorted() }
      }
      """,
      """
      struct Digits: View {
        var body: some View {
          ForEach((0..<10).filter { $0 % 2 == 0 }, id: \\.self) { Text("\\($0)") }
        }
      }
      """,
      """
      let sizes = [3, 1, 2]
      enum Planet: CaseIterable { case earth, mars }
      struct Planets: View {
        var body: some View {
          ForEach(Planet.allCases.sorted { $0.hashValue < $1.hashValue }, id: \\.self) {
            Text("\\($0)")
          }
          ForEach(sizes.sorted(), id: \\.self) { Text("\\($0)") }
        }
      }
      """,
      """
      struct Save: View {
        @State private var names: [String] = []
        var body: some View {
          Button("Sort") { names = names.filter { !$0.isEmpty }.sorted() }
            .task { names = load().sorted() }
        }
        func load() -> [String] { ["b", "a"].map { $0.uppercased() } }
      }
      """,
      """
      struct Stamp: View {
        static let formatter = DateFormatter()
        let date: Date
        let names: [String]
        var body: some View {
          Text(Self.formatter.string(from: date))
          ForEach(names.map(\\.localizedUppercase), id: \\.self) { Text($0) }
        }
      }
      """,
      """
      extension Date {
        static let long = DateFormatter()
        var pretty: String { Self.long.string(from: self) }
        var exported: String { ISO8601DateFormatter().string(from: self) }
      }
      struct Export: View {
        let date: Date
        var body: some View {
          Text(date.pretty)
          Button("Export") { print(date.exported) }
        }
      }
      """,
      """
      struct Model { let items: [Int]; var best: [Int] { items.sorted() } }
      struct Reader: View {
        let title: String?
        var body: some View { title.map { Text($0) } }
      }
      """,
    ]
  ) { context in
    for owner in context.index.types where owner.isView || owner.isViewModifier {
      let evaluation = Evaluation(of: owner, in: context.index)
      for member in evaluation.members {
        for work in evaluation.work(in: member, context) {
          let rows = work.node.isInRow(below: member.code)
          let place = member.name == "body" ? "" : " (through \(member.name))"
          let time = rows ? "for every row, each time" : "each time"
          context.report(
            at: work.node,
            "\(work.what) \(time) \(owner.name).body runs\(place). \(work.remedy)",
            asks: rows
              ? [
                Evidence(
                  .closures("\(owner.name).ForEach"), "the rows of \(owner.name) were built # times"
                )
              ]
              : [Evidence(.bodies(owner.name), "\(owner.name).body ran # times")])
        }
      }
    }
    context.reportTools(behind: context.files.flatMap(\.membersThatSetUpTools))
  }
}

extension Evaluation {
  fileprivate func work(in member: Member, _ context: Context) -> [Work] {
    member.code.all(FunctionCallExprSyntax.self).compactMap { call in
      guard let work = call.expensiveConstruction ?? chain(call, in: member) else { return nil }
      let isDeferred = call.ancestors(below: member.code).contains {
        $0.as(ClosureExprSyntax.self)?.isDeferred(in: context.index) ?? false
      }
      return isDeferred ? nil : work
    }
  }

  /// A chain of collection algorithms, taken at its outermost call and marked at its first one.
  private func chain(_ call: FunctionCallExprSyntax, in member: Member) -> Work? {
    guard call.isAlgorithm, !call.isInnerLink else { return nil }
    let links = call.algorithms
    let names = links.map(\.name)
    guard let first = links.first, !isConstant(first.base, in: member),
      !isResultOfWork(first.base.chainRoot, in: member)
    else { return nil }
    let costly = names.filter { !["map", "compactMap", "flatMap"].contains($0) }
    // One pass over a collection is cheap where it happens once, not where it decides on rows.
    let isHeavy =
      names.contains("sorted") || costly.count > 1
      || costly.count == 1
        && (call.isInRow(below: member.code) || feedsRows(call, in: member))
    guard isHeavy else { return nil }
    let data = first.base.trimmedDescription
    let subject = data.count <= 30 && !data.contains("\n") ? "`\(data)`" : "a collection"
    let verbs = names.map { "`\($0)`" }.joined(separator: ", ")
    return Work(
      node: Syntax(first.token), what: "\(subject) goes through \(verbs)",
      remedy: "Do it where the data changes and keep the result.")
  }

  /// Whether a chain starts from a value that is itself reported, directly or as a local: one
  /// pipeline is one finding.
  private func isResultOfWork(_ root: ExprSyntax, in member: Member) -> Bool {
    if let call = root.as(FunctionCallExprSyntax.self) { return call.expensiveConstruction != nil }
    guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return false
    }
    return member.code.all(PatternBindingSyntax.self).contains { binding in
      guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name,
        !root.isInside(binding),
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
      else { return false }
      return (call.expensiveConstruction ?? chain(call, in: member)) != nil
    }
  }
}

extension FunctionCallExprSyntax {
  private static let algorithms: Set = [
    "filter", "sorted", "map", "compactMap", "flatMap", "reduce", "shuffled",
  ]

  fileprivate var isAlgorithm: Bool {
    guard calledExpression.as(MemberAccessExprSyntax.self)?.base != nil else { return false }
    return Self.algorithms.contains(name)
      && (!arguments.isEmpty || !closures.isEmpty || name == "sorted" || name == "shuffled")
  }

  /// Whether another algorithm is applied to the result.
  fileprivate var isInnerLink: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
        if call.isAlgorithm { return true }
      } else if !parent.is(MemberAccessExprSyntax.self) {
        return false
      }
      node = parent
    }
    return false
  }

  /// The algorithms of the chain from its start, with the collection each is applied to.
  fileprivate var algorithms: [(name: String, token: TokenSyntax, base: ExprSyntax)] {
    var found: [(name: String, token: TokenSyntax, base: ExprSyntax)] = []
    var current: ExprSyntax? = ExprSyntax(self)
    while let expression = current {
      if let call = expression.as(FunctionCallExprSyntax.self), call.isAlgorithm,
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
      {
        found.insert((call.name, access.declName.baseName, base), at: 0)
      }
      current = expression.chainBase
    }
    return found
  }
}
