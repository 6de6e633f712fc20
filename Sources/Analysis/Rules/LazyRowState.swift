import Kata
import SwiftSyntax

extension Rule {
  static let lazyRowState = Rule(
    id: "lazy-row-state",
    summary: "What somebody entered or chose, kept in the state of a lazy row",
    severity: .note,
    explanation: """
      A lazy container makes a row when it comes into view. How long the row's `@State` lives \
      after it has scrolled away differs: older systems keep it while the element is there, newer \
      ones may let it go after a while, and a row inside another container loses it earlier. What \
      was typed, chosen or unfolded in the row is then back at its default.

      Keep what has to last in the model, or in a dictionary by id above the list, and hand the row \
      a binding.

      It is fine, and silent here, to keep what may be lost: a row's sheet or alert, hovering, \
      gestures, focus, an image that is loaded again.

      Source: Apple's SwiftUI guidance on lazy containers and `ForEach`; \
      https://developer.apple.com/documentation/swiftui/creating-performant-scrollable-stacks
      """,
    bad: [
      """
      struct Notes: View {
        let notes: [String]
        var body: some View {
          List(notes, id: \\.self) { NoteRow(note: $0) }
        }
      }
      struct NoteRow: View {
        let note: String
        @State private var ↓answer = ""
        var body: some View {
          VStack {
            Text(note)
            TextField("Answer", text: $answer)
          }
        }
      }
      """,
      """
      struct Feed: View {
        let posts: [String]
        var body: some View {
          ScrollView { LazyVStack { rows } }
        }
        private var rows: some View {
          ForEach(posts, id: \\.self) { post in Post(text: post).padding() }
        }
      }
      struct Post: View {
        let text: String
        @State private var ↓isUnfolded = false
        var body: some View {
          Text(text).lineLimit(isUnfolded ? nil : 2)
          Button("More") { isUnfolded.toggle() }
        }
      }
      """,
      """
      struct Order: View {
        let dishes: [String]
        var body: some View {
          List { Section { ForEach(dishes, id: \\.self) { Dish(name: $0) } } }
        }
      }
      struct Dish: View {
        let name: String
        @State private var ↓count = 0
        var body: some View { Stepper("\\(name): \\(count)", value: $count) }
      }
      """,
    ],
    good: [
      """
      struct Notes: View {
        let notes: [String]
        @State private var answers: [String: String] = [:]
        var body: some View {
          List(notes, id: \\.self) { note in
            NoteRow(note: note, answer: Binding(
              get: { answers[note] ?? "" }, set: { answers[note] = $0 }))
          }
        }
      }
      struct NoteRow: View {
        let note: String
        @Binding var answer: String
        var body: some View { TextField(note, text: $answer) }
      }
      """,
      """
      struct Files: View {
        let files: [String]
        var body: some View { List(files, id: \\.self) { FileRow(name: $0) } }
      }
      struct FileRow: View {
        let name: String
        @State private var showsInfo = false
        @State private var isHovered = false
        @State private var showsMore = false
        @State private var offset = 0.0
        @State private var thumbnail: String?
        var body: some View {
          Button(name) { showsInfo = true }
          Button(showsMore ? "Less" : "More") { showsMore.toggle() }
            .opacity(isHovered ? 0.5 : offset)
            .onHover { isHovered = $0 }
            .gesture(DragGesture().onChanged { offset = $0.translation.width })
            .sheet(isPresented: $showsInfo) { Text(thumbnail ?? name) }
            .task { thumbnail = name }
        }
      }
      """,
      """
      struct Few: View {
        let names: [String]
        var body: some View {
          VStack { ForEach(names, id: \\.self) { Row(name: $0) } }
        }
      }
      struct Row: View {
        let name: String
        @State private var text = ""
        var body: some View { TextField(name, text: $text) }
      }
      """,
    ]
  ) { context in
    var seen: Set<SyntaxIdentifier> = []
    for view in context.index.views {
      let evaluation = Evaluation(of: view, in: context.index)
      for member in evaluation.members {
        for rows in member.code.all(FunctionCallExprSyntax.self)
        where rows.constructedType == "ForEach" || rows.constructedType == "List" {
          guard let data = rows.arguments.first?.expression, rows.argument("content") == nil,
            !rows.isDeferred(in: context.index), let closure = rows.trailingClosure,
            !evaluation.isConstant(data, in: member),
            let made = closure.statements.onlyExpression?.chainRoot
              .as(FunctionCallExprSyntax.self)?.constructedType,
            let row = context.index.type(named: made, near: rows), row.isView,
            let list = evaluation.lazyContainer(of: rows, in: member),
            seen.insert(row.declaration.id).inserted
          else { continue }
          for property in row.properties
          where property.wrapper == "State" && !property.isPassing && row.isEntered(property) {
            context.report(
              at: property.nameToken,
              "\(row.name) is a row of a \(list), which may forget `\(property.name)` once the row "
                + "has scrolled away. Keep it in the model, or above the \(list) by id.",
              asks: [
                Evidence(.stateDestroyed("\(row.name).\(property.name)"), "it was lost # times")
              ])
          }
        }
      }
    }
  }
}

extension Nominal {
  /// Whether the state is what somebody typed or chose: bound to a control, or changed by a button
  /// and shown by the body, and nothing that a sheet or gesture is about.
  fileprivate func isEntered(_ property: Property) -> Bool {
    var (isEntered, isShown) = (false, false)
    for member in members {
      for use in member.uses where use.name == property.name {
        guard let purpose = use.purpose(below: member.code) else { return false }
        isEntered = isEntered || purpose == .entering
        isShown = isShown || purpose == .showing || use.form == .binding
      }
    }
    return isEntered && isShown
  }
}

extension Property {
  /// Whether its name says that it is about something shown for a moment.
  fileprivate var isPassing: Bool {
    ["show", "isShow", "isPresent"].contains { name.hasPrefix($0) }
  }
}

private enum Purpose { case entering, showing }

extension Use {
  /// What the mention is for; `nil` when it speaks for something that may be lost, or is unknown.
  fileprivate func purpose(below code: Syntax) -> Purpose? {
    if form == .storage { return nil }
    let call = node.ancestors(below: code).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
      .first { !node.isInside($0.calledExpression) || $0.name == "toggle" }
    if form == .binding {
      return Self.controls.contains(call?.constructedType ?? "") ? .entering : nil
    }
    guard isAssigned || callsMember && member == "toggle" else {
      return isDeferred || !callsMember ? .showing : nil
    }
    for ancestor in node.ancestors(below: code) {
      guard let receiver = ancestor.as(ClosureExprSyntax.self)?.receiver else { continue }
      if receiver.call.name == "withAnimation" { continue }
      return receiver.call.name == "Button" || receiver.call.name == "onTapGesture"
        ? .entering : nil
    }
    // In a method, of which nobody knows here who calls it.
    return nil
  }

  private static let controls: Set = [
    "TextField", "TextEditor", "SecureField", "Toggle", "Stepper", "Slider", "Picker", "DatePicker",
    "ColorPicker", "DisclosureGroup",
  ]
}
