import SwiftSyntax

extension Rule {
  static let stateMacro27 = Rule(
    id: "state-macro-27",
    summary: "Code that stops compiling when @State becomes a macro, with SDK 27",
    severity: .note,
    explanation: """
      With SDK 27 `@State` is a macro. It gives the view a stored property of its own behind the \
      name, and the compiler treats that one like any other. Three shapes that a property wrapper \
      let through do not compile any more:

      - An initializer that assigns a state before every other stored property has its value: that \
      uses `self` too early. Assign the others first.
      - A second property wrapper on the state: both want to make `_name`. Move what it does into \
      the type of the value, or into the code that writes it.
      - A view all of whose stored properties are private, and an extension that calls the \
      initializer Swift used to make for it: there is none. Write it.

      It is fine, and silent here, as long as you build with SDK 26: say `lint --sdk 27` (or \
      `sdk: 27` in a kata) to be told. It is the SDK that counts, not the system the code runs on.

      Source: Apple, TN3211 "Resolving SwiftUI source incompatibilities for State and \
      ContentBuilder", https://developer.apple.com/documentation/technotes/\
      tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
      """,
    bad: [
      Example(
        """
        struct Counter: View {
          let name: String
          @State private var count: Int
          init(name: String, start: Int) {
            ↓count = start
            self.name = name
          }
          var body: some View { Text("\\(name): \\(count)") }
        }
        """, sdk: 27),
      Example(
        """
        struct Editor: View {
          @Binding var text: String
          @State private var draft: String
          init(text: Binding<String>) {
            ↓self.draft = text.wrappedValue
            _text = text
          }
          var body: some View { TextField("Draft", text: $draft) }
        }
        """, sdk: 27),
      Example(
        """
        @propertyWrapper struct Clamped {
          var wrappedValue: Int
        }
        struct Dial: View {
          @State @Clamped private var ↓level = 3
          @SwiftUI.AppStorage("volume") @State private var ↓volume = 1
          var body: some View { Text("\\(level) \\(volume)") }
        }
        """, sdk: 27),
      Example(
        """
        struct Panel: View {
          @State private var isOpen = false
          private let title: String
          var body: some View { Toggle(title, isOn: $isOpen) }
        }
        extension Panel {
          init(opened title: String) { ↓self.init(isOpen: true, title: title) }
          static var help: Panel { ↓Panel(title: "Help") }
        }
        """, sdk: 27),
    ],
    good: [
      """
      struct Counter: View {
        let name: String
        @State private var count: Int
        init(name: String, start: Int) {
          count = start
          self.name = name
        }
        var body: some View { Text("\\(name): \\(count)") }
      }
      """,
      Example(
        """
        struct Counter: View {
          let name: String
          var isBig = false
          var hint: String?
          @State private var count: Int
          @State private var steps: Int
          init(name: String, start: Int) {
            self.name = name
            count = start
            steps = 0
            isBig = start > 10
          }
          var body: some View { Text("\\(name): \\(count) \\(steps)") }
        }
        """, sdk: 27),
      Example(
        """
        struct Counter: View {
          let name: String
          @State private var count: Int
          init(name: String, start: Int) {
            _count = State(initialValue: start)
            self.name = name
          }
          init(start: Int) { self.init(name: "", start: start) }
          var body: some View { Text("\\(name): \\(count)") }
        }
        """, sdk: 27),
      Example(
        """
        struct Panel: View {
          @MainActor @State private var isOpen = false
          private let title: String
          private init(isOpen: Bool, title: String) {
            self.title = title
            self.isOpen = isOpen
          }
          var body: some View { Toggle(title, isOn: $isOpen) }
        }
        extension Panel {
          init(opened title: String) { self.init(isOpen: true, title: title) }
        }
        struct Row: View {
          @State private var isOpen = false
          let title: String
          var body: some View { Toggle(title, isOn: $isOpen) }
        }
        extension Row {
          init(number: Int) { self.init(title: "\\(number)") }
        }
        """, sdk: 27),
    ]
  ) { context in
    guard context.sdk ?? 0 >= 27 else { return }
    for owner in context.index.types where owner.isView || owner.isViewModifier {
      let states = owner.properties.filter { $0.wrapper == "State" || $0.hasAttribute("State") }
      guard !states.isEmpty else { continue }
      for state in states {
        guard let other = state.secondWrapper(in: context.index) else { continue }
        context.report(
          at: state.nameToken,
          "With SDK 27 both @State and @\(other) make a `_\(state.name)`, which does not compile. "
            + "Leave @\(other) away and do its work where `\(state.name)` is written.")
      }
      for initializer in owner.initializers {
        for (target, state, late) in owner.earlyWrites(in: initializer) {
          context.report(
            at: target,
            "With SDK 27 `\(state)` cannot be assigned before `\(late)` has its value. Assign "
              + "`\(late)` first.")
        }
      }
      for call in context.index.callsOfMemberwise(owner) {
        context.report(
          at: call,
          "With SDK 27 Swift makes no private memberwise initializer for \(owner.name), because it "
            + "holds @State. Write the initializer that is called here.")
      }
    }
  }
}

