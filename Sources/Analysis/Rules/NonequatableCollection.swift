import Kata
import SwiftSyntax

extension Rule {
  static let nonequatableCollection = Rule(
    id: "nonequatable-collection",
    summary: "A view takes a freshly built array of elements without ==",
    severity: .should,
    explanation: """
      SwiftUI compares an input array with `==` if its elements have one. If not, it can only see \
      whether it is the same storage. An array that the parent builds in body, by `map`, `filter` \
      or `sorted`, is new storage each time, so the child runs with every run of its parent, also \
      when the elements are the same.

      Make the element type `Equatable`; for a struct of comparable fields the name of the \
      protocol is all there is to write.

      It is fine, and silent here, to hand on an array that is stored, as it is, and to build one \
      of elements that compare.

      Source: the comparison tests of \
      https://github.com/OpenSwiftUIProject/Compute ; Apple's SwiftUI guidance on data flow.
      """,
    bad: [
      """
      struct Point { var x = 0.0; var y = 0.0 }
      struct Screen: View {
        @State private var values: [Double] = []
        @State private var title = ""
        var body: some View {
          TextField("Title", text: $title)
          Chart(title: title, points: ↓values.map { Point(x: $0) })
        }
      }
      struct Chart: View {
        let title: String
        let points: [Point]
        var body: some View { Text("\\(points.count)") }
      }
      """,
      """
      struct Item: Identifiable { let id: Int; var isDone: Bool }
      struct Screen: View {
        @State private var items: [Item] = []
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
          Items(items: ↓open)
        }
        private var open: [Item] { items.filter { !$0.isDone } }
      }
      struct Items: View {
        let items: [Item]
        var body: some View { ForEach(items) { Text("\\($0.id)") } }
      }
      """,
      """
      struct Person { var name: String }
      struct Screen: View {
        let people: [Person]
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
          People(people: ↓Array(people.prefix(3)))
        }
      }
      struct People: View {
        var people: [Person]
        var body: some View { Text("\\(people.count)") }
      }
      """,
    ],
    good: [
      """
      struct Item: Identifiable { let id: Int; var isDone: Bool }
      struct Tag: Hashable { var name: String }
      struct Screen: View {
        @State private var items: [Item] = []
        @State private var tags: [Tag] = []
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
          Items(items: items, tags: tags.sorted { $0.name < $1.name })
        }
      }
      struct Items: View {
        let items: [Item]
        let tags: [Tag]
        var body: some View { ForEach(items) { Text("\\($0.id)") } }
      }
      """,
      """
      enum Kind { case a, b }
      struct Screen: View {
        @State private var numbers: [Int] = []
        var body: some View {
          Kinds(kinds: numbers.map { $0 == 0 ? .a : .b }, models: numbers.map(External.init))
        }
      }
      struct Kinds: View {
        let kinds: [Kind]
        let models: [External]
        var body: some View { Text("\\(kinds.count)") }
      }
      """,
      """
      struct Point { var x = 0.0 }
      @main struct Charts: App {
        var body: some Scene { WindowGroup { Chart(points: [1.0, 2].map { Point(x: $0) }) } }
      }
      struct Chart: View {
        let points: [Point]
        var body: some View { Text("\\(points.count)") }
      }
      """,
    ]
  ) { context in
    let types = ValueTypes(index: context.index)
    for child in context.index.views where child.initializers.isEmpty {
      for property in child.properties where property.wrapper == nil && property.initializer == nil
      {
        guard let element = property.type?.element, types.isEquatable(element) == false,
          element.dottedName != nil
        else { continue }
        for call in context.index.constructions(of: child) {
          guard let argument = call.argument(property.name),
            let owner = context.index.type(around: call), owner.makesViews,
            argument.isBuiltAnew(in: owner), owner.wakesWithout(argument, context.index),
            !call.isDeferred(in: context.index)
          else { continue }
          context.report(
            at: argument,
            "Each run of \(owner.name).body builds this array anew, and \(child.name) cannot tell "
              + "that it is the same without \(element.trimmedDescription) being Equatable, so it "
              + "runs too. Make \(element.trimmedDescription) Equatable.",
            asks: [
              .again(child.name),
              .refuted(by: .skipped(child.name), "\(child.name) was skipped as equal # times"),
            ])
        }
      }
    }
  }
}

extension ExprSyntax {
  /// Whether it is a result of collection algorithms, directly or as a computed property.
  fileprivate func isBuiltAnew(in owner: Nominal) -> Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      if call.constructedType == "Array" { return true }
      return Self.builders.contains(call.name)
        && call.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
    }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let member = owner.members(name).first, !member.isFunction,
      let value = member.code.as(CodeBlockItemListSyntax.self)?.onlyExpression,
      value.is(FunctionCallExprSyntax.self)
    else { return false }
    return value.isBuiltAnew(in: owner)
  }

  private static let builders: Set = ["map", "compactMap", "flatMap", "filter", "sorted"]
}

extension Nominal {
  /// Whether something else than what the array is built from makes the body run.
  fileprivate func wakesWithout(_ argument: ExprSyntax, _ index: SourceIndex) -> Bool {
    guard body != nil else { return false }
    let evaluation = Evaluation(of: self, in: index)
    let all = evaluation.members.reduce(into: Set<String>()) {
      $0.formUnion(evaluation.reads(of: $1))
    }
    return !all.subtracting(evaluation.reads(in: Syntax(argument))).isEmpty
  }
}
