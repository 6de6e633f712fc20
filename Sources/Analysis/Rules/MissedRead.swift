import SwiftSyntax

extension Rule {
  static let missedRead = Rule(
    id: "missed-read",
    summary: "A value that body shows but reads where nobody follows it",
    severity: .should,
    explanation: """
      SwiftUI runs a body again when something changes that the body *read* while it ran. A read in \
      a closure that runs at another time does not count for it. Two shapes look right at first:

      - A state that `onAppear` or `task` fills from a model. It is a copy of one moment; when the \
      model changes, the copy stays, and so does what is on screen. Show the model's value itself.
      - A sheet with `isPresented:` whose content shows a state that the body around it does not \
      read. The content closure holds the view as it was when body last ran, so it shows what the \
      state was before the action that opened it. Use `sheet(item:)`, which hands the value over, \
      or read the state in the body.

      It is fine to copy a value once that is meant to stay, such as the first text of a draft: a \
      state that the view also edits is silent here, and so is one that `onChange` keeps up.

      Source: Apple, "Managing model data in your app" (a view depends on what its body reads), \
      https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app; \
      fatbobman, on the stale state in a sheet, \
      https://fatbobman.com/en/posts/swiftui-view-dependency
      """,
    bad: [
      """
      @Observable final class Store { var total = 0 }
      struct Sum: View {
        let store: Store
        @State private var total = 0
        var body: some View {
          VStack {
            Text("\\(total)")
            Button("Add") { store.total += 1 }
          }
          .onAppear { ↓total = store.total }
        }
      }
      """,
      """
      final class Profile: ObservableObject {
        @Published var name = ""
        func load() async { name = "Ada" }
      }
      struct Header: View {
        @EnvironmentObject var profile: Profile
        @State private var name = ""
        @State private var isShown = false
        var body: some View {
          Text(title)
            .task {
              isShown = true
              ↓self.name = profile.name
            }
        }
        private var title: String { "Hello \\(name)" }
      }
      """,
      """
      struct Shop: View {
        let items: [String]
        @State private var chosen: String?
        @State private var isShown = false
        var body: some View {
          ForEach(items, id: \\.self) { item in
            Button(item) {
              chosen = item
              isShown = true
            }
          }
          .sheet(isPresented: $isShown) { Text(↓chosen ?? "nothing") }
        }
      }
      """,
      """
      struct Shop: View {
        @State private var price = 0
        @State private var isShown = false
        var body: some View {
          Button("Buy", action: buy)
            .fullScreenCover(isPresented: $isShown, content: { Receipt(price: ↓price) })
        }
        private func buy() {
          price += 10
          isShown.toggle()
        }
      }
      struct Receipt: View {
        let price: Int
        var body: some View { Text("\\(price)") }
      }
      """,
    ],
    good: [
      """
      @Observable final class Store { var total = 0 }
      struct Sum: View {
        let store: Store
        @State private var total = 0
        var body: some View {
          VStack {
            Text("\\(total)")
            Button("Add") { store.total += 1 }
          }
          .onAppear { total = store.total }
          .onChange(of: store.total) { total = store.total }
        }
      }
      """,
      """
      @Observable final class Store { var name = "" }
      struct Editor: View {
        @Bindable var store: Store
        @State private var draft = ""
        var body: some View {
          VStack {
            TextField("Name", text: $draft)
            Button("Save") { store.name = draft }
          }
          .onAppear { draft = store.name }
        }
      }
      struct Since: View {
        let store: Store
        @State private var first = ""
        var body: some View {
          Text(first == store.name ? "as before" : "changed from \\(first)")
            .onAppear { first = store.name }
        }
      }
      """,
      """
      @Observable final class Store {
        var total = 0
        let limit = 10
        func load() async { total = 3 }
      }
      struct Sum: View {
        let store: Store
        @State private var total = 0
        @State private var limit = 0
        var body: some View {
          Text("\\(total) of \\(limit)")
            .task {
              await store.load()
              total = store.total
            }
            .onAppear { limit = store.limit }
        }
      }
      """,
      """
      struct Shop: View {
        let items: [String]
        @State private var chosen: String?
        @State private var isShown = false
        @State private var isHelpShown = false
        var body: some View {
          VStack {
            Text(chosen ?? "Choose")
            ForEach(items, id: \\.self) { item in
              Button(item) {
                chosen = item
                isShown = true
              }
            }
          }
          .sheet(isPresented: $isShown) { Text(chosen ?? "nothing") }
          .sheet(item: $chosen) { Text($0) }
          .sheet(isPresented: $isHelpShown) { Toggle("Shown", isOn: $isHelpShown) }
        }
      }
      """,
      """
      struct Shop: View {
        @State private var price = 0
        @State private var count = 0
        @State private var isShown = false
        var body: some View {
          Button("Buy \\(count)") {
            price = 10
            count += 1
            isShown = true
          }
          .sheet(isPresented: $isShown) { Text("\\(price)") }
        }
      }
      struct Other: View {
        @State private var price = 0
        @State private var isShown = false
        var body: some View {
          Button(isShown ? "Close" : "Buy") {
            price = 10
            isShown = true
          }
          .sheet(isPresented: $isShown) { Text("\\(price)") }
        }
      }
      """,
    ]
  ) { context in
    for view in context.index.types where view.isView || view.isViewModifier {
      let states = view.properties.filter { $0.wrapper == "State" && $0.isPrivate }
      guard !states.isEmpty else { continue }
      let members = Evaluation(of: view, in: context.index).members
      let uses = view.members.flatMap(\.uses)
      for state in states {
        let own = uses.filter { $0.name == state.name }
        if let (target, value) = context.copy(into: state, own, of: view, reading: members) {
          context.report(
            at: target,
            "`\(state.name)` is what `\(value)` was at this moment, and \(view.name).body, which "
              + "shows it, does not follow `\(value)`. Show `\(value)` itself.",
            asks: [])
        }
      }
      for sheet in view.sheets {
        for state in states {
          guard let use = context.staleUse(of: state, in: sheet, of: view, reading: members) else {
            continue
          }
          context.report(
            at: use,
            "\(view.name).body does not read `\(state.name)`, so the \(sheet.call.name) shows what it "
              + "was before the action that opens it. Use `\(sheet.call.name)(item:)`, or read "
              + "`\(state.name)` in the body.")
        }
      }
    }
  }
}