extension Property {
  fileprivate func hasAttribute(_ name: String) -> Bool {
    attributes.contains { $0.attributeName.dottedName == name }
  }

  /// Another attribute that is surely a property wrapper.
  fileprivate func secondWrapper(in index: SourceIndex) -> String? {
    attributes.lazy.compactMap { $0.attributeName.dottedName }.first { name in
      guard name != "State" else { return false }
      return Self.wrappers.contains(name)
        || index.type(named: name, near: nameToken)?.attributes.contains("propertyWrapper") == true
    }
  }

  private static let wrappers: Set = [
    "Published", "AppStorage", "SceneStorage", "Binding", "StateObject", "ObservedObject",
    "Environment", "EnvironmentObject", "FocusState", "GestureState", "ScaledMetric",
  ]
}

extension Nominal {
  /// Assignments to a state that come before the first one to a property without a value, with the
  /// names of both.
  fileprivate func earlyWrites(
    in initializer: InitializerDeclSyntax
  ) -> [(target: ExprSyntax, state: String, late: String)] {
    guard let statements = initializer.body?.statements,
      !statements.contains(where: { $0.trimmedDescription.contains("self.init(") })
    else { return [] }
    var open = properties.filter {
      $0.wrapper != "State" && $0.initializer == nil && $0.type?.is(OptionalTypeSyntax.self) != true
        && ($0.wrapper == nil || ["Binding", "ObservedObject", "Bindable"].contains($0.wrapper))
    }.map(\.name)
    var found: [(ExprSyntax, String, String)] = []
    for (position, statement) in statements.enumerated() {
      let code = Syntax(statement)
      let written = code.assignedPlaces.compactMap { $0.writtenPath?.first }
      if let expression = statement.item.as(ExprSyntax.self),
        let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count > 2,
        let target = elements.first,
        elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let path = target.writtenPath, path.count == 1,
        let state = property(path[0]), state.wrapper == "State",
        !Syntax(target).isShadowed(state.name, below: Syntax(initializer)) || target.isOnSelf,
        let late = open.first(where: { name in
          // What nobody assigns is not for this initializer to say.
          statements.dropFirst(position + 1).contains {
            Syntax($0).assignedPlaces.contains {
              $0.writtenPath.map { $0 == [name] || $0 == ["_" + name] } ?? false
            }
          }
        })
      {
        found.append((target, state.name, late))
      }
      open.removeAll { written.contains($0) || written.contains("_" + $0) }
    }
    return found
  }
}

extension Syntax {
  /// The left sides of `=`, whatever stands to their right.
  fileprivate var assignedPlaces: [ExprSyntax] {
    all(SequenceExprSyntax.self).compactMap { sequence in
      let second = sequence.elements.dropFirst().first
      return second?.is(AssignmentExprSyntax.self) == true ? sequence.elements.first : nil
    }
  }
}

extension ExprSyntax {
  fileprivate var isOnSelf: Bool { trimmedDescription.hasPrefix("self.") }
}

extension SourceIndex {
  /// Calls that only the initializer can answer that Swift makes for a type whose stored properties
  /// are all private.
  fileprivate func callsOfMemberwise(_ type: Nominal) -> [FunctionCallExprSyntax] {
    guard type.kind == .struct, type.properties.allSatisfy(\.isPrivate),
      !type.initializers.contains(where: { $0.isInside(type.declaration) })
    else { return [] }
    let written = Set(
      type.initializers.map { initializer in
        initializer.signature.parameterClause.parameters.map { $0.firstName.identifierText }
      })
    return calls.filter { call in
      guard !call.arguments.isEmpty, call.trailingClosure == nil,
        call.constructedType.map({
          self.type(named: $0, near: call)?.declaration.id == type.declaration.id
        })
          ?? (call.calledExpression.trimmedDescription == "self.init"
            && self.type(around: call)?.declaration.id == type.declaration.id)
      else { return false }
      let labels = call.arguments.map { $0.label?.identifierText ?? "_" }
      return !written.contains(labels) && type.isMemberwise(labels)
    }
  }
}

extension Nominal {
  /// Whether the labels are those of the stored properties, those with a value left out or not.
  fileprivate func isMemberwise(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for property in properties where !property.isConstant || property.initializer == nil {
      if rest.first == property.name {
        rest = rest.dropFirst()
      } else if property.initializer == nil, property.type?.is(OptionalTypeSyntax.self) != true {
        return false
      }
    }
    return rest.isEmpty
  }
}
