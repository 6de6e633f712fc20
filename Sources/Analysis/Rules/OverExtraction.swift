import Kata
import SwiftSyntax

extension Rule {
  static let overExtraction = Rule(
    id: "over-extraction",
    summary: "A view type of a line or two that never sleeps when its owner runs",
    severity: .note,
    explanation: """
      A view type of its own is a boundary: its body sleeps for as long as its inputs are equal. \
      A type of two lines that is used once and takes everything that makes its owner run sleeps \
      never. It costs a comparison and a second body, and a reader has to look in two places.

      Write its lines where they are used, or in a computed property.

      It is fine, and silent here, when the type has state, is used twice, shown in a preview or in \
      rows, when it takes fewer values than its owner reads, and when it is longer than three \
      lines.

      Source: Apple's SwiftUI guidance on view structure (extract along what changes together, not \
      by length).
      """,
    bad: [
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          VStack {
            CountLabel(count: count)
            Button("Add") { count += 1 }
          }
        }
      }
      struct ↓CountLabel: View {
        let count: Int
        var body: some View { Text("\\(count)") }
      }
      """,
      """
      struct Profile: View {
        @State private var name = ""
        let age: Int
        var body: some View {
          HStack {
            NameAndAge(name: name, age: age)
          }
          .onTapGesture { name = "x" }
        }
      }
      private struct ↓NameAndAge: View {
        let name: String
        let age: Int
        var body: some View {
          Text(name + "\\(age)")
            .bold()
        }
      }
      """,
      """
      struct Page: View {
        @State private var isOn = false
        var body: some View {
          Form {
            Section { Status(isOn: isOn) }
            Toggle("On", isOn: $isOn)
          }
        }
        struct ↓Status: View {
          var isOn: Bool
          var body: some View { Image(systemName: isOn ? "sun.max" : "moon") }
        }
      }
      """,
    ],
    good: [
      """
      struct Counter: View {
        @State private var count = 0
        @State private var name = ""
        var body: some View {
          VStack {
            CountLabel(count: count)
            TextField(name, text: $name)
          }
        }
      }
      struct CountLabel: View {
        let count: Int
        var body: some View { Text("\\(count)") }
      }
      """,
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          CountLabel(count: count)
          CountLabel(count: count + 1)
          Pulse(count: count)
          Shown(count: count)
          Button("Add") { count += 1 }
        }
      }
      struct CountLabel: View {
        let count: Int
        var body: some View { Text("\\(count)") }
      }
      struct Pulse: View {
        let count: Int
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Text("\\(count)") }
      }
      struct Shown: View {
        let count: Int
        var body: some View { Text("\\(count)") }
      }
      #Preview { Shown(count: 1) }
      """,
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Header(count: count)
            Button("\\(count)") { count += 1 }
          }
        }
      }
      struct Header: View {
        let count: Int
        var body: some View { Text("Header") }
      }
      """,
      """
      struct Lamp: View {
        @State private var level = 0
        var body: some View {
          VStack {
            Bulb(isOn: level > 2)
            Button("\\(level)") { level += 1 }
          }
        }
      }
      struct Bulb: View {
        let isOn: Bool
        var body: some View { Image(systemName: isOn ? "sun.max" : "moon") }
      }
      """,
      """
      struct Numbers: View {
        @State private var numbers = [1, 2]
        var body: some View {
          VStack { ForEach(numbers, id: \\.self) { Row(number: $0, all: numbers) } }
          Button("Add") { numbers.append(3) }
        }
      }
      struct Row: View {
        let number: Int
        let all: [Int]
        var body: some View { Text("\\(number) of \\(all.count)") }
      }
      """,
    ]
  ) { context in
    let shown = context.shownInPreviews
    for view in context.index.views {
      guard view.isTiny, !shown.contains(view.nameToken.identifierText) else { continue }
      let made = context.index.constructions(of: view)
      guard made.count == 1, let call = made.first, call.closures.isEmpty,
        let owner = context.index.type(around: call), owner.isView, owner.name != view.name,
        let body = owner.body, call.isInside(body.code),
        Syntax(call).isUnconditional(below: body.code)
      else { continue }
      let evaluation = Evaluation(of: owner, in: context.index)
      let wakes = evaluation.reads(of: body)
      // Only a value that is handed on as it is changes whenever the owner's does.
      let handed = Set(
        call.arguments.map { $0.expression.trimmedDescription.replacing("self.", with: "") })
      let inputs = owner.properties.filter { $0.wrapper == nil && $0.initializer == nil }
      guard !wakes.isEmpty, wakes.isSubset(of: handed),
        inputs.allSatisfy({ handed.contains($0.name) })
      else { continue }
      context.report(
        at: view.nameToken,
        "\(view.name) takes all that makes \(owner.name) run, so it never sleeps when \(owner.name) "
          + "does not. Write its \(view.isOneLine ? "line" : "lines") in \(owner.name).",
        asks: [.refuted(by: .skipped(view.name), "\(view.name) was skipped as equal # times")])
    }
  }
}

extension Context {
  /// The types whose values previews make.
  fileprivate var shownInPreviews: Set<String> {
    var names: Set<String> = []
    for file in files where file.says("Preview") {
      let previews =
        file.tree.all(MacroExpansionExprSyntax.self).filter { $0.macroName.text == "Preview" }
        .map { Syntax($0) }
        + file.tree.all(MacroExpansionDeclSyntax.self).filter { $0.macroName.text == "Preview" }
        .map { Syntax($0) }
        + file.tree.all(StructDeclSyntax.self)
        .filter { $0.inheritedNames.contains("PreviewProvider") }.map { Syntax($0) }
      for preview in previews {
        names.formUnion(preview.all(DeclReferenceExprSyntax.self).map(\.baseName.identifierText))
      }
    }
    return names
  }
}

extension Nominal {
  /// Whether it is a body of at most three lines over plain values, and nothing else.
  fileprivate var isTiny: Bool {
    guard inherited == ["View"], initializers.isEmpty, members.count == 1, viewParameters.isEmpty,
      properties.allSatisfy({ $0.wrapper == nil && $0.initializer == nil && $0.isValue }),
      let body, body.attributes.isEmpty, !declaration.isOpenToAll,
      // What it is handed and never shows, it should rather not be handed.
      Set(body.uses.map(\.name)).isSuperset(of: properties.map(\.name))
    else { return false }
    return body.code.trimmedDescription.split(separator: "\n").count <= 3
      && body.code.trimmedDescription.utf8.count < 160
  }

  fileprivate var isOneLine: Bool {
    body.map { !$0.code.trimmedDescription.contains("\n") } ?? false
  }
}

extension Property {
  /// Whether its type is one of the plain ones, which no view depends on by itself.
  fileprivate var isValue: Bool {
    ["Int", "Double", "String", "Bool", "CGFloat", "Float", "Date", "Color"].contains(typeName)
      || type?.is(ArrayTypeSyntax.self) == true
  }
}

extension Syntax {
  /// Whether others may use it whom these files do not show.
  fileprivate var isOpenToAll: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.public, .open, .package) ?? false
  }
}