/// A call that presents a closure's content while a binding is true.
private struct Presenting {
  let call: FunctionCallExprSyntax
  let flag: String
  let content: ClosureExprSyntax
}

extension Nominal {
  fileprivate var sheets: [Presenting] {
    guard let code = body?.code else { return [] }
    return code.all(FunctionCallExprSyntax.self).compactMap { call in
      guard ["sheet", "fullScreenCover"].contains(call.name),
        let flag = call.argument("isPresented")?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        flag.hasPrefix("$"),
        let content = call.closures.last(where: { $0.label == nil || $0.label == "content" })
      else { return nil }
      return Presenting(call: call, flag: String(flag.dropFirst()), content: content.closure)
    }
  }
}

extension Context {
  /// The one write of a state, which copies a field of a model that changes, and the field.
  fileprivate func copy(
    into state: Property, _ uses: [Use], of view: Nominal, reading members: [Member]
  ) -> (target: Syntax, value: String)? {
    let writes = uses.filter { $0.mayWrite || $0.form != .value }
    guard writes.count == 1, let write = writes.first, write.isAssigned, write.member == nil,
      let sequence = write.node.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.count == 3,
      let value = sequence.elements.last?.writtenPath, value.count == 2,
      let closure = sequence.closureAround, closure.isAppearance,
      // What runs before may be what fills the model.
      closure.all(FunctionCallExprSyntax.self).isEmpty, closure.all(AwaitExprSyntax.self).isEmpty,
      let property = view.property(value[0]), let model = changes.type(of: property),
      model.isObservable || model.isObservableObject, model.property(value[1])?.isConstant == false,
      !changes.writes(toField: value[1], of: model).isEmpty,
      members.contains(where: { member in
        member.uses.contains { $0.name == state.name && !$0.isDeferred }
      })
    else { return nil }
    let reads = view.members.flatMap(\.uses).filter {
      $0.name == property.name && ($0.member == value[1] || $0.member == nil) && !$0.mayWrite
    }
    guard reads.count == 1 else { return nil }
    return (write.node, value.joined(separator: "."))
  }

  /// Where a sheet's content reads a state that an action writes when it opens the sheet, and which
  /// nothing else in the body reads.
  fileprivate func staleUse(
    of state: Property, in sheet: Presenting, of view: Nominal, reading members: [Member]
  ) -> Syntax? {
    guard state.name != sheet.flag else { return nil }
    func isRead(_ name: String) -> Bool {
      members.contains { member in
        member.uses.contains {
          $0.name == name && $0.form != .binding && !$0.isDeferred && !$0.mayWrite
            && !$0.node.isInside(sheet.content)
        }
      }
    }
    let shown = index.uses(of: [state.name], in: Syntax(sheet.content)).first {
      $0.form == .value && !$0.isDeferred && !$0.isAssigned
    }
    guard let shown, !isRead(state.name), !isRead(sheet.flag) else { return nil }
    let uses = view.members.flatMap(\.uses)
    let opens = uses.contains { use in
      guard use.name == state.name, use.isAssigned, let action = use.node.actionStatements else {
        return false
      }
      let written = uses.filter { $0.mayWrite && $0.node.isInside(action) }
      return written.contains { $0.name == sheet.flag }
        && written.allSatisfy { view.property($0.name) != nil && !isRead($0.name) }
        && action.all(FunctionCallExprSyntax.self).allSatisfy { $0.name == "toggle" }
    }
    return opens ? shown.node : nil
  }
}

extension SyntaxProtocol {
  fileprivate var closureAround: ClosureExprSyntax? {
    ancestors().lazy.compactMap { $0.as(ClosureExprSyntax.self) }.first
  }

  /// The statements of the closure or function that it stands in.
  fileprivate var actionStatements: CodeBlockItemListSyntax? {
    for node in ancestors() {
      if let closure = node.as(ClosureExprSyntax.self) { return closure.statements }
      if let function = node.as(FunctionDeclSyntax.self) { return function.body?.statements }
    }
    return nil
  }
}

extension ClosureExprSyntax {
  fileprivate var isAppearance: Bool {
    guard let call = receiver?.call else { return false }
    return call.name == "onAppear" || call.name == "task" && call.argument("id") == nil
  }
}
