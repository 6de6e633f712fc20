import Kata
import SwiftSyntax

extension Rule {
  static let stateWrittenInBody = Rule(
    id: "state-written-in-body",
    summary: "State or a model changed while body runs",
    severity: .must,
    explanation: """
      A body says what the screen looks like, and may run at any time and any number of times. \
      Where it changes the state or the model it reads, SwiftUI warns "Modifying state during \
      view update, this will cause undefined behavior", and each change asks for another \
      evaluation, without end where the value never settles.

      Work out what body needs without storing it, or store it where something happens: in an \
      action, `.onAppear`, `.onChange` or `.task`.

      It is fine, and silent here, to write in closures that run on events, and to fill a cache \
      that nobody observes: a plain property of a class, or one marked `@ObservationIgnored`.

      Source: https://developer.apple.com/documentation/swiftui/view/body-8kl5o ; \
      https://developer.apple.com/documentation/swiftui/state
      """,
    bad: [
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          let _ = (↓count += 1)
          Text("\\(count)")
        }
      }
      """,
      """
      struct Names: View {
        let names: [String]
        @State private var shown: [String] = []
        @State private var isEmpty = false
        var body: some View {
          List(visible(), id: \\.self) { Text($0) }
        }
        func visible() -> [String] {
          ↓shown = names.filter { !$0.isEmpty }
          if shown.isEmpty { ↓isEmpty.toggle() }
          return shown
        }
      }
      """,
      """
      @Observable final class Model {
        var reads = 0
        var title = "Title"
        func next() -> String {
          reads += 1
          return title
        }
      }
      struct Screen: View {
        let model: Model
        var body: some View {
          Text(↓model.next())
          label
        }
        var label: some View {
          let _ = ↓model.title = "Other"
          return Text(model.title)
        }
      }
      """,
      """
      final class Log: ObservableObject {
        @Published var lines: [String] = []
      }
      struct LogView: View {
        @ObservedObject var log: Log
        @Binding var isShown: Bool
        var body: some View {
          let _ = { ↓log.lines.append("shown") }()
          ForEach(log.lines, id: \\.self) { line in
            let _ = (↓isShown = true)
            Text(line)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Counter: View {
        @State private var count = 0
        @State private var text = ""
        var body: some View {
          VStack {
            Button("Add") { count += 1 }
            Button("Clear", action: clear)
            TextField("Text", text: Binding(get: { text }, set: { text = $0 }))
          }
          .onAppear(perform: clear)
          .onTapGesture { clear() }
          .gesture(DragGesture().onChanged { _ in count = 0 })
          .task { count = await load() }
          .custom { count = 1 }
        }
        private func clear() { count = 0 }
        private func load() async -> Int { 1 }
      }
      """,
      """
      final class Store: ObservableObject {
        @Published var items: [Int] = []
        private var cache: [Int: String] = [:]
        func title(_ id: Int) -> String {
          if let title = cache[id] { return title }
          cache[id] = "\\(id)"
          return "\\(id)"
        }
        func load() { items = [1] }
      }
      @Observable final class Model {
        @ObservationIgnored var count = 0
        func title() -> String {
          count += 1
          return "title"
        }
      }
      struct Screen: View {
        @ObservedObject var store: Store
        let model: Model
        var body: some View {
          Text(store.title(1))
          Text(model.title()).onAppear(perform: store.load)
        }
      }
      """,
      """
      struct Total: View {
        let prices: [Int]
        @State private var cache = ImageCache()
        var image: Image {
          cache.last = 1
          cache.insert("a")
          return cache.image
        }
        @State private var total = 0
        var body: some View {
          let total = sum
          image
          Text("\\(total) of \\(self.total)")
        }
        var sum: Int {
          var total = 0
          for price in prices { total += price }
          return total
        }
      }
      """,
    ]
  ) { context in
    for view in context.index.types where view.isView || view.isViewModifier {
      var reported: Set<SyntaxIdentifier> = []
      for member in view.membersRunByBody(context.index) {
        for use in member.uses {
          guard let property = view.property(use.name),
            let what = context.written(by: use, property, in: view),
            use.isRunWithBody(below: member.code), reported.insert(use.node.id).inserted
          else { continue }
          context.report(
            at: use.node,
            "\(what) while \(view.name).body runs. Do it in an action, `.onAppear`, `.onChange` or "
              + "`.task`.",
            asks: [
              Evidence(.issues("during view update"), "the run warned of it # times"),
              Evidence(.bodies(view.name), "\(view.name).body ran # times"),
            ])
        }
      }
    }
  }
}

extension Nominal {
  /// The body and the members it calls, without those that are only handed on: `action: save`.
  fileprivate func membersRunByBody(_ index: SourceIndex) -> [Member] {
    var found = members.filter { $0.name == "body" }
    var next = 0
    while next < found.count {
      let code = found[next].code
      for use in found[next].uses {
        for member in members(use.name)
        where !found.contains(where: { $0.code.id == member.code.id }) {
          guard !member.isFunction || use.node.isCalled, use.isRunWithBody(below: code) else {
            continue
          }
          found.append(member)
        }
      }
      next += 1
    }
    return found
  }

  /// The observed property that a method of a model assigns before it returns.
  fileprivate func assigned(by name: String, _ index: SourceIndex) -> String? {
    for member in members(name) where member.isFunction {
      for use in member.uses where use.isRunWithBody(below: member.code) {
        guard let property = property(use.name), isObserved(property), use.changes == 0 else {
          continue
        }
        return property.name
      }
    }
    return nil
  }

  fileprivate func isObserved(_ property: Property) -> Bool {
    if isObservable {
      return property.wrapper == nil && !property.isConstant
        && !property.attributes.contains { $0.attributeName.dottedName == "ObservationIgnored" }
    }
    return isObservableObject && property.wrapper == "Published"
  }
}

extension Context {
  /// What the mention does to something that a body depends on, in words.
  fileprivate func written(by use: Use, _ property: Property, in view: Nominal) -> String? {
    let model = changes.type(of: property).flatMap { $0.kind == .class ? $0 : nil }
    guard use.form == .value else { return nil }
    if let model {
      guard let name = use.member else { return nil }
      if use.callsMember {
        return model.assigned(by: name, index).map {
          "`\(use.name).\(name)()` sets \(model.name).\($0)"
        }
      }
      guard use.changes == 1, let field = model.property(name), model.isObserved(field) else {
        return nil
      }
      return "`\(use.name).\(name)` is changed"
    }
    switch property.wrapper {
    case "State", "Binding", "AppStorage", "SceneStorage":
      // A method or a field of a type that is not among the files may be that of a class.
      let known = changes.type(of: property) != nil || property.isStandardValue
      guard use.changes != nil, use.isAssigned && use.member == nil || known else { return nil }
      return "`\(use.name)` is changed"
    default: return nil
    }
  }
}

extension Property {
  /// Whether it is surely one of the standard library's values.
  fileprivate var isStandardValue: Bool {
    if let type {
      return type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
        || ["Set", "String", "Bool", "Int", "Double"].contains(type.dottedName)
    }
    guard let initializer else { return false }
    return initializer.is(ArrayExprSyntax.self) || initializer.is(DictionaryExprSyntax.self)
      || initializer.is(BooleanLiteralExprSyntax.self)
      || initializer.is(IntegerLiteralExprSyntax.self)
      || initializer.is(StringLiteralExprSyntax.self)
  }
}

extension Use {
  /// How many names below the property it changes; `nil` when it only reads.
  fileprivate var changes: Int? {
    var outer = node
    var depth = 0
    while let parent = outer.parent {
      if outer.isAssigned { return depth }
      if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
        outer = parent
      } else if let part = parent.as(SubscriptCallExprSyntax.self),
        part.calledExpression.id == outer.id
      {
        outer = parent
      } else if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == outer.id {
        if let call = access.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == access.id
        {
          return call.mutatesItsBase ? depth : nil
        }
        depth += 1
        outer = parent
      } else {
        return nil
      }
    }
    return nil
  }

  /// Whether it is evaluated together with the code: in no closure but those that surely run at
  /// once, such as the content of a stack, `map { }` and `{ }()`.
  fileprivate func isRunWithBody(below code: Syntax) -> Bool {
    node.ancestors(below: code).allSatisfy { node in
      if node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self) { return false }
      guard let closure = node.as(ClosureExprSyntax.self) else { return true }
      if let call = closure.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == closure.id
      {
        return true
      }
      guard let (call, label, _) = closure.receiver, label == nil || label == "content" else {
        return false
      }
      if let made = call.constructedType {
        return Syntax.eagerContainers.contains(made) || ["ForEach", "List"].contains(made)
      }
      return Self.atOnce.contains(call.name)
    }
  }

  private static let atOnce: Set = [
    "map", "filter", "forEach", "compactMap", "flatMap", "reduce", "sorted", "contains", "first",
    "background", "overlay",
  ]
}

extension FunctionCallExprSyntax {
  fileprivate var mutatesItsBase: Bool {
    switch name {
    case "append", "removeLast", "popLast", "removeAll", "insert", "remove", "removeFirst",
      "removeSubrange", "replaceSubrange", "sort", "shuffle", "swapAt", "reverse", "formUnion",
      "subtract":
      calledExpression.is(MemberAccessExprSyntax.self)
    case "toggle": arguments.isEmpty
    default: false
    }
  }
}

extension Syntax {
  fileprivate var isCalled: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }
}
